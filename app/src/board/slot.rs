//! The slots of a table that hold cards, relative to one seat.

use std::fmt;
use std::str::FromStr;

use skipstone_core::{Pile, Seat, Source, Target};

/// A place that holds cards. Hand slots count from 0 here, and from 1 in the displayed form.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Slot {
    /// A card of the own hand, by index.
    Hand(u8),
    /// Another seat's whole hand; only its size is known.
    OtherHand(Seat),
    /// A seat's stock pile.
    Stock(Seat),
    /// One of a seat's four discard piles.
    Discard(Seat, Pile),
    /// One of the four build piles.
    Build(Pile),
    /// The draw pile.
    Draw,
    /// The completed piles.
    Completed,
}

impl Slot {
    /// Whose slot it is; `me` has the cards of the own hand. `None` for what everybody uses.
    pub fn owner(self, me: Seat) -> Option<Seat> {
        match self {
            Slot::Hand(_) => Some(me),
            Slot::OtherHand(seat) | Slot::Stock(seat) | Slot::Discard(seat, _) => Some(seat),
            Slot::Build(_) | Slot::Draw | Slot::Completed => None,
        }
    }

    /// The source of a move from this slot; `None` if nobody takes cards here.
    pub fn source(self) -> Option<Source> {
        match self {
            Slot::Hand(slot) => Some(Source::Hand(slot)),
            Slot::Stock(owner) => Some(Source::Stock(owner)),
            Slot::Discard(owner, pile) => Some(Source::Discard(pile, owner)),
            Slot::OtherHand(_) | Slot::Build(_) | Slot::Draw | Slot::Completed => None,
        }
    }

    /// The target of a move to this slot; `None` if nobody puts cards here.
    pub fn target(self) -> Option<Target> {
        match self {
            Slot::Build(pile) => Some(Target::Build(pile)),
            Slot::Discard(owner, pile) => Some(Target::Discard(pile, owner)),
            Slot::Hand(_) | Slot::OtherHand(_) | Slot::Stock(_) | Slot::Draw | Slot::Completed => None,
        }
    }

    /// The slot of a source of `player`, relative to seat `me`.
    pub fn of_source(source: Source, player: Seat, me: Seat) -> Slot {
        match source {
            Source::Hand(slot) if player == me => Slot::Hand(slot),
            Source::Hand(_) => Slot::OtherHand(player),
            Source::Stock(owner) => Slot::Stock(owner),
            Source::Discard(pile, owner) => Slot::Discard(owner, pile),
        }
    }

    /// The slot of a target.
    pub fn of_target(target: Target) -> Slot {
        match target {
            Target::Build(pile) => Slot::Build(pile),
            Target::Discard(pile, owner) => Slot::Discard(owner, pile),
        }
    }
}

/// The slot's id for tests and assistive technology: `build-2`, `discard-1@3`.
impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Slot::Hand(slot) => write!(f, "hand-{}", slot + 1),
            Slot::OtherHand(seat) => write!(f, "hand@{seat}"),
            Slot::Stock(seat) => write!(f, "stock@{seat}"),
            Slot::Discard(seat, pile) => write!(f, "discard-{pile}@{seat}"),
            Slot::Build(pile) => write!(f, "build-{pile}"),
            Slot::Draw => f.write_str("draw"),
            Slot::Completed => f.write_str("completed"),
        }
    }
}

/// The text names no slot.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoSlot;

impl FromStr for Slot {
    type Err = NoSlot;

    /// Reads the slot's id.
    fn from_str(text: &str) -> Result<Slot, NoSlot> {
        let (place, seat) = match text.split_once('@') {
            Some((place, seat)) => (place, Some(seat.parse().ok().and_then(Seat::new).ok_or(NoSlot)?)),
            None => (text, None),
        };
        let (kind, number) = match place.split_once('-') {
            Some((kind, number)) => {
                (kind, Some(number.parse::<u8>().ok().filter(|number| *number > 0).ok_or(NoSlot)?))
            }
            None => (place, None),
        };
        let pile = |number| Pile::new(number).ok_or(NoSlot);
        match (kind, number, seat) {
            ("hand", Some(number), None) => Ok(Slot::Hand(number - 1)),
            ("hand", None, Some(seat)) => Ok(Slot::OtherHand(seat)),
            ("stock", None, Some(seat)) => Ok(Slot::Stock(seat)),
            ("discard", Some(number), Some(seat)) => Ok(Slot::Discard(seat, pile(number)?)),
            ("build", Some(number), None) => Ok(Slot::Build(pile(number)?)),
            ("draw", None, None) => Ok(Slot::Draw),
            ("completed", None, None) => Ok(Slot::Completed),
            _ => Err(NoSlot),
        }
    }
}
#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_reads_back() {
        let two = Seat::from_index(1);
        for slot in [
            Slot::Hand(4),
            Slot::OtherHand(two),
            Slot::Stock(Seat::ONE),
            Slot::Discard(two, Pile::Four),
            Slot::Build(Pile::One),
            Slot::Draw,
            Slot::Completed,
        ] {
            assert_eq!(slot.to_string().parse(), Ok(slot));
        }
        for text in
            ["", "stock", "stock@0", "stock@13", "build-5", "build-0", "discard-1", "hand-1@2", "draw-1"]
        {
            assert_eq!(text.parse::<Slot>(), Err(NoSlot), "{text}");
        }
    }
}
