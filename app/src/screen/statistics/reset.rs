//! The confirmation for deleting all rounds.

use iced::Alignment;
use iced::widget::{center, column, row};

use super::{Message, State};
use crate::screen::Context;
use crate::widget::page::sheet;
use crate::widget::{button, text};
use crate::{Element, tr};

impl State {
    /// Names what will be deleted, and offers to export it first.
    pub(super) fn question<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let buttons = row![
            Element::from(button::primary(tr!(context, "reset-keep"), Some(Message::AskReset(false)))),
            Element::from(button::secondary(tr!(context, "statistics-export"), Some(Message::Export))),
            Element::from(button::secondary(tr!(context, "reset-forget"), Some(Message::Reset))),
        ];
        let question = column![
            text::heading(tr!(context, "reset-title")),
            text::body(tr!(context, "reset-about", rounds = self.played.rounds.len())),
            text::body(tr!(context, "reset-export")),
            buttons.spacing(10).align_y(Alignment::Center),
            self.feedback(context),
        ];
        center(sheet(question.spacing(14).max_width(560))).into()
    }
}
