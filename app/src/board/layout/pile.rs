//! The geometry of one pile.

use iced::{Rectangle, Vector};
use skipstone_core::{Pile, Seat, SeatView};

use crate::board::Slot;

/// The share of a card's height with its index. Covered cards have to show that much to be readable.
const INDEX_SHARE: f32 = 0.21;
/// The share of a card's height that covered cards show where there is room.
const MAX_CASCADE_STEP: f32 = 0.27;

/// Where a count lies on a card: not lower than this share of the card's height, above the large number of narrow cards; and
/// how far it reaches beyond the card's right edge, into the gap beside a stock, in card widths.
const COUNT_FOOT: f32 = 0.35;
const COUNT_BESIDE: f32 = 0.22;
/// The width of a card from which its count is a disc, and the height of the count on narrower ones.
const WIDE: f32 = 40.0;
const LOW_COUNT: f32 = 16.0;
/// The least height of a count and of a depth where words are larger, by how much they are.
const MAGNIFIED_COUNT: f32 = 21.5;
const MAGNIFIED_DEPTH: f32 = 14.0;

/// A slot and the bounds of its cards.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PilePlace {
    /// The slot.
    pub slot: Slot,
    /// All of the pile: the area that takes clicks and drops.
    pub bounds: Rectangle,
    /// The bounds of the lowest card shown.
    pub base: Rectangle,
    /// The offset from one card to the next above it.
    pub step: Vector,
    /// The number of cards at the bottom that aren't shown, for lack of room.
    pub buried: usize,
    /// How far the lowest card is turned clockwise around its centre, in degrees, and each further one more.
    tilt: (f32, f32),
}

impl PilePlace {
    /// A pile that shows only its top card.
    pub(super) fn single(slot: Slot, base: Rectangle) -> PilePlace {
        PilePlace { slot, bounds: base, base, step: Vector::ZERO, buried: 0, tilt: (0.0, 0.0) }
    }

    /// Cards side by side.
    pub(super) fn row(slot: Slot, first: Rectangle, step: f32, cards: usize) -> PilePlace {
        let step = Vector::new(step, 0.0);
        let mut bounds = first;
        bounds.width += step.x * cards.saturating_sub(1) as f32;
        PilePlace { slot, bounds, base: first, step, buried: 0, tilt: (0.0, 0.0) }
    }

    /// Cards side by side, turned like a fan.
    pub(super) fn fan(slot: Slot, first: Rectangle, step: f32, cards: usize, turn: f32) -> PilePlace {
        let steps = cards.saturating_sub(1) as f32;
        PilePlace { tilt: (-turn * steps / 2.0, turn), ..PilePlace::row(slot, first, step, cards) }
    }

    /// The same pile, its cards turned clockwise by `degrees`.
    pub(super) fn turned(self, degrees: f32) -> PilePlace {
        PilePlace { tilt: (degrees, 0.0), ..self }
    }

    /// The same pile elsewhere.
    pub fn moved(&self, by: Vector) -> PilePlace {
        PilePlace { bounds: self.bounds + by, base: self.base + by, ..*self }
    }

    /// A discard pile that cascades down within `room`. Every shown card's index stays readable; where there isn't enough room,
    /// the lowest cards aren't shown.
    pub(super) fn discard(
        view: &SeatView<'_>,
        owner: Seat,
        pile: Pile,
        base: Rectangle,
        room: f32,
    ) -> PilePlace {
        let slot = Slot::Discard(owner, pile);
        let above = view.discard_pile(owner, pile).count().saturating_sub(1);
        let spare = (room - base.height).max(0.0);
        let fit = (spare / (INDEX_SHARE * base.height)).floor() as usize;
        let shown = above.min(fit);
        let step = if shown == 0 { 0.0 } else { (spare / shown as f32).min(MAX_CASCADE_STEP * base.height) };
        let step = Vector::new(0.0, step);
        let depth = view.discard_depth(owner, pile);
        let mut bounds = base;
        bounds.height += step.y * shown as f32;
        PilePlace { slot, bounds, base, step, buried: depth.saturating_sub(1 + shown), tilt: (0.0, 0.0) }
    }

    /// Where the number of a stock's cards is shown, or of draw and completed pile's: in the upper right corner, where it covers
    /// neither the card's own number nor text above nor a neighbour.
    ///
    /// `magnified` is how much larger words are than on a player's board.
    pub fn count_place(&self, digits: usize, magnified: f32) -> Rectangle {
        let card = self.base;
        let (width, height) = match card.width {
            ..WIDE => ((5.0 + 6.5 * digits as f32).max(LOW_COUNT) * magnified, LOW_COUNT * magnified),
            wide => [(0.34 * wide).clamp(24.0, 46.0).max(MAGNIFIED_COUNT * magnified); 2].into(),
        };
        let right = card.x + card.width + (0.28 * height).min(COUNT_BESIDE * card.width);
        let bottom = card.y + (0.66 * height).min(COUNT_FOOT * card.height);
        Rectangle { x: right - width, y: bottom - height, width, height }
    }

    /// Where the number of a discard pile's cards that aren't shown is: in the upper right corner.
    pub fn buried_place(&self, digits: usize, magnified: f32) -> Rectangle {
        let card = self.base;
        let height = (0.27 * card.width).clamp(14.0, 21.0).max(MAGNIFIED_DEPTH * magnified);
        let width = (0.3 + 0.42 * digits as f32) * height;
        let bottom = card.y + height.min(COUNT_FOOT * card.height);
        Rectangle { x: card.x + card.width - width, y: bottom - height, width, height }
    }

    /// The bounds of card `nth`, from 0 at the bottom.
    pub fn card(&self, nth: usize) -> Rectangle {
        self.base + self.step * nth.saturating_sub(self.buried) as f32
    }

    /// How far card `nth` is turned clockwise, in degrees.
    pub fn tilt(&self, nth: usize) -> f32 {
        self.tilt.0 + self.tilt.1 * nth.saturating_sub(self.buried) as f32
    }
}
