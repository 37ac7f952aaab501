//! The licences of others' work in the program: who made what, and each text on demand.

use std::collections::BTreeSet;
use std::io::{self, Read as _};
use std::sync::LazyLock;

use flate2::read::ZlibDecoder;
use iced::widget::{Column, column, row};
use iced::{Alignment, Fill};

use super::{Action, Context};
use crate::locale::Locale;
use crate::widget::page::{page, scrolled_sheet, sheet};
use crate::widget::{button, text};
use crate::{Element, tr};

/// The list that every package contains too, as `build.rs` packs it. `just licences` makes it.
const PACKED_LIST: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/third-party.txt.zlib"));
/// The list as text; empty if it couldn't be unpacked, which a test excludes.
static LIST: LazyLock<String> = LazyLock::new(|| unpack().unwrap_or_default());
/// The line above each licence of the list.
const RULE: &str = "========================================================================";
/// How many works are named beside a licence.
const NAMED: usize = 3;
/// The width of a licence's name, in logical pixels.
const NAME_WIDTH: f32 = 310.0;

/// The licences, and which of them are open.
#[derive(Debug)]
pub struct State {
    licences: Vec<Licence>,
    open: BTreeSet<usize>,
}

/// A licence of the list.
#[derive(Debug)]
struct Licence {
    name: &'static str,
    /// The works under it, one a line, some with their authors.
    works: &'static str,
    text: &'static str,
}

/// Input on the page.
#[derive(Debug, Clone)]
pub enum Message {
    /// Opens or closes the text of a licence.
    Toggled(usize),
    /// Returns to the about page.
    Back,
}

impl Default for State {
    /// The page with every licence closed.
    fn default() -> State {
        State { licences: parse(&LIST), open: BTreeSet::new() }
    }
}

impl State {
    /// Applies a message.
    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::Toggled(index) => {
                if !self.open.remove(&index) {
                    self.open.insert(index);
                }
                Action::None
            }
            Message::Back => Action::Leave,
        }
    }

    /// Builds the widgets for the current state; called after every message.
    pub fn view(&self, context: Context<'_>) -> Element<'_, Message> {
        let about = column![
            text::body(tr!(context, "licences-about")),
            text::body(tr!(context, "licences-standard-library")),
        ];
        let licences = (0..).zip(&self.licences).flat_map(|(index, licence)| {
            let full = self.open.contains(&index).then(|| licence.full_text());
            // Some works are under several texts of the same name.
            let alike = |other: &&Licence| (other.name, other.works) == (licence.name, licence.works);
            let nth = self.licences[..index].iter().filter(alike).count() + 1;
            std::iter::once(licence.summary((index, nth), full.is_some(), context.locale)).chain(full)
        });
        let list = scrolled_sheet(Column::with_children(licences).spacing(8).width(Fill)).height(Fill);
        let content = column![sheet(about.spacing(6).width(Fill)), list].spacing(16);
        page(tr!(context, "licences-title"), tr!(context, "back"), Message::Back, content)
    }
}

impl Licence {
    /// The licence in a line that opens and closes its text; the `nth` one for these works.
    fn summary(
        &self,
        (index, nth): (usize, usize),
        is_open: bool,
        locale: &Locale,
    ) -> Element<'static, Message> {
        let works = self.works.lines().map(|line| line.split([',', ':']).next().unwrap_or(line));
        let mut named = works.clone().take(NAMED).collect::<Vec<_>>().join(", ");
        let count = works.count();
        if count > NAMED {
            named = tr!(locale, "licences-more", named = named, count = count - NAMED);
        }
        if nth > 1 {
            named = format!("{named} ({nth})");
        }
        let line = row![text::body(self.name).width(NAME_WIDTH), text::caption(named).width(Fill)];
        let line = line.spacing(12).align_y(Alignment::Center);
        button::entry(line, [9, 14], is_open, Message::Toggled(index))
    }

    /// The licence with all works under it.
    fn full_text(&self) -> Element<'static, Message> {
        let works = self.works.lines().collect::<Vec<_>>().join("  ·  ");
        column![iced::widget::text(works).size(14), iced::widget::text(self.text).size(14)]
            .spacing(14)
            .padding([4, 15])
            .into()
    }
}

fn unpack() -> io::Result<String> {
    let mut list = String::new();
    ZlibDecoder::new(PACKED_LIST).read_to_string(&mut list)?;
    Ok(list)
}

/// The licences of a list: after the line above it each has its name, the works under it and its text, with an empty line between.
fn parse(list: &'static str) -> Vec<Licence> {
    let sections = list.split(RULE).skip(1);
    let parts = sections.filter_map(|section| {
        let (name, rest) = section.trim().split_once("\n\n")?;
        let (works, text) = rest.split_once("\n\n")?;
        Some(Licence { name, works, text: text.trim_matches('\n') })
    });
    parts.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_work_of_the_list_is_found() {
        let licences = parse(&LIST);
        assert_eq!(licences.len(), LIST.lines().filter(|line| *line == RULE).count());
        assert!(licences.iter().all(|licence| licence.text.len() > 300), "{licences:?}");
        let works: Vec<&str> = licences.iter().flat_map(|licence| licence.works.lines()).collect();
        assert!(works.iter().all(|work| work.contains(' ')), "names with versions: {works:?}");
        for work in ["iced 0.14", "quinn 0.11", "ring 0.17", "option-ext 0.2", "Fira Sans: "] {
            assert!(works.iter().any(|found| found.starts_with(work)), "{work} is missing");
        }
    }
}
