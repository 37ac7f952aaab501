//! Draws what happens on the water: rings around landed cards, and the celebration of a round's end.

use std::time::Instant;

use iced::{Color, Point, Rectangle, Size, Vector};
use skipstone_core::Seat;

use super::BoardWidget;
use super::paint::Painter;
use crate::board::animation::Celebration;
use crate::board::layout::SeatArea;
use crate::board::{BoardLayout, Slot};
use crate::theme::ColorRoles;
use crate::widget::picture_cache::Drawing;
use crate::widget::stone;

/// How far a ring spreads beyond its card, in card widths, how wide its line is at first, and how strong.
const SPREAD: f32 = 0.24;
const LINE: f32 = 0.035;
const STRENGTH: f32 = 0.55;
/// How far the glow of a freed stock card reaches, in logical pixels.
const GLOW: f32 = 12.0;
/// How far drops reach from a stone's foot, to each side and up, in stone widths.
const SPLASH: f32 = 1.8;
const SPLASH_RISE: f32 = 1.0;

/// Something on the water, under all cards.
pub(super) enum WaterEffect {
    /// The outline of a ring.
    Ring { place: Rectangle, radius: f32, colour: Color, line: f32 },
    /// A part of a glow.
    Glow { place: Rectangle, radius: f32, colour: Color },
    /// The rings around a stone, from the picture of a width.
    StoneRings { place: Rectangle, rests: f32, opacity: f32 },
}

impl WaterEffect {
    pub(super) fn bounds(&self) -> Rectangle {
        let (WaterEffect::Ring { place, .. }
        | WaterEffect::Glow { place, .. }
        | WaterEffect::StoneRings { place, .. }) = self;
        place.expand(1.0)
    }

    pub(super) fn draw(&self, painter: &mut Painter<'_>) {
        match *self {
            WaterEffect::Ring { place, radius, colour, line } => {
                painter.area(place, radius, Color::TRANSPARENT, colour, line);
            }
            WaterEffect::Glow { place, radius, colour } => {
                painter.area(place, radius, colour, Color::TRANSPARENT, 0.0);
            }
            WaterEffect::StoneRings { place, rests, opacity } => {
                painter.faded(Drawing::Ripple, place, rests, 0.0, opacity);
            }
        }
    }
}

impl<Message> BoardWidget<'_, Message> {
    /// Rings around landed cards, the glow around a freed stock card, and the rings around winners' stones.
    pub(super) fn water_effects(
        &self,
        colours: &ColorRoles,
        layout: &BoardLayout,
        now: Instant,
    ) -> Vec<WaterEffect> {
        let mut effects = Vec::new();
        for ripple in self.animation.ripples(layout, now) {
            let width = ripple.around.width;
            let away = SPREAD * ripple.reach * width * (1.0 - (1.0 - ripple.spread) * (1.0 - ripple.spread));
            effects.push(WaterEffect::Ring {
                place: ripple.around.expand(away),
                // A wave becomes rounder on its way.
                radius: 0.09 * width + away,
                colour: colours
                    .text
                    .scale_alpha((STRENGTH * ripple.strength * (1.0 - ripple.spread)).min(1.0)),
                line: (LINE * ripple.strength * width * (1.0 - 0.6 * ripple.spread)).max(1.0),
            });
        }
        let own = layout.own.map(Slot::Stock);
        let glow = own.map_or(0.0, |own| self.animation.glow(own, now));
        if let Some(pile) = own.and_then(|own| layout.pile(own)).filter(|_| glow > 0.0) {
            effects.extend([1.0, 0.55].map(|part| WaterEffect::Glow {
                place: pile.base.expand(part * GLOW),
                radius: 0.09 * pile.base.width + part * GLOW,
                colour: colours.accent.scale_alpha(0.5 * glow),
            }));
        }
        for (celebration, area) in self.winners_at_their_seats(layout, now) {
            let (foot, unit) = (foot(area), unit(layout, area));
            effects.extend(celebration.rings(now).into_iter().map(|ring| {
                let place = ring_place(foot, ring.width * unit);
                WaterEffect::StoneRings { place, rests: 2.0 * unit, opacity: ring.opacity }
            }));
        }
        effects
    }

    /// Where drops are drawn while a round's winner is celebrated.
    pub(super) fn splash_places(&self, layout: &BoardLayout, now: Instant) -> Vec<Rectangle> {
        let place = |(_, area): (&Celebration, &SeatArea)| {
            let (foot, width) = (foot(area), unit(layout, area));
            let corner = Point::new(foot.x - SPLASH * width, foot.y - SPLASH_RISE * width);
            Rectangle::new(corner, Size::new(2.0 * SPLASH * width, (SPLASH_RISE + 0.2) * width))
        };
        self.winners_at_their_seats(layout, now).into_iter().map(place).collect()
    }

    /// The drops of water over the stones of a round's winners, above all cards.
    pub(super) fn splash(&self, painter: &mut Painter<'_>, layout: &BoardLayout, now: Instant) {
        for (celebration, area) in self.winners_at_their_seats(layout, now) {
            self.droplets(painter, celebration, area.seat, (foot(area), unit(layout, area)), now);
        }
    }

    /// The drops around a point, for lengths of that unit.
    pub(super) fn droplets(
        &self,
        painter: &mut Painter<'_>,
        celebration: &Celebration,
        seat: Seat,
        (foot, unit): (Point, f32),
        now: Instant,
    ) {
        let Some(player) = self.display.players.get(seat.index()) else { return };
        let colour = stone::colour(player.stone);
        for droplet in celebration.droplets(now) {
            let size = droplet.size * unit;
            let center = foot + droplet.offset * unit;
            let corner = Point::new(center.x - size / 2.0, center.y - size / 2.0);
            let place = Rectangle::new(corner, Size::new(size, size));
            painter.area(place, size / 2.0, colour.scale_alpha(droplet.opacity), Color::TRANSPARENT, 0.0);
        }
    }

    /// The celebration of a round with each of its winners; a series' winners leave their seats.
    fn winners_at_their_seats<'l>(
        &'l self,
        layout: &'l BoardLayout,
        now: Instant,
    ) -> Vec<(&'l Celebration, &'l SeatArea)> {
        let celebration = self.animation.celebration().filter(|celebration| celebration.stage(now).is_none());
        let winners = celebration.into_iter().flat_map(|celebration| {
            celebration.winners().iter().filter_map(move |seat| Some((celebration, layout.seat(*seat)?)))
        });
        winners.collect()
    }
}

/// The place of rings around a point on the water.
pub(super) fn ring_place(center: Point, width: f32) -> Rectangle {
    Rectangle::new(center - Vector::new(width / 2.0, width / 4.0), Size::new(width, width / 2.0))
}

/// The length in which the celebration around a stone is measured: small stones have no small feast.
fn unit(layout: &BoardLayout, area: &SeatArea) -> f32 {
    area.stone.width.max(0.9 * layout.card)
}

/// Where a stone touches the water.
pub(super) fn foot(area: &SeatArea) -> Point {
    Point::new(area.stone.center_x(), area.stone.y + 0.875 * area.stone.height)
}
