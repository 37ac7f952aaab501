//! One pile: where its cards lie.

use iced::{Rectangle, Vector};
use skipstone_core::{Seat, SeatView};

use crate::table::Slot;

/// The share of a card's height that shows its index: cascaded closer, buried cards can't be read.
const INDEX: f32 = 0.21;
/// The share of a card's height that buried cards show where there is room.
const LOOSE: f32 = 0.27;

/// A slot and where its cards lie.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Pile {
    /// Which.
    pub slot: Slot,
    /// Everything that belongs to it: what can be clicked and dropped on.
    pub bounds: Rectangle,
    /// The lowest card that is shown.
    pub base: Rectangle,
    /// From one card to the next above it.
    pub step: Vector,
    /// How many cards at the bottom lie hidden under the first one that can be read.
    pub buried: usize,
}

impl Pile {
    /// A pile of which only the top is seen.
    pub(super) fn single(slot: Slot, base: Rectangle) -> Pile {
        Pile { slot, bounds: base, base, step: Vector::ZERO, buried: 0 }
    }

    /// So many cards side by side.
    pub(super) fn row(slot: Slot, first: Rectangle, step: f32, cards: usize) -> Pile {
        let step = Vector::new(step, 0.0);
        let mut bounds = first;
        bounds.width += step.x * cards.saturating_sub(1) as f32;
        Pile { slot, bounds, base: first, step, buried: 0 }
    }

    /// A discard pile that cascades down as far as its room allows: so closely that every card's index can be read, or
    /// else without the lowest ones.
    pub(super) fn discard(view: &SeatView<'_>, owner: Seat, pile: usize, base: Rectangle, room: f32) -> Pile {
        let slot = Slot::Discard(owner, pile as u8);
        let above = view.discard_pile(owner, pile).count().saturating_sub(1);
        let spare = (room - base.height).max(0.0);
        let fit = (spare / (INDEX * base.height)).floor() as usize;
        let shown = above.min(fit);
        let step = if shown == 0 { 0.0 } else { (spare / shown as f32).min(LOOSE * base.height) };
        let step = Vector::new(0.0, step);
        let depth = view.discard_depth(owner, pile);
        let mut bounds = base;
        bounds.height += step.y * shown as f32;
        Pile { slot, bounds, base, step, buried: depth.saturating_sub(1 + shown) }
    }

    /// Where the `nth` card lies, from 0 at the bottom.
    pub fn card(&self, nth: usize) -> Rectangle {
        self.base + self.step * nth.saturating_sub(self.buried) as f32
    }
}
