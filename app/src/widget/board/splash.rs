//! Draws what happens on the water around cards: rings where they have landed, and the glow of a freed stock card.

use std::time::Instant;

use iced::{Color, Point, Rectangle, Size, Vector};

use super::BoardWidget;
use super::paint::Painter;
use crate::board::layout::SeatArea;
use crate::board::{BoardLayout, Slot};
use crate::theme::ColorRoles;

/// How far a ring spreads beyond its card, in card widths, how wide its line is at first, and how strong.
const SPREAD: f32 = 0.24;
const LINE: f32 = 0.035;
const STRENGTH: f32 = 0.55;
/// How far the glow of a freed stock card reaches, in logical pixels.
const GLOW: f32 = 12.0;

/// Something on the water, under all cards.
pub(super) enum WaterEffect {
    /// The outline of a ring.
    Ring { place: Rectangle, radius: f32, colour: Color, line: f32 },
    /// A part of a glow.
    Glow { place: Rectangle, radius: f32, colour: Color },
}

impl WaterEffect {
    pub(super) fn bounds(&self) -> Rectangle {
        let (WaterEffect::Ring { place, .. } | WaterEffect::Glow { place, .. }) = self;
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
        }
    }
}

impl<Message> BoardWidget<'_, Message> {
    /// Rings around landed cards, and the glow around a freed stock card.
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
        effects
    }
}

/// The place of rings around a point on the water.
pub(super) fn ring_place(center: Point, width: f32) -> Rectangle {
    Rectangle::new(center - Vector::new(width / 2.0, width / 4.0), Size::new(width, width / 2.0))
}

/// Where a stone touches the water.
pub(super) fn foot(area: &SeatArea) -> Point {
    Point::new(area.stone.center_x(), area.stone.y + 0.875 * area.stone.height)
}
