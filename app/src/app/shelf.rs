//! Opens the shelf, and does what it asks for.

use std::time::Instant;

use iced::Task;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use skipstone_core::milestone::Milestone;

use super::notices::Notice;
use super::{App, Message, Screen};
use crate::screen::shelf;
use crate::settings::Settings;

impl App {
    pub(super) fn show_shelf(&mut self) {
        let read = shelf::State::read(&self.store, Timestamp::now(), &TimeZone::system());
        if let Some(shelf) = self.notices.ok_or_notify(read) {
            self.screens.open(Screen::Shelf(Box::new(shelf)));
        }
    }

    pub(super) fn on_shelf(&mut self, message: shelf::Message, now: Instant) -> Task<Message> {
        let Some(shelf) = self.screens.shelf() else { return Task::none() };
        match shelf.update(message, &self.store, &self.env.settings) {
            shelf::Action::None => {}
            shelf::Action::LookedAt(looked_at) => {
                self.apply(Settings { looked_at, ..self.env.settings.clone() });
            }
            shelf::Action::UseBack(back) => self.apply(Settings { back, ..self.env.settings.clone() }),
            shelf::Action::ShowPebble(pebble) => self.show_pebble(pebble),
            shelf::Action::Watch { record, me, finished, stones, turn } => {
                let task = self.show_stored_round(*record, Some(me), finished, stones, None);
                let context = self.env.context();
                if let (Some(turn), Some(replay)) = (turn, self.screens.replay()) {
                    replay.watch_turn(turn, now, context);
                }
                return task;
            }
            shelf::Action::Leave => return self.go_back(),
            shelf::Action::StoreFailed(error) => self.notices.push(Notice::Store(error)),
        }
        Task::none()
    }

    /// Puts a pebble beside the own stone, or takes it away, for the current table and later ones.
    fn show_pebble(&mut self, pebble: Option<Milestone>) {
        if let Some(active) = &mut self.sessions.current {
            active.session.show_pebble(pebble.into());
        }
        self.apply(Settings { pebble, ..self.env.settings.clone() });
    }
}
