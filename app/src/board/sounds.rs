//! From what the board shows to what is heard on either side.

use std::time::Instant;

use iced::Size;
use skipstone_core::SeatView;

use super::layout::{BoardSide, BoardSpace};
use super::{BoardLayout, Cues, HandOrder, Slot};
use crate::sound::{Sounds, TimedSound};

/// The board on which places are told apart by ear. Larger and smaller boards have the same places, within a few percent.
const BOARD: Size = Size::new(1280.0, 700.0);
/// How far to the sides sounds come from: 1.0 would leave one ear with nothing.
const WIDTH: f32 = 0.6;

/// The sounds of cues on a board that shows that state. What is there already is heard `now`.
pub fn sounds(cues: Cues, view: &SeatView<'_>, now: Instant) -> Sounds {
    let Cues { hurried, list } = cues;
    if list.is_empty() {
        return Sounds { hurried, list: Vec::new() };
    }
    let layout = BoardLayout::new(
        view,
        BoardSpace {
            size: BOARD,
            enlargement: 1.0,
            open: false,
            side: BoardSide::Own,
            // The cards of a hand lie too near each other for their order to be heard.
            hand_order: HandOrder::Drawn,
        },
    );
    let list = list.into_iter().map(|cue| TimedSound {
        kind: cue.kind,
        at: cue.at.unwrap_or(now),
        pan: cue.slot.map_or(0.0, |slot| pan(&layout, slot)),
        gain: cue.gain,
    });
    Sounds { hurried, list: list.collect() }
}

/// From which side a slot is heard.
fn pan(layout: &BoardLayout, slot: Slot) -> f32 {
    let is_own_hand = |slot| matches!(slot, Slot::Hand(_));
    // A card that has left the hand may have left no place behind.
    let other = || layout.piles.iter().rfind(|pile| is_own_hand(slot) && is_own_hand(pile.slot));
    let pile = layout.pile(slot).or_else(other);
    pile.map_or(0.0, |pile| WIDTH * (2.0 * pile.bounds.center_x() / BOARD.width - 1.0))
}
