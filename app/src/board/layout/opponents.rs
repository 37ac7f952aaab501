//! The layout of the other seats along the top, with cards as large as the room allows.

use iced::{Point, Rectangle, Size};
use skipstone_core::{Pile, Seat, SeatView};

use super::{BoardLayout, CARD_ASPECT, MARGIN, NAME_DROP, PilePlace, SeatArea};
use crate::board::Slot;

/// The padding around a seat's cards.
const PAD: f32 = 8.0;
/// The height of the lines of name, caption and speech.
const NAME: f32 = 20.0;
const CAPTION: f32 = 16.0;
const SPEECH: f32 = 24.0;
/// The height of speech on two lines.
const TWO_LINES: f32 = 44.0;
/// The height of speech where it is only a line of text.
const LINE: f32 = 16.0;
/// The height of a head with stone, name and hand above the cards: at least, and at most as a share of the cell.
const HEAD: f32 = NAME + CAPTION + SPEECH + 6.0;
const HEAD_SHARE: f32 = 0.36;
/// A row is no lower than a small stone with two lines.
const MIN_ROW: f32 = 56.0;
/// The height that a stone with two lines has where there is room.
const MIN_BLOCK: f32 = 68.0;
/// The width of an area below which a line has little room for a name.
const MIN_NAME: f32 = 136.0;
/// The width that speech in a row needs.
const MIN_SPEECH: f32 = 150.0;
/// The width below which a head has no room for name, hand and speech.
const MIN_HEAD: f32 = 240.0;
/// The width of a small stone beside the name, and the height of stones in widths.
const SMALL_STONE: f32 = 26.0;
const STONE_ASPECT: f32 = 0.8;
/// The distance of discard piles, and of the stock from them, in card widths.
const STEP: f32 = 1.09;
const GAP: f32 = 0.32;
/// The width of stock and discard piles side by side, in card widths.
const ROW: f32 = 1.0 + GAP + 3.0 * STEP + 1.0;
/// The width of the discard piles alone.
const DISCARDS: f32 = 3.0 * STEP + 1.0;
/// The size of a hand that is told by its number.
const COUNT: f32 = 36.0;
const COUNT_HEIGHT: f32 = 20.0;
/// The minimum width of name and speech beside a stock.
const BESIDE: f32 = 108.0;
/// The largest cards, in own stock widths: of a single opponent, and of several.
const LARGEST_ALONE: f32 = 0.88;
const LARGEST: f32 = 0.72;
/// The gap between a stock and the discard piles below it.
const TALL_GAP: f32 = 12.0;
/// The room for cascades that is useful, in card widths.
const DEEPEST: f32 = 0.9;
/// How far two neighbours in a fan of hidden cards are turned, in degrees.
const FAN_STEP: f32 = 5.0;

/// The minimum height of an open hand's cards.
const OPEN: f32 = 24.0;
/// The share of the height that open hands take, all rows together.
const OPEN_SHARE: f32 = 0.17;

/// The arrangement of a seat's cards.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Style {
    /// All in one row: stone and name, hand, stock, discard piles.
    Row,
    /// Stone, name and hand above the cards.
    Stacked,
    /// The stock above the discard piles, stone, name and hand beside it.
    Tall,
    /// A line with stone, name and hand, the cards, and a line of speech.
    Compact,
}

/// A grid of seats and the arrangement in its cells.
#[derive(Debug, Clone, Copy)]
struct SeatingPlan {
    style: Style,
    columns: usize,
    rows: usize,
    card: f32,
    /// The height of open hands; `None` if they are hidden.
    open: Option<f32>,
}

impl Style {
    const ALL: [Style; 4] = [Style::Row, Style::Stacked, Style::Tall, Style::Compact];

    /// The height of what stands above the discard piles, without a stock there.
    fn above(self, open: Option<f32>) -> f32 {
        match self {
            Style::Row => 0.0,
            Style::Stacked => HEAD.max(open.unwrap_or(0.0) + NAME + 6.0),
            Style::Tall => NAME + CAPTION + open.unwrap_or(SPEECH) + 6.0,
            Style::Compact => NAME + 4.0,
        }
    }

    /// The height of what stands below the discard piles.
    fn below(self, open: Option<f32>) -> f32 {
        match self {
            Style::Compact => open.unwrap_or(LINE) + 3.0,
            Style::Row | Style::Stacked | Style::Tall => 0.0,
        }
    }

    /// The width of all, in card widths.
    fn across(self) -> f32 {
        match self {
            // With a hand as a fan of small cards.
            Style::Row => ROW + 2.1,
            Style::Stacked | Style::Compact => ROW,
            Style::Tall => DISCARDS,
        }
    }

    /// The largest card width for a cell, with a cascade of that many card widths.
    fn card(self, cell: Size, open: Option<f32>, cascade: f32) -> f32 {
        let inner = Size::new(cell.width - 2.0 * PAD, cell.height - 2.0 * PAD);
        let lines = self.above(open) + self.below(open);
        let across = match self {
            Style::Row => {
                let room = inner.width - row_stone(inner.height);
                (room / self.across()).min((room - MIN_SPEECH) / (ROW + 0.3))
            }
            _ => inner.width / self.across(),
        };
        let down = (inner.height - lines) / (CARD_ASPECT + cascade);
        match self {
            Style::Tall => across
                .min(down)
                .min((inner.height - TALL_GAP) / (2.0 * CARD_ASPECT + cascade))
                .min(inner.width - BESIDE),
            Style::Row if inner.height < MIN_ROW => 0.0,
            Style::Stacked if inner.width < MIN_HEAD => 0.0,
            _ => across.min(down),
        }
    }
}

/// The width of a stone with its name in a row of that height.
fn row_stone(height: f32) -> f32 {
    (0.7 * height).clamp(90.0, 150.0)
}

impl SeatingPlan {
    /// The plan with the largest cards; room for cascades counts too.
    fn best(seats: usize, room: Size, open: bool, largest: f32) -> SeatingPlan {
        let mut best: Option<(f32, SeatingPlan)> = None;
        for rows in 1..=3 {
            let columns = seats.div_ceil(rows);
            let open = open.then(|| (OPEN_SHARE * room.height / rows as f32).max(OPEN));
            let cell = Size::new(room.width / columns as f32, room.height / rows as f32);
            for style in Style::ALL {
                for cascade in [0.0, 0.3, 0.6, 0.9] {
                    let card = style.card(cell, open, cascade).min(largest).floor();
                    // A stone in a line of text shows little, and names want room.
                    let charm = match style {
                        Style::Compact if cell.width < MIN_NAME => 0.6,
                        Style::Compact => 0.85,
                        Style::Row | Style::Stacked | Style::Tall => 1.0,
                    };
                    let worth = card * (1.0 + 0.3 * cascade) * charm;
                    if best.is_none_or(|(most, _)| worth > most) {
                        best = Some((worth, SeatingPlan { style, columns, rows, card, open }));
                    }
                }
            }
        }
        best.map_or(
            SeatingPlan { style: Style::Compact, columns: 1, rows: 1, card: 1.0, open: None },
            |(_, plan)| plan,
        )
    }
}

/// The parts of a seat's area besides its piles.
struct Parts {
    stone: Rectangle,
    name: Rectangle,
    caption: Rectangle,
    speech: Rectangle,
    hand: Rectangle,
}

impl BoardLayout {
    /// The other seats, in turn order from left to right.
    pub(super) fn others(&mut self, view: &SeatView<'_>, area: Rectangle, open: bool) {
        let seats = view.setup().seat_count();
        let others: Vec<Seat> =
            (1..seats).map(|step| Seat::from_index((view.seat().index() + step) % seats)).collect();
        let room = Size::new(area.width - MARGIN, area.height - MARGIN / 2.0);
        let largest = if others.len() == 1 { LARGEST_ALONE } else { LARGEST };
        let plan = SeatingPlan::best(others.len(), room, open, self.card * largest);
        self.other_card = plan.card.max(1.0);
        // Cells aren't wider than their content needs.
        let beside = if plan.style == Style::Row { row_stone(room.height) } else { 0.0 };
        let most = (plan.style.across() + 0.9) * self.other_card + beside + 2.0 * PAD;
        let cell = Size::new(
            (room.width / plan.columns as f32).min(most.max(230.0)),
            room.height / plan.rows as f32,
        );
        for (row, seats) in others.chunks(plan.columns).enumerate() {
            let gap = (room.width - cell.width * seats.len() as f32) / seats.len() as f32;
            for (column, seat) in seats.iter().enumerate() {
                let x = area.x + MARGIN / 2.0 + gap / 2.0 + (cell.width + gap) * column as f32;
                let y = area.y + MARGIN / 2.0 + cell.height * row as f32;
                self.opponent(view, *seat, &plan, Rectangle::new(Point::new(x, y), cell).shrink(2.0));
            }
        }
    }

    fn opponent(&mut self, view: &SeatView<'_>, seat: Seat, plan: &SeatingPlan, bounds: Rectangle) {
        let SeatingPlan { style, open, .. } = *plan;
        let card = self.other_card;
        let mut inner = bounds.shrink(PAD - 2.0);
        if matches!(style, Style::Row | Style::Stacked) {
            // Without a frame, what is more than cascades need is left above and below.
            let needs = style.above(open) * 1.3 + (CARD_ASPECT + DEEPEST) * card;
            let spare = (inner.height - needs).max(0.0);
            inner.y += spare / 2.0;
            inner.height -= spare;
        }
        let bottom = inner.y + inner.height;
        // A head grows with what the cards leave over.
        let spare = inner.height - style.above(open) - style.below(open) - (CARD_ASPECT + 0.3) * card;
        let grown = (style.above(open) + spare.max(0.0)).min(HEAD_SHARE * inner.height);
        let head = if style == Style::Stacked { grown.max(style.above(open)) } else { style.above(open) };
        let parts = match style {
            Style::Row => row_parts(inner, card, open),
            Style::Stacked => stacked_parts(inner, head, open),
            Style::Tall => tall_parts(inner, card, open),
            Style::Compact => compact_parts(inner, open),
        };
        let base = |x: f32, y: f32| {
            Rectangle::new(Point::new(x.round(), y.round()), Size::new(card, card * CARD_ASPECT))
        };
        let centred = |width: f32| inner.x + (inner.width - width * card) / 2.0;
        let (stock, discards) = match style {
            Style::Row => {
                let x = inner.x + inner.width - ROW * card;
                (base(x, inner.y), base(x + (1.0 + GAP) * card, inner.y))
            }
            Style::Stacked | Style::Compact => {
                let (x, y) = (centred(ROW), inner.y + head);
                (base(x, y), base(x + (1.0 + GAP) * card, y))
            }
            Style::Tall => {
                let x = centred(DISCARDS);
                let y = inner.y + (card * CARD_ASPECT + TALL_GAP).max(style.above(open));
                (base(x, inner.y), base(x, y))
            }
        };
        if view.setup().has_piles(seat) {
            self.piles.push(PilePlace::single(Slot::Stock(seat), stock));
            let room = bottom - style.below(open) - discards.y;
            for pile in Pile::ALL {
                let first = base(discards.x + STEP * card * pile.index() as f32, discards.y);
                self.piles.push(PilePlace::discard(view, seat, pile, first, room));
            }
        }
        let Parts { stone, name, caption, speech, hand } = parts;
        self.piles.push(other_hand(seat, hand, view.hand_size(seat), open.is_some()));
        let framed = matches!(style, Style::Tall | Style::Compact);
        self.seats.push(SeatArea { seat, bounds, framed, stone, name, caption, speech, talk: speech });
    }
}

/// A rectangle within a line of `height` at `y`.
fn line(x: f32, y: f32, width: f32, height: f32) -> Rectangle {
    Rectangle { x, y, width: width.max(0.0), height }
}

/// A stone of a width.
fn stone(x: f32, y: f32, width: f32) -> Rectangle {
    Rectangle { x, y, width, height: STONE_ASPECT * width }
}

fn row_parts(inner: Rectangle, card: f32, open: Option<f32>) -> Parts {
    let block = row_stone(inner.height + 2.0 * PAD);
    let height = (card * CARD_ASPECT).max(MIN_BLOCK).min(inner.height);
    let wide = (block - 16.0).min((height - NAME - CAPTION) / (NAME_DROP * STONE_ASPECT));
    let figure = stone(inner.x + (block - wide) / 2.0, inner.y, wide);
    let below = figure.y + NAME_DROP * figure.height;
    let x = inner.x + block;
    let room = inner.x + inner.width - ROW * card - 0.3 * card - x;
    // Two lines where the row is high; hidden cards may do with less.
    let speech = if open.is_some() { 0.0 } else { (0.3 * height).clamp(SPEECH + 6.0, TWO_LINES) };
    let hand = line(x, inner.y + 4.0, room, height - speech - 12.0);
    Parts {
        stone: figure,
        name: line(inner.x, below, block, NAME),
        caption: line(inner.x, below + NAME, block, CAPTION),
        speech: line(x, inner.y + height - speech, if open.is_some() { 0.0 } else { room }, speech),
        hand,
    }
}

fn stacked_parts(inner: Rectangle, head: f32, open: Option<f32>) -> Parts {
    let figure = stone(inner.x, inner.y, (head - 12.0) / STONE_ASPECT);
    let x = inner.x + figure.width + 8.0;
    let room = inner.x + inner.width - x;
    let fan = room * 0.42;
    // A second line where the head has grown by one.
    let spoken = if head - HEAD >= TWO_LINES - SPEECH { TWO_LINES } else { SPEECH };
    let speech = inner.y + head - spoken - 6.0;
    let (hand, speech) = match open {
        Some(height) => (line(x, inner.y + NAME, room, height), line(x, inner.y, 0.0, SPEECH)),
        None => (
            line(inner.x + inner.width - fan, inner.y, fan, speech - inner.y - 2.0),
            line(x, speech, room, spoken),
        ),
    };
    let words = if open.is_some() { room } else { room - fan - 6.0 };
    Parts {
        stone: figure,
        name: line(x, inner.y, words, NAME),
        caption: line(x, inner.y + NAME, if open.is_some() { 0.0 } else { words }, CAPTION),
        speech,
        hand,
    }
}

fn tall_parts(inner: Rectangle, card: f32, open: Option<f32>) -> Parts {
    let left = inner.x + (inner.width - DISCARDS * card) / 2.0;
    let x = left + card + 8.0;
    let room = inner.x + inner.width - x;
    let height = (card * CARD_ASPECT).max(NAME + CAPTION + open.unwrap_or(SPEECH));
    let y = inner.y + (height - NAME - CAPTION - open.unwrap_or(SPEECH)) / 2.0;
    let figure = stone(x, y + 2.0, SMALL_STONE + 10.0);
    let words = x + figure.width + 6.0;
    let below = y + NAME + CAPTION;
    let (hand, speech) = match open {
        Some(height) => (line(x, below, room, height), line(x, below, 0.0, SPEECH)),
        None => (line(x + room - COUNT, y + NAME, COUNT, CAPTION), line(x, below, room, SPEECH)),
    };
    let caption = room - figure.width - 6.0 - if open.is_some() { 0.0 } else { COUNT + 4.0 };
    Parts {
        stone: figure,
        name: line(words, y, x + room - words, NAME),
        caption: line(words, y + NAME, caption, CAPTION),
        speech,
        hand,
    }
}

fn compact_parts(inner: Rectangle, open: Option<f32>) -> Parts {
    let words = inner.x + SMALL_STONE + 4.0;
    let below = inner.y + inner.height - open.unwrap_or(LINE);
    let (hand, speech) = match open {
        Some(height) => (line(inner.x, below, inner.width, height), line(inner.x, below, 0.0, LINE)),
        None => (
            line(inner.x + inner.width - COUNT, inner.y + 2.0, COUNT, NAME - 4.0),
            line(inner.x, below, inner.width, LINE),
        ),
    };
    let taken = if open.is_some() { 0.0 } else { COUNT + 4.0 };
    Parts {
        stone: stone(inner.x, inner.y, SMALL_STONE),
        name: line(words, inner.y, inner.x + inner.width - words - taken, NAME),
        caption: line(words, inner.y, 0.0, NAME),
        speech,
        hand,
    }
}

/// Another seat's hand: its cards if they are open, a fan of backs, or a place for their number where that is too small.
fn other_hand(seat: Seat, room: Rectangle, held: usize, open: bool) -> PilePlace {
    let slot = Slot::OtherHand(seat);
    let cards = held.max(1);
    let steps = cards.saturating_sub(1) as f32;
    // Turned cards stand out at the corners.
    let height = if open { room.height.min(room.width) } else { room.height * 0.86 };
    if !open && height < MIN_FAN {
        let place = Rectangle { height: room.height.min(COUNT_HEIGHT), ..room };
        return PilePlace::single(slot, place);
    }
    let card = Size::new(height / CARD_ASPECT, height);
    let widest = if open { 1.1 } else { 0.5 };
    let step = ((room.width - card.width) / steps.max(1.0)).min(widest * card.width);
    let left = if open { room.x } else { room.x + (room.width - card.width - steps * step) / 2.0 };
    let first = Rectangle::new(Point::new(left, room.y + (room.height - height) / 2.0), card);
    if open {
        PilePlace::row(slot, first, step, cards)
    } else {
        PilePlace::fan(slot, first, step, cards, FAN_STEP)
    }
}

/// The minimum height of a fan of backs; a lower place is for their number.
pub const MIN_FAN: f32 = 24.0;
