//! What the panel adds to the bare result once the round's record is stored: the turn that cost most, and ways to see the round
//! again.

use std::time::Instant;

use iced::Task;
use skipstone_core::bot::review::RatedTurn;
use skipstone_core::record::Record;

use crate::rating::Rating;
use crate::screen::table::{Action, Message, State};
use crate::widget::count_up::CountUp;

/// What is known of the round that has ended. Dropped when the next one begins or a move is taken back, which stops the rating.
#[derive(Debug, Default)]
pub(in crate::screen::table) struct ResultDetails {
    /// When the panel appeared; `None` if nothing is counted up.
    since: Option<Instant>,
    /// Whether the app is to be asked for the record.
    wants_record: bool,
    /// Whether the record is stored.
    has_record: bool,
    /// The rating of the own turns; `None` for a spectator, and without a record.
    rating: Option<Rating>,
}

impl ResultDetails {
    /// At the end of a round; `since` is when its numbers begin to count up, if they do.
    pub(in crate::screen::table) fn begin(since: Option<Instant>) -> ResultDetails {
        ResultDetails { since, wants_record: true, ..ResultDetails::default() }
    }

    /// Asks for the record again: it may have been stored by now.
    pub(in crate::screen::table) fn ask_again(&mut self) {
        self.wants_record = !self.has_record;
    }

    pub(super) fn count_up(&self) -> CountUp {
        CountUp::since(self.since)
    }

    pub(super) fn rating(&self) -> Option<&Rating> {
        self.rating.as_ref()
    }
}

impl State {
    /// The number of the finished round whose record the screen is waiting for, from 1; each time it is worth looking for it, once.
    pub fn take_wanted_record(&mut self) -> Option<u32> {
        let wanted = self.series.ended.is_some() && std::mem::take(&mut self.series.details.wants_record);
        wanted.then_some(self.series.round as u32)
    }

    /// Takes the stored record of the round that has ended, and rates the player's turns in the background.
    pub fn use_record(&mut self, record: &Record) -> Task<Message> {
        self.series.details.has_record = true;
        let started = self.me.and_then(|me| Rating::start(record, me, Vec::new()));
        let Some((rating, task)) = started else { return Task::none() };
        self.series.details.rating = Some(rating);
        let round = self.series.round;
        task.map(move |turn| Message::Rated(round, Box::new(turn)))
    }

    /// Adds a rated turn of a round; those of earlier rounds are left out.
    pub(in crate::screen::table) fn add_rated_turn(&mut self, round: usize, turn: RatedTurn) {
        if round == self.series.round
            && let Some(rating) = &mut self.series.details.rating
        {
            rating.add(turn);
        }
    }

    /// Whether the round can be watched again. At a table in this process it is stored with its last move.
    pub(super) fn can_watch_again(&self) -> bool {
        self.multiplayer.is_none() || self.series.details.has_record
    }

    /// Opens the review of the round with the turns rated so far, at a turn of the round if one is given.
    pub(in crate::screen::table) fn review(&self, turn: Option<u32>) -> Action {
        let rated = self.series.details.rating.as_ref().map(|rating| rating.turns().to_vec());
        let (round, me) = (self.series.round as u32, self.only_person());
        Action::Review { round, me, turn, rated: rated.unwrap_or_default() }
    }
}
