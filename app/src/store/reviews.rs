//! What the turns of finished rounds gave away, as their reviews found. Only what is counted over many rounds is kept.
//!
//! A review is stored once the rating at the end of a round is done; the coach rates rounds without one.

use serde::{Deserialize, Serialize};
use skipstone_core::bot::review::{Mistake, RatedTurn};
use skipstone_core::record::Record;
use skipstone_core::{Seat, highlights};

use super::database::{RowKey, RowKind};
use super::error::StoreError;
use super::handle::Store;
use super::saved::RoundKey;
use super::value::{PlainValue, StoredValue};

/// The review of a seat's turns in a finished round, in brief.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundReview {
    /// The round.
    pub round: RoundKey,
    /// The seat.
    pub seat: Seat,
    /// The number of turns that were rated.
    pub turns: u32,
    /// The number of those that couldn't be rated, at least in part.
    pub unrated: u32,
    /// Those that cost 1 % or more, in order.
    pub costly: Vec<CostlyTurn>,
    /// By how many stock cards the seat's team was behind when it was furthest behind.
    pub most_behind: u32,
}

/// A turn that gave something away.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct CostlyTurn {
    /// Which of the round's turns it was, from 1.
    pub turn: u32,
    /// How much of the chance to win it gave away, in percent.
    pub percent: u8,
    /// What was wrong with its costliest decision.
    pub mistake: Mistake,
    /// Whether it gave away a wild.
    pub spends_wild: bool,
}

impl RoundReview {
    /// By the round's record and all rated turns of the seat.
    pub fn of(round: RoundKey, seat: Seat, record: &Record, rated: &[RatedTurn]) -> RoundReview {
        let costly = |turn: &RatedTurn| {
            let percent = u8::try_from(turn.percent()).unwrap_or(u8::MAX);
            let mistake = turn.costliest()?.mistake?;
            let spends_wild = turn.decisions.iter().any(|decision| decision.spends_wild);
            (percent > 0).then_some(CostlyTurn { turn: turn.turn, percent, mistake, spends_wild })
        };
        let (turns, unrated): (Vec<&RatedTurn>, Vec<&RatedTurn>) =
            rated.iter().partition(|turn| turn.is_rated());
        let [turns, unrated] = [turns, unrated].map(|turns| u32::try_from(turns.len()).unwrap_or(u32::MAX));
        // What could be rated follows the rules.
        let most_behind = highlights::most_behind(record, seat).unwrap_or_default();
        let costly = rated.iter().filter_map(costly).collect();
        RoundReview { round, seat, turns, unrated, costly, most_behind }
    }
}

impl PlainValue for RoundReview {
    const VERSION: u16 = 1;
}

impl Store {
    /// Keeps the review of a seat's turns, in place of an earlier one.
    pub fn put_review(&self, review: &RoundReview) {
        self.write([(row_key(review.round, review.seat), Some(review.to_bytes()))].into());
    }

    /// The reviews of finished rounds, in no order.
    ///
    /// # Errors
    /// If the file can't be read.
    pub fn reviews(&self) -> Result<Vec<RoundReview>, StoreError> {
        self.all(RowKind::Reviews)
    }
}

pub(super) fn row_key(round: RoundKey, seat: Seat) -> RowKey {
    let mut key = round.to_bytes();
    key.push(seat.number());
    (RowKind::Reviews, key)
}
