//! The panel beside the boards: the pebble that is looked at, or which ones are near.

use iced::widget::{Column, column, row, rule};
use iced::{Alignment, Fill};
use jiff::tz::TimeZone;
use skipstone_core::milestone::Milestone;

use super::{Message, State, state_of};
use crate::screen::Context;
use crate::statistics::{MilestoneStatus, has_turn};
use crate::theme::text::{accent, soft};
use crate::widget::accessible::{Named, Role};
use crate::widget::page::scrolled_sheet;
use crate::widget::pebble::PebbleState;
use crate::widget::stone_face::face;
use crate::widget::{button, text};
use crate::{Element, tr};

/// The width of the chosen pebble, of the own stone, and of the pebble beside that, in logical pixels.
const PEBBLE: f32 = 150.0;
const STONE: f32 = 88.0;
const BESIDE: f32 = 32.0;

impl State {
    /// What is said of the chosen pebble; before one is chosen, of those that are near.
    pub(super) fn side<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let content = match self.chosen() {
            Some(status) => self.about(status, context),
            None => self.next(context),
        };
        let content = content.push(self.beside(context)).spacing(12).width(Fill);
        scrolled_sheet(content).height(Fill).into()
    }

    fn about<'a>(
        &'a self,
        status: &MilestoneStatus,
        context: Context<'a>,
    ) -> Column<'a, Message, crate::Theme> {
        let (locale, milestone) = (context.locale, status.milestone);
        let state = match state_of(status, context.settings) {
            PebbleState::Missing => PebbleState::Missing,
            PebbleState::Found | PebbleState::New => PebbleState::Found,
        };
        let picture = self.pebble(milestone, state, PEBBLE, context);
        let picture = column![picture].width(Fill).align_x(Alignment::Center);
        let name = locale.pebble(milestone);
        let words = column![
            text::heading(name.clone()).style(accent),
            text::body(locale.milestone(milestone)),
            text::caption(self.origin(status, context)).style(soft),
        ];
        let watch = status.round.map(|_| {
            let words = if has_turn(milestone) { "shelf-watch-turn" } else { "shelf-watch-round" };
            Element::from(button::secondary(tr!(locale, words), Some(Message::Watch)).width(Fill))
        });
        let is_beside = context.settings.pebble == Some(milestone);
        let put = (state == PebbleState::Found).then(|| match is_beside {
            true => {
                button::secondary(tr!(locale, "shelf-take-away"), Some(Message::PutBeside(None))).width(Fill)
            }
            false => {
                let put = Message::PutBeside(Some(milestone));
                button::primary(tr!(locale, "shelf-put-beside"), Some(put)).sized(16.0).width(Fill)
            }
        });
        let about = column![words.spacing(6)].push(watch).push(put.map(Element::from)).spacing(12);
        column![picture, Named::with_role(Role::Section, name, about)]
    }

    /// When it was reached and in which round, or how much is still to be done.
    fn origin(&self, status: &MilestoneStatus, context: Context<'_>) -> String {
        let locale = context.locale;
        let Some(reached) = status.reached else {
            let done = status.done.zip(status.milestone.wanted());
            return match done {
                Some((done, of)) => tr!(locale, "shelf-missing-done", done = done, of = of),
                None => tr!(locale, "shelf-not-yet"),
            };
        };
        let date = locale.date(reached, &TimeZone::system());
        match self.round_of(status).zip(status.round) {
            Some((round, (key, me))) => {
                let players = locale.player_names(&round.table.seats, Some(me));
                tr!(locale, "shelf-from-round", date = date, round = key.number, players = players)
            }
            None => tr!(locale, "shelf-from", date = date),
        }
    }

    /// Those that are missing of which most is done.
    fn next<'a>(&'a self, context: Context<'a>) -> Column<'a, Message, crate::Theme> {
        let title = tr!(context, "shelf-next");
        let line = |status: &&MilestoneStatus| {
            let done = status.done.zip(status.milestone.wanted());
            let done = done.map(|(done, of)| tr!(context, "milestones-done", done = done, of = of));
            let done = done.map(|done| text::caption(done).style(soft));
            column![text::body(context.locale.milestone(status.milestone))].push(done).spacing(2).into()
        };
        let nearest = self.nearest();
        let lines = Column::with_children(nearest.iter().map(line)).spacing(10);
        let words = match nearest.is_empty() {
            true => column![text::body(tr!(context, "shelf-complete"))],
            false => column![text::heading(title.clone()).style(accent), lines].spacing(12),
        };
        column![
            Named::with_role(Role::Section, title, words),
            text::caption(tr!(context, "shelf-hint")).style(soft)
        ]
    }

    /// The own stone as others see it with the pebble; `None` without one.
    fn beside<'a>(&'a self, context: Context<'a>) -> Option<Element<'a, Message>> {
        let milestone: Milestone = context.settings.pebble?;
        let stone = face(&self.pictures, context.settings.stone, STONE, context.scale);
        let pebble = self.pebble(milestone, PebbleState::Found, BESIDE, context);
        let pair = row![stone, pebble].spacing(2).align_y(Alignment::End);
        let name = context.locale.pebble(milestone);
        let words = text::caption(tr!(context, "shelf-beside", name = name)).style(soft);
        let picture = column![pair].width(Fill).align_x(Alignment::Center);
        Some(column![rule::horizontal(1), words, picture].spacing(10).into())
    }
}
