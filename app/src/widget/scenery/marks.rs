//! What scenery is made of: marks on the ground, each a function from a point and the colour there to another colour.

use iced::{Color, Point, Rectangle, Size, Vector};

use super::noise::{fractal, smooth_step};
use crate::theme::mix;

/// The function of a mark.
type Shade = Box<dyn Fn(Point, Color) -> Color + Send>;

/// Something painted on the ground, in logical pixels.
pub(super) struct Mark {
    /// Nothing is changed outside of it.
    pub(super) bounds: Rectangle,
    pub(super) shade: Shade,
}

impl Mark {
    pub(super) fn new(bounds: Rectangle, shade: impl Fn(Point, Color) -> Color + Send + 'static) -> Mark {
        Mark { bounds, shade: Box::new(shade) }
    }
}

/// A rectangle around a point.
pub(super) fn around(center: Point, across: f32, down: f32) -> Rectangle {
    Rectangle::new(center - Vector::new(across, down), Size::new(2.0 * across, 2.0 * down))
}

/// How bright light from the upper left makes a surface; `normal` points out of the picture with `z`.
fn lit(x: f32, y: f32, z: f32) -> f32 {
    (-0.42 * x - 0.62 * y + 0.66 * z).max(0.0)
}

/// A stone on the ground.
#[derive(Debug, Clone, Copy)]
pub(super) struct Pebble {
    pub(super) center: Point,
    /// Half its width and half its height.
    pub(super) radii: Vector,
    /// Clockwise, in radians.
    pub(super) turn: f32,
    pub(super) colour: Color,
    /// How much of the water above it is seen, from 0 to 1.
    pub(super) depth: f32,
    /// Tells its spots from those of others.
    pub(super) nth: f32,
}

impl Pebble {
    pub(super) fn mark(self) -> Mark {
        let reach = 1.5 * self.radii.x.max(self.radii.y);
        Mark::new(around(self.center, reach, reach), move |at, ground| self.shade(at, ground))
    }

    fn shade(&self, at: Point, ground: Color) -> Color {
        let (sin, cos) = self.turn.sin_cos();
        let distance = |from: Point| {
            let away = at - from;
            let x = (cos * away.x + sin * away.y) / self.radii.x;
            let y = (cos * away.y - sin * away.x) / self.radii.y;
            // Rounder than a rectangle, less round than an ellipse, and a little uneven.
            let wobble = 0.16 * (fractal(x * 0.9 + self.nth, y * 0.9, 2) - 0.5);
            (x, y, (x.abs().powf(2.3) + y.abs().powf(2.3)).powf(1.0 / 2.3) + wobble)
        };
        let small = self.radii.x.min(self.radii.y);
        let (_, _, shadow) = distance(self.center + Vector::new(0.14 * small, 0.24 * small));
        let ground = mix(
            ground,
            Color { r: 0.0, g: 0.03, b: 0.04, a: 1.0 },
            0.42 * (1.0 - smooth_step(0.75, 1.3, shadow)),
        );
        let (x, y, far) = distance(self.center);
        let edge = 1.5 / small;
        if far >= 1.0 + edge {
            return ground;
        }
        let z = (1.0 - (far * far).min(1.0)).sqrt();
        let light = 0.35 + 0.95 * lit(cos * x - sin * y, sin * x + cos * y, z);
        let spots = fractal(4.0 * x + 7.0 * self.nth, 4.0 * y, 3) - 0.5;
        let light = light * (1.0 + 0.42 * spots);
        let stone =
            Color { r: self.colour.r * light, g: self.colour.g * light, b: self.colour.b * light, a: 1.0 };
        mix(ground, mix(stone, ground, self.depth), 1.0 - smooth_step(1.0 - edge, 1.0 + edge, far))
    }
}

/// A ring of a wave: a light line with a dark one inside.
pub(super) fn wave(center: Point, radii: Vector, line: f32, light: Color, strength: f32) -> Mark {
    let reach = Vector::new(radii.x + 4.0 * line, radii.y + 4.0 * line);
    Mark::new(around(center, reach.x, reach.y), move |at, ground| {
        let away = at - center;
        let (x, y) = (away.x / radii.x, away.y / radii.y);
        let far = (x * x + y * y).sqrt();
        // The distance from the line in pixels, whatever the direction.
        let steep = ((x / radii.x).powi(2) + (y / radii.y).powi(2)).sqrt() / far.max(0.001);
        let off = (far - 1.0) / steep.max(0.0001) / line;
        // Waves fade where they run away from the light.
        let angle = y.atan2(x);
        let seen = strength * (0.55 + 0.45 * (2.0 * angle + 0.9).sin());
        let crest = (-off * off).exp();
        let trough = (-(off + 2.0) * (off + 2.0)).exp();
        let ground = mix(ground, Color::BLACK, 0.5 * seen * trough);
        mix(ground, light, seen * crest)
    })
}

/// The net of light that sunbeams draw on the ground under moving water, 0 to 1.
pub(super) fn caustic(x: f32, y: f32) -> f32 {
    let (x, y) = (x.rem_euclid(std::f32::consts::TAU) - 250.0, y.rem_euclid(std::f32::consts::TAU) - 250.0);
    let (mut i, mut j, mut sum) = (x, y, 1.0);
    for nth in 0..5 {
        let time = 11.5 * (1.0 - 3.5 / (nth + 1) as f32);
        (i, j) = (x + (time - i).cos() + (time + j).sin(), y + (time - j).sin() + (time + i).cos());
        let (a, b) = (x / ((i + time).sin() / 0.005), y / ((j + time).cos() / 0.005));
        sum += 1.0 / (a * a + b * b).sqrt();
    }
    ((1.17 - (sum / 5.0).powf(1.4)).abs().powi(8).min(1.0) - 0.1).max(0.0)
}
