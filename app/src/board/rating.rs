//! A seat's turns of a finished round, rated one after the other in the background. The table shows the costliest of them, the
//! review beside a replay all.

use std::collections::{BTreeSet, VecDeque};

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

impl RecordedRound {
    /// Whether a computer player has moved in every turn of a person's seat.
    pub fn is_left_to_computer(&self, seat: Seat) -> bool {
        let mut turns = self.record.turns().filter(|(_, on_turn)| *on_turn == seat).peekable();
        turns.peek().is_some() && turns.all(|(turn, _)| self.stand_in_turns.contains(&turn))
    }
}

/// The rating of one seat's turns. Dropping it stops the work after the turn under way.
#[derive(Debug)]
pub struct Rating {
    seat: Seat,
    /// The turns looked at so far, in order; in each was something to decide.
    turns: Vec<RatedTurn>,
    /// The numbers of the turns that are left to rate, in order.
    left: VecDeque<u32>,
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
        let left = rest.turn_numbers().collect();
        let (task, handle) = Task::stream(rate(rest)).abortable();
        Some((Rating { seat, turns: rated, left, _task: handle.abort_on_drop() }, task))
    }

    /// The seat whose turns are rated.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The number of turns that will have been rated.
    pub fn total(&self) -> usize {
        self.turns.len() + self.left.len()
    }

    /// The turns looked at so far, in order. Not all could be [rated](RatedTurn::is_rated).
    pub fn turns(&self) -> &[RatedTurn] {
        &self.turns
    }

    /// Whether every turn has been rated.
    pub fn is_done(&self) -> bool {
        self.left.is_empty()
    }

    /// Adds the next turn; whether it is one. Results of an earlier rating of the same seat may still arrive, also of turns that
    /// this one leaves out.
    pub fn add(&mut self, turn: RatedTurn) -> bool {
        if self.left.front() != Some(&turn.turn) {
            return false;
        }
        self.left.pop_front();
        let is_decision = !turn.decisions.is_empty() || !turn.is_rated();
        self.turns.extend(Some(turn).filter(|_| is_decision));
        is_decision
    }

    /// The turn that gave away most, the first of equals; `None` as long as not every turn is rated, and if none cost 1 % or more.
    pub fn costliest(&self) -> Option<&RatedTurn> {
        self.costliest_besides(None)
    }

    /// The same of all turns but one, by its number.
    pub fn costliest_besides(&self, turn: Option<u32>) -> Option<&RatedTurn> {
        let costly = self.turns.iter().filter(|turn| self.is_done() && turn.percent() > 0);
        let costly = costly.filter(|costly| Some(costly.turn) != turn);
        costly.rev().max_by(|one, other| one.cost().total_cmp(&other.cost()))
    }

    /// How many of the turns looked at couldn't be rated, at least in part.
    pub fn unrated(&self) -> usize {
        self.turns.iter().filter(|turn| !turn.is_rated()).count()
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

#[cfg(test)]
mod tests {
    use super::*;

    /// The host's own record is there before the verdict, which names the turns of stand-ins: the rating begins once more.
    #[test]
    fn a_late_result_of_an_earlier_rating_adds_no_turn_of_a_stand_in() {
        let record: Record =
            include_str!("../../../core/tests/records/version-1.jsonl").parse().expect("a record");
        let mut turns = Review::of(&record, Seat::ONE).expect("a round by the rules");
        let [stand_in, own] = [turns.next(), turns.next()].map(|turn| turn.expect("two turns"));
        let recorded = RecordedRound { record, stand_in_turns: [stand_in.turn].into() };
        let (mut rating, _) = Rating::start(&recorded, Seat::ONE, Vec::new()).expect("a round by the rules");
        let total = rating.total();
        assert!(!rating.add(stand_in) && rating.add(own.clone()) && !rating.add(own.clone()));
        assert_eq!((rating.turns(), rating.total()), (&[own][..], total));
    }
}
