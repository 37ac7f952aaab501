//! The board's geometry: a pure function of the view and the board's size.
//!
//! The own seat is at the bottom, the build piles are in the middle, the others sit along the top in turn order, with the next
//! player leftmost. Cards have the ratio 5 to 7; everything else is a multiple of the card width, so the board looks the same
//! at every size. Constants are in logical pixels unless they say otherwise.

mod opponents;
mod pile;

use iced::{Point, Rectangle, Size, Vector};
use skipstone_core::{Seat, SeatView};

use crate::table::Slot;

pub use pile::Pile;

/// A card's height in card widths.
const CARD_ASPECT: f32 = 1.4;
/// The margins of the board.
const MARGIN: f32 = 10.0;
/// The height of the line above the own cards.
const OWN_LINE: f32 = 32.0;
/// The height of the line under a build pile, which names the rank it needs.
const NEEDS_LINE: f32 = 24.0;
/// The maximum card width. Larger tables are harder to take in.
const WIDEST: f32 = 220.0;
/// The share of the board's height reserved for the other seats.
const OTHERS_SHARE: f32 = 0.36;
/// The width of the own row, gaps included, in card widths.
const OWN_ROW: f32 = 11.7;
/// How far the own discard piles may cascade down, in card widths.
const OWN_CASCADE: f32 = 0.6;

/// The layout of a board.
#[derive(Debug, Clone, PartialEq)]
pub struct BoardLayout {
    /// The width of the own cards, build piles and draw pile.
    pub card: f32,
    /// The width of the other seats' cards.
    pub other_card: f32,
    /// The piles, each once, in drawing order.
    pub piles: Vec<Pile>,
    /// One area for every seat, the own one first, then clockwise.
    pub seats: Vec<SeatArea>,
}

/// The area of one seat.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SeatArea {
    /// The seat.
    pub seat: Seat,
    /// Everything that belongs to the seat.
    pub bounds: Rectangle,
    /// The player's name.
    pub name: Rectangle,
    /// The number of hand cards; empty where the hand is open.
    pub hand_size: Rectangle,
    /// The number of stock cards.
    pub stock_left: Rectangle,
    /// The seat's last move; empty where the hand lies there open.
    pub last_move: Rectangle,
}

impl BoardLayout {
    /// Lays out a view on a board of a size. `open` reserves room for the other seats' open hands.
    pub fn new(view: &SeatView<'_>, size: Size, open: bool) -> BoardLayout {
        let card = card_width(size);
        let own_height = OWN_LINE + card * (CARD_ASPECT + OWN_CASCADE) + MARGIN;
        let middle_height = card * CARD_ASPECT + NEEDS_LINE + MARGIN;
        let own_top = (size.height - own_height).max(0.0);
        let middle_top = (own_top - middle_height).max(0.0);

        let mut layout = BoardLayout { card, other_card: card, piles: Vec::new(), seats: Vec::new() };
        layout.own(view, Rectangle::new(Point::new(0.0, own_top), Size::new(size.width, own_height)));
        layout.middle(Point::new(size.width / 2.0, middle_top));
        layout.others(view, Rectangle::new(Point::ORIGIN, Size::new(size.width, middle_top)), open);
        layout
    }

    /// The own stock, discard piles and hand in a row.
    fn own(&mut self, view: &SeatView<'_>, area: Rectangle) {
        let (me, card) = (view.seat(), self.card);
        let width = OWN_ROW * card;
        let mut x = area.x + (area.width - width) / 2.0 + 0.15 * card;
        let top = area.y + OWN_LINE;
        let room = area.height - OWN_LINE - MARGIN;
        let stock_x = x;
        let base = |x| Rectangle::new(Point::new(x, top), Size::new(card, card * CARD_ASPECT));
        if view.setup().has_piles(me) {
            self.piles.push(Pile::single(Slot::Stock(me), base(x)));
            x += 1.35 * card;
            for pile in 0..4 {
                self.piles.push(Pile::discard(view, me, pile, base(x), room));
                x += 1.1 * card;
            }
            x += 0.3 * card;
        }
        self.hand(view, base(x), area.x + (area.width + width) / 2.0 - 0.15 * card - x);
        let line =
            |x: f32, width| Rectangle::new(Point::new(x, area.y + 2.0), Size::new(width, OWN_LINE - 10.0));
        let bounds = Rectangle::new(
            Point::new(area.x + (area.width - width) / 2.0, area.y),
            Size::new(width, area.height - MARGIN / 2.0),
        );
        self.seats.push(SeatArea {
            seat: me,
            bounds,
            name: line(stock_x, 3.4 * card),
            hand_size: Rectangle::new(Point::new(stock_x, top), Size::new(0.0, 0.0)),
            stock_left: Rectangle::new(
                Point::new(stock_x, top + card * CARD_ASPECT),
                Size::new(card, (card * OWN_CASCADE).min(room - card * CARD_ASPECT)),
            ),
            last_move: line(x, bounds.x + bounds.width - x - 0.15 * card),
        });
    }

    /// The hand: up to five cards side by side, more overlap.
    fn hand(&mut self, view: &SeatView<'_>, first: Rectangle, room: f32) {
        let held = view.hand_size(view.seat());
        let step = match held {
            0..=5 => 1.1 * self.card,
            held => ((room - self.card) / (held - 1) as f32).min(1.1 * self.card),
        };
        for slot in 0..held {
            let base = first + Vector::new(step * slot as f32, 0.0);
            self.piles.push(Pile::single(Slot::Hand(slot as u8), base));
        }
    }

    /// Draw pile, build piles and completed piles in a row.
    fn middle(&mut self, top: Point) {
        let card = self.card;
        let at = |steps: f32| {
            let x = top.x + steps * card - card / 2.0;
            Rectangle::new(Point::new(x, top.y), Size::new(card, card * CARD_ASPECT))
        };
        self.piles.push(Pile::single(Slot::Draw, at(-4.0)));
        for pile in 0..4u8 {
            self.piles.push(Pile::single(Slot::Build(pile), at(1.45 * (f32::from(pile) - 1.5))));
        }
        self.piles.push(Pile::single(Slot::Completed, at(4.0)));
    }

    /// The pile of a slot; `None` for a hand slot without a card.
    pub fn pile(&self, slot: Slot) -> Option<&Pile> {
        self.piles.iter().find(|pile| pile.slot == slot)
    }

    /// The area of a seat; `None` if the table has no such seat.
    pub fn seat(&self, seat: Seat) -> Option<&SeatArea> {
        self.seats.iter().find(|area| area.seat == seat)
    }

    /// The bounds of card `nth` of a slot, from 0 at the bottom. A hand slot beyond the cards held has bounds too, for a card
    /// in flight to it.
    pub fn card(&self, slot: Slot, nth: usize) -> Option<Rectangle> {
        if let Some(pile) = self.pile(slot) {
            return Some(pile.card(nth));
        }
        let Slot::Hand(place) = slot else { return None };
        let last = self.piles.iter().rev().find(|pile| matches!(pile.slot, Slot::Hand(_)));
        match (last, last.map(|pile| pile.slot)) {
            (Some(last), Some(Slot::Hand(held))) => {
                Some(last.base + Vector::new(1.1 * self.card * (f32::from(place) - f32::from(held)), 0.0))
            }
            _ => {
                let own = self.seats.first()?;
                let x = own.last_move.x + 1.1 * self.card * f32::from(place);
                Some(Rectangle::new(
                    Point::new(x, own.bounds.y + OWN_LINE),
                    Size::new(self.card, self.card * CARD_ASPECT),
                ))
            }
        }
    }

    /// The topmost slot at a point.
    pub fn slot_at(&self, point: Point) -> Option<Slot> {
        self.piles.iter().rev().find(|pile| pile.bounds.contains(point)).map(|pile| pile.slot)
    }

    /// The slot with the largest overlap with `card`, among those for which `asked` is true.
    pub fn most_overlapped(&self, card: Rectangle, asked: impl Fn(Slot) -> bool) -> Option<Slot> {
        let overlap = |pile: &Pile| pile.bounds.intersection(&card).map_or(0.0, |common| common.area());
        let touched =
            self.piles.iter().filter(|pile| asked(pile.slot)).map(|pile| (overlap(pile), pile.slot));
        let most = touched.filter(|(area, _)| *area > 0.0).max_by(|a, b| a.0.total_cmp(&b.0));
        most.map(|(_, slot)| slot)
    }
}

/// The width of the own cards on a board of a size.
fn card_width(size: Size) -> f32 {
    let across = (size.width - 2.0 * MARGIN) / OWN_ROW;
    let lines = OWN_LINE + NEEDS_LINE + 2.0 * MARGIN;
    let down = ((1.0 - OTHERS_SHARE) * size.height - lines) / (2.0 * CARD_ASPECT + OWN_CASCADE);
    across.min(down).clamp(20.0, WIDEST).floor()
}

#[cfg(test)]
mod tests;
