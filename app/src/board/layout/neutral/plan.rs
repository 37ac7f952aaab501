//! How a spectator's board is divided: which seats are on which side, and how large cards can be there.

use iced::{Point, Rectangle, Size, Vector};

use crate::board::layout::{ABOVE_BOARD, CARD_ASPECT, KeptFree, WATCHING_WINDOW, WATCHING_WORDS};

/// The margin of the board, and the gap between two areas.
const EDGE: f32 = 26.0;
const GAP: f32 = 12.0;
/// The room in the lower right corner for the way to the table.
const CORNER: Size = Size::new(440.0, 250.0);
/// The padding of an area.
pub(super) const PAD: f32 = 12.0;
/// The line for the turn.
pub(super) const HEADLINE: f32 = 62.0;
/// Of words on a player's board: the heights of name and caption, of a bubble, and of what stands under a build pile and under a
/// draw pile.
pub(super) const NAME: f32 = 22.0;
pub(super) const CAPTION: f32 = 18.0;
const BUBBLE: f32 = 26.0;
/// The height of a bubble of two lines.
const TWO_LINES: f32 = 40.0;
/// How much of a board's worth bubbles of two lines may cost, so that whole turns are told.
const TWO_LINES_COST: f32 = 0.12;
/// The height of a knock, which lies below the build piles.
const KNOCK: f32 = 140.0;
pub(super) const NEXT: f32 = 36.0;
const LABEL: f32 = 28.0;
/// The smallest width of a name.
const LEAST_NAME: f32 = 68.0;
/// The widths of a stone with its words, of a stock beside the piles and above them, in widths of discarded cards.
const BLOCK: f32 = 1.7;
pub(super) const STOCK: f32 = 1.35;
pub(super) const TALL_STOCK: f32 = 1.55;
/// The distances of discard piles, and of a stock from what is beside it, in the same unit.
pub(super) const STEP: f32 = 1.09;
pub(super) const BESIDE: f32 = 0.36;
/// The room for covered cards: as little as is pleasant, and as much as is useful.
const CASCADE: f32 = 0.6;
const DEEPEST: f32 = 1.4;
/// The height of a stone in its widths, and its least height.
pub(super) const STONE_ASPECT: f32 = 0.8;
const LEAST_STONE: f32 = 36.0;
/// The smallest and largest width of discarded cards, and of build piles.
const CARDS: [f32; 2] = [12.0, 112.0];
const BUILDS: [f32; 2] = [30.0, 200.0];
/// Build piles are so much wider than discarded cards.
const AHEAD: f32 = 1.55;
/// The distance of build piles, and the width of draw and completed pile, in widths of build piles.
pub(super) const BUILD_STEP: f32 = 1.16;
const PILE: f32 = 0.68;
/// The row of build piles without the others and with these beside it.
pub(super) const ROW: f32 = 1.0 + 3.0 * BUILD_STEP;
const LONG_ROW: f32 = ROW + 2.0 * (PILE + 0.34);

/// How many seats are on each side.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Sides {
    pub(super) left: usize,
    pub(super) top: usize,
    pub(super) right: usize,
    pub(super) bottom: usize,
}

/// The arrangement of a seat's cards.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Style {
    /// Stone and words, stock and discard piles in a row.
    Wide,
    /// Stone and words beside the stock, above the discard piles.
    Tall,
}

/// A board for which everything else follows from the cards' width.
#[derive(Debug, Clone, Copy)]
pub(super) struct Frame {
    size: Size,
    /// The part of the length that something has on the designed board.
    pub(super) unit: f32,
    kept: KeptFree,
    /// Whether every bubble has two lines; else only where there happens to be room.
    two_lines: bool,
    pub(super) sides: Sides,
    /// The arrangement at the left and at the right.
    pub(super) style: Style,
}

/// The room for what a player says.
#[derive(Debug, Clone, Copy)]
pub(super) struct Strip {
    /// The height of the bubble.
    pub(super) bubble: f32,
    /// The same with the distance from what is beside it.
    pub(super) height: f32,
}

/// The row of build piles with the headline above it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Builds {
    /// The width of a build pile.
    pub(super) width: f32,
    /// The width of draw and completed pile.
    pub(super) pile: f32,
    /// Whether these lie below the build piles.
    pub(super) is_below: bool,
    /// The upper edge of the headline.
    pub(super) top: f32,
    /// The height below the row that belongs to no seat.
    room_below: f32,
}

/// A frame with the width of discarded cards.
#[derive(Debug, Clone, Copy)]
pub(super) struct Plan {
    pub(super) frame: Frame,
    pub(super) card: f32,
}

impl Frame {
    /// A length that words have on a player's board.
    pub(super) fn words(&self, length: f32) -> f32 {
        length * WATCHING_WORDS * self.unit
    }

    pub(super) fn edge(&self) -> f32 {
        EDGE * self.unit
    }

    pub(super) fn gap(&self) -> f32 {
        GAP * self.unit
    }

    /// The height for what a player says, with one line at least. `room` is what there is for it: two lines, if they fit.
    pub(super) fn strip(&self, room: f32) -> Strip {
        let beside = 0.5 * self.gap();
        let two = self.words(TWO_LINES);
        let bubble = if self.two_lines || room >= two + beside { two } else { self.words(BUBBLE) };
        Strip { bubble, height: bubble + beside }
    }

    /// The least height above an area for what its player says; a wide one has it under its cards.
    fn above(&self, style: Style) -> f32 {
        if style == Style::Tall { self.strip(0.0).height } else { 0.0 }
    }

    /// The room in the corner; empty without one.
    pub(super) fn corner(&self) -> Rectangle {
        let corner = Size::new(CORNER.width * self.unit, CORNER.height * self.unit);
        match self.kept.corner {
            true => {
                let at = Point::new(self.size.width - self.edge(), self.size.height - self.edge());
                Rectangle::new(at - Vector::new(corner.width, corner.height), corner)
            }
            false => Rectangle::default(),
        }
    }
}

impl Plan {
    /// The width of a stone with its words.
    pub(super) fn block(&self) -> f32 {
        (BLOCK * self.card).max(self.frame.words(LEAST_NAME))
    }

    /// The least height of a stone with its words.
    pub(super) fn block_height(&self) -> f32 {
        let stone = self.card.max(LEAST_STONE * self.frame.unit);
        stone + self.frame.words(NAME + CAPTION)
    }

    pub(super) fn discards(&self) -> f32 {
        (1.0 + 3.0 * STEP) * self.card
    }

    /// The least height of the cards in a wide area.
    fn wide_piles(&self) -> f32 {
        (STOCK * CARD_ASPECT * self.card).max((CARD_ASPECT + CASCADE) * self.card)
    }

    /// The room for what a player says under the cards of a wide area of a height, without its padding.
    pub(super) fn strip_in(&self, height: f32) -> Strip {
        self.frame.strip(height - self.wide_piles())
    }

    /// The room for what players say above each of so many areas of a column.
    pub(super) fn strip_above(&self, column: Rectangle, seats: usize) -> Strip {
        let cell = column.height / seats.max(1) as f32;
        self.frame.strip(cell - self.area(Style::Tall).height - self.frame.gap())
    }

    /// The least size of an area, without the line above it.
    fn area(&self, style: Style) -> Size {
        let (card, pad) = (self.card, 2.0 * PAD * self.frame.unit);
        let piles = (CARD_ASPECT + CASCADE) * card;
        let (width, height) = match style {
            Style::Wide => (
                self.block() + (STOCK + 2.0 * BESIDE) * card + self.discards(),
                self.block_height().max(self.wide_piles() + self.frame.strip(0.0).height),
            ),
            Style::Tall => (
                self.discards().max(self.block() + (TALL_STOCK + BESIDE) * card),
                self.block_height().max(TALL_STOCK * CARD_ASPECT * card) + BESIDE * card + piles,
            ),
        };
        Size::new(width + pad, height + pad)
    }

    /// The columns at the left and at the right, with the heights that they may take.
    pub(super) fn columns(&self) -> [Rectangle; 2] {
        let Frame { size, sides, style, .. } = self.frame;
        let (edge, width) = (self.frame.edge(), self.area(style).width);
        let column = |x: f32, seats: usize, bottom: f32| Rectangle {
            x,
            y: edge,
            width: if seats == 0 { 0.0 } else { width },
            height: bottom - edge,
        };
        let corner = self.frame.corner();
        let bottom = size.height - edge;
        let right = if corner.height > 0.0 { corner.y - self.frame.gap() } else { bottom };
        // As high as the other one, if as many sit there.
        let left = if sides.left == sides.right { right } else { bottom };
        [column(edge, sides.left, left), column(size.width - edge - width, sides.right, right)]
    }

    /// The room between the columns.
    fn between(&self) -> Rectangle {
        let [left, right] = self.columns();
        let beside =
            |column: Rectangle| if column.width > 0.0 { column.width + 2.0 * self.frame.gap() } else { 0.0 };
        let x = self.frame.edge() + beside(left);
        let width = self.frame.size.width - self.frame.edge() - beside(right) - x;
        Rectangle { x, y: self.frame.edge(), width, height: self.frame.size.height - 2.0 * self.frame.edge() }
    }

    /// The rows above and below, as high as their areas are at least.
    pub(super) fn rows(&self) -> [Rectangle; 2] {
        let (between, height) = (self.between(), self.area(Style::Wide).height);
        let Sides { top, bottom, .. } = self.frame.sides;
        let row =
            |seats: usize, y: f32| Rectangle { y, height: if seats == 0 { 0.0 } else { height }, ..between };
        let mut below = row(bottom, between.y + between.height - height);
        let corner = self.frame.corner();
        if corner.width > 0.0 {
            below.width = below.width.min(corner.x - 2.0 * self.frame.gap() - below.x);
        }
        [row(top, between.y), below]
    }

    /// The room for headline, build piles, draw and completed pile.
    pub(super) fn middle(&self) -> Rectangle {
        let (between, [top, bottom]) = (self.between(), self.rows());
        let taken = |row: Rectangle| {
            if row.height > 0.0 { row.height + self.frame.gap() } else { 0.0 }
        };
        let y = between.y + taken(top);
        let end = between.y + between.height - taken(bottom);
        Rectangle { y, height: end - y, ..between }
    }

    /// Where the row of build piles ends at the latest: above the corner, if it reaches so far to the right.
    pub(super) fn builds_end(&self) -> f32 {
        let (middle, corner) = (self.middle(), self.frame.corner());
        let end = middle.y + middle.height;
        match corner.width > 0.0 && corner.x < middle.x + middle.width {
            true => end.min(corner.y - self.frame.gap()),
            false => end,
        }
    }

    /// The width of build piles with draw and completed pile beside them, and with these below.
    pub(super) fn builds(&self) -> [f32; 2] {
        let middle = self.middle();
        let lines = HEADLINE * self.frame.unit + self.frame.words(NEXT);
        let alone = self.builds_end() - middle.y - lines;
        let both = middle.height - lines - self.frame.words(LABEL) - 2.0 * self.frame.gap();
        let beside = (middle.width / LONG_ROW).min(alone / CARD_ASPECT);
        let below = both / (CARD_ASPECT * (1.0 + PILE));
        [beside, (middle.width / ROW).min(below).min(alone / CARD_ASPECT)]
    }

    /// Where the build piles lie: in the middle of their room, but above the corner.
    pub(super) fn placed_builds(&self) -> Builds {
        let (frame, room) = (self.frame, self.middle());
        let [beside, below] = self.builds();
        let is_below = below > beside;
        let width = beside.max(below).clamp(BUILDS[0] * frame.unit, BUILDS[1]).floor();
        let pile = (PILE * width).floor();
        let row = HEADLINE * frame.unit + width * CARD_ASPECT + frame.words(NEXT);
        let under = if is_below { pile * CARD_ASPECT + frame.words(LABEL) + 2.0 * frame.gap() } else { 0.0 };
        let centred = room.y + (room.height - row - under) / 2.0;
        let top = centred.min(self.builds_end() - row).max(room.y);
        Builds { width, pile, is_below, top, room_below: room.y + room.height - top - row }
    }

    /// The width of build piles. `None` where the seats don't fit.
    fn fitting_build(&self) -> Option<f32> {
        let Frame { sides, style, .. } = self.frame;
        let (tall, wide) = (self.area(style), self.area(Style::Wide));
        let fits_down = |seats: usize, column: Rectangle| {
            column.height
                >= seats as f32 * (tall.height + self.frame.above(style) + self.frame.gap())
                    - self.frame.gap()
        };
        let fits_across = |seats: usize, row: Rectangle| {
            row.width >= seats as f32 * (wide.width + self.frame.gap()) - self.frame.gap()
        };
        let [left, right] = self.columns();
        let [top, bottom] = self.rows();
        let fits = fits_down(sides.left, left)
            && fits_down(sides.right, right)
            && fits_across(sides.top, top)
            && fits_across(sides.bottom, bottom);
        let [beside, below] = self.builds();
        let build = beside.max(below).min(BUILDS[1]);
        (fits && build >= (AHEAD * self.card).max(BUILDS[0] * self.frame.unit)).then_some(build)
    }

    /// The plan with the largest cards in a frame. `None` if none fits.
    fn largest_in(frame: Frame) -> Option<(f32, Plan)> {
        let plan = |card: f32| Plan { frame, card };
        let [mut fits, mut over] = CARDS;
        plan(fits).fitting_build()?;
        while over - fits > 0.5 {
            let card = (fits + over) / 2.0;
            if plan(card).fitting_build().is_some() { fits = card } else { over = card }
        }
        let best = plan(fits.floor());
        // Build piles are looked at by all.
        best.fitting_build().map(|build| (best.card + 0.2 * build.min(2.2 * best.card), best))
    }

    /// The plan with the largest cards.
    pub(super) fn best(seats: usize, size: Size, kept: KeptFree) -> Plan {
        let unit =
            (size.width / WATCHING_WINDOW.width).min(size.height / (WATCHING_WINDOW.height - ABOVE_BOARD));
        let frame = |sides, style, two_lines| Frame { size, unit, kept, two_lines, sides, style };
        let best_with = |two_lines: bool| {
            let mut best: Option<(f32, Plan)> = None;
            for sides in Sides::of(seats) {
                for style in [Style::Tall, Style::Wide] {
                    if let Some((worth, plan)) = Plan::largest_in(frame(sides, style, two_lines))
                        && best.is_none_or(|(most, _)| worth > most)
                    {
                        best = Some((worth, plan));
                    }
                }
            }
            best
        };
        let best = best_with(false);
        let room_for_knock = |plan: &Plan| plan.placed_builds().room_below.min(plan.frame.words(KNOCK));
        let is_worth = |(worth, plan): &(f32, Plan)| {
            let Some((most, one_line)) = &best else { return false };
            let keeps_knock = !kept.knock || room_for_knock(plan) >= room_for_knock(one_line);
            *worth >= (1.0 - TWO_LINES_COST) * most && keeps_knock
        };
        let best = best_with(true).filter(is_worth).or(best);
        let cramped = || {
            let sides = Sides { left: seats.div_ceil(2), top: 0, right: seats / 2, bottom: 0 };
            Plan { frame: frame(sides, Style::Wide, false), card: CARDS[0] }
        };
        best.map_or_else(cramped, |(_, plan)| plan)
    }
}

impl Sides {
    /// Every division of so many seats that looks balanced. At the left and above are more of them, as the corner is at the lower
    /// right.
    fn of(seats: usize) -> impl Iterator<Item = Sides> {
        let sides = move |left: usize, right: usize, bottom: usize| {
            let top = seats.checked_sub(left + right + bottom)?;
            let is_balanced = right <= left && left <= right + 2 && bottom <= top && top <= bottom + 1;
            is_balanced.then_some(Sides { left, top, right, bottom })
        };
        let most = seats.div_ceil(2) + 1;
        (1..=most).flat_map(move |left| {
            (1..=left).flat_map(move |right| (0..=3).filter_map(move |bottom| sides(left, right, bottom)))
        })
    }
}

impl Plan {
    /// The areas of a column from top to bottom, spread over its height.
    pub(super) fn down(&self, column: Rectangle, seats: usize) -> Vec<Rectangle> {
        let least = self.area(self.frame.style).height;
        let cell = column.height / seats.max(1) as f32;
        let above = match self.frame.style {
            Style::Tall => self.strip_above(column, seats).height,
            Style::Wide => 0.0,
        };
        let spare = cell - above - self.frame.gap() - least;
        let height = least + spare.clamp(0.0, (DEEPEST - CASCADE) * self.card);
        let top = |nth: usize| {
            let y = column.y + cell * nth as f32;
            y + (cell - height - above).max(0.0) / 2.0 + above
        };
        (0..seats).map(|nth| Rectangle { y: top(nth), height, ..column }).collect()
    }

    /// The areas of a row from left to right, spread over its width.
    pub(super) fn across(&self, row: Rectangle, seats: usize) -> Vec<Rectangle> {
        let width = self.area(Style::Wide).width;
        let cell = row.width / seats.max(1) as f32;
        let left = |nth: usize| row.x + cell * nth as f32 + (cell - width) / 2.0;
        (0..seats).map(|nth| Rectangle { x: left(nth), width, ..row }).collect()
    }
}
