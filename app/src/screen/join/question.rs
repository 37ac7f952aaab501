//! The question which of several tables a short code is for. Each try at a wrong one is counted there, so the program never tries
//! them by turns.

use iced::widget::{column, container, row};
use iced::{Center, Fill};
use skipstone_net::discovery::{AnnouncementId, DiscoveredTable};

use super::{JoinAddress, Message, State, is_joinable};
use crate::keys::KeyPress;
use crate::screen::Context;
use crate::theme::text::{accent, soft};
use crate::widget::focus::Scope;
use crate::widget::page::scrolled_sheet;
use crate::widget::{button, text};
use crate::{Element, tr};

/// The largest width of the question.
const WIDEST: f32 = 880.0;

impl State {
    /// Asks which table the typed short code is for; says that it can't be joined yet where there is none.
    pub(super) fn ask_for_table(&mut self) {
        self.asked = self.found.iter().filter(|found| is_joinable(found)).map(DiscoveredTable::id).collect();
        self.submitted = self.asked.is_empty();
    }

    /// Whether the player is asked which table the short code is for.
    pub(super) fn is_asking(&self) -> bool {
        self.tables_to_choose().next().is_some()
    }

    /// The tables to choose from that are still there, with their numbers.
    pub(super) fn tables_to_choose(&self) -> impl Iterator<Item = (usize, &DiscoveredTable)> {
        let found = |id: &AnnouncementId| self.found.iter().find(|found| found.id() == *id);
        (1..).zip(&self.asked).filter_map(move |(number, id)| Some((number, found(id)?)))
    }

    /// The question, with an entry for each table.
    pub(super) fn question<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let code = match self.address() {
            Ok(JoinAddress::ShortCode(code)) => code.to_string(),
            _ => String::new(),
        };
        let entry = |(number, found): (usize, &'a DiscoveredTable)| {
            let number = text::heading(number.to_string()).style(accent);
            let line = row![number, self.table_line(found, context)].spacing(16).align_y(Center);
            button::entry(line, [14, 18], false, Message::JoinFound(found.id()))
        };
        let content = column![
            text::heading(tr!(context, "join-which-host", code = code)),
            text::body(tr!(context, "join-which-host-about")).style(soft),
        ];
        let content = content.extend(self.tables_to_choose().map(entry)).spacing(14);
        let content = container(scrolled_sheet(content).max_width(WIDEST)).center(Fill);
        Scope::new(content).on_key(|press| self.choice_of(press)).into()
    }

    /// The table whose number a key is.
    fn choice_of(&self, press: &KeyPress<'_>) -> Option<Message> {
        let number = usize::from(press.digit()?);
        let (_, found) = self.tables_to_choose().find(|(at, _)| *at == number)?;
        Some(Message::JoinFound(found.id()))
    }
}
