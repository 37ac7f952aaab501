//! The series as far as the screen shows it, and what is known of its last round.

use std::time::Instant;

use iced::Task;
use skipstone_core::Seat;
use skipstone_core::bot::review::RatedTurn;
use skipstone_core::record::Record;
use skipstone_core::table::RoundEnd;

use crate::rating::Rating;
use crate::widget::count_up::CountUp;

/// The series as far as the screen shows it.
#[derive(Debug, Default)]
pub(super) struct SeriesStatus {
    /// The number of the round in the series, from 1.
    pub(super) round: usize,
    pub(super) scores: Vec<u32>,
    pub(super) ended: Option<RoundEnd>,
    /// The end of the round and the scores after it, until the board has shown the round's last event.
    pub(super) unshown: Option<(RoundEnd, Vec<u32>)>,
    /// What is known of the round since it ended.
    pub(super) details: ResultDetails,
}

/// What is known of the round that has ended. Dropped when the next one begins or a move is taken back, which stops the rating.
#[derive(Debug, Default)]
pub(super) struct ResultDetails {
    /// When the panel appeared; `None` if nothing is counted up.
    since: Option<Instant>,
    /// Whether the app is to be asked for the record.
    wants_record: bool,
    /// Whether the record is stored.
    has_record: bool,
    /// The rating of the own turns; `None` for a spectator, and without a record.
    rating: Option<Rating>,
}

impl SeriesStatus {
    /// The number of the finished round whose record the screen is waiting for, from 1; each time it is worth looking for it, once.
    pub(super) fn take_wanted_record(&mut self) -> Option<u32> {
        let wanted = self.ended.is_some() && std::mem::take(&mut self.details.wants_record);
        wanted.then_some(self.round as u32)
    }

    /// Takes the stored record of the round that has ended, and rates a seat's turns in the background. The task's messages are
    /// for [`SeriesStatus::add_rated_turn`].
    pub(super) fn use_record(&mut self, record: &Record, me: Option<Seat>) -> Task<(usize, RatedTurn)> {
        self.details.has_record = true;
        let started = me.and_then(|me| Rating::start(record, me, Vec::new()));
        let Some((rating, task)) = started else { return Task::none() };
        self.details.rating = Some(rating);
        let round = self.round;
        task.map(move |turn| (round, turn))
    }

    /// Adds a rated turn of a round; those of earlier rounds are left out.
    pub(super) fn add_rated_turn(&mut self, round: usize, turn: RatedTurn) {
        if round == self.round
            && let Some(rating) = &mut self.details.rating
        {
            rating.add(turn);
        }
    }
}

impl ResultDetails {
    /// At the end of a round; `since` is when its numbers begin to count up, if they do.
    pub(super) fn begin(since: Option<Instant>) -> ResultDetails {
        ResultDetails { since, wants_record: true, ..ResultDetails::default() }
    }

    /// Asks for the record again: it may have been stored by now.
    pub(super) fn ask_again(&mut self) {
        self.wants_record = !self.has_record;
    }

    /// Whether the record is stored.
    pub(super) fn has_record(&self) -> bool {
        self.has_record
    }

    pub(super) fn count_up(&self) -> CountUp {
        CountUp::since(self.since)
    }

    pub(super) fn rating(&self) -> Option<&Rating> {
        self.rating.as_ref()
    }
}
