//! A round looked at again: how well did a seat play?

use crate::event::Event;
use crate::moves::{Move, Source};
use crate::record::Record;
use crate::replay::{self, Difference};
use crate::round::Round;
use crate::seat::Seat;
use crate::seed::Seed;

use super::advice::{self, Advice, Step};

/// Rates the turns of a seat, one after the other: each step of this iterator takes a moment (up to tenths of a second).
#[derive(Debug, Clone)]
pub struct Review {
    seat: Seat,
    seed: Seed,
    turns: std::vec::IntoIter<Turn>,
}

/// A turn that isn't rated yet.
#[derive(Debug, Clone)]
struct Turn {
    number: u32,
    decisions: Vec<Undecided>,
}

/// What was done between two moments at which the seat saw new cards.
#[derive(Debug, Clone)]
struct Undecided {
    event: usize,
    before: Round,
    moves: Vec<Move>,
    /// Whether the last move showed something new.
    closed: bool,
}

/// A turn of the reviewed seat.
#[derive(Debug, Clone, PartialEq)]
pub struct RatedTurn {
    /// Which of the round's turns it was, from 1.
    pub turn: u32,
    /// What was decided in it, in order: a new decision begins where a new card is seen.
    pub decisions: Vec<Decision>,
}

/// What a seat did between two moments at which it saw new cards.
#[derive(Debug, Clone, PartialEq)]
pub struct Decision {
    /// The record's event (from 0) of its first move: up to there a record is played to show it.
    pub event: usize,
    /// What was done.
    pub played: Vec<Step>,
    /// What the strongest player would have done.
    pub advice: Advice,
    /// The win chance given away, 0 to 1: nothing if what was done is as good as the advice.
    pub cost: f32,
}

impl RatedTurn {
    /// The win chance that the turn gave away, 0 to 1.
    pub fn cost(&self) -> f32 {
        self.decisions.iter().map(|decision| decision.cost).sum()
    }
}

impl Review {
    /// Looks at a seat's turns in a record.
    ///
    /// # Errors
    /// If the record doesn't follow the rules, with the first difference.
    pub fn of(record: &Record, seat: Seat) -> Result<Review, Difference> {
        let mut turns: Vec<Turn> = Vec::new();
        let mut before: Option<Round> = None;
        let mut at = 0;
        replay::replay_by_moves(record, |events, after| {
            if let Some(round) = before.take()
                && round.turn() == seat
                && let Some(mv) = events.iter().find_map(|event| move_of(event, seat))
            {
                if turns.last().is_none_or(|turn| turn.number != round.turns()) {
                    turns.push(Turn { number: round.turns(), decisions: Vec::new() });
                }
                let shown = events.iter().any(|event| shows_new(event, seat));
                if let Some(turn) = turns.last_mut() {
                    turn.add(round, at, mv, shown);
                }
            }
            at += events.len();
            before = Some(after.clone());
        })?;
        // Its own chance, which tells nothing of the cards.
        let seed = record.header.seed.child(u64::from(seat.number()));
        Ok(Review { seat, seed, turns: turns.into_iter() })
    }
}

impl Turn {
    fn add(&mut self, before: Round, event: usize, mv: Move, shown: bool) {
        match self.decisions.last_mut().filter(|decision| !decision.closed) {
            Some(decision) => {
                decision.moves.push(mv);
                decision.closed = shown;
            }
            None => self.decisions.push(Undecided { event, before, moves: vec![mv], closed: shown }),
        }
    }
}

impl Undecided {
    fn rate(self, seat: Seat, seed: &Seed) -> Option<Decision> {
        let (advice, cost) = advice::compare(&self.before.view(seat), &self.moves, seed)?;
        let mut round = self.before;
        let mut played = Vec::new();
        for mv in self.moves {
            played.push(Step::of(&round.view(seat), mv));
            round.play_into(seat, mv, &mut ()).ok()?;
        }
        Some(Decision { event: self.event, played, advice, cost })
    }
}

impl Iterator for Review {
    type Item = RatedTurn;

    fn next(&mut self) -> Option<RatedTurn> {
        let turn = self.turns.next()?;
        let decisions =
            turn.decisions.into_iter().filter_map(|decision| decision.rate(self.seat, &self.seed));
        Some(RatedTurn { turn: turn.number, decisions: decisions.collect() })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.turns.size_hint()
    }
}

impl ExactSizeIterator for Review {}

/// The move of a seat on turn that an event tells.
fn move_of(event: &Event, on_turn: Seat) -> Option<Move> {
    match *event {
        Event::Play { seat, mv, .. } | Event::Discard { seat, mv, .. } if seat == on_turn => Some(mv),
        Event::Pass { seat } if seat == on_turn => Some(Move::Pass),
        _ => None,
    }
}

/// Whether an event shows the seat on turn a card it hasn't seen.
fn shows_new(event: &Event, on_turn: Seat) -> bool {
    match *event {
        Event::Draw { seat, .. } => seat == on_turn,
        Event::Play { mv, .. } => matches!(mv.source(), Some(Source::Stock(_))),
        _ => false,
    }
}
