//! The layout of the screen.

use iced::widget::{column, container, image, row, text_input};
use iced::{Center, Fill};
use skipstone_core::challenge::{Attempt, Challenge};
use skipstone_core::table::{Player, SeatConfig};

use super::{Entered, Message, State, Taken};
use crate::days::RoundOutcome;
use crate::screen::Context;
use crate::theme::container::{field, warning};
use crate::theme::text::{soft, success};
use crate::widget::accessible::Named;
use crate::widget::page::{page, scrolled_sheet, section};
use crate::widget::{button, text};
use crate::{Element, tr};

/// The width of the code to scan, in logical pixels.
const CODE: f32 = 148.0;
/// The width of a button of a challenge.
const BUTTON: f32 = 150.0;

impl State {
    /// The id of the field for a code, to focus it.
    pub const CODE_FIELD: &str = "challenge-code";

    /// Builds the widgets for the current state; called after every message.
    pub fn view<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let code = text_input(&tr!(context, "challenges-code"), &self.typed)
            .id(State::CODE_FIELD)
            .on_input(Message::Typed)
            .on_submit(Message::TakeUp)
            .size(16)
            .padding([9, 12]);
        let code = Element::from(Named::new(tr!(context, "challenges-code"), code));
        let entered = self.entered.as_ref().map(|entered| match entered {
            Ok(entered) => self.entered_row(entered, context),
            Err(error) => container(text::notice(context.locale.challenge_code_error(error)))
                .padding([7, 16])
                .width(Fill)
                .style(warning)
                .into(),
        });
        let about = text::body(tr!(context, "challenges-about"));
        let refused = self.refused.as_ref().map(|error| {
            let words = text::notice(context.locale.attempt_error(error));
            container(words).padding([7, 16]).width(Fill).style(warning)
        });
        let open = button::secondary(tr!(context, "challenges-open"), Some(Message::OpenFile));
        let open =
            row![text::caption(tr!(context, "challenges-open-about")).width(Fill), Element::from(open)];
        let rows = self.taken.iter().map(|taken| taken.view(context));
        let taken = (!self.taken.is_empty()).then(|| {
            let parts = [open.spacing(16).align_y(Center).into()];
            section(
                tr!(context, "challenges-taken"),
                parts.into_iter().chain(refused.map(Into::into)).chain(rows),
            )
        });
        let content = column![about, code].push(entered).push(taken).spacing(16).width(Fill);
        page(tr!(context, "challenges-title"), tr!(context, "back"), Message::Leave, scrolled_sheet(content))
    }

    /// The challenge whose code was entered.
    fn entered_row<'a>(&'a self, entered: &'a Entered, context: Context<'a>) -> Element<'a, Message> {
        let code = entered.challenge.to_string();
        let is_copied = self.copied.as_ref() == Some(&code);
        let copy = if is_copied { "days-copied" } else { "challenges-copy" };
        let known = self.taken.iter().find(|taken| taken.challenge.challenge == entered.challenge);
        let next = match known {
            None => button::primary(tr!(context, "days-play"), Some(Message::TakeUp)),
            Some(taken) => taken.button(context),
        };
        let about = text::caption(tr!(context, "challenges-counts")).style(soft);
        let buttons =
            row![Element::from(next), button::secondary(tr!(context, copy), Some(Message::Copy(code)))];
        let words = column![text::heading(players(&entered.challenge, context)), about, buttons.spacing(10)];
        let picture = entered.picture.clone().map(|picture| {
            image(picture).filter_method(image::FilterMethod::Nearest).width(CODE).height(CODE)
        });
        let line = row![words.spacing(10).width(Fill)].push(picture).spacing(16).align_y(Center);
        container(line).padding([12, 16]).width(Fill).style(field).into()
    }
}

impl Taken {
    fn view<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let challenge = &self.challenge.challenge;
        let day = self.challenge.day.map(|day| {
            let date = context.locale.civil_date(day.date);
            tr!(context, "days-table-title", date = date)
        });
        let title = day.unwrap_or_else(|| players(challenge, context));
        let told = self.round.outcome.filter(|_| self.attempts.is_empty()).map(|outcome| {
            let words = text::body(context.locale.round_outcome(outcome));
            if outcome.won { words.style(success) } else { words }
        });
        let attempts = self.attempts.iter().map(|attempt| attempt_line(attempt, context));
        let words = column![text::heading(title)].push(told).extend(attempts).spacing(6).width(Fill);
        let copy = button::quiet(tr!(context, "challenges-copy"), Some(Message::Copy(challenge.to_string())));
        let next = self.round.waits.then(|| self.button(context).width(BUTTON));
        let line = row![words, Element::from(copy)].push(next).spacing(16).align_y(Center);
        container(line).padding([12, 16]).width(Fill).style(field).into()
    }

    /// The button that goes on with it, dimmed once it was played.
    fn button<'a>(&self, context: Context<'a>) -> button::Labelled<'a, Message> {
        match self.round.waits {
            true => {
                button::primary(tr!(context, "home-continue"), Some(Message::Continue(self.challenge.series)))
            }
            false => button::primary(tr!(context, "challenges-played"), None),
        }
    }
}

/// What one player made of a challenge: the result, and the stock cards left after each turn.
fn attempt_line<'a>(attempt: &'a Attempt, context: Context<'a>) -> Element<'a, Message> {
    let course: Vec<String> = attempt.stock_left.iter().map(u8::to_string).collect();
    let outcome = RoundOutcome::of_attempt(attempt);
    let name = match attempt.name.as_str() {
        "" => tr!(context, "challenges-nameless"),
        name => name.to_owned(),
    };
    let words = text::body(format!("{name}: {}", context.locale.round_outcome(outcome)));
    let words = if attempt.won { words.style(success) } else { words };
    let course = tr!(context, "challenges-course", cards = course.join(" "));
    column![words, text::caption(course).style(soft)].spacing(2).into()
}

/// The opponents with their levels, and the stock piles.
fn players(challenge: &Challenge, context: Context<'_>) -> String {
    let opponent = |seated: &SeatConfig| match seated.player {
        Player::Bot(level) => Some(format!("{} ({})", seated.name, context.locale.level(level))),
        Player::Human => None,
    };
    let names: Vec<String> = challenge.seats().iter().filter_map(opponent).collect();
    let stock = challenge.setup().map(|setup| tr!(context, "summary-stock", stock = setup.stock()));
    [Some(names.join(", ")), stock.ok()].into_iter().flatten().collect::<Vec<_>>().join("  ·  ")
}
