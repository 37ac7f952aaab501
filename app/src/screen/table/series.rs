//! The series as far as the screen shows it, and what is known of its last round.

use std::collections::BTreeSet;
use std::time::Instant;

use iced::{Task, task};
use skipstone_core::Seat;
use skipstone_core::bot::luck::Luck;
use skipstone_core::bot::review::RatedTurn;
use skipstone_core::table::RoundEnd;

use crate::board::luck::Weighing;
use crate::board::rating::{Rating, RecordedRound};
use crate::board::summary::{RatingProgress, SeriesRating, SeriesSummary};
use crate::paper::day_picture::DayPicture;
use crate::statistics::{NewMilestones, Played};
use crate::widget::count_up::CountUp;

/// What the store tells of a round that has ended at this table.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Reached {
    /// The milestones that the player has reached with it.
    pub milestones: NewMilestones,
    /// What it means for the day whose deal it was.
    pub day: Option<ReachedDay>,
}

/// A day whose deal was played to its end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReachedDay {
    /// The days in a row.
    pub days_in_row: u32,
    /// The day's results as a text to send.
    pub results: String,
    /// This deal's result as a picture to send.
    pub picture: DayPicture,
}

/// What was played in the profile up to the end of a round, for as long as the round's review may add to it.
#[derive(Debug, Default)]
pub(super) enum PlayedSoFar {
    /// Nobody has asked for it, or the review was added.
    #[default]
    Unread,
    /// It is being read; dropping this stops that.
    Awaited {
        /// The task that reads it; aborted on drop.
        _reading: task::Handle,
    },
    /// It was read.
    Read(Box<Played>),
}

/// What a result shows between its head and the race.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum ResultPicture {
    /// The best turn, or the stock cards by turn where there is none.
    #[default]
    BestTurn,
    /// The stock cards by turn.
    TurnByTurn,
    /// What the cards were worth.
    Luck,
}

/// The series as far as the screen shows it. What is known of a round that has ended is dropped when the next one begins or a move
/// is taken back, which stops its rating.
#[derive(Debug, Default)]
pub(super) struct SeriesStatus {
    /// The number of the round in the series, from 1.
    pub(super) round: usize,
    pub(super) scores: Vec<u32>,
    pub(super) ended: Option<RoundEnd>,
    /// The end of the round and the scores after it, until the board has shown the round's last event.
    pub(super) unshown: Option<(RoundEnd, Vec<u32>)>,
    /// When the result appeared; `None` if nothing is counted up.
    since: Option<Instant>,
    /// Whether the app is to be asked for the record of the round that has ended.
    wants_record: bool,
    /// Whether that record is stored.
    pub(super) has_record: bool,
    /// The turns in which computer players moved for people, by that record.
    pub(super) stand_in_turns: BTreeSet<u32>,
    /// The rating of the own turns; `None` for a spectator, and without a record.
    pub(super) rating: Option<Rating>,
    /// What is told of the series once it is over; nothing before.
    pub(super) summary: SeriesSummary,
    /// The rating of the turns of all people in all rounds, once it is over.
    pub(super) series_rating: Option<SeriesRating>,
    /// What the store tells of the round that has ended.
    pub(super) reached: Reached,
    pub(super) played: PlayedSoFar,
    /// Whether the results of the day were copied.
    pub(super) is_copied: bool,
    /// What the result shows above the race.
    pub(super) picture: ResultPicture,
    /// What the cards of the round that has ended were worth.
    pub(super) luck: Weighing,
    /// Whether what is behind the verdict of the round is shown.
    pub(super) shows_verdict_details: bool,
    /// Whether what is hardly ever wanted after the round is offered in place of what is wanted more often.
    pub(super) shows_rare_actions: bool,
    /// Whether the last round's result is shown in place of the series'.
    pub(super) shows_last_round: bool,
}

impl SeriesStatus {
    /// At a round of that number, which has ended or not.
    pub(super) fn at(round: usize, scores: Vec<u32>, ended: Option<RoundEnd>) -> SeriesStatus {
        SeriesStatus { round, scores, wants_record: ended.is_some(), ended, ..SeriesStatus::default() }
    }

    /// Whether the round is over, also if the board hasn't shown it yet.
    pub(super) fn is_round_over(&self) -> bool {
        self.ended.is_some() || self.unshown.is_some()
    }

    /// Ends the round; `since` is when the result's numbers begin to count up, if they do.
    pub(super) fn end(&mut self, ended: RoundEnd, scores: Vec<u32>, since: Option<Instant>) {
        *self = SeriesStatus { since, ..SeriesStatus::at(self.round, scores, Some(ended)) };
    }

    /// Asks for the record again: it may have been stored by now, or computer players `stood_in`, which it didn't tell before.
    pub(super) fn ask_again(&mut self, stood_in: bool) {
        self.wants_record = stood_in || !self.has_record;
    }

    /// The number of the finished round whose record the screen is waiting for, from 1; each time it is worth looking for it, once.
    pub(super) fn take_wanted_record(&mut self) -> Option<u32> {
        let wanted = self.ended.is_some() && std::mem::take(&mut self.wants_record);
        wanted.then_some(self.round as u32)
    }

    /// Takes the stored record of the round that has ended, and rates a seat's turns in the background. The task's messages are
    /// for [`SeriesStatus::add_rated_turn`].
    pub(super) fn use_record(&mut self, round: &RecordedRound, me: Option<Seat>) -> Task<(usize, RatedTurn)> {
        self.has_record = true;
        self.stand_in_turns = round.stand_in_turns.clone();
        let started = me.and_then(|me| Rating::start(round, me, Vec::new()));
        let Some((rating, task)) = started else { return Task::none() };
        self.rating = Some(rating);
        let round = self.round;
        task.map(move |turn| (round, turn))
    }

    /// Finds out in the background what the cards of the round that has ended were worth. The task's messages are for
    /// [`SeriesStatus::set_luck`].
    pub(super) fn weigh_cards(&mut self, round: &RecordedRound) -> Task<(usize, Option<Box<Luck>>)> {
        let (weighing, task) = Weighing::start(&round.record);
        self.luck = weighing;
        let round = self.round;
        task.map(move |luck| (round, luck))
    }

    /// Takes what the cards of a round were worth, and returns it; nothing of an earlier round.
    pub(super) fn set_luck(&mut self, round: usize, luck: Option<Box<Luck>>) -> Option<&Luck> {
        if round != self.round {
            return None;
        }
        self.luck = luck.map_or(Weighing::Unknown, Weighing::Done);
        self.luck.luck()
    }

    /// Takes what is told of the series, which is over, and rates the turns of its people in the background. The task's messages
    /// are for [`SeriesStatus::set_rating_progress`].
    pub(super) fn use_summary(
        &mut self,
        summary: SeriesSummary,
        rounds: Vec<RecordedRound>,
    ) -> Task<RatingProgress> {
        self.summary = summary;
        if rounds.is_empty() {
            return Task::none();
        }
        let (rating, task) = SeriesRating::start(rounds);
        self.series_rating = Some(rating);
        task
    }

    /// Takes the progress of the series' rating.
    pub(super) fn set_rating_progress(&mut self, progress: RatingProgress) {
        if let Some(rating) = &mut self.series_rating {
            rating.set_progress(progress);
        }
    }

    /// Adds a rated turn of a round, and returns the round's rating; `None` of an earlier round.
    pub(super) fn add_rated_turn(&mut self, round: usize, turn: RatedTurn) -> Option<&Rating> {
        let rating = self.rating.as_mut().filter(|_| round == self.round)?;
        rating.add(turn);
        Some(rating)
    }

    pub(super) fn count_up(&self) -> CountUp {
        CountUp::since(self.since)
    }
}
