//! A seat's turns of a finished round, rated one after the other in the background. The table shows the costliest of them, the
//! review beside a replay all.

use std::collections::BTreeSet;

use iced::futures::{Stream, stream};
use iced::{Task, task};
use skipstone_core::Seat;
use skipstone_core::bot::review::{RatedTurn, Review};
use skipstone_core::record::Record;

/// The record of a finished round, with the turns in which computer players moved for people, by their numbers from 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordedRound {
    /// The record.
    pub record: Record,
    /// The turns.
    pub stand_in_turns: BTreeSet<u32>,
}

/// The rating of one seat's turns. Dropping it stops the work after the turn under way.
#[derive(Debug)]
pub struct Rating {
    seat: Seat,
    /// The number of turns to rate.
    total: usize,
    /// The turns rated so far, in order; each has a decision.
    turns: Vec<RatedTurn>,
    _task: task::Handle,
}

/// A round in which everyone played for themselves, as far as is known.
impl From<Record> for RecordedRound {
    fn from(record: Record) -> RecordedRound {
        RecordedRound { record, stand_in_turns: BTreeSet::new() }
    }
}

impl Rating {
    /// Begins after the turns that have been rated before, which must be the first ones of this record and seat. The task returns
    /// the other ones, for [`add`](Self::add), but for those in which a computer player moved for the seat's person. `None` if the
    /// record breaks the rules.
    pub fn start(
        RecordedRound { record, stand_in_turns }: &RecordedRound,
        seat: Seat,
        rated: Vec<RatedTurn>,
    ) -> Option<(Rating, Task<RatedTurn>)> {
        let review = Review::of(record, seat).ok()?.without(stand_in_turns);
        let rest = match rated.last() {
            Some(last) => review.after(last.turn),
            None => review,
        };
        let total = rated.len() + rest.len();
        let (task, handle) = Task::stream(rate(rest)).abortable();
        Some((Rating { seat, total, turns: rated, _task: handle.abort_on_drop() }, task))
    }

    /// The seat whose turns are rated.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The number of turns that will have been rated.
    pub fn total(&self) -> usize {
        self.total
    }

    /// The turns rated so far, in order.
    pub fn turns(&self) -> &[RatedTurn] {
        &self.turns
    }

    /// Whether every turn has been rated.
    pub fn is_done(&self) -> bool {
        self.turns.len() >= self.total
    }

    /// Adds the next turn; whether it is one. Results of an earlier rating of the same seat may still arrive.
    pub fn add(&mut self, turn: RatedTurn) -> bool {
        if self.turns.last().is_some_and(|last| last.turn >= turn.turn) {
            return false;
        }
        if turn.decisions.is_empty() {
            self.total = self.total.saturating_sub(1);
            return false;
        }
        self.turns.push(turn);
        true
    }

    /// The turn that gave away most, the first of equals; `None` as long as not every turn is rated, and if none cost 1 % or more.
    pub fn costliest(&self) -> Option<&RatedTurn> {
        let costly = self.turns.iter().filter(|turn| self.is_done() && turn.percent() > 0);
        costly.rev().max_by(|one, other| one.cost().total_cmp(&other.cost()))
    }

    /// What all rated turns gave away together, in percent of win probability.
    pub fn percent(&self) -> u32 {
        self.turns.iter().map(RatedTurn::percent).sum()
    }
}

/// Rates the turns on a background thread; dropping the stream stops it.
fn rate(ratings: Review) -> impl Stream<Item = RatedTurn> {
    stream::unfold(ratings, async |mut ratings| {
        let rated = tokio::task::spawn_blocking(move || Some((ratings.next()?, ratings))).await;
        rated.ok().flatten()
    })
}
