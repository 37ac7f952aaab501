//! The card table: cloth within a wooden rail, with a line that is sewn on.

use iced::{Color, Point, Rectangle, Size, Vector, color};

use super::marks::{Mark, around};
use super::noise::{fractal, scatter, smooth_step};
use crate::theme::mix;

/// The width of the rail above and below, where the lines of text are, and at the sides, in logical pixels.
const RAIL: f32 = 50.0;
const SIDE: f32 = 9.0;
/// The radius of the cloth's corners.
const CORNER: f32 = 64.0;
/// How far the rail's shadow reaches onto the cloth, and the light of the nap that fades towards the middle.
const SHADOW: f32 = 20.0;
const NAP: f32 = 76.0;
const WOOD: Color = color!(0x35251a);
const WOOD_DARK: Color = color!(0x1c120b);
const BRASS: Color = color!(0x9a7a44);
const THREAD: Color = color!(0xb9c48a);

/// What a table of a window of a size is made of.
pub(super) fn marks(size: Size) -> Vec<Mark> {
    let cloth = Rectangle {
        x: SIDE,
        y: RAIL,
        width: (size.width - 2.0 * SIDE).max(1.0),
        height: (size.height - 2.0 * RAIL).max(1.0),
    };
    let strip = |x, y, width, height| Rectangle { x, y, width, height };
    let (reach_x, reach_y) = (SIDE + NAP, RAIL + NAP);
    let edges = [
        strip(0.0, 0.0, size.width, reach_y),
        strip(0.0, size.height - reach_y, size.width, reach_y),
        strip(0.0, reach_y, reach_x, size.height - 2.0 * reach_y),
        strip(size.width - reach_x, reach_y, reach_x, size.height - 2.0 * reach_y),
    ];
    let mut marks: Vec<Mark> =
        edges.into_iter().map(|edge| Mark::new(edge, move |at, ground| rail(at, ground, cloth))).collect();
    let middle = Point::new(size.width / 2.0, 0.445 * size.height);
    for (across, line, strength) in [(0.345, 1.5, 0.20), (0.355, 0.7, 0.13)] {
        let radii = Vector::new(across * size.width, 0.185 * size.height + (across - 0.345) * size.width);
        marks.push(seam(middle, radii, line, strength));
    }
    marks
}

/// How far a point is outside of a rectangle with round corners; negative inside.
fn outside(at: Point, place: Rectangle, radius: f32) -> f32 {
    let (x, y) = (
        (at.x - place.center_x()).abs() - place.width / 2.0 + radius,
        (at.y - place.center_y()).abs() - place.height / 2.0 + radius,
    );
    (x.max(0.0).powi(2) + y.max(0.0).powi(2)).sqrt() + x.max(y).min(0.0) - radius
}

fn rail(at: Point, ground: Color, cloth: Rectangle) -> Color {
    let out = outside(at, cloth, CORNER);
    if out < -NAP {
        return ground;
    }
    // The light catches the threads where it falls flat, and the rail's shadow lies above them.
    let thread = scatter((at.x * 0.8) as i32, (at.y * 0.8) as i32) - 0.5;
    let weave = 0.05 * thread * smooth_step(-NAP, -0.3 * NAP, out);
    let shadow = 0.16 * smooth_step(-NAP, 0.0, out) + 0.38 * smooth_step(-SHADOW, 0.0, out).powi(2);
    let cloth = mix(mix(ground, Color::WHITE, weave.max(0.0)), Color::BLACK, shadow + (-weave).max(0.0));
    if out < -1.0 {
        return cloth;
    }
    let grain = fractal(at.x / 90.0 + 3.0 * fractal(at.x / 300.0, at.y / 60.0, 2), at.y / 3.2, 3);
    let vein = (fractal(at.x / 160.0, at.y / 9.0, 2) * 9.0).sin() * 0.5 + 0.5;
    let wood = mix(WOOD_DARK, WOOD, 0.25 + 0.55 * grain + 0.2 * vein);
    // The rail is round: bright along its upper side, dark towards the cloth.
    let bevel = smooth_step(0.0, 12.0, out);
    let wood = mix(WOOD_DARK, wood, 0.35 + 0.65 * bevel);
    let shine = (-((out - 15.0) / 7.0).powi(2)).exp();
    let wood = mix(wood, Color { r: 0.55, g: 0.42, b: 0.3, a: 1.0 }, 0.16 * shine);
    let brass = (-((out - 4.0) / 0.9).powi(2)).exp();
    let wood = mix(wood, BRASS, 0.75 * brass);
    mix(cloth, wood, smooth_step(-0.7, 0.7, out))
}

/// A line of stitches along an oval with straight sides.
fn seam(center: Point, radii: Vector, line: f32, strength: f32) -> Mark {
    let place = around(center, radii.x, radii.y);
    Mark::new(place.expand(4.0), move |at, ground| {
        let off = outside(at, place, radii.y) / line;
        mix(ground, THREAD, strength * (-off * off).exp())
    })
}
