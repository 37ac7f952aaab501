//! The layout of the other seats along the top, with cards as large as the room allows.

use iced::{Point, Rectangle, Size};
use skipstone_core::{Seat, SeatView};

use super::{BoardLayout, CARD_ASPECT, MARGIN, Pile, SeatArea};
use crate::table::Slot;

/// The padding around a seat's cards.
const PAD: f32 = 7.0;
/// The height of a line of text.
const LINE: f32 = 17.0;
/// The minimum width for name, count and last move beside a stock card.
const BESIDE: f32 = 84.0;
/// The minimum height for name, count and last move.
const WORDS: f32 = 2.0 * LINE + 16.0;
/// In cells narrower than this the last move doesn't fit beside the name.
const MIN_ROOMY_WIDTH: f32 = 230.0;
/// The maximum width of the other seats' cards, in own card widths.
const LARGEST: f32 = 0.82;

/// The minimum height of an open hand's cards.
const OPEN: f32 = 24.0;
/// The share of the height that open hands take, all rows together.
const OPEN_SHARE: f32 = 0.16;

/// The arrangement of a seat's cards.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Style {
    /// The stock beside the discard piles, all text above.
    Wide,
    /// The stock beside the discard piles, text above and below.
    Narrow,
    /// The stock above the discard piles, text beside it.
    Tall,
}

/// A grid of seats and the arrangement in its cells.
#[derive(Debug, Clone, Copy)]
struct SeatingPlan {
    style: Style,
    columns: usize,
    rows: usize,
    card: f32,
    /// The height of the line with the open hand, or else with the last move.
    line: f32,
}

impl Style {
    /// The width of the cards, in card widths.
    fn across(self) -> f32 {
        match self {
            Style::Wide | Style::Narrow => 5.0 + 0.3 + 3.0 * 0.09,
            Style::Tall => 4.0 + 3.0 * 0.09,
        }
    }

    /// The largest card width for a cell, with a line of that height and a cascade of that many card widths.
    fn card(self, cell: Size, line: f32, cascade: f32) -> f32 {
        let across = (cell.width - 2.0 * PAD) / self.across();
        let down = match self {
            // The count under the stock always needs a line.
            Style::Wide if cell.width < MIN_ROOMY_WIDTH => {
                (cell.height - 2.0 * PAD - LINE - line - 6.0) / (CARD_ASPECT + cascade)
            }
            Style::Wide => (cell.height - 2.0 * PAD - line - 4.0) / (CARD_ASPECT + cascade.max(0.45)),
            Style::Narrow => (cell.height - 2.0 * PAD - LINE - line - 6.0) / (CARD_ASPECT + cascade),
            Style::Tall => {
                let room = cell.height - 2.0 * PAD - 5.0;
                (room / (2.0 * CARD_ASPECT + cascade))
                    .min((room - WORDS - line + LINE) / (CARD_ASPECT + cascade))
            }
        };
        let beside = match self {
            Style::Wide if cell.width < MIN_ROOMY_WIDTH => 1.0,
            Style::Wide | Style::Narrow => f32::INFINITY,
            Style::Tall => cell.width - 2.0 * PAD - BESIDE,
        };
        across.min(down).min(beside)
    }
}

impl SeatingPlan {
    /// The plan with the largest cards; room for cascades counts too.
    fn best(seats: usize, room: Size, open: bool, largest: f32) -> SeatingPlan {
        let mut best: Option<(f32, SeatingPlan)> = None;
        for rows in 1..=3 {
            let columns = seats.div_ceil(rows);
            let line = if open { (OPEN_SHARE * room.height / rows as f32).max(OPEN) } else { LINE };
            let cell = Size::new(room.width / columns as f32, room.height / rows as f32);
            for style in [Style::Wide, Style::Narrow, Style::Tall] {
                for cascade in [0.0, 0.4, 0.9] {
                    let card = style.card(cell, line, cascade).min(largest).floor();
                    let worth = card * (1.0 + 0.3 * cascade);
                    if best.is_none_or(|(most, _)| worth > most) {
                        best = Some((worth, SeatingPlan { style, columns, rows, card, line }));
                    }
                }
            }
        }
        best.map_or(
            SeatingPlan { style: Style::Wide, columns: 1, rows: 1, card: 1.0, line: LINE },
            |(_, plan)| plan,
        )
    }
}

impl BoardLayout {
    /// The other seats, in turn order from left to right.
    pub(super) fn others(&mut self, view: &SeatView<'_>, area: Rectangle, open: bool) {
        let seats = view.setup().seat_count();
        let others: Vec<Seat> =
            (1..seats).map(|step| Seat::from_index((view.seat().index() + step) % seats)).collect();
        let room = Size::new(area.width - MARGIN, area.height - MARGIN / 2.0);
        let plan = SeatingPlan::best(others.len(), room, open, self.card * LARGEST);
        self.other_card = plan.card.max(1.0);
        // Cells aren't wider than their content needs.
        let most = plan.style.across() * self.other_card + 2.0 * PAD + 0.9 * self.other_card;
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

    fn opponent(&mut self, view: &SeatView<'_>, seat: Seat, plan: &SeatingPlan, bounds: Rectangle) {
        let SeatingPlan { style, line: lower, .. } = *plan;
        let card = self.other_card;
        let inner = bounds.shrink(PAD - 2.0);
        let left = inner.x + (inner.width - style.across() * card) / 2.0;
        let line = |x: f32, y: f32, width: f32| Rectangle::new(Point::new(x, y), Size::new(width, LINE));
        let last_move =
            |x: f32, y: f32, width: f32| Rectangle::new(Point::new(x, y), Size::new(width, lower));
        let name = |y: f32, width: f32| line(inner.x + 5.0, y, width - 5.0);
        let base = |x, y| Rectangle::new(Point::new(x, y), Size::new(card, card * CARD_ASPECT));
        let bottom = inner.y + inner.height;
        let area = match style {
            Style::Narrow => SeatArea {
                seat,
                bounds,
                name: name(inner.y, inner.width - 44.0),
                hand_size: line(inner.x + inner.width - 40.0, inner.y, 40.0),
                stock_left: line(left, bottom - LINE, card),
                last_move: last_move(
                    left + 1.3 * card,
                    bottom - lower,
                    inner.x + inner.width - left - 1.3 * card,
                ),
            },
            Style::Wide => {
                let top = inner.y + lower + 4.0;
                let names = inner.width * 0.42;
                SeatArea {
                    seat,
                    bounds,
                    name: name(inner.y, names),
                    hand_size: line(inner.x + names, inner.y, 40.0),
                    stock_left: Rectangle::new(
                        Point::new(left, top + card * CARD_ASPECT),
                        Size::new(card, (card * 0.5).min(bottom - top - card * CARD_ASPECT)),
                    ),
                    last_move: last_move(inner.x + names + 44.0, inner.y, inner.width - names - 44.0),
                }
            }
            Style::Tall => {
                let x = left + card + 6.0;
                let width = inner.x + inner.width - x;
                let head = (card * CARD_ASPECT).max(WORDS - LINE + lower);
                let count = (head - LINE - lower).min(0.9 * card);
                let top = inner.y + (head - LINE - lower - count) / 2.0;
                SeatArea {
                    seat,
                    bounds,
                    name: line(x, top, width),
                    hand_size: line(x + width - 42.0, top + LINE + (count - LINE) / 2.0, 42.0),
                    stock_left: Rectangle::new(Point::new(x, top + LINE), Size::new(width - 44.0, count)),
                    last_move: last_move(x, top + LINE + count, width),
                }
            }
        };
        let (x, top) = match style {
            Style::Wide => (left + 1.3 * card, inner.y + lower + 4.0),
            Style::Narrow => (left + 1.3 * card, inner.y + LINE + 4.0),
            Style::Tall => (left, inner.y + (card * CARD_ASPECT).max(WORDS - LINE + lower) + 5.0),
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
        self.piles.push(Pile::single(Slot::OtherHand(seat), area.hand_size));
        self.seats.push(area);
    }

    /// The open hand of the last seat added, in the place of its hand size and last move.
    fn open_hand(&mut self, view: &SeatView<'_>, seat: Seat) {
        let (Some(area), Some(pile)) = (self.seats.last_mut(), self.piles.last_mut()) else { return };
        let mut room = area.last_move;
        if area.hand_size.y == room.y {
            room.width += room.x - area.hand_size.x;
            room.x = area.hand_size.x;
        }
        let card = Size::new(room.height / CARD_ASPECT, room.height);
        let held = view.hand_size(seat).max(1);
        let step = match held {
            1 => 0.0,
            held => ((room.width - card.width) / (held - 1) as f32).min(1.1 * card.width),
        };
        *pile = Pile::row(Slot::OtherHand(seat), Rectangle::new(room.position(), card), step, held);
        (area.hand_size.width, area.last_move.width) = (0.0, 0.0);
    }
}
