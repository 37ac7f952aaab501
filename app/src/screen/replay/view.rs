//! The table, with what is to be said of the record above it and what it is steered with below.

use iced::widget::{column, container, responsive, row, stack, text as plain};
use iced::{Alignment, Fill, Size};
use skipstone_core::bot::Level;
use skipstone_core::record::Seated;
use skipstone_core::table::Player;

use super::{Beside, Message, State};
use crate::screen::Context;
use crate::table::Voice;
use crate::table::playback::Verdict;
use crate::theme::container::{badge, quiet_badge, warning};
use crate::widget::focus::Scope;
use crate::widget::table::{Look, Table};
use crate::widget::water::Water;
use crate::widget::{button, log, text, tip};
use crate::{Element, Theme, tr};

/// The bar above the board.
const BAR: f32 = 42.0;
/// As high as two lines of words in it.
const ABOUT: f32 = 38.0;

impl State {
    /// Draws the screen.
    pub fn view<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let screen = stack![Element::from(Water), responsive(move |size| self.table_and_bars(size, context))];
        Scope::new(screen).on_key(|key, modifiers| self.key(key, modifiers)).into()
    }

    fn table_and_bars<'a>(&'a self, size: Size, context: Context<'a>) -> Element<'a, Message> {
        let beside = self.beside.unwrap_or(if log::fits(size) { Beside::Log } else { Beside::Nothing });
        let voice = self.voice(context);
        let look = Look {
            watched: true,
            hint: self.lit(),
            last: self.playback.header().setup.seats().map(|seat| self.log.last(voice, seat)).collect(),
            scale: self.density * context.scale,
            ..Look::default()
        };
        let board = Element::from(Table::new(&self.stage, &self.faces, voice, look, Message::Board));
        let body = match (beside, &self.review) {
            (Beside::Log, _) => log::with_log(board, &self.log, size),
            (Beside::Review, Some(review)) => {
                let seats = self.playback.header().setup.seats();
                row![board, review.view(seats, voice, context).map(Message::Review)].into()
            }
            _ => board,
        };
        let mut screen = column![self.head(beside, context)];
        if let Verdict::Differs(difference) = self.playback.verdict() {
            // Why a move is refused is told to whoever made it, so nobody else is "you" there.
            let voice = Voice { me: None, ..voice };
            let why = context.locale.difference(difference, |seat| voice.name(seat));
            let why = container(text::body(why)).padding([6, 12]).style(warning).width(Fill);
            screen = screen.push(container(why).padding([0, 14]));
        }
        screen.push(body).push(self.controls(context)).into()
    }

    /// Who played, how it ended, and whether the record follows the rules.
    fn head<'a>(&'a self, beside: Beside, context: Context<'a>) -> Element<'a, Message> {
        let locale = context.locale;
        let back = button::quiet(format!("‹  {}", tr!(locale, "back")), Some(Message::Leave));
        let shows = |what, show, hide| {
            let (words, message) = if beside == what { (hide, Beside::Nothing) } else { (show, what) };
            (tr!(locale, words), Message::Beside(message))
        };
        let (words, message) = shows(Beside::Review, "review-show", "review-hide");
        let follows = !matches!(self.playback.verdict(), Verdict::Differs(_));
        let review = button::quiet(words, follows.then_some(message));
        let (words, message) = shows(Beside::Log, "table-log-show", "table-log-hide");
        let log = button::quiet(words, Some(message));
        let voice = self.voice(context);
        let seated = self.playback.header().setup.seats().zip(&self.playback.header().seated);
        let players: Vec<String> =
            seated.map(|(seat, seated)| player(voice.name(seat), seated, context)).collect();
        // Where there is no room for all, whole words of the players are left out: they are named at their seats too.
        let about = column![plain(self.ending(context)).size(15), text::caption(players.join(", "))];
        let (words, why, style): (_, _, fn(&Theme) -> container::Style) = match self.playback.verdict() {
            Verdict::Verified => ("replay-verified", "replay-about-verified", badge),
            Verdict::NotFromSeed => ("replay-not-from-seed", "replay-about-not-from-seed", quiet_badge),
            Verdict::Differs(_) => ("replay-differs", "replay-about-differs", quiet_badge),
        };
        let verdict = container(plain(tr!(locale, words)).size(14)).padding([3, 10]).style(style);
        let verdict = tip::beside(verdict, tr!(locale, why), tip::Position::Bottom);
        row![
            Element::from(back),
            container(about).clip(true).width(Fill).max_height(ABOUT),
            verdict,
            Element::from(review),
            Element::from(log),
        ]
        .spacing(14)
        .padding([0, 10])
        .height(BAR)
        .align_y(Alignment::Center)
        .into()
    }

    /// How the round ended, or that it isn't seen to end.
    fn ending(&self, context: Context<'_>) -> String {
        let locale = context.locale;
        if let Verdict::Differs(_) = self.playback.verdict() {
            return tr!(locale, "replay-about-differs");
        }
        let Some((reason, winner)) = self.playback.ending() else { return tr!(locale, "replay-unfinished") };
        let reason = locale.end_reason(reason);
        match winner {
            Some(team) => self.voice(context).end(reason, &self.playback.header().setup, team),
            None => tr!(locale, "event-end-tie", reason = reason),
        }
    }
}

/// A player's name, with the level of a computer player.
fn player(name: String, seated: &Seated, context: Context<'_>) -> String {
    let level: Option<Level> = match seated.player.parse() {
        Ok(Player::Bot(level)) => Some(level),
        _ => None,
    };
    match level {
        Some(level) => {
            let level = context.locale.text(&format!("level-{level}"));
            tr!(context.locale, "replay-player", name = name, level = level)
        }
        None => name,
    }
}
