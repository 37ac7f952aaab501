//! The layout of the screen.

use iced::widget::{column, container, row};
use iced::{Alignment, Fill};
use jiff::civil::Date;
use skipstone_core::challenge::DayLength;
use skipstone_core::table::Player;

use super::{Message, State};
use crate::screen::Context;
use crate::theme::container::field;
use crate::theme::text::{accent, soft};
use crate::widget::page::{page, scrolled_sheet};
use crate::widget::{button, text};
use crate::{Element, tr};

/// The width of the calendar, in logical pixels.
const CALENDAR: f32 = 372.0;
/// The width of a button of a deal.
const BUTTON: f32 = 150.0;

impl State {
    /// Builds the widgets for the current state; called after every message.
    pub fn view<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let deals = DayLength::ALL.map(|length| self.deal_row(length, context));
        let date = context.locale.civil_date(self.shown);
        let (title, about, back) = match self.is_today() {
            true => (tr!(context, "days-today", date = date), "days-about", None),
            false => {
                let back = button::quiet(tr!(context, "days-back"), Some(Message::Day(self.today)));
                (date, "days-past-about", Some(Element::from(back)))
            }
        };
        let begun = (self.is_new_day && self.is_today()).then(|| tr!(context, "days-begun"));
        let today = column![text::heading(title)]
            .push(begun.map(|begun| text::body(begun).style(accent)))
            .push(text::body(tr!(context, about)).width(Fill))
            .spacing(6);
        let today =
            today.push(column(deals).spacing(10)).push(self.copy_line(context)).push(back).spacing(14);
        let calendar = container(self.calendar(context)).width(CALENDAR);
        let content = row![container(today).width(Fill), calendar].spacing(32).width(Fill);
        page(tr!(context, "days-title"), tr!(context, "back"), Message::Leave, scrolled_sheet(content))
    }

    /// A deal of the shown day: how long it takes, who plays, and what became of it.
    fn deal_row<'a>(&'a self, length: DayLength, context: Context<'a>) -> Element<'a, Message> {
        let deal = self.deal(length);
        let challenge = deal.challenge();
        let minutes = tr!(context, "days-minutes", minutes = length.minutes());
        let players = context.locale.player_names(challenge.seats(), Some(challenge.seat()));
        let level = challenge.seats().iter().find_map(|seated| match seated.player {
            Player::Bot(level) => Some(context.locale.level(level)),
            Player::Human => None,
        });
        let stock = challenge.setup().map(|setup| context.locale.stock_title(&setup));
        let parts: Vec<String> = [Some(players), level, stock.ok()].into_iter().flatten().collect();
        let about = text::caption(parts.join("  ·  ")).style(soft);
        let play = self.plays.of(deal);
        let outcome = play.and_then(|play| play.outcome);
        let outcome =
            outcome.map(|outcome| text::outcome(context.locale.challenge_outcome(outcome), outcome.won));
        let next = match play {
            None => {
                let (play, message): (fn(String, _) -> button::Labelled<'a, _>, _) = match self.is_today() {
                    true => (button::primary, Message::Play(length)),
                    false => (button::secondary, Message::PlayAgain(length)),
                };
                play(tr!(context, "days-play"), Some(message)).named(tr!(
                    context,
                    "days-play-length",
                    length = minutes.as_str()
                ))
            }
            Some(play) if play.waits => {
                button::primary(tr!(context, "home-continue"), Some(Message::Continue(play.series)))
                    .named(tr!(context, "days-continue-length", length = minutes.as_str()))
            }
            Some(_) => button::secondary(tr!(context, "days-again"), Some(Message::PlayAgain(length)))
                .named(tr!(context, "days-again-length", length = minutes.as_str())),
        };
        let words = column![text::heading(minutes), about].push(outcome).spacing(4).width(Fill);
        let line = row![words, next.width(BUTTON)].spacing(16).align_y(Alignment::Center);
        container(line).padding([12, 16]).width(Fill).style(field).into()
    }

    /// The buttons that make something to send of the shown day's results, once there is one.
    fn copy_line<'a>(&'a self, context: Context<'a>) -> Option<Element<'a, Message>> {
        self.plays.outcomes(self.shown).next()?;
        let words = if self.copied { "days-copied" } else { "days-copy" };
        let about = text::caption(tr!(context, "days-copy-about"));
        let copy = button::quiet(tr!(context, words), Some(Message::Copy));
        let picture = button::quiet(tr!(context, "days-picture"), Some(Message::SavePicture));
        let buttons = row![Element::from(picture), Element::from(copy)];
        Some(row![buttons, about].spacing(12).align_y(Alignment::Center).into())
    }

    /// How the deals of a date ended, a line each.
    pub(super) fn lines(&self, date: Date, context: Context<'_>) -> impl Iterator<Item = String> {
        self.plays.outcomes(date).map(move |(length, outcome)| {
            let minutes = tr!(context, "days-minutes", minutes = length.minutes());
            context.locale.labelled(&minutes, &context.locale.challenge_outcome(outcome))
        })
    }
}
