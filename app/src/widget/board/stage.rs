//! Draws the end of a series: the winners' stones come to the middle of the board, with their flag and their names.

use std::time::Instant;

use iced::alignment::Horizontal;
use iced::{Point, Rectangle, Size, Vector};
use skipstone_core::Seat;

use super::BoardWidget;
use super::paint::{Painter, TextStyle};
use super::splash::ring_place;
use crate::board::BoardLayout;
use crate::board::animation::Celebration;
use crate::board::layout::rectangle_between;
use crate::widget::picture_cache::Drawing;
use crate::widget::text;

/// The width of a stone in the middle, as a part of the board's height, and of its width for all of them together.
const STONE: f32 = 0.23;
const ALL_STONES: f32 = 0.7;
/// The distance of two stones, in their widths.
const STEP: f32 = 1.05;
/// Where the stones stand, as a part of the board's height.
const FOOT: f32 = 0.5;
/// The width of the flag beside them, in stone widths.
const FLAG: f32 = 0.3;
/// The unit of the celebration's lengths, in stone widths.
const UNIT: f32 = 0.7;
/// How far the panel reaches above the stones' feet, and where the headline is below them, in stone widths.
const ABOVE: f32 = 1.25;
const BELOW: f32 = 0.4;
/// The size of the headline, what is left below it, and the width that it needs.
const HEADLINE: f32 = 30.0;
const PADDING: f32 = 16.0;
const LEAST_WIDTH: f32 = 480.0;
/// How small a headline becomes at least where its words need room, as a part of its size.
pub(super) const LEAST_HEADLINE: f32 = 0.6;

/// Where the winners' stones are.
struct Stage<'a> {
    celebration: &'a Celebration,
    stones: Vec<(Seat, Rectangle)>,
    /// The width of a stone in the middle.
    width: f32,
    /// Where the middle one stands, or the middle between two.
    foot: Point,
    has_arrived: bool,
    opacity: f32,
}

impl Stage<'_> {
    /// The panel around the stones and the headline.
    fn panel(&self) -> Rectangle {
        let width = self.width * (STEP * (self.stones.len() - 1) as f32 + 2.4);
        let width = width.max(LEAST_WIDTH);
        let height = (ABOVE + BELOW) * self.width + 1.4 * HEADLINE + PADDING;
        let corner = self.foot - Vector::new(width / 2.0, ABOVE * self.width);
        Rectangle::new(corner, Size::new(width, height))
    }
}

impl<Message> BoardWidget<'_, Message> {
    /// Where anything is drawn at the end of a series.
    pub(super) fn stage_place(
        &self,
        layout: &BoardLayout,
        board: Rectangle,
        now: Instant,
    ) -> Option<Rectangle> {
        let stage = self.stage_of(layout, board, now)?;
        let stones = stage.stones.iter().map(|(_, stone)| *stone);
        let panel = stage.has_arrived.then(|| stage.panel().expand(1.0));
        stones.map(|stone| stone.expand(2.0)).chain(panel).reduce(|one, other| one.union(&other))
    }

    /// The stones in the middle, above everything else.
    pub(super) fn stage(&self, painter: &mut Painter<'_>, layout: &BoardLayout, now: Instant) {
        let Some(stage) = self.stage_of(layout, painter.board, now) else { return };
        let Stage { celebration, width, foot, .. } = stage;
        if stage.has_arrived {
            // Without a shadow, which would take longer to draw than everything else here.
            let (fill, edge, line) =
                (painter.colours.panel, painter.colours.panel_edge, painter.colours.line);
            painter.area(stage.panel(), 14.0, fill, edge, line);
            for ring in celebration.rings(now) {
                let place = ring_place(foot, ring.width * UNIT * width);
                painter.faded(Drawing::Ripple, place, 2.0 * UNIT * width, 0.0, ring.opacity);
            }
            self.headline(painter, &stage);
        }
        for (seat, stone) in &stage.stones {
            let Some(player) = self.display.players.get(seat.index()) else { continue };
            painter.faded(Drawing::Stone(player.stone), *stone, width, 0.0, stage.opacity);
            painter.faded(Drawing::Mood(player.mood), *stone, width, 0.0, stage.opacity);
        }
        if let (true, Some((_, last))) = (stage.has_arrived, stage.stones.last()) {
            let flag = Size::new(FLAG * width, 1.2 * FLAG * width);
            let corner = Point::new(last.x + 0.92 * width, foot.y - flag.height);
            let turn = celebration.flag_turn(now).round();
            painter.picture(Drawing::Flag, Rectangle::new(corner, flag), flag.width, turn);
        }
        for (seat, stone) in stage.stones.iter().filter(|_| stage.has_arrived) {
            let foot = Point::new(stone.center_x(), foot.y);
            for (nth, drop) in celebration.droplets(foot, UNIT * width, now).iter().enumerate() {
                self.drop_of(painter, *seat, drop, nth);
            }
        }
    }

    /// Who has won, under the stones.
    fn headline(&self, painter: &mut Painter<'_>, stage: &Stage<'_>) {
        let panel = stage.panel();
        let y = stage.foot.y + BELOW * stage.width;
        let line = Rectangle { y, height: 1.4 * HEADLINE, ..panel }.shrink([0.0, 12.0]);
        let sizes = LEAST_HEADLINE * HEADLINE..=HEADLINE;
        let size = text::fitted_size(&self.display.headline, sizes, line.width);
        let style = TextStyle { size, colour: painter.colours.accent, align: Horizontal::Center };
        painter.words(self.display.headline.clone(), line, style);
    }

    fn stage_of(&self, layout: &BoardLayout, board: Rectangle, now: Instant) -> Option<Stage<'_>> {
        let celebration = self.animation.celebration()?;
        let shown = celebration.stage(now)?;
        let many = celebration.winners().len();
        let width = (STONE * board.height).min(ALL_STONES * board.width / (STEP * many.max(1) as f32));
        let foot = Point::new(board.center_x(), FOOT * board.height);
        let thrown = celebration.throw(layout, board.size(), now);
        let at_flag = |seat: &Seat| {
            let nth = celebration.throwers().iter().position(|thrower| thrower == seat)?;
            Some(thrown.stones.get(nth)?.place())
        };
        let stones = celebration.winners().iter().enumerate().filter_map(|(nth, seat)| {
            let aside = STEP * width * (nth as f32 - (many - 1) as f32 / 2.0);
            // Stones stand on the water with seven eighths of their drawing.
            let corner = foot + Vector::new(aside - width / 2.0, -0.7 * width);
            let there = Rectangle::new(corner, Size::new(width, 0.8 * width));
            let from = at_flag(seat).or(layout.seat(*seat).map(|area| area.stone))?;
            let place = rectangle_between(from, there, shown.way);
            Some((*seat, place - Vector::new(0.0, shown.hop * place.height)))
        });
        let (stones, has_arrived) = (stones.collect(), shown.way == 1.0);
        Some(Stage { celebration, stones, width, foot, has_arrived, opacity: shown.opacity })
    }
}
