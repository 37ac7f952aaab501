//! Rings on the water, trails, and turned pictures.
//!
//! Wide rings are made of pieces: the software renderer repaints the bounds of each path that moves, and those of a whole ring are most
//! of the table. As filled outlines, which don't reach beyond their bounds as strokes do.

use std::f32::consts::TAU;

use iced::advanced::graphics::geometry::path::Builder;
use iced::advanced::graphics::geometry::{Frame, Path, Renderer as _};
use iced::{Color, Point, Rectangle, Size, Vector};

use super::paint::Painter;
use crate::board::animation::{TrailPiece, Wave};
use crate::widget::picture_cache::Drawing;

/// The number of pieces of a ring, and of one whose half width is less than so many logical pixels.
const PIECES: usize = 24;
const FEW_PIECES: usize = 8;
const SMALL: f32 = 120.0;
/// The length of a side of the polygon that a piece is.
const SIDE: f32 = 9.0;
/// The width of a trail at the stone, and where it ends.
const TRAIL: (f32, f32) = (7.0, 2.5);
/// How far the soft edge of a path reaches beyond it.
const EDGE: f32 = 1.5;

/// The sides of a small arc, and the width of its line at the top.
const ARC_SIDES: usize = 8;
const ARC_LINE: f32 = 2.0;

/// The radius of a dot and how far apart dots are, and the length of a dash, in logical pixels.
const DOT: f32 = 2.0;
const DOTS_APART: f32 = 9.0;
const DASH: f32 = 7.0;

/// A path and its colour.
pub(in crate::widget) type Shape = (Path, Color);

/// The pieces of a ring on a board, without those beyond its edges.
pub(in crate::widget) fn ring(wave: &Wave, colour: Color, board: Rectangle) -> Vec<Shape> {
    let colour = colour.scale_alpha(wave.opacity);
    if colour.a < 0.01 {
        return Vec::new();
    }
    let pieces = if wave.radii.x < SMALL { FEW_PIECES } else { PIECES };
    let angle = TAU / pieces as f32;
    let sides = (angle * wave.radii.x.max(wave.radii.y) / SIDE).ceil().max(1.0) as usize;
    let half = wave.line / 2.0;
    let piece = |nth: usize| {
        let angles = |side: usize| angle * (nth as f32 + side as f32 / sides as f32);
        let at = |angle: f32, beyond: f32| {
            let (sin, cos) = angle.sin_cos();
            let radii = Vector::new((wave.radii.x + beyond).max(0.0), (wave.radii.y + beyond).max(0.0));
            wave.center + Vector::new(radii.x * cos, radii.y * sin)
        };
        let outer = (0..=sides).map(|side| at(angles(side), half));
        let inner = (0..=sides).rev().map(|side| at(angles(side), -half));
        outer.chain(inner).collect::<Vec<Point>>()
    };
    let seen = |corners: &Vec<Point>| bounds_of(corners).intersects(&board);
    (0..pieces).map(piece).filter(seen).map(|corners| (polygon(&corners), colour)).collect()
}

/// A trail that becomes thinner from its first piece on.
pub(super) fn trail(pieces: &[TrailPiece], colour: Color) -> Vec<Shape> {
    let width = |nth: usize| TRAIL.0 + (TRAIL.1 - TRAIL.0) * nth as f32 / pieces.len().max(1) as f32;
    let shape = |(nth, piece): (usize, &TrailPiece)| {
        let along = piece.to - piece.from;
        let length = along.x.hypot(along.y);
        if length < 0.1 {
            return None;
        }
        let across = Vector::new(-along.y, along.x) * (0.5 / length);
        let (thick, thin) = (across * width(nth), across * width(nth + 1));
        let corners = [piece.to + thick, piece.to - thick, piece.from - thin, piece.from + thin];
        Some((polygon(&corners), colour.scale_alpha(piece.opacity)))
    };
    pieces.iter().enumerate().filter_map(shape).collect()
}

/// So many hops of a stone side by side, the first of which begins at a point.
pub(super) fn arcs(foot: Point, arc: Size, many: usize, colour: Color) -> Vec<Shape> {
    let at = |nth: usize, side: usize, beyond: f32| {
        let part = side as f32 / ARC_SIDES as f32;
        let rise = (arc.height + beyond) * 4.0 * part * (1.0 - part);
        foot + Vector::new(arc.width * (nth as f32 + part), -rise)
    };
    let arc = |nth: usize| {
        let outer = (0..=ARC_SIDES).map(|side| at(nth, side, 0.0));
        let inner = (1..ARC_SIDES).rev().map(|side| at(nth, side, -ARC_LINE));
        (polygon(&outer.chain(inner).collect::<Vec<Point>>()), colour)
    };
    (0..many).map(arc).collect()
}

/// Dots along a straight way.
pub(super) fn dots(from: Point, to: Point) -> Path {
    let many = (from.distance(to) / DOTS_APART).floor().max(1.0);
    let mut path = Builder::new();
    for nth in 0..=many as usize {
        path.circle(from + (to - from) * (nth as f32 / many), DOT);
    }
    with_room(path, bounds_of(&[from, to]).expand(DOT))
}

/// A dashed line along the edges of a rectangle, inside of it.
pub(super) fn dashes(frame: Rectangle, line: f32) -> Path {
    let mut path = Builder::new();
    let mut side = |corner: Point, along: Vector, length: f32| {
        // A dash at either end, so that the corners are closed.
        let many = (length / (1.6 * DASH)).round().max(1.0);
        let step = (length - DASH) / many;
        for nth in 0..=many as usize {
            let size = Size::new(line + (DASH - line) * along.x, line + (DASH - line) * along.y);
            path.rectangle(corner + along * (step * nth as f32), size);
        }
    };
    let (right, bottom) = (frame.x + frame.width - line, frame.y + frame.height - line);
    let (across, down) = (Vector::new(1.0, 0.0), Vector::new(0.0, 1.0));
    for y in [frame.y, bottom] {
        side(Point::new(frame.x, y), across, frame.width);
    }
    for x in [frame.x, right] {
        side(Point::new(x, frame.y), down, frame.height);
    }
    with_room(path, frame)
}

/// A filled polygon.
fn polygon(corners: &[Point]) -> Path {
    let mut path = Builder::new();
    for (nth, corner) in corners.iter().enumerate() {
        if nth == 0 { path.move_to(*corner) } else { path.line_to(*corner) }
    }
    path.close();
    with_room(path, bounds_of(corners))
}

/// A path within these bounds, with room around them for its soft edge, which is repainted only within its bounds.
fn with_room(mut path: Builder, bounds: Rectangle) -> Path {
    let room = bounds.expand(EDGE);
    for corner in [room.position(), Point::new(room.x + room.width, room.y + room.height)] {
        path.move_to(corner);
        path.line_to(corner);
    }
    path.build()
}

fn bounds_of(corners: &[Point]) -> Rectangle {
    let ends = |along: fn(&Point) -> f32| {
        let least = corners.iter().map(along).fold(f32::INFINITY, f32::min);
        (least, corners.iter().map(along).fold(f32::NEG_INFINITY, f32::max))
    };
    let ((left, right), (top, bottom)) = (ends(|corner| corner.x), ends(|corner| corner.y));
    Rectangle { x: left, y: top, width: right - left, height: bottom - top }
}

impl Painter<'_> {
    /// The pieces of rings in the colour of text; solid lines where nothing is soft.
    pub(super) fn rings(&self, waves: &[Wave]) -> Vec<Shape> {
        let colours = self.colours;
        let solid = |wave: &Wave| Wave { opacity: (4.0 * wave.opacity).floor().min(1.0), ..*wave };
        let seen = |wave: &Wave| if colours.has_light() { *wave } else { solid(wave) };
        waves.iter().flat_map(|wave| ring(&seen(wave), colours.text, self.board)).collect()
    }

    /// Draws warm light around a point, from which nothing is seen where none falls.
    pub(super) fn light(&mut self, center: Point, width: f32, strength: f32) {
        if strength > 0.0 && self.colours.has_light() {
            let size = Size::new(width, Drawing::Glow.aspect() * width);
            let corner = center - Vector::new(size.width / 2.0, size.height / 2.0);
            self.faded(Drawing::Glow, Rectangle::new(corner, size), width, 0.0, strength);
        }
    }

    /// Fills shapes, above all areas of the layer and below its pictures.
    pub(super) fn shapes(&mut self, shapes: &[Shape]) {
        if shapes.is_empty() {
            return;
        }
        let mut frame = Frame::with_bounds(&*self.renderer, self.board);
        shapes.iter().for_each(|(path, colour)| frame.fill(path, *colour));
        self.renderer.draw_geometry(frame.into_geometry());
    }

    /// Draws a drawing turned clockwise around a point, from its picture of a resting width.
    pub(super) fn turned(
        &mut self,
        drawing: Drawing,
        upright: Rectangle,
        rests: f32,
        (degrees, around): (f32, Point),
        opacity: f32,
    ) {
        if degrees == 0.0 {
            return self.faded(drawing, upright, rests, 0.0, opacity);
        }
        let picture = self.picture_of(drawing, rests, degrees);
        let (sin, cos) = degrees.to_radians().sin_cos();
        let away = upright.center() - around;
        let center = around + Vector::new(cos * away.x - sin * away.y, sin * away.x + cos * away.y);
        let part = upright.width / rests / self.scale;
        let size = Size::new(picture.width as f32 * part, picture.height as f32 * part);
        let corner = center - Vector::new(size.width / 2.0, size.height / 2.0);
        self.draw_picture(picture.handle, Rectangle::new(corner, size), opacity);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wide_ring_is_made_of_small_pieces_and_what_is_beyond_the_board_is_left_out() {
        let board = Rectangle::with_size(Size::new(1280.0, 700.0));
        let wave = |across: f32| Wave {
            center: board.center(),
            radii: Vector::new(across, 0.5 * across),
            line: 4.0,
            opacity: 0.5,
        };
        assert_eq!(ring(&wave(60.0), Color::WHITE, board).len(), FEW_PIECES);
        assert_eq!(ring(&wave(500.0), Color::WHITE, board).len(), PIECES);
        assert!(ring(&wave(1000.0), Color::WHITE, board).len() < PIECES);
        assert!(ring(&wave(3000.0), Color::WHITE, board).is_empty());
        let unseen = Wave { opacity: 0.0, ..wave(500.0) };
        assert!(ring(&unseen, Color::WHITE, board).is_empty());
    }
}
