//! Opens the coach, and keeps what it finds.

use iced::Task;
use jiff::tz::TimeZone;
use skipstone_core::Seat;
use skipstone_core::bot::luck::Luck;
use skipstone_core::bot::review::RatedTurn;

use super::notices::Notice;
use super::{App, Message, Screen};
use crate::board::rating::RecordedRound;
use crate::screen::coach;
use crate::screen::replay::ReviewStart;
use crate::statistics::CountedPlayer;
use crate::store::{RoundKey, RoundLuck, RoundReview};

impl App {
    /// Shows what a player's turns give away.
    pub(super) fn show_coach(&mut self, player: CountedPlayer) -> Task<Message> {
        let opened = self.notices.ok_or_notify(coach::State::new(&self.store, player, TimeZone::system()));
        let Some((state, task)) = opened else { return Task::none() };
        match self.screens.place() {
            Screen::Coach(_) => self.screens.replace(Screen::Coach(Box::new(state))),
            _ => self.screens.open(Screen::Coach(Box::new(state))),
        }
        task.map(Message::Coach)
    }

    pub(super) fn on_coach(&mut self, message: coach::Message) -> Task<Message> {
        // Rounds are rated only while nothing else is done: the coach looks through them anew on the way back.
        let Screen::Coach(state) = self.screens.place_mut() else { return Task::none() };
        match state.update(message, &self.store) {
            coach::Action::None => {}
            coach::Action::Run(task) => return task.map(Message::Coach),
            coach::Action::Review { record, me, finished, stones, turn } => {
                let start = ReviewStart { turn: Some(turn), rated: Vec::new() };
                return self.show_stored_round(*record, Some(me), finished, stones, Some(start));
            }
            coach::Action::Puzzles(wanted) => self.show_puzzles(wanted),
            coach::Action::NewGame => return self.show_new_game(),
            coach::Action::Leave => return self.go_back(),
            coach::Action::StoreFailed(error) => self.notices.push(Notice::Store(error)),
        }
        Task::none()
    }

    /// Keeps the review of the player's turns in a finished round of the series on the table, and returns it.
    pub(super) fn keep_review(&mut self, number: u32, me: Seat, rated: &[RatedTurn]) -> Option<RoundReview> {
        let series = self.series_at_table()?;
        let RecordedRound { record, stand_in_turns } = self.recorded_at_table(number)?;
        // At the own table who stood in is known only once the round is judged.
        let is_own = |turn: &&RatedTurn| !stand_in_turns.contains(&turn.turn);
        let rated: Vec<RatedTurn> = rated.iter().filter(is_own).cloned().collect();
        let review = RoundReview::of(RoundKey { series, number }, me, &record, &rated);
        self.store.put_review(&review);
        Some(review)
    }

    /// Keeps what the cards of a finished round of the series on the table were worth.
    pub(super) fn keep_luck(&mut self, number: u32, luck: Luck) {
        let Some(series) = self.series_at_table() else { return };
        let round = RoundKey { series, number };
        if self.notices.ok_or_notify(self.store.round(round)).flatten().is_some() {
            self.store.put_luck(&RoundLuck { round, luck });
        }
    }
}
