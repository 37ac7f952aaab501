//! The keyboard cursor on the board, and what keys do there.

use iced::{Rectangle, Vector};

use super::{BoardLayout, Question, Slot};

/// The direction of an arrow key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Direction {
    Up,
    Down,
    Left,
    Right,
}

/// The command of a key on the board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum KeyCommand {
    /// Moves the cursor to the next slot in a direction.
    MoveCursor(Direction),
    /// Presses the cursor's slot, as a click does.
    Press,
    /// Presses a slot, as a click does. Of the own hand it is the place, from 0 at the left.
    Slot(Slot),
    /// Ends the turn without a discard.
    Pass,
    /// Draws a card by hand (RULES 9).
    Draw,
    /// Takes back the last move.
    Undo,
    /// Plays again what was taken back.
    Redo,
    /// Cancels the typed move, the picked-up card, the hint or the cursor, whichever is first.
    Cancel,
    /// Adds letters to the typed move.
    Type(String),
    /// Removes the last letter of the typed move.
    Erase,
    /// Plays the typed move.
    Submit,
    /// Shows what the keys do.
    Keys,
    /// Says something about the board.
    Ask(Question),
}

/// The nearest slot in a direction; distance sideways counts double. Without a slot to start from, the first hand card, or
/// another own slot.
pub fn next_slot(layout: &BoardLayout, from: Option<Slot>, direction: Direction) -> Option<Slot> {
    let Some(start) = from.and_then(|slot| layout.pile(slot)) else {
        let first = |is_first: fn(Slot) -> bool| layout.piles.iter().find(|pile| is_first(pile.slot));
        let own = first(|slot| matches!(slot, Slot::Hand(_)));
        let any = || first(|slot| !matches!(slot, Slot::OtherHand(_)));
        return own.or_else(any).map(|pile| pile.slot);
    };
    let distance = |bounds: Rectangle| {
        let Vector { x, y } = bounds.center() - start.bounds.center();
        let (ahead, aside) = match direction {
            Direction::Up => (-y, x),
            Direction::Down => (y, x),
            Direction::Left => (-x, y),
            Direction::Right => (x, y),
        };
        // Only slots within 60 degrees of the direction.
        (ahead > 1.0 && aside.abs() < 1.8 * ahead).then_some(ahead + 2.0 * aside.abs())
    };
    let ways = layout.piles.iter().filter_map(|pile| Some((distance(pile.bounds)?, pile.slot)));
    let nearest = ways.min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, slot)| slot);
    nearest.or(from)
}
