//! The layout of the own seat along the bottom: stone, stock, discard piles and the hand as a fan.

use iced::{Point, Rectangle, Size, Vector};
use skipstone_core::{Pile, SeatView};

use super::{BoardLayout, CARD_ASPECT, Closeness, LABEL, MARGIN, NAME_DROP, PilePlace, SeatArea};
use crate::board::{HandOrder, Slot};

/// The room above the hand for lifted cards, in stock widths.
pub(super) const LIFT: f32 = 0.12;
/// The room above the own piles, in stock widths: as little as is pleasant, so that three cards of a discard pile can be read.
const ABOVE_PILES: f32 = 0.04;
/// The height of the own cards with the room above them, in stock widths.
pub(super) const HEIGHT: f32 = CARD_ASPECT + LIFT;
/// The height of the text under the own cards.
pub(super) const LINES: f32 = LABEL + 4.0;
/// The height of the lines under the own stone.
const NAME: f32 = 22.0;
const CAPTION: f32 = 18.0;
/// How far the outermost cards of a fan are turned, in degrees, and how far two neighbours at most.
const FAN: f32 = 6.0;
const FAN_STEP: f32 = 3.0;
/// How far the outermost cards of a fan hang lower than the middle one, in card widths.
const FAN_DROP: f32 = 0.07;
/// The distance of two cards in the hand where there is room, in stock widths.
const HAND_STEP: f32 = 0.64;
/// The cards up to which a hand keeps its usual distances.
const USUAL_HAND: usize = 5;

/// The lengths along the own row, in stock widths.
#[derive(Debug, Clone, Copy)]
pub(super) struct Row {
    stone: f32,
    gap: f32,
    discard: f32,
    hand_step: f32,
}

impl Row {
    pub(super) fn new(close: Closeness) -> Row {
        Row {
            stone: close.between(0.95, 0.62),
            gap: close.between(0.26, 0.14),
            discard: close.between(0.74, 0.72),
            hand_step: close.between(HAND_STEP, 0.45),
        }
    }

    /// The same row with a wider hand, in a room of a width in stock widths.
    pub(super) fn spread(self, room: f32) -> Row {
        let spare = (room - self.width()).max(0.0) / (USUAL_HAND - 1) as f32;
        Row { hand_step: (self.hand_step + spare).min(HAND_STEP), ..self }
    }

    /// The distance of two discard piles.
    fn discard_step(self) -> f32 {
        self.discard * 1.08
    }

    pub(super) fn hand_step(self) -> f32 {
        self.hand_step
    }

    fn discards(self) -> f32 {
        3.0 * self.discard_step() + self.discard
    }

    fn hand(self) -> f32 {
        1.0 + (USUAL_HAND - 1) as f32 * self.hand_step
    }

    /// The width of the whole row.
    pub(super) fn width(&self) -> f32 {
        self.stone + 0.5 * self.gap + 1.0 + self.gap + self.discards() + self.gap + self.hand() + 0.2
    }
}

impl BoardLayout {
    pub(super) fn own(&mut self, view: &SeatView<'_>, row: &Row, order: HandOrder, area: Rectangle) {
        let (me, card) = (view.seat(), self.card);
        let width = row.width() * card;
        let left = area.x + ((area.width - width) / 2.0).max(MARGIN);
        let right = area.x + area.width - (left - area.x);
        let top = area.y + LIFT * card;
        let piles_top = (area.y + ABOVE_PILES * card).round();
        let room = area.height - ABOVE_PILES * card - LINES;
        let base = |x: f32, width: f32| {
            Rectangle::new(Point::new(x.round(), piles_top), Size::new(width, width * CARD_ASPECT))
        };
        let stone = Rectangle::new(
            Point::new(left, top + 0.18 * card),
            Size::new(row.stone * card, 0.8 * row.stone * card),
        );
        let line = |y: f32, height: f32| Rectangle { y, height, ..stone };
        let below = stone.y + NAME_DROP * stone.height;
        let mut x = left + (row.stone + 0.5 * row.gap) * card;
        if view.setup().has_piles(me) {
            self.piles.push(PilePlace::single(Slot::Stock(me), base(x, card)));
            x += (1.0 + row.gap) * card;
            let discard = (row.discard * card).floor();
            for pile in Pile::ALL {
                self.piles.push(PilePlace::discard(view, me, pile, base(x, discard), room));
                x += row.discard_step() * card;
            }
            x += (row.discard - row.discard_step() + row.gap) * card;
        }
        let hand = Rectangle::new(
            Point::new(x, top),
            Size::new((right - x - 0.1 * card).max(card), card * CARD_ASPECT),
        );
        self.fan(view, order, hand);
        self.seats.push(SeatArea {
            seat: me,
            bounds: Rectangle::new(Point::new(left, area.y), Size::new(right - left, area.height)),
            framed: false,
            stone,
            name: line(below, NAME),
            caption: line(below + NAME, CAPTION),
            speech: Rectangle::new(stone.position(), Size::ZERO),
            talk: stone,
        });
    }

    /// The hand as a fan in the middle of `room`; more cards than usual come closer.
    fn fan(&mut self, view: &SeatView<'_>, order: HandOrder, room: Rectangle) {
        let slots = order.slots(view);
        let steps = slots.len().saturating_sub(1) as f32;
        self.hand_step = self.hand_step.min((room.width - self.card) / steps.max(1.0));
        let width = self.card + steps * self.hand_step;
        let left = room.x + (room.width - width) / 2.0;
        let turn = (2.0 * FAN / steps.max(1.0)).min(FAN_STEP);
        for (place, slot) in slots.into_iter().enumerate() {
            let aside = place as f32 - steps / 2.0;
            let outside = 2.0 * aside / steps.max(4.0);
            let corner = Point::new(left + self.hand_step * place as f32, room.y)
                + Vector::new(0.0, FAN_DROP * self.card * outside * outside);
            let base = Rectangle::new(
                Point::new(corner.x.round(), corner.y.round()),
                Size::new(self.card, self.card * CARD_ASPECT),
            );
            self.piles.push(PilePlace::single(Slot::Hand(slot), base).turned(turn * aside));
        }
    }
}
