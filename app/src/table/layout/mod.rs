//! Where everything lies: a pure function of what a seat sees and the size of the board.
//!
//! The own seat is at the bottom, the build piles are in the middle, the others sit along the top in turn order, the next
//! one to play leftmost. Cards are 5 to 7; everything else is measured in card widths, so the board looks the same at
//! every size.

mod opponents;
mod pile;

use iced::{Point, Rectangle, Size, Vector};
use skipstone_core::{Seat, SeatView};

use crate::table::Slot;

pub use pile::Pile;

/// A card's height in widths.
const TALL: f32 = 1.4;
/// Margins of the board.
const MARGIN: f32 = 10.0;
/// The line above the own cards.
const OWN_LINE: f32 = 32.0;
/// The line under a build pile that says what it needs.
const NEEDS_LINE: f32 = 24.0;
/// The widest a card gets: beyond this a table is only harder to overlook.
const WIDEST: f32 = 220.0;
/// The share of the board's height that the others may count on.
const OTHERS: f32 = 0.36;
/// The cards side by side in the own row, with what lies between them, in widths.
const OWN_ROW: f32 = 11.7;
/// What own discard piles may cascade down, in widths.
const OWN_CASCADE: f32 = 0.6;

/// A board laid out.
#[derive(Debug, Clone, PartialEq)]
pub struct Layout {
    /// The width of the large cards: the own ones, build and draw pile.
    pub card: f32,
    /// The width of the others' cards.
    pub small: f32,
    /// The piles, each once.
    pub piles: Vec<Pile>,
    /// One area for every seat, the own one first, then clockwise.
    pub seats: Vec<SeatArea>,
}

/// What belongs to one seat.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SeatArea {
    /// Whose.
    pub seat: Seat,
    /// All of it.
    pub bounds: Rectangle,
    /// Who sits there.
    pub name: Rectangle,
    /// How many hand cards it holds; nowhere while they lie open.
    pub held: Rectangle,
    /// How many stock cards are left.
    pub left: Rectangle,
    /// What it did last; nowhere while its hand lies open there.
    pub last: Rectangle,
}

impl Layout {
    /// Lays out what a seat sees on a board of a size; `open` where the others' hands lie open too.
    pub fn new(view: &SeatView<'_>, size: Size, open: bool) -> Layout {
        let card = card_width(size);
        let own_height = OWN_LINE + card * (TALL + OWN_CASCADE) + MARGIN;
        let middle_height = card * TALL + NEEDS_LINE + MARGIN;
        let own_top = (size.height - own_height).max(0.0);
        let middle_top = (own_top - middle_height).max(0.0);

        let mut layout = Layout { card, small: card, piles: Vec::new(), seats: Vec::new() };
        layout.own(view, Rectangle::new(Point::new(0.0, own_top), Size::new(size.width, own_height)));
        layout.middle(Point::new(size.width / 2.0, middle_top));
        layout.others(view, Rectangle::new(Point::ORIGIN, Size::new(size.width, middle_top)), open);
        layout
    }

    /// The own stock, discard piles and hand, side by side.
    fn own(&mut self, view: &SeatView<'_>, area: Rectangle) {
        let (me, card) = (view.seat(), self.card);
        let width = OWN_ROW * card;
        let mut x = area.x + (area.width - width) / 2.0 + 0.15 * card;
        let top = area.y + OWN_LINE;
        let room = area.height - OWN_LINE - MARGIN;
        let stock_x = x;
        let base = |x| Rectangle::new(Point::new(x, top), Size::new(card, card * TALL));
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
            held: Rectangle::new(Point::new(stock_x, top), Size::new(0.0, 0.0)),
            left: Rectangle::new(
                Point::new(stock_x, top + card * TALL),
                Size::new(card, (card * OWN_CASCADE).min(room - card * TALL)),
            ),
            last: line(x, bounds.x + bounds.width - x - 0.15 * card),
        });
    }

    /// The hand: five places side by side; more cards lie closer together.
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

    /// Draw pile, build piles and completed piles.
    fn middle(&mut self, top: Point) {
        let card = self.card;
        let at = |steps: f32| {
            let x = top.x + steps * card - card / 2.0;
            Rectangle::new(Point::new(x, top.y), Size::new(card, card * TALL))
        };
        self.piles.push(Pile::single(Slot::Draw, at(-4.0)));
        for pile in 0..4u8 {
            self.piles.push(Pile::single(Slot::Build(pile), at(1.45 * (f32::from(pile) - 1.5))));
        }
        self.piles.push(Pile::single(Slot::Completed, at(4.0)));
    }

    /// The pile at a slot.
    pub fn pile(&self, slot: Slot) -> Option<&Pile> {
        self.piles.iter().find(|pile| pile.slot == slot)
    }

    /// The area of a seat.
    pub fn seat(&self, seat: Seat) -> Option<&SeatArea> {
        self.seats.iter().find(|area| area.seat == seat)
    }

    /// Where the `nth` card of a slot lies, from 0 at the bottom. A hand place may lie beyond the cards held: a card on its
    /// way there needs one.
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
                let x = own.last.x + 1.1 * self.card * f32::from(place);
                Some(Rectangle::new(
                    Point::new(x, own.bounds.y + OWN_LINE),
                    Size::new(self.card, self.card * TALL),
                ))
            }
        }
    }

    /// The slot under a point; of cards that overlap the upper one.
    pub fn hit(&self, point: Point) -> Option<Slot> {
        self.piles.iter().rev().find(|pile| pile.bounds.contains(point)).map(|pile| pile.slot)
    }

    /// The slot that a card lies on most, of those that are asked for.
    pub fn under(&self, card: Rectangle, asked: impl Fn(Slot) -> bool) -> Option<Slot> {
        let overlap = |pile: &Pile| pile.bounds.intersection(&card).map_or(0.0, |common| common.area());
        let touched =
            self.piles.iter().filter(|pile| asked(pile.slot)).map(|pile| (overlap(pile), pile.slot));
        let most = touched.filter(|(area, _)| *area > 0.0).max_by(|a, b| a.0.total_cmp(&b.0));
        most.map(|(_, slot)| slot)
    }
}

/// The width of the large cards on a board of a size.
fn card_width(size: Size) -> f32 {
    let across = (size.width - 2.0 * MARGIN) / OWN_ROW;
    let lines = OWN_LINE + NEEDS_LINE + 2.0 * MARGIN;
    let down = ((1.0 - OTHERS) * size.height - lines) / (2.0 * TALL + OWN_CASCADE);
    across.min(down).clamp(20.0, WIDEST).floor()
}

#[cfg(test)]
mod tests;
