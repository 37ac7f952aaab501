//! Draws what happens on the water: rings around landed cards, and the celebration of a round's end.

use std::time::Instant;

use iced::{Color, Point, Rectangle, Size};
use skipstone_core::Seat;

use super::TableWidget;
use super::paint::Painter;
use crate::table::animation::Celebration;
use crate::table::layout::SeatArea;
use crate::table::{BoardLayout, Slot};
use crate::widget::picture_cache::Drawing;
use crate::widget::stone;

/// How far a ring spreads beyond its card, in card widths, how wide its line is at first, and how strong.
const SPREAD: f32 = 0.24;
const LINE: f32 = 0.035;
const STRENGTH: f32 = 0.55;
/// How far the glow of a freed stock card reaches, in logical pixels.
const GLOW: f32 = 12.0;
/// The width of the flag beside a winner's stone, in stone widths.
const FLAG: f32 = 0.42;

impl<Message> TableWidget<'_, Message> {
    /// Rings around landed cards, and the glow around a freed stock card.
    pub(super) fn ripples(&self, painter: &mut Painter<'_>, layout: &BoardLayout, now: Instant) {
        for ripple in self.animation.ripples(layout, now) {
            let width = ripple.around.width;
            let away = SPREAD * width * (1.0 - (1.0 - ripple.spread) * (1.0 - ripple.spread));
            let ring = ripple.around.expand(away);
            let colour = painter.colours.text.scale_alpha(STRENGTH * (1.0 - ripple.spread));
            let line = (LINE * width * (1.0 - 0.6 * ripple.spread)).max(1.0);
            // A wave becomes rounder on its way.
            painter.area(ring, 0.09 * width + away, Color::TRANSPARENT, colour, line);
        }
        let me = self.animation.view().seat();
        let glow = self.animation.glow(Slot::Stock(me), now);
        if let Some(pile) = layout.pile(Slot::Stock(me)).filter(|_| glow > 0.0) {
            let colour = painter.colours.accent.scale_alpha(0.5 * glow);
            for part in [1.0, 0.55] {
                let place = pile.base.expand(part * GLOW);
                painter.area(place, 0.09 * pile.base.width + part * GLOW, colour, Color::TRANSPARENT, 0.0);
            }
        }
    }

    /// The rings around the winners' stones, and the flag of a series.
    pub(super) fn celebration_rings(&self, painter: &mut Painter<'_>, layout: &BoardLayout, now: Instant) {
        let Some(celebration) = self.animation.celebration() else { return };
        for area in winners(celebration, layout) {
            let foot = foot(area);
            for ring in celebration.rings(now) {
                let size = Size::new(ring.width * area.stone.width, 0.5 * ring.width * area.stone.width);
                let corner = Point::new(foot.x - size.width / 2.0, foot.y - size.height / 2.0);
                let rests = 2.0 * area.stone.width;
                painter.faded(Drawing::Ripple, Rectangle::new(corner, size), rests, 0.0, ring.opacity);
            }
        }
    }

    /// The drops of water over the winners' stones and the flag beside them, above all cards.
    pub(super) fn splash(&self, painter: &mut Painter<'_>, layout: &BoardLayout, now: Instant) {
        let Some(celebration) = self.animation.celebration() else { return };
        for area in winners(celebration, layout) {
            let (foot, width) = (foot(area), area.stone.width);
            if celebration.has_flag() {
                let flag = Size::new(FLAG * width, 1.2 * FLAG * width);
                let corner = Point::new(area.stone.x + 0.86 * width, foot.y - flag.height);
                let turn = celebration.flag_turn(now).round();
                painter.picture(Drawing::Flag, Rectangle::new(corner, flag), flag.width, turn);
            }
            let Some(colour) = self.stone_colour(area.seat) else { continue };
            for droplet in celebration.droplets(now) {
                let size = droplet.size * width;
                let center = foot + droplet.offset * width;
                let corner = Point::new(center.x - size / 2.0, center.y - size / 2.0);
                let place = Rectangle::new(corner, Size::new(size, size));
                painter.area(place, size / 2.0, colour.scale_alpha(droplet.opacity), Color::TRANSPARENT, 0.0);
            }
        }
    }

    fn stone_colour(&self, seat: Seat) -> Option<Color> {
        self.display.players.get(seat.index()).map(|player| stone::colour(player.stone))
    }
}

fn winners<'l>(celebration: &'l Celebration, layout: &'l BoardLayout) -> impl Iterator<Item = &'l SeatArea> {
    celebration.winners().iter().filter_map(|seat| layout.seat(*seat))
}

/// Where a stone touches the water.
fn foot(area: &SeatArea) -> Point {
    Point::new(area.stone.center_x(), area.stone.y + 0.875 * area.stone.height)
}
