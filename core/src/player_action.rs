//! Player actions: a move, or one of the table manners (RULES 9), whose rules are in the modules `manners` of `round`, `check`,
//! `public_state` and `table`. A round is determined by its deal and these.

use serde::{Deserialize, Serialize};

use crate::moves::Move;
use crate::seat::Seat;

/// An action at a table: a move, or one of the table manners (RULES 9).
///
/// Its serde form is part of the network protocol: a new action goes to the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PlayerAction {
    /// A move of the seat on turn.
    Move(Move),
    /// A play of a seat that isn't on turn.
    OutOfTurn(Seat, Move),
    /// A seat catches the one that has just played out of turn.
    Catch(Seat),
    /// A seat calls another for having talked to its partners.
    CallTalking {
        /// The calling seat.
        by: Seat,
        /// The seat that talked.
        talker: Seat,
    },
}

impl PlayerAction {
    /// A seat's move while another, or it itself, is on turn.
    pub fn from_move(seat: Seat, mv: Move, turn: Seat) -> PlayerAction {
        if seat == turn { PlayerAction::Move(mv) } else { PlayerAction::OutOfTurn(seat, mv) }
    }

    /// The move with its seat; `None` for a catch or a call.
    pub fn as_move(self, turn: Seat) -> Option<(Seat, Move)> {
        match self {
            PlayerAction::Move(mv) => Some((turn, mv)),
            PlayerAction::OutOfTurn(seat, mv) => Some((seat, mv)),
            PlayerAction::Catch(_) | PlayerAction::CallTalking { .. } => None,
        }
    }

    /// The acting seat; `turn` is the seat on turn.
    pub fn seat(self, turn: Seat) -> Seat {
        match self {
            PlayerAction::Move(_) => turn,
            PlayerAction::OutOfTurn(seat, _)
            | PlayerAction::Catch(seat)
            | PlayerAction::CallTalking { by: seat, .. } => seat,
        }
    }
}

impl From<Move> for PlayerAction {
    fn from(mv: Move) -> PlayerAction {
        PlayerAction::Move(mv)
    }
}
