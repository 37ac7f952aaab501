//! The others' places along the top: as large as the room allows.

use iced::{Point, Rectangle, Size};
use skipstone_core::{Seat, SeatView};

use super::{Layout, MARGIN, Pile, SeatArea, TALL};
use crate::table::Slot;

/// Room around a seat's cards.
const PAD: f32 = 7.0;
/// A line of words.
const LINE: f32 = 17.0;
/// The least room beside a stock card for a name, the count and the last move.
const BESIDE: f32 = 84.0;
/// The least height of name, count and last move.
const WORDS: f32 = 2.0 * LINE + 16.0;
/// In cells narrower than this the last move has no room beside the name.
const ROOMY: f32 = 230.0;
/// The largest card of theirs, in own card widths.
const LARGEST: f32 = 0.82;

/// The least height of the cards of an open hand.
const OPEN: f32 = 24.0;
/// The share of the room's height that open hands take, in all rows together.
const OPEN_SHARE: f32 = 0.16;

/// How a seat's cards are arranged.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Style {
    /// The stock beside the discard piles, all words above.
    Wide,
    /// The same, with words above and below.
    Narrow,
    /// The stock above the discard piles, words beside it.
    Tall,
}

/// A way to seat them.
#[derive(Debug, Clone, Copy)]
struct Plan {
    style: Style,
    columns: usize,
    rows: usize,
    card: f32,
    /// The height of the line that a hand lies in, if it lies open, or that says what was done last.
    line: f32,
}

impl Style {
    /// How many widths its cards take across.
    fn across(self) -> f32 {
        match self {
            Style::Wide | Style::Narrow => 5.0 + 0.3 + 3.0 * 0.09,
            Style::Tall => 4.0 + 3.0 * 0.09,
        }
    }

    /// The widest card in a cell with a line of such a height, if piles are to cascade by so many widths.
    fn card(self, cell: Size, line: f32, cascade: f32) -> f32 {
        let across = (cell.width - 2.0 * PAD) / self.across();
        let down = match self {
            // The count under the stock needs a line in any case.
            Style::Wide if cell.width < ROOMY => {
                (cell.height - 2.0 * PAD - LINE - line - 6.0) / (TALL + cascade)
            }
            Style::Wide => (cell.height - 2.0 * PAD - line - 4.0) / (TALL + cascade.max(0.45)),
            Style::Narrow => (cell.height - 2.0 * PAD - LINE - line - 6.0) / (TALL + cascade),
            Style::Tall => {
                let room = cell.height - 2.0 * PAD - 5.0;
                (room / (2.0 * TALL + cascade)).min((room - WORDS - line + LINE) / (TALL + cascade))
            }
        };
        let beside = match self {
            Style::Wide if cell.width < ROOMY => 1.0,
            Style::Wide | Style::Narrow => f32::INFINITY,
            Style::Tall => cell.width - 2.0 * PAD - BESIDE,
        };
        across.min(down).min(beside)
    }
}

impl Plan {
    /// The way with the largest cards; room for cascades counts too.
    fn best(seats: usize, room: Size, open: bool, largest: f32) -> Plan {
        let mut best: Option<(f32, Plan)> = None;
        for rows in 1..=3 {
            let columns = seats.div_ceil(rows);
            let line = if open { (OPEN_SHARE * room.height / rows as f32).max(OPEN) } else { LINE };
            let cell = Size::new(room.width / columns as f32, room.height / rows as f32);
            for style in [Style::Wide, Style::Narrow, Style::Tall] {
                for cascade in [0.0, 0.4, 0.9] {
                    let card = style.card(cell, line, cascade).min(largest).floor();
                    let worth = card * (1.0 + 0.3 * cascade);
                    if best.is_none_or(|(most, _)| worth > most) {
                        best = Some((worth, Plan { style, columns, rows, card, line }));
                    }
                }
            }
        }
        best.map_or(Plan { style: Style::Wide, columns: 1, rows: 1, card: 1.0, line: LINE }, |(_, plan)| plan)
    }
}

impl Layout {
    /// The others, clockwise from the own left, from left to right.
    pub(super) fn others(&mut self, view: &SeatView<'_>, area: Rectangle, open: bool) {
        let seats = view.setup().seat_count();
        let others: Vec<Seat> =
            (1..seats).map(|step| Seat::at((view.seat().index() + step) % seats)).collect();
        let room = Size::new(area.width - MARGIN, area.height - MARGIN / 2.0);
        let plan = Plan::best(others.len(), room, open, self.card * LARGEST);
        self.small = plan.card.max(1.0);
        // No cell is wider than it has use for.
        let most = plan.style.across() * self.small + 2.0 * PAD + 0.9 * self.small;
        let cell = Size::new(
            (room.width / plan.columns as f32).min(most.max(150.0)),
            room.height / plan.rows as f32,
        );
        for (row, seats) in others.chunks(plan.columns).enumerate() {
            let gap = (room.width - cell.width * seats.len() as f32) / seats.len() as f32;
            for (column, seat) in seats.iter().enumerate() {
                let x = area.x + MARGIN / 2.0 + gap / 2.0 + (cell.width + gap) * column as f32;
                let y = area.y + MARGIN / 2.0 + cell.height * row as f32;
                let bounds = Rectangle::new(Point::new(x, y), cell).shrink(2.0);
                self.opponent(view, *seat, &plan, bounds);
                if open {
                    self.open_hand(view, *seat);
                }
            }
        }
    }

    fn opponent(&mut self, view: &SeatView<'_>, seat: Seat, plan: &Plan, bounds: Rectangle) {
        let Plan { style, line: lower, .. } = *plan;
        let card = self.small;
        let inner = bounds.shrink(PAD - 2.0);
        let left = inner.x + (inner.width - style.across() * card) / 2.0;
        let line = |x: f32, y: f32, width: f32| Rectangle::new(Point::new(x, y), Size::new(width, LINE));
        let last = |x: f32, y: f32, width: f32| Rectangle::new(Point::new(x, y), Size::new(width, lower));
        let name = |y: f32, width: f32| line(inner.x + 5.0, y, width - 5.0);
        let base = |x, y| Rectangle::new(Point::new(x, y), Size::new(card, card * TALL));
        let bottom = inner.y + inner.height;
        let area = match style {
            Style::Narrow => SeatArea {
                seat,
                bounds,
                name: name(inner.y, inner.width - 44.0),
                held: line(inner.x + inner.width - 40.0, inner.y, 40.0),
                left: line(left, bottom - LINE, card),
                last: last(left + 1.3 * card, bottom - lower, inner.x + inner.width - left - 1.3 * card),
            },
            Style::Wide => {
                let top = inner.y + lower + 4.0;
                let names = inner.width * 0.42;
                SeatArea {
                    seat,
                    bounds,
                    name: name(inner.y, names),
                    held: line(inner.x + names, inner.y, 40.0),
                    left: Rectangle::new(
                        Point::new(left, top + card * TALL),
                        Size::new(card, (card * 0.5).min(bottom - top - card * TALL)),
                    ),
                    last: last(inner.x + names + 44.0, inner.y, inner.width - names - 44.0),
                }
            }
            Style::Tall => {
                let x = left + card + 6.0;
                let width = inner.x + inner.width - x;
                let head = (card * TALL).max(WORDS - LINE + lower);
                let count = (head - LINE - lower).min(0.9 * card);
                let top = inner.y + (head - LINE - lower - count) / 2.0;
                SeatArea {
                    seat,
                    bounds,
                    name: line(x, top, width),
                    held: line(x + width - 42.0, top + LINE + (count - LINE) / 2.0, 42.0),
                    left: Rectangle::new(Point::new(x, top + LINE), Size::new(width - 44.0, count)),
                    last: last(x, top + LINE + count, width),
                }
            }
        };
        let (x, top) = match style {
            Style::Wide => (left + 1.3 * card, inner.y + lower + 4.0),
            Style::Narrow => (left + 1.3 * card, inner.y + LINE + 4.0),
            Style::Tall => (left, inner.y + (card * TALL).max(WORDS - LINE + lower) + 5.0),
        };
        let stock = base(left, if style == Style::Tall { inner.y } else { top });
        if view.setup().has_piles(seat) {
            self.piles.push(Pile::single(Slot::Stock(seat), stock));
            let below = if style == Style::Narrow { lower + 2.0 } else { 0.0 };
            for pile in 0..4 {
                let x = x + 1.09 * card * pile as f32;
                self.piles.push(Pile::discard(view, seat, pile, base(x, top), bottom - below - top));
            }
        }
        self.piles.push(Pile::single(Slot::Held(seat), area.held));
        self.seats.push(area);
    }

    /// Lays the hand of the seat that came last open, where it says else how many cards it holds and what it did last.
    fn open_hand(&mut self, view: &SeatView<'_>, seat: Seat) {
        let (Some(area), Some(pile)) = (self.seats.last_mut(), self.piles.last_mut()) else { return };
        let mut room = area.last;
        if area.held.y == room.y {
            room.width += room.x - area.held.x;
            room.x = area.held.x;
        }
        let card = Size::new(room.height / TALL, room.height);
        let held = view.hand_size(seat).max(1);
        let step = match held {
            1 => 0.0,
            held => ((room.width - card.width) / (held - 1) as f32).min(1.1 * card.width),
        };
        *pile = Pile::row(Slot::Held(seat), Rectangle::new(room.position(), card), step, held);
        (area.held.width, area.last.width) = (0.0, 0.0);
    }
}
