//! The board's geometry: a pure function of the view, the board's size and the player's choice of size.
//!
//! The own seat is at the bottom, the build piles are in the middle, the others sit along the top in turn order, with the next
//! player leftmost. Cards have the ratio 5 to 7; everything else is a multiple of the own stock's width, so the board looks the
//! same at every size. Constants are in logical pixels, or in widths of the own stock where they say so.

mod neutral;
mod opponents;
mod own;
mod pile;

use iced::{Point, Rectangle, Size, Vector};
use skipstone_core::{Pile, Seat, SeatView};

use crate::board::{HandOrder, Slot};

pub use opponents::MIN_FAN;
pub use pile::PilePlace;

/// A card's height in card widths.
const CARD_ASPECT: f32 = 1.4;
/// How far a name stands under the top of a stone, in the stone's heights: below the rings that show the turn.
const NAME_DROP: f32 = 1.28;
/// The margins of the board.
const MARGIN: f32 = 10.0;
/// The largest width of the own stock. Larger tables are harder to take in.
const WIDEST: f32 = 176.0;
/// The smallest width of the own stock.
const NARROWEST: f32 = 20.0;
/// The height of a line that tells what a pile is.
const LABEL: f32 = 20.0;
/// The height of what stands under a build pile: the rank that it takes next.
const NEXT: f32 = 36.0;
/// The height of two lines of what the player says.
const TALK: f32 = 44.0;
/// The width of draw and completed pile, in own stock widths.
const PILE: f32 = 0.74;
/// The least distance of the chat from the build piles.
const EDGE: f32 = 2.0;
/// The height of the chat on a board that is nobody's, as a part of the board's.
const WATCHED_CHAT: f32 = 0.6;
/// The distance of build piles, in their widths.
const BUILD_STEP: f32 = 1.27;
/// The distance of draw and completed pile from the centre, in widths of build piles.
const PILE_DISTANCE: f32 = 3.4;

/// The height of the line above a spectator's board in the window for which that is designed.
pub const ABOVE_BOARD: f32 = 88.0;

/// How much larger words are there than on a player's board: in 1920×1080 pixels no text is lower than 28 of them.
pub const WATCHING_WORDS: f32 = 1.95;
/// How far a pile's name reaches beyond the pile on either side at most, on a player's board.
pub const NAME_ASIDE: f32 = 20.0;
/// The window for which that board is designed, in logical pixels.
const WATCHING_WINDOW: Size = Size::new(1600.0, 900.0);

/// The lengths on a spectator's screen in a window of a size, as a part of those that it is designed with.
pub fn watching_scale(window: Size) -> f32 {
    (window.width / WATCHING_WINDOW.width).min(window.height / WATCHING_WINDOW.height)
}

/// From whose side a board is seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum BoardSide {
    /// The seat that looks at it is at the bottom.
    #[default]
    Own,
    /// Nobody's, for people who watch from across the room.
    Neutral(KeptFree),
}

/// What a board that is nobody's keeps free.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct KeptFree {
    /// The lower right corner.
    pub corner: bool,
    /// The room for a knock below the build piles, as far as the seats leave one.
    pub knock: bool,
}

/// What a board is laid out for, besides the view.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct BoardSpace {
    /// The board's size.
    pub size: Size,
    /// The size of everything that the player has chosen; 1.0 is normal. The board's size is in units that grow with it.
    pub enlargement: f32,
    /// Whether the other seats' hands are open.
    pub open: bool,
    /// From whose side it is seen.
    pub side: BoardSide,
    /// In which order the own hand is shown.
    pub hand_order: HandOrder,
}

/// The layout of a board.
#[derive(Debug, Clone, PartialEq)]
pub struct BoardLayout {
    /// The width of the own stock and of the cards in the own hand.
    pub card: f32,
    /// The width of the other seats' cards.
    pub other_card: f32,
    /// The piles, each once, in drawing order.
    pub piles: Vec<PilePlace>,
    /// One area for every seat, the own one first, then clockwise.
    pub seats: Vec<SeatArea>,
    /// The seat at the bottom, which looks at the board; `None` on a board that is nobody's.
    pub own: Option<Seat>,
    /// How much larger words are than on a player's board.
    pub magnification: f32,
    /// Whose turn it is, in words; empty where that is said elsewhere.
    pub headline: Rectangle,
    /// The corner that is kept free; empty if none is.
    pub corner: Rectangle,
    /// The rooms left and right of draw, build and completed piles, or below on a board that is nobody's, where no cards lie.
    pub beside: [Rectangle; 2],
    /// The seat of the view.
    front: Seat,
    /// The distance of cards in the own hand.
    hand_step: f32,
}

/// The area of one seat.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SeatArea {
    /// The seat.
    pub seat: Seat,
    /// Everything that belongs to the seat.
    pub bounds: Rectangle,
    /// Whether the area has an outline. Where there is room, the cards' nearness shows what belongs together.
    pub framed: bool,
    /// The player's stone.
    pub stone: Rectangle,
    /// The player's name.
    pub name: Rectangle,
    /// What is said about the player, under the name; empty where there is no room.
    pub caption: Rectangle,
    /// What the player did last; empty for the own seat, and where the hand lies there open.
    pub speech: Rectangle,
    /// What the player says to the others.
    pub talk: Rectangle,
}

/// How much of what surrounds the own cards gives way to them, from 0 at the normal size to 1.
#[derive(Debug, Clone, Copy)]
struct Closeness(f32);

impl Closeness {
    fn of(enlargement: f32) -> Closeness {
        Closeness(((enlargement - 1.0) / 0.5).clamp(0.0, 1.0))
    }

    /// A length between a roomy and a tight one.
    fn between(self, roomy: f32, tight: f32) -> f32 {
        roomy + (tight - roomy) * self.0
    }
}

/// A rectangle `part` of the way from one to another, from 0 to 1.
pub fn rectangle_between(from: Rectangle, to: Rectangle, part: f32) -> Rectangle {
    let between = |from: f32, to: f32| from + (to - from) * part;
    Rectangle {
        x: between(from.x, to.x),
        y: between(from.y, to.y),
        width: between(from.width, to.width),
        height: between(from.height, to.height),
    }
}

impl BoardLayout {
    /// Lays out a view on a board.
    pub fn new(view: &SeatView<'_>, space: BoardSpace) -> BoardLayout {
        let BoardSpace { size, enlargement, open, side, hand_order } = space;
        let size = Size::new(size.width.floor(), size.height.floor());
        if let BoardSide::Neutral(kept) = side {
            return BoardLayout::neutral(view, size, kept);
        }
        let close = Closeness::of(enlargement);
        let others_share = others_share(view.setup().seat_count(), close);
        let row = own::Row::new(close);
        // Below the normal size everything becomes smaller alike.
        let build = close.between(0.86, 0.76);
        let width = |size| card_width(size, others_share, &row, build);
        let normal = width(size * enlargement.min(1.0));
        let card = width(size).min(normal).clamp(NARROWEST, WIDEST).floor();
        let row = row.spread((size.width - 2.0 * MARGIN) / card);

        // What the cards leave over makes cascades deeper, the own ones and the others'.
        let own_needs = own::HEIGHT * card + own::LINES;
        let build = (build * card).floor();
        let middle_height = build * CARD_ASPECT + NEXT;
        let spare = ((1.0 - others_share) * size.height - own_needs - middle_height - 2.0 * MARGIN).max(0.0);
        let own_height = own_needs + (0.5 * spare).min(0.6 * card);
        let own_top = (size.height - own_height).max(0.0);
        let middle_top = (own_top - MARGIN - middle_height - (0.1 * spare).min(MARGIN)).max(0.0);

        let mut layout = BoardLayout {
            card,
            other_card: card,
            piles: Vec::new(),
            seats: Vec::new(),
            own: Some(view.seat()),
            magnification: 1.0,
            headline: Rectangle::default(),
            corner: Rectangle::default(),
            beside: [Rectangle::default(); 2],
            front: view.seat(),
            hand_step: row.hand_step() * card,
        };
        let own = Rectangle::new(Point::new(0.0, own_top), Size::new(size.width, own_height));
        layout.own(view, &row, hand_order, own);
        layout.middle(Point::new(size.width / 2.0, middle_top), build);
        let size_beside = Size::new(size.width - 2.0 * MARGIN, own_top - MARGIN - middle_top);
        layout.beside = layout.beside_middle(Rectangle::new(Point::new(MARGIN, middle_top), size_beside));
        layout.own_talk();
        let others = Rectangle::new(Point::ORIGIN, Size::new(size.width, middle_top - MARGIN));
        layout.others(view, others, open);
        layout
    }

    /// Room at the right for the chat, as wide as `least` where the build piles leave so much: on a board that is nobody's in the corner,
    /// else beside the build piles. It lies over the completed pile, and no further over what belongs to others than `least` needs; build
    /// piles and own cards stay free.
    pub fn room_at_right(&self, size: Size, least: Size) -> Rectangle {
        let right = size.width - MARGIN;
        let builds = self.pile(Slot::Build(Pile::Four)).map_or(0.0, |pile| pile.bounds.x + pile.bounds.width);
        let (left, top, bottom) = match self.seats.first().filter(|_| self.own.is_some()) {
            Some(own) => {
                let (beside, bottom) = (self.beside[1], own.bounds.y - MARGIN);
                (beside.x, beside.y.min(bottom - least.height).max(MARGIN), bottom)
            }
            None => {
                let height = least.height.max(self.corner.height).max(WATCHED_CHAT * size.height);
                (right - self.corner.width, size.height - MARGIN - height, size.height - MARGIN)
            }
        };
        let left = left.min(right - least.width).max(builds + EDGE);
        Rectangle::new(Point::new(left, top), Size::new(right - left, bottom - top))
    }

    /// What draw, build and completed piles leave over of a room, left and right of them.
    fn beside_middle(&self, room: Rectangle) -> [Rectangle; 2] {
        let row = |pile: &&PilePlace| matches!(pile.slot, Slot::Draw | Slot::Build(_) | Slot::Completed);
        let row = self.piles.iter().filter(row).map(|pile| pile.bounds);
        let row = row.reduce(|one, other| one.union(&other)).unwrap_or_default();
        let between = |left: f32, right: f32| Rectangle { x: left, width: (right - left).max(0.0), ..room };
        let (left, right) = (row.x - MARGIN, row.x + row.width + MARGIN);
        [between(room.x, left), between(right, room.x + room.width)]
    }

    /// Draw pile, build piles and completed piles in a row; `build` is the width of a build pile.
    fn middle(&mut self, top: Point, build: f32) {
        let at = |steps: f32, width: f32| {
            let height = width * CARD_ASPECT;
            let corner = Point::new(
                top.x + steps * build - width / 2.0,
                // Smaller cards stand on the same line.
                top.y + build * CARD_ASPECT - height,
            );
            Rectangle::new(corner, Size::new(width, height))
        };
        let pile = (PILE * self.card).floor();
        self.piles.push(PilePlace::single(Slot::Draw, at(-PILE_DISTANCE, pile)));
        for pile in Pile::ALL {
            let steps = BUILD_STEP * (pile.index() as f32 - 1.5);
            self.piles.push(PilePlace::single(Slot::Build(pile), at(steps, build)));
        }
        self.piles.push(PilePlace::single(Slot::Completed, at(PILE_DISTANCE, pile)));
    }

    /// The own words to the others, above the own stone and beside the draw pile.
    fn own_talk(&mut self) {
        let draw = self.pile(Slot::Draw).map_or(0.0, |pile| pile.bounds.x);
        if let Some(own) = self.seats.first_mut() {
            let (x, y) = (own.stone.x, own.bounds.y - TALK);
            let width = (draw - 2.0 * MARGIN - x).max(own.stone.width);
            own.talk = Rectangle { x, y, width, height: TALK };
        }
    }

    /// The pile of a slot; `None` for a hand slot without a card.
    pub fn pile(&self, slot: Slot) -> Option<&PilePlace> {
        self.piles.iter().find(|pile| pile.slot == slot)
    }

    /// The cards of the own hand, from left to right.
    pub fn hand(&self) -> impl Iterator<Item = &PilePlace> {
        self.piles.iter().filter(|pile| matches!(pile.slot, Slot::Hand(_)))
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
        match slot {
            Slot::OtherHand(seat) => self.hidden_hand(seat),
            // Beyond the cards held, places and slots are the same.
            Slot::Hand(place) => self.hand_place(place),
            _ => None,
        }
    }

    /// The bounds of a place in the own hand, from 0 at the left. One beyond the cards held has bounds too, for a card that has
    /// left the hand or is in flight to it.
    pub fn hand_place(&self, place: u8) -> Option<Rectangle> {
        if self.own.is_none() {
            return self.hidden_hand(self.front);
        }
        if let Some(pile) = self.hand().nth(usize::from(place)) {
            return Some(pile.base);
        }
        match self.hand().enumerate().last() {
            Some((held, last)) => {
                Some(last.base + Vector::new(self.hand_step * (f32::from(place) - held as f32), 0.0))
            }
            None => {
                let own = self.seats.first()?;
                let corner = Point::new(
                    own.bounds.x + own.bounds.width - 4.0 * self.card + self.hand_step * f32::from(place),
                    own.bounds.y + own::LIFT * self.card,
                );
                Some(Rectangle::new(corner, Size::new(self.card, self.card * CARD_ASPECT)))
            }
        }
    }

    /// The topmost slot at a point.
    pub fn slot_at(&self, point: Point) -> Option<Slot> {
        self.piles.iter().rev().find(|pile| pile.bounds.contains(point)).map(|pile| pile.slot)
    }

    /// The player whose stone, name or caption is at a point.
    pub fn player_at(&self, point: Point) -> Option<Seat> {
        let is_there = |area: &&SeatArea| {
            [area.stone, area.name, area.caption].iter().any(|place| place.contains(point))
        };
        self.seats.iter().find(is_there).map(|area| area.seat)
    }

    /// The slot with the largest overlap with `card`, among those for which `asked` is true.
    pub fn most_overlapped(&self, card: Rectangle, asked: impl Fn(Slot) -> bool) -> Option<Slot> {
        let overlap = |pile: &PilePlace| pile.bounds.intersection(&card).map_or(0.0, |common| common.area());
        let touched =
            self.piles.iter().filter(|pile| asked(pile.slot)).map(|pile| (overlap(pile), pile.slot));
        let most = touched.filter(|(area, _)| *area > 0.0).max_by(|a, b| a.0.total_cmp(&b.0));
        most.map(|(_, slot)| slot)
    }
}

/// The share of the board's height for the other seats.
fn others_share(seats: usize, close: Closeness) -> f32 {
    match seats {
        ..=2 => close.between(0.33, 0.25),
        3..=6 => close.between(0.38, 0.28),
        _ => close.between(0.41, 0.35),
    }
}

/// The largest width of the own stock on a board of a size; `build` is a build pile's width in stock widths.
fn card_width(size: Size, others_share: f32, row: &own::Row, build: f32) -> f32 {
    let across = (size.width - 2.0 * MARGIN) / row.width();
    let lines = own::LINES + NEXT + 2.0 * MARGIN;
    let down = ((1.0 - others_share) * size.height - lines) / (own::HEIGHT + build * CARD_ASPECT);
    across.min(down)
}

#[cfg(test)]
mod tests;
