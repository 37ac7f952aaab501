//! The places of a table that hold cards, as one seat looks at it.

use std::fmt;

use skipstone_core::{Seat, Source, Target};

/// A place that holds cards. Hand slots and piles count from 0 here and from 1 in its name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Slot {
    /// A card of the own hand.
    Hand(u8),
    /// Another seat's hand: only its size is known.
    Held(Seat),
    /// A seat's stock pile.
    Stock(Seat),
    /// One of a seat's four discard piles.
    Discard(Seat, u8),
    /// One of the four build piles.
    Build(u8),
    /// The draw pile.
    Draw,
    /// The completed piles.
    Completed,
}

impl Slot {
    /// What `me` would take a card from here as.
    pub fn source(self, me: Seat) -> Option<Source> {
        let other = |owner| Some(owner).filter(|owner| *owner != me);
        match self {
            Slot::Hand(slot) => Some(Source::Hand(slot)),
            Slot::Stock(owner) => Some(Source::Stock(other(owner))),
            Slot::Discard(owner, pile) => Some(Source::Discard(pile, other(owner))),
            Slot::Held(_) | Slot::Build(_) | Slot::Draw | Slot::Completed => None,
        }
    }

    /// What `me` would put a card here as.
    pub fn target(self, me: Seat) -> Option<Target> {
        match self {
            Slot::Build(pile) => Some(Target::Build(pile)),
            Slot::Discard(owner, pile) => {
                Some(Target::Discard(pile, Some(owner).filter(|owner| *owner != me)))
            }
            Slot::Hand(_) | Slot::Held(_) | Slot::Stock(_) | Slot::Draw | Slot::Completed => None,
        }
    }

    /// Where a card comes from that `player` moves, as `me` looks at it.
    pub fn of_source(source: Source, player: Seat, me: Seat) -> Slot {
        match source {
            Source::Hand(slot) if player == me => Slot::Hand(slot),
            Source::Hand(_) => Slot::Held(player),
            Source::Stock(owner) => Slot::Stock(owner.unwrap_or(player)),
            Source::Discard(pile, owner) => Slot::Discard(owner.unwrap_or(player), pile),
        }
    }

    /// Where a card goes that `player` moves.
    pub fn of_target(target: Target, player: Seat) -> Slot {
        match target {
            Target::Build(pile) => Slot::Build(pile),
            Target::Discard(pile, owner) => Slot::Discard(owner.unwrap_or(player), pile),
        }
    }
}

/// Its id for tests and assistive technology: `build-2`, `discard-1@3`.
impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Slot::Hand(slot) => write!(f, "hand-{}", slot + 1),
            Slot::Held(seat) => write!(f, "hand@{seat}"),
            Slot::Stock(seat) => write!(f, "stock@{seat}"),
            Slot::Discard(seat, pile) => write!(f, "discard-{}@{seat}", pile + 1),
            Slot::Build(pile) => write!(f, "build-{}", pile + 1),
            Slot::Draw => f.write_str("draw"),
            Slot::Completed => f.write_str("completed"),
        }
    }
}
