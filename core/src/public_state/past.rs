//! The history in a public state, as positions and views tell it.

use super::{PublicState, TurnRestrictions};
use crate::card::Rank;
use crate::pile::ByPile;
use crate::rules::DrawRule;
use crate::seat::Seat;

/// The history that the rules depend on.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Past {
    /// What the 1980 rules ask for of this turn.
    pub turn_restrictions: TurnRestrictions,
    /// The seats that have had a turn; `None` for all (RULES 4.1).
    pub begun: Option<Vec<Seat>>,
    /// The number of cards that the seat on turn has yet to draw by hand (RULES 9).
    pub due: u8,
    /// The seats that were caught and draw nothing until their next turn is over (RULES 9).
    pub caught: Vec<Seat>,
    /// Passes in a row (RULES 5).
    pub passes: u8,
    /// Turns since a stock card was played, this one included (RULES 5).
    pub idle: u16,
    /// Turns begun.
    pub turns: u32,
    /// Moves made.
    pub moves: u32,
    /// By seat, as far as it is known: the ranks that the build piles took when its last turn ended. No rule depends on it.
    pub left: Vec<Option<ByPile<Rank>>>,
}

impl PublicState {
    /// The history so far.
    pub(crate) fn past(&self) -> Past {
        let seats = || self.setup.seats();
        // Only a fixed draw depends on who has had a turn, so it is told only then.
        let fixed = self.setup.rules().draw != DrawRule::Refill;
        let begun: Vec<Seat> = seats().filter(|seat| self.begun >> seat.index() & 1 == 1).collect();
        Past {
            turn_restrictions: self.turn_restrictions,
            begun: (fixed && begun.len() < self.setup.seat_count()).then_some(begun),
            due: self.manners.due,
            caught: seats().filter(|seat| self.is_caught(*seat)).collect(),
            passes: self.passes,
            idle: self.idle,
            turns: self.turns,
            moves: self.moves,
            left: seats().map(|seat| self.left_behind[seat]).collect(),
        }
    }

    /// Goes on from a history.
    pub(crate) fn restore(&mut self, past: &Past) {
        let bit = |seat: Seat| 1 << seat.index();
        self.0.turn_restrictions = past.turn_restrictions;
        self.0.begun = match &past.begun {
            Some(seats) => seats.iter().fold(0, |begun, seat| begun | bit(*seat)),
            None => self.setup.seats().fold(0, |begun, seat| begun | bit(seat)),
        };
        self.0.manners.due = past.due;
        past.caught.iter().for_each(|seat| self.catch(*seat));
        (self.0.passes, self.0.idle) = (past.passes, past.idle);
        (self.0.turns, self.0.moves) = (past.turns, past.moves);
        for (seat, left) in self.setup.seats().zip(&past.left) {
            self.0.left_behind[seat] = *left;
        }
    }
}
