//! The moves that a player can request. [`crate::check`] decides whether one is legal. A move names the owner of every pile.

use serde::{Deserialize, Serialize};

use crate::pile::Pile;
use crate::seat::Seat;

/// A move as a player requests it. Its text, which depends on who moves, is described in [`crate::notation`].
// The serde form of this and the following types is part of the wire format.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Move {
    /// A card from one place to another: a play onto a build pile, or the discard that ends the turn.
    Put(Source, Target),
    /// Ending a turn with an empty hand, nothing to draw and nothing to play (RULES 4.6).
    Pass,
    /// Drawing by hand, where the table manners ask for it (RULES 9).
    Draw,
}

/// Where a card comes from. Slots count from 0 here and from 1 in text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Source {
    /// A slot of the hand. A played card closes the gap, a drawn one goes to the end.
    Hand(u8),
    /// A seat's stock pile: the own one, or a partner's.
    Stock(Seat),
    /// The top of a seat's discard pile: an own one, or a partner's.
    Discard(Pile, Seat),
}

/// Where a card goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Target {
    /// One of the four build pile places.
    Build(Pile),
    /// A seat's discard pile: an own one, or a partner's where a team shares piles.
    Discard(Pile, Seat),
}

impl Move {
    /// The place the card comes from, if a card moves.
    pub fn source(self) -> Option<Source> {
        match self {
            Move::Put(source, _) => Some(source),
            Move::Pass | Move::Draw => None,
        }
    }

    /// The place the card goes to, if a card moves.
    pub fn target(self) -> Option<Target> {
        match self {
            Move::Put(_, target) => Some(target),
            Move::Pass | Move::Draw => None,
        }
    }

    /// Whether this is a play onto a build pile.
    pub fn is_play(self) -> bool {
        matches!(self, Move::Put(_, Target::Build(_)))
    }
}
