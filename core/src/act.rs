//! What is done at a table, one thing after the other: a round follows from its deal and these.

use std::fmt;

use crate::moves::Move;
use crate::seat::Seat;

/// Something done at a table: a move, or what the table manners bring (RULES 9).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Act {
    /// A move of the seat on turn.
    Move(Move),
    /// A play of another seat.
    OutOfTurn(Seat, Move),
    /// A seat catches the one that has just played out of turn.
    Catch(Seat),
    /// A seat calls another for having talked to its partners.
    CallTalking {
        /// Who calls.
        by: Seat,
        /// Who has talked.
        talker: Seat,
    },
}

impl Act {
    /// A seat's move while another, or it itself, is on turn.
    pub fn of(seat: Seat, mv: Move, turn: Seat) -> Act {
        if seat == turn { Act::Move(mv) } else { Act::OutOfTurn(seat, mv) }
    }

    /// The move, if this is one, and whose.
    pub fn moved(self, turn: Seat) -> Option<(Seat, Move)> {
        match self {
            Act::Move(mv) => Some((turn, mv)),
            Act::OutOfTurn(seat, mv) => Some((seat, mv)),
            Act::Catch(_) | Act::CallTalking { .. } => None,
        }
    }

    /// Who does it.
    pub fn seat(self, turn: Seat) -> Seat {
        match self {
            Act::Move(_) => turn,
            Act::OutOfTurn(seat, _) | Act::Catch(seat) | Act::CallTalking { by: seat, .. } => seat,
        }
    }
}

impl From<Move> for Act {
    fn from(mv: Move) -> Act {
        Act::Move(mv)
    }
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Act::Move(mv) => mv.fmt(f),
            Act::OutOfTurn(seat, mv) => write!(f, "{mv} of seat {seat}"),
            Act::Catch(seat) => write!(f, "seat {seat}'s catch"),
            Act::CallTalking { by, talker } => write!(f, "seat {by}'s call of seat {talker}"),
        }
    }
}
