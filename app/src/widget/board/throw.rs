//! Draws the throw at the end of a round: the table sinks under water, and the stone skips over it to the flag.

use std::time::Instant;

use iced::{Color, Point, Rectangle, Size, Vector};
use skipstone_core::Seat;

use super::BoardWidget;
use super::paint::Painter;
use super::paths::trail;
use crate::board::BoardLayout;
use crate::board::animation::{BANDS, Celebration, Droplet, ThrowFlag, ThrowScene, ThrownStone};
use crate::theme::mix;
use crate::widget::picture_cache::Drawing;
use crate::widget::stone::{self, Mood};

/// How much of the table the water hides.
const VEIL: f32 = 0.74;
/// The width of a tile of the water at most: the software renderer repaints whole tiles. Their height is that of a band.
const TILE: f32 = 240.0;
/// The height of the foam on the water that rises.
const FOAM: f32 = 2.0;
/// Where the pole of a flag stands, in parts of its drawing.
const POLE: Vector = Vector::new(0.21, 0.95);
/// The width of the glow at the flag, in heights of the flag; and in how many steps it brightens.
const GLOW: f32 = 2.6;
const GLOW_STEPS: f32 = 6.0;
/// The angles of a flying stone that are told apart, in degrees: each is painted once.
const STONE_ANGLES: f32 = 4.0;

impl<Message> BoardWidget<'_, Message> {
    /// Whether a seat's stone has left it for the water or the middle of the board.
    pub(super) fn is_away_from_seat(&self, seat: Seat, now: Instant) -> bool {
        self.animation.celebration().is_some_and(|celebration| {
            celebration.throwers().contains(&seat)
                || (celebration.winners().contains(&seat) && celebration.stage(now).is_some())
        })
    }

    /// The throw, above all cards.
    pub(super) fn throw(&self, painter: &mut Painter<'_>, layout: &BoardLayout, now: Instant) {
        let Some(celebration) = self.animation.celebration() else { return };
        if celebration.throwers().is_empty() {
            // The last round of a series was a tie.
            return self.watchers(painter, layout, celebration, now);
        }
        let scene = celebration.throw(layout, painter.board.size(), now);
        veil(painter, scene.bands);
        for (nth, drop) in scene.drops.iter().enumerate() {
            self.drop_of(painter, celebration.throwers()[0], drop, nth);
        }
        let colours = painter.colours;
        let mut shapes = painter.rings(&scene.rings);
        shapes.extend(trail(&scene.trail, colours.accent));
        painter.shapes(&shapes);
        glow(painter, &scene.flag);
        self.watchers(painter, layout, celebration, now);
        // The cards make room for the winners of a series.
        let sunk = celebration.stage(now).map_or(0.0, |stage| stage.way);
        for (card, place, opacity) in scene.cards.iter().filter(|_| sunk < 1.0) {
            painter.card_in(*card, *place, place.width, opacity * (1.0 - sunk));
        }
        flag(painter, &scene.flag);
        self.thrown(painter, layout, celebration, &scene, now);
    }

    /// The thrown stones, the first one above those of its partners.
    fn thrown(
        &self,
        painter: &mut Painter<'_>,
        layout: &BoardLayout,
        celebration: &Celebration,
        scene: &ThrowScene,
        now: Instant,
    ) {
        for (seat, stone) in celebration.throwers().iter().zip(&scene.stones).rev() {
            let is_on_stage = celebration.winners().contains(seat) && celebration.stage(now).is_some();
            let Some(player) = self.display.players.get(seat.index()).filter(|_| !is_on_stage) else {
                continue;
            };
            let rests = layout.seat(*seat).map_or(stone.width, |area| area.stone.width);
            let hop = celebration.hop(*seat, now);
            let stone =
                ThrownStone { foot: stone.foot - Vector::new(0.0, hop * 0.8 * stone.width), ..*stone };
            let place = stone.place();
            let turn = (stone.turn / STONE_ANGLES).round() * STONE_ANGLES;
            for drawing in [Drawing::Stone(player.stone), Drawing::Mood(Mood::Joy)] {
                painter.turned(drawing, place, rests, (turn, place.center()), 1.0);
            }
        }
    }

    /// The stones of those who look on, above the water.
    fn watchers(
        &self,
        painter: &mut Painter<'_>,
        layout: &BoardLayout,
        celebration: &Celebration,
        now: Instant,
    ) {
        for area in &layout.seats {
            let seat = area.seat;
            let Some(player) = self.display.players.get(seat.index()) else { continue };
            if self.is_away_from_seat(seat, now) {
                continue;
            }
            let hop = celebration.hop(seat, now);
            let place = area.stone - Vector::new(0.0, hop * area.stone.height);
            let mood = match celebration.has_arrived(now) {
                _ if player.mood == Mood::Asleep => Mood::Asleep,
                false => Mood::Gasping,
                // Everyone is glad for the winner, but for who has lost and looks at this screen.
                true if layout.own == Some(seat) => player.mood,
                true => Mood::Joy,
            };
            painter.picture(Drawing::Stone(player.stone), place, place.width, 0.0);
            painter.picture(Drawing::Mood(mood), place, place.width, 0.0);
        }
    }

    /// A drop of water that a stone splashes up: every third one has the stone's colour.
    pub(super) fn drop_of(&self, painter: &mut Painter<'_>, seat: Seat, drop: &Droplet, nth: usize) {
        let player = self.display.players.get(seat.index()).filter(|_| nth.is_multiple_of(3));
        let colour = player.map_or(painter.colours.text, |player| stone::colour(player.stone));
        draw_drop(painter, drop, colour);
    }
}

/// A drop of a colour.
pub(super) fn draw_drop(painter: &mut Painter<'_>, drop: &Droplet, colour: Color) {
    let corner = drop.center - Vector::new(drop.size / 2.0, drop.size / 2.0);
    let place = Rectangle::new(corner, Size::new(drop.size, drop.size));
    painter.area(place, drop.size / 2.0, colour.scale_alpha(drop.opacity), Color::TRANSPARENT, 0.0);
}

/// The water over the table, of which so many bands have risen from below.
fn veil(painter: &mut Painter<'_>, bands: usize) {
    let (board, scale) = (painter.board, painter.scale);
    // On whole pixels, so that no seam shows between tiles.
    let pixel = |length: f32| (length * scale).round() / scale;
    let top = |band: usize| pixel(board.height * band as f32 / BANDS as f32);
    let across = (board.width / TILE).ceil().max(1.0) as usize;
    let left = |tile: usize| pixel(board.width * tile as f32 / across as f32);
    let colour = painter.colours.near.scale_alpha(VEIL);
    for band in (BANDS - bands.min(BANDS)..BANDS).rev() {
        for tile in 0..across {
            let corner = Point::new(left(tile), top(band));
            let size = Size::new(left(tile + 1) - corner.x, top(band + 1) - corner.y);
            painter.area(Rectangle::new(corner, size), 0.0, colour, Color::TRANSPARENT, 0.0);
        }
    }
    if (1..BANDS).contains(&bands) {
        let foam = Rectangle { y: top(BANDS - bands), height: FOAM, ..board };
        let colour = mix(painter.colours.near, painter.colours.text, 0.5);
        painter.area(foam, 0.0, colour, Color::TRANSPARENT, 0.0);
    }
}

/// The light around the flag once the stone is there.
fn glow(painter: &mut Painter<'_>, flag: &ThrowFlag) {
    let strength = (flag.glow * GLOW_STEPS).round() / GLOW_STEPS;
    let center = flag.foot - Vector::new(-0.12 * flag.height, 0.25 * flag.height);
    painter.light(center, GLOW * flag.height, strength);
}

/// The large flag, which turns around the foot of its pole.
fn flag(painter: &mut Painter<'_>, flag: &ThrowFlag) {
    if flag.opacity == 0.0 {
        return;
    }
    let size = Size::new(flag.height / 1.2, flag.height);
    let corner = flag.foot - Vector::new(POLE.x * size.width, POLE.y * size.height);
    let upright = Rectangle::new(corner, size);
    painter.turned(Drawing::Flag, upright, size.width, (flag.turn.round(), flag.foot), flag.opacity);
}
