//! The list of series: open ones, finished ones, and single rounds.

use iced::widget::text::Wrapping;
use iced::widget::{Column, column, container, progress_bar, row, scrollable};
use iced::{Alignment, Fill, Padding};
use skipstone_core::Scoring;
use skipstone_core::series::Series;

use super::{Message, SeriesEntry, State};
use crate::board::Leaders;
use crate::locale::{Locale, target};
use crate::paper::score_sheet::progress;
use crate::theme::container::badge;
use crate::theme::text::soft;
use crate::widget::{button, text};
use crate::{Element, tr};

/// The groups of the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Group {
    /// Series that aren't over.
    Open,
    /// Series that are over.
    Over,
    /// Tables whose rules play single rounds, over or not.
    Single,
}

/// The number of entries shown per group until the player asks for all.
const INITIALLY_SHOWN: usize = 40;

impl Group {
    /// Every group, in the order of the list.
    pub(super) const ALL: [Group; 3] = [Group::Open, Group::Over, Group::Single];

    fn of(entry: &SeriesEntry) -> Group {
        match (entry.series.setup().rules().scoring, entry.series.is_over()) {
            (Scoring::Single, _) => Group::Single,
            (_, false) => Group::Open,
            (_, true) => Group::Over,
        }
    }
}

impl State {
    /// The series of a group, the newest played first.
    pub(super) fn group(&self, group: Group) -> impl Iterator<Item = &SeriesEntry> {
        self.entries.iter().filter(move |entry| Group::of(entry) == group)
    }

    /// Draws the list.
    pub(super) fn list<'a>(&'a self, locale: &Locale) -> Element<'a, Message> {
        let mut list = Column::new().spacing(8).padding(Padding::default().vertical(3).left(3).right(16));
        for group in Group::ALL {
            let count = self.group(group).count();
            if count == 0 {
                continue;
            }
            let heading = match group {
                Group::Open => tr!(locale, "series-open"),
                Group::Over => tr!(locale, "series-over"),
                Group::Single => tr!(locale, "series-single"),
            };
            list = list.push(text::caption(heading));
            let shown = if self.expanded.contains(&group) { count } else { INITIALLY_SHOWN };
            for entry in self.group(group).take(shown) {
                list = list.push(self.item(entry, locale));
            }
            if shown < count {
                let more = tr!(locale, "series-more", count = count - shown);
                list = list.push(Element::from(button::quiet(more, Some(Message::ShowAll(group)))));
            }
        }
        scrollable(list).width(Fill).height(Fill).into()
    }

    /// A series as an entry of the list.
    fn item<'a>(&'a self, entry: &'a SeriesEntry, locale: &Locale) -> Element<'a, Message> {
        let id = entry.saved.id;
        // A name may be a single long word.
        let title = text::body(locale.series_title(&entry.saved)).wrapping(Wrapping::WordOrGlyph).width(Fill);
        let running = entry.running.then(|| {
            let words = iced::widget::text(tr!(locale, "series-running")).size(12);
            container(words).padding([1, 8]).style(badge)
        });
        let bar = progress_to_end(&entry.series).map(|part| progress_bar(0.0..=1.0, part).girth(6));
        let target = locale.target_inline(entry.series.setup().rules()).filter(|_| !entry.series.is_over());
        let played = target.into_iter().chain([locale.date(entry.saved.played, &self.zone)]);
        let played = played.collect::<Vec<_>>().join("  ·  ");
        let score = score_line(entry, locale).map(|score| iced::widget::text(score).size(14));
        let words = column![row![title].push(running).spacing(8).align_y(Alignment::Center)]
            .push(score)
            .push(bar)
            .push(iced::widget::text(played).size(13).style(soft))
            .spacing(4)
            .width(Fill);
        button::entry(words, [9, 14], self.chosen == Some(id), Message::Selected(id))
    }
}

/// The progress to the end, 0 to 1; `None` for a series without an end, or one that is over.
fn progress_to_end(series: &Series) -> Option<f32> {
    let rules = series.setup().rules();
    let part = match rules.scoring {
        _ if series.is_over() => return None,
        Scoring::Single => return None,
        Scoring::LowestLeft => series.rounds().len() as f32 / target(rules) as f32,
        // The leading team decides.
        Scoring::Points | Scoring::Wins => progress(series)?.into_iter().fold(0.0, f32::max),
    };
    Some(part)
}

/// The scores in short, or the winners; `None` for a single round that isn't over.
fn score_line(entry: &SeriesEntry, locale: &Locale) -> Option<String> {
    let series = &entry.series;
    let is_single = series.setup().rules().scoring == Scoring::Single;
    match series.rounds().last() {
        None if is_single => None,
        Some(round) if is_single && round.winner.is_none() => Some(tr!(locale, "rounds-nobody")),
        Some(_) if series.is_over() => {
            let Leaders { who, name, count } = entry.leaders(locale);
            Some(tr!(locale, "series-won", who = who, name = name, count = count))
        }
        _ => Some(series.scores().iter().map(u32::to_string).collect::<Vec<_>>().join(" : ")),
    }
}
