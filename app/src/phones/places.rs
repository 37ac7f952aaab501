//! Seats and places, as the page names them.

use skipstone_core::Seat;

use crate::board::Slot;

/// A seat's number, from 1.
pub(super) fn number(seat: Seat) -> usize {
    usize::from(seat.number())
}

/// A place on the table, as the page names it: sources and targets of moves are named as in these, with the owner where it isn't
/// the reader. `None` for a place that the page doesn't have.
pub(super) fn place(slot: Slot, me: Option<Seat>) -> Option<String> {
    let at = |owner: Seat| if Some(owner) == me { String::new() } else { format!("@{owner}") };
    Some(match slot {
        Slot::Hand(card) => format!("h{}", card + 1),
        Slot::OtherHand(seat) => format!("hand@{seat}"),
        Slot::Stock(owner) => format!("s{}", at(owner)),
        Slot::Discard(owner, pile) => format!("d{pile}{}", at(owner)),
        Slot::Build(pile) => format!("b{pile}"),
        Slot::Draw => "draw".to_owned(),
        Slot::Completed => "completed".to_owned(),
    })
}
