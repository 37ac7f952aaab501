//! Reviews a finished round: rates a seat's turns against the strongest level.

use std::collections::BTreeSet;

use crate::event::Event;
use crate::moves::{Move, Source};
use crate::player_action::PlayerAction;
use crate::record::Record;
use crate::replay::{self, Difference};
use crate::round::Round;
use crate::seat::{Seat, Team};
use crate::seed::Seed;

use super::advice::{self, Advice, AdvisedMove, Certainty};

pub use super::mistake::Mistake;

/// Rates the turns of a seat, one after the other: each step of this iterator takes a moment (up to tenths of a second). Decisions
/// that the search can't follow aren't rated, like two cards in a row from a discard pile whose lower cards are hidden.
#[derive(Debug, Clone)]
pub struct Review {
    seat: Seat,
    seed: Seed,
    turns: std::vec::IntoIter<UnratedTurn>,
}

/// A turn to be rated.
#[derive(Debug, Clone)]
struct UnratedTurn {
    number: u32,
    decisions: Vec<UnratedDecision>,
    /// Whether the seat's team won the round in it: then nothing was given away, whatever the chances were.
    wins: bool,
}

/// The moves between two revelations of new cards to the seat.
#[derive(Debug, Clone)]
struct UnratedDecision {
    event: usize,
    before: Round,
    moves: Vec<Move>,
    /// Whether the last move revealed a card to the seat.
    reveals_card: bool,
}

/// A turn of the reviewed seat.
#[derive(Debug, Clone, PartialEq)]
pub struct RatedTurn {
    /// Which of the round's turns it was, from 1.
    pub turn: u32,
    /// What was decided in it, in order: a new decision begins where a new card is seen.
    pub decisions: Vec<RatedDecision>,
}

/// A seat's moves between two revelations of new cards, rated.
#[derive(Debug, Clone, PartialEq)]
pub struct RatedDecision {
    /// The record's event (from 0) of its first move: up to there a record is played to show it.
    pub event: usize,
    /// The moves played, in order.
    pub played: Vec<AdvisedMove>,
    /// The plans of the strongest level at that point.
    pub advice: Advice,
    /// The loss of win probability against the advice, 0 to 1; none where they are about equal, and in a turn that wins the round.
    pub cost: f32,
    /// How sure it is that the advice is better; `None` if it is what was played.
    pub certainty: Option<Certainty>,
    /// What was wrong; `None` where nothing was given away.
    pub mistake: Option<Mistake>,
}

impl RatedTurn {
    /// The decision that gave away most, the first of equals; `None` where none could be rated.
    pub fn costliest(&self) -> Option<&RatedDecision> {
        self.decisions.iter().rev().max_by(|one, other| one.cost.total_cmp(&other.cost))
    }

    /// The loss of win probability of the turn, 0 to 1.
    pub fn cost(&self) -> f32 {
        self.decisions.iter().map(|decision| decision.cost).sum()
    }

    /// The same in whole percent. Whatever is shown of a round is made of these, so that sums agree with their parts. What rounds
    /// to 0 is less than two searches of the same turn differ by.
    pub fn percent(&self) -> u32 {
        (100.0 * self.cost()).round() as u32
    }
}

impl RatedDecision {
    /// The win probability with the moves played, by the same search as that of the advice: 0 to 1, `None` where the advice
    /// has none.
    pub fn win_probability(&self) -> Option<f32> {
        Some((self.advice.win_probability? - self.cost).max(0.0))
    }
}

impl Review {
    /// Prepares the review of a seat's turns in a record.
    ///
    /// ```
    /// use skipstone_core::Seat;
    /// use skipstone_core::bot::review::Review;
    /// use skipstone_core::record::Record;
    ///
    /// let record: Record = include_str!("../../tests/records/version-1.jsonl").parse()?;
    /// let turn = Review::of(&record, Seat::ONE)?.next().expect("seat 1 had a turn");
    /// assert!(!turn.decisions.is_empty() && turn.percent() <= 100);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If the record doesn't follow the rules, with the first difference.
    pub fn of(record: &Record, seat: Seat) -> Result<Review, Difference> {
        let mut turns: Vec<UnratedTurn> = Vec::new();
        let mut before: Option<Round> = None;
        let mut at = 0;
        replay::replay_with_observer(record, |events, after| {
            if let Some(round) = before.take().filter(|round| round.turn() == seat) {
                if turns.last().is_none_or(|turn| turn.number != round.turns()) {
                    turns.push(UnratedTurn { number: round.turns(), decisions: Vec::new(), wins: false });
                }
                if let Some(turn) = turns.last_mut() {
                    turn.wins = wins_for(round.setup().team(seat), events);
                    turn.add(round, at, events, seat);
                }
            }
            at += events.len();
            before = Some(after.clone());
        })?;
        Ok(Review { seat, seed: advice::advice_seed(), turns: turns.into_iter() })
    }

    /// Rates the turns in other determinizations than hints do: what both agree on is no chance.
    pub fn seeded(self, seed: Seed) -> Review {
        Review { seed, ..self }
    }

    /// Leaves out these turns of the round, in which a computer player moved for the seat's person.
    pub fn without(self, stand_in_turns: &BTreeSet<u32>) -> Review {
        let own: Vec<UnratedTurn> =
            self.turns.filter(|turn| !stand_in_turns.contains(&turn.number)).collect();
        Review { turns: own.into_iter(), ..self }
    }

    /// The numbers of the turns in the round, from 1, in the order in which they are rated.
    pub fn turn_numbers(&self) -> impl Iterator<Item = u32> {
        self.turns.as_slice().iter().map(|turn| turn.number)
    }

    /// Leaves out the turns up to this one of the round, which have been rated before.
    pub fn after(self, turn: u32) -> Review {
        let rest: Vec<UnratedTurn> = self.turns.skip_while(|other| other.number <= turn).collect();
        Review { turns: rest.into_iter(), ..self }
    }
}

impl UnratedTurn {
    /// Adds the events from this one on that a move of the seat, or a draw by its hand, led to.
    fn add(&mut self, before: Round, event: usize, events: &[Event], seat: Seat) {
        if let Some(mv) = events.iter().find_map(|event| move_of(event, seat)) {
            match self.decisions.last_mut().filter(|decision| !decision.reveals_card) {
                Some(decision) => decision.moves.push(mv),
                None => self.decisions.push(UnratedDecision {
                    event,
                    before,
                    moves: vec![mv],
                    reveals_card: false,
                }),
            }
        }
        if let Some(decision) = self.decisions.last_mut() {
            decision.reveals_card |= events.iter().any(|event| reveals_card_to(event, seat));
        }
    }
}

impl UnratedDecision {
    /// Rates the decision; `later` are the moves of its turn that come after it.
    fn rate(self, seat: Seat, seed: &Seed, later: &[Move]) -> Option<RatedDecision> {
        let (advice, comparison) = advice::advise_and_compare(&self.before.view(seat), &self.moves, seed)?;
        let advice::Comparison { cost, certainty } = comparison?;
        let mut round = self.before;
        let mut played = Vec::new();
        for mv in self.moves {
            played.push(AdvisedMove::of(&round.view(seat), mv));
            round.play_into(seat, mv, &mut ()).ok()?;
        }
        let mistake = (cost > 0.0).then(|| Mistake::of(&played, later, &advice.line, &advice.reasons));
        Some(RatedDecision { event: self.event, played, advice, cost, certainty, mistake })
    }
}

impl Iterator for Review {
    type Item = RatedTurn;

    fn next(&mut self) -> Option<RatedTurn> {
        let UnratedTurn { number, decisions, wins } = self.turns.next()?;
        let moves: Vec<Move> = decisions.iter().flat_map(|decision| &decision.moves).copied().collect();
        let mut made = 0;
        let rated = decisions.into_iter().filter_map(|decision| {
            made += decision.moves.len();
            decision.rate(self.seat, &self.seed, &moves[made..])
        });
        let rated = rated.map(|decision| match wins {
            true => RatedDecision { cost: 0.0, mistake: None, ..decision },
            false => decision,
        });
        Some(RatedTurn { turn: number, decisions: rated.collect() })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.turns.size_hint()
    }
}

impl ExactSizeIterator for Review {}

/// Whether the round ends with these events, won by that team.
fn wins_for(team: Team, events: &[Event]) -> bool {
    events.iter().any(|event| matches!(event, Event::End(result) if result.winner == Some(team)))
}

/// The move of the seat on turn that an event records; a draw is none.
fn move_of(event: &Event, on_turn: Seat) -> Option<Move> {
    match event.to_action(on_turn, false)? {
        PlayerAction::Move(mv) => Some(mv),
        PlayerAction::OutOfTurn(..) | PlayerAction::Catch(_) | PlayerAction::CallTalking { .. } => None,
    }
}

/// Whether an event shows the seat on turn a card it hasn't seen.
fn reveals_card_to(event: &Event, on_turn: Seat) -> bool {
    match *event {
        Event::Draw { seat, .. } => seat == on_turn,
        Event::Play { mv, .. } => matches!(mv.source(), Some(Source::Stock(_))),
        Event::Deal { .. }
        | Event::Turn(_)
        | Event::Announce { .. }
        | Event::Complete(_)
        | Event::Replenish { .. }
        | Event::Discard(_)
        | Event::Pass(_)
        | Event::Out(_)
        | Event::Catch(_)
        | Event::Call(_)
        | Event::Penalty { .. }
        | Event::End(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whoever plays a turn again and asks for a hint is told what the review has told.
    #[test]
    fn reviews_agree_with_hints() {
        let record: Record = include_str!("../../tests/records/version-1.jsonl").parse().expect("a record");
        let (mut mistakes, mut others, mut equal) = (0, 0, 0);
        for seat in [Seat::ONE, Seat::from_index(1)] {
            let review = Review::of(&record, seat).expect("it follows the rules");
            for UnratedDecision { before, moves, .. } in
                review.turns.take(6).flat_map(|turn| turn.decisions.into_iter())
            {
                let view = before.view(seat);
                let hint = advice::advise(&view).expect("it is the seat's turn");
                let rated = UnratedDecision { event: 0, before: before.clone(), moves, reveals_card: false };
                let Some(rated) = rated.rate(seat, &advice::advice_seed(), &[]) else { continue };
                assert_eq!(
                    (&rated.advice.line, &rated.advice.reasons, rated.advice.certainty),
                    (&hint.line, &hint.reasons, hint.certainty)
                );
                match rated.mistake {
                    Some(_) => {
                        assert_ne!(rated.certainty, Some(Certainty::Equal));
                        mistakes += 1;
                    }
                    None => others += 1,
                }
                // What a hint names as about as good is what a review takes for that.
                assert_eq!(hint.as_good.is_some(), hint.certainty == Certainty::Equal);
                let Some(as_good) = hint.as_good else { continue };
                assert_ne!(as_good, hint.line);
                let moves = as_good.iter().map(|step| step.mv).collect();
                let rated = UnratedDecision { event: 0, before, moves, reveals_card: false };
                let rated = rated.rate(seat, &advice::advice_seed(), &[]).expect("it is a plan");
                assert_eq!((rated.cost, rated.certainty), (0.0, Some(Certainty::Equal)));
                equal += 1;
            }
        }
        assert!(
            mistakes > 0 && others > 0 && equal > 0,
            "{mistakes} mistakes, {others} others, {equal} equal"
        );
    }
}
