//! The board of a spectator, to be read from across a room: nobody's side and no hand, the seats around the build piles, each with
//! stock and discard piles as large as the room allows.
//!
//! Seats lie clockwise from the lower left. Where they are follows from the board's size and their number alone, so that nobody
//! moves during a round.

mod plan;

use iced::{Point, Rectangle, Size, Vector, padding};
use skipstone_core::{Pile, Seat, SeatView};

use super::{BoardLayout, CARD_ASPECT, KeptFree, NAME_ASIDE, PilePlace, SeatArea, WATCHING_WORDS};
use crate::board::Slot;

use plan::{
    BESIDE, BUILD_STEP, Builds, CAPTION, HEADLINE, NAME, NEXT, PAD, Plan, ROW, STEP, STOCK, STONE_ASPECT,
    Sides, Strip, Style, TALL_STOCK,
};

impl BoardLayout {
    /// Lays out the board of a spectator.
    pub(super) fn neutral(view: &SeatView<'_>, size: Size, kept: KeptFree) -> BoardLayout {
        let plan = Plan::best(view.setup().seat_count(), size, kept);
        let mut layout = BoardLayout {
            card: plan.card,
            other_card: plan.card,
            piles: Vec::new(),
            seats: Vec::new(),
            own: None,
            magnification: WATCHING_WORDS * plan.frame.unit,
            headline: Rectangle::default(),
            corner: plan.frame.corner(),
            beside: [Rectangle::default(); 2],
            front: view.seat(),
            hand_step: 0.0,
        };
        layout.neutral_middle(&plan);
        layout.beside = layout.below_builds(&plan, size);
        let mut seats = Seat::first_n(view.setup().seat_count());
        let mut place = |at: Vec<Rectangle>, side: Side, above: Strip| {
            for bounds in at {
                if let Some(seat) = seats.next() {
                    layout.neutral_seat(view, seat, &plan, (bounds, above), side);
                }
            }
        };
        let Sides { left, top, right, bottom } = plan.frame.sides;
        let ([at_left, at_right], [above, below]) = (plan.columns(), plan.rows());
        let [above_left, above_right] =
            [(at_left, left), (at_right, right)].map(|(column, seats)| plan.strip_above(column, seats));
        place(plan.down(at_left, left).into_iter().rev().collect(), Side::Left, above_left);
        place(plan.across(above, top), Side::Top, plan.frame.strip(0.0));
        place(plan.down(at_right, right), Side::Right, above_right);
        place(plan.across(below, bottom).into_iter().rev().collect(), Side::Bottom, plan.frame.strip(0.0));
        layout
    }

    /// Headline, build piles, draw and completed pile, in the middle of their room.
    fn neutral_middle(&mut self, plan: &Plan) {
        let (frame, room) = (plan.frame, plan.middle());
        let Builds { width: build, pile, is_below, top, .. } = plan.placed_builds();
        let headline = HEADLINE * frame.unit;
        self.headline = Rectangle { y: top, height: headline, ..room };
        let y = (top + headline).ceil();
        let card = |x: f32, y: f32, width: f32| {
            Rectangle::new(Point::new(x.round(), y.round()), Size::new(width, width * CARD_ASPECT))
        };
        let centre = room.center_x();
        let first = centre - ROW * build / 2.0;
        let last = first + ROW * build;
        let (draw, completed) = match is_below {
            true => {
                let y = y + build * CARD_ASPECT + frame.words(NEXT) + 2.0 * frame.gap();
                (card(centre - 1.35 * pile, y, pile), card(centre + 0.35 * pile, y, pile))
            }
            false => {
                // Smaller cards stand on the same line.
                let y = y + (build - pile) * CARD_ASPECT;
                (card(first - 0.34 * build - pile, y, pile), card(last + 0.34 * build, y, pile))
            }
        };
        self.piles.push(PilePlace::single(Slot::Draw, draw));
        for nth in Pile::ALL {
            let x = first + BUILD_STEP * build * nth.index() as f32;
            self.piles.push(PilePlace::single(Slot::Build(nth), card(x, y, build)));
        }
        self.piles.push(PilePlace::single(Slot::Completed, completed));
    }

    /// The rooms below the build piles: left of draw and completed pile and right of them, or the halves where these lie elsewhere. The
    /// right one reaches to the board's edge, over the corner and what may lie there of a seat.
    fn below_builds(&self, plan: &Plan, size: Size) -> [Rectangle; 2] {
        let (frame, middle) = (plan.frame, plan.middle());
        let builds =
            self.pile(Slot::Build(Pile::One)).map_or(middle.y, |pile| pile.bounds.y + pile.bounds.height);
        let y = builds + frame.words(NEXT);
        let room = Rectangle { y, height: (middle.y + middle.height - y).max(0.0), ..middle };
        let others = self.piles.iter().filter(|pile| matches!(pile.slot, Slot::Draw | Slot::Completed));
        let below = others.map(|pile| pile.bounds).filter(|pile| pile.intersects(&room));
        // Their names are wider than they are.
        let around = padding::all(frame.gap()).horizontal(frame.words(NAME_ASIDE));
        let below = below.reduce(|one, other| one.union(&other)).map(|taken| taken.expand(around));
        let centre = room.center_x();
        let (left, right) = below.map_or((centre, centre), |taken| (taken.x, taken.x + taken.width));
        let end = size.width - frame.edge();
        [Rectangle { width: left - room.x, ..room }, Rectangle { x: right, width: end - right, ..room }]
    }

    /// Places a seat in its area, with what its player says above it or, in a wide one, under the cards.
    fn neutral_seat(
        &mut self,
        view: &SeatView<'_>,
        seat: Seat,
        plan: &Plan,
        (area, above): (Rectangle, Strip),
        side: Side,
    ) {
        let (frame, card) = (plan.frame, plan.card);
        let style = side.style(frame.style);
        let inner = area.shrink(PAD * frame.unit);
        let strip = if style == Style::Wide { plan.strip_in(inner.height) } else { above };
        let base = |x: f32, y: f32, width: f32| {
            Rectangle::new(Point::new(x.round(), y.round()), Size::new(width, width * CARD_ASPECT))
        };
        let (name, caption) = (frame.words(NAME), frame.words(CAPTION));
        let wide = (STOCK * card).floor();
        let tall = (TALL_STOCK * card).floor();
        let (block, stock, discards) = match style {
            Style::Wide => {
                let block = Rectangle { width: plan.block(), ..inner };
                let stock = base(block.x + block.width + BESIDE * card, inner.y, wide);
                (block, stock, Point::new(stock.x + stock.width + BESIDE * card, inner.y))
            }
            Style::Tall => {
                let height = plan.block_height().max(tall * CARD_ASPECT);
                let left = Rectangle { width: inner.width - tall - BESIDE * card, height, ..inner };
                let discards = Point::new(
                    inner.x + (inner.width - plan.discards()) / 2.0,
                    inner.y + height + BESIDE * card,
                );
                let y = inner.y + (height - tall * CARD_ASPECT) / 2.0;
                match side {
                    // The stones are at the outside.
                    Side::Right => {
                        let x = inner.x + tall + BESIDE * card;
                        (Rectangle { x, ..left }, base(inner.x, y, tall), discards)
                    }
                    _ => (left, base(inner.x + left.width + BESIDE * card, y, tall), discards),
                }
            }
        };
        // The stone as large as its words leave room, all in the middle of the block.
        let room = Size::new(block.width, block.height - name - caption);
        let width = (room.height / STONE_ASPECT).min(0.9 * room.width).min(2.4 * card.max(40.0 * frame.unit));
        let height = STONE_ASPECT * width;
        let top = block.y + (room.height - height) / 2.0;
        let stone = Rectangle::new(Point::new(block.center_x() - width / 2.0, top), Size::new(width, height));
        let line = |y: f32, height: f32| Rectangle { y, height, ..block };
        if view.setup().has_piles(seat) {
            self.piles.push(PilePlace::single(Slot::Stock(seat), stock));
            let under = if style == Style::Wide { strip.height } else { 0.0 };
            let room = inner.y + inner.height - under - discards.y;
            for pile in Pile::ALL {
                let first = base(discards.x + STEP * card * pile.index() as f32, discards.y, card.floor());
                self.piles.push(PilePlace::discard(view, seat, pile, first, room));
            }
        }
        let speech = match style {
            Style::Tall => Rectangle { y: area.y - strip.height, height: strip.bubble, ..area },
            Style::Wide => {
                let x = stock.x - 0.5 * PAD * frame.unit;
                let y = inner.y + inner.height - strip.bubble;
                let width = area.x + area.width - 0.5 * PAD * frame.unit - x;
                Rectangle { x, y, width, height: strip.bubble }
            }
        };
        self.seats.push(SeatArea {
            seat,
            bounds: area,
            framed: true,
            stone,
            name: line(top + height, name),
            caption: line(top + height + name, caption),
            speech,
            talk: speech,
        });
    }

    /// Where a card goes that comes to a hand: hands aren't shown, so to the player's stone.
    pub(super) fn hidden_hand(&self, seat: Seat) -> Option<Rectangle> {
        let area = self.seat(seat).filter(|_| self.own.is_none())?;
        let size = Size::new(0.5 * self.card, 0.5 * CARD_ASPECT * self.card);
        let corner = area.stone.center() - Vector::new(size.width / 2.0, size.height / 2.0);
        Some(Rectangle::new(corner, size))
    }
}

/// The side of the board that a seat is on.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Side {
    Left,
    Top,
    Right,
    Bottom,
}

impl Side {
    /// The arrangement on this side.
    fn style(self, beside: Style) -> Style {
        match self {
            Side::Left | Side::Right => beside,
            Side::Top | Side::Bottom => Style::Wide,
        }
    }
}
