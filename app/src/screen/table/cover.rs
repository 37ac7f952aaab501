//! What lies over the board: the menu, what begins and ends a round, and what keeps it from going on.

use iced::keyboard::{Key, key::Named};
use iced::widget::{Column, column, container, row};
use iced::{Alignment, Fill};
use skipstone_core::Seat;
use skipstone_core::deal::DealerDraw;
use skipstone_core::table::Ended;

use super::hint::KEY as HINT;
use super::{Message, State, company};
use crate::Element;
use crate::screen::Context;
use crate::theme::container::panel;
use crate::tr;
use crate::widget::{button, text};

/// What lies over the board.
#[derive(Debug, Clone, Copy)]
pub(super) enum Cover<'a> {
    /// The menu.
    Menu,
    /// The table can't be reached.
    Lost,
    /// The draws for the dealer, and who deals.
    Draws(&'a [DealerDraw], Seat),
    /// How the round ended.
    Result(&'a Ended),
    /// Somebody has stopped the game.
    Paused(Seat),
}

impl State {
    /// What lies over the board, if anything does.
    pub(super) fn cover(&self) -> Option<Cover<'_>> {
        let company = self.company.as_ref();
        if self.menu {
            return Some(Cover::Menu);
        }
        if company.is_some_and(|company| company.is_lost()) {
            return Some(Cover::Lost);
        }
        if let Some((draws, dealer)) = &self.series.draws {
            return Some(Cover::Draws(draws, *dealer));
        }
        match &self.series.ended {
            Some(ended) if !self.stage.is_moving() => Some(Cover::Result(ended)),
            _ => company.and_then(|company| company.paused()).map(Cover::Paused),
        }
    }

    /// Draws it.
    pub(super) fn covering<'a>(&'a self, cover: Cover<'a>, context: Context<'a>) -> Element<'a, Message> {
        match cover {
            Cover::Menu => self.menu(context),
            Cover::Lost => self.lost(context),
            Cover::Draws(draws, dealer) => self.draws(draws, dealer, context),
            Cover::Result(ended) => self.result(ended, context),
            Cover::Paused(by) => self.resting(by, context),
        }
    }

    /// What a key does that nothing on the screen takes.
    pub(super) fn key(&self, key: &Key) -> Option<Message> {
        if let Key::Character(letter) = key {
            let hint = letter.eq_ignore_ascii_case(HINT) && self.cover().is_none();
            return hint.then_some(Message::Hint);
        }
        let Key::Named(key @ (Named::Enter | Named::Escape)) = key else { return None };
        let enter = *key == Named::Enter;
        match self.cover() {
            None | Some(Cover::Lost) => (!enter).then_some(Message::Menu(true)),
            Some(Cover::Menu) => Some(Message::Menu(false)),
            Some(Cover::Draws(..)) => Some(Message::DrawsSeen),
            Some(Cover::Result(ended)) => self.next(ended).filter(|_| enter),
            Some(Cover::Paused(_)) if enter => self.me.map(|_| company::Message::Pause(false).into()),
            Some(Cover::Paused(_)) => Some(Message::Menu(true)),
        }
    }

    /// The table can't be reached: the board stays as it was seen last.
    fn lost<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let locale = context.locale;
        let seconds = self.company.as_ref().map_or(0, |company| company.tries_in().as_secs());
        let about = match seconds {
            0 => tr!(locale, "lost-now"),
            _ => tr!(locale, "lost-again", seconds = seconds),
        };
        let leave = button::secondary(tr!(locale, "menu-leave"), Some(Message::Leave));
        small(tr!(locale, "lost-title"), about, leave.into())
    }

    /// Somebody has stopped the game.
    fn resting<'a>(&'a self, by: Seat, context: Context<'a>) -> Element<'a, Message> {
        let locale = context.locale;
        let voice = self.voice(context);
        let title = tr!(locale, "paused-title", who = voice.who(by), name = voice.name(by));
        let go_on: Element<'a, Message> = match self.me {
            Some(_) => {
                let message = company::Message::Pause(false).into();
                button::primary(tr!(locale, "paused-go-on"), Some(message)).into()
            }
            None => row![].into(),
        };
        small(title, tr!(locale, "paused-about"), go_on)
    }
}

/// A few words with a button.
fn small<'a>(title: String, about: String, button: Element<'a, Message>) -> Element<'a, Message> {
    let content: Column<'a, Message, crate::Theme> = column![
        text::heading(title),
        text::body(about),
        container(button).width(Fill).align_x(Alignment::End)
    ];
    container(content.spacing(12).width(360)).padding(24).style(panel).into()
}
