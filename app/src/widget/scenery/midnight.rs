//! The lake at night: the moon in the water, its light on the waves, and the far shore.

use iced::{Color, Point, Rectangle, Size, Vector, color};

use super::marks::{Mark, around};
use super::noise::{fractal, scatter, smooth_step};
use crate::theme::mix;

const MOON: Color = color!(0xa9bbea);
const DISC: Color = color!(0x4f5d8a);
const SHORE: Color = color!(0x0b101c);
const STAR: Color = color!(0x8d9cc8);

/// What is seen on the lake of a window of a size.
pub(super) fn marks(size: Size) -> Vec<Mark> {
    let unit = size.height / 800.0;
    // Beside the draw pile, where nothing lies.
    let moon = Point::new(0.066 * size.width, 0.53 * size.height);
    let mut marks = vec![glow(moon, 190.0 * unit), reflection(moon, 33.0 * unit)];
    marks.extend(glitter(moon, size, unit));
    marks.extend(swell(size, unit));
    marks.extend(stars(size, unit));
    marks.push(far_shore(size, unit));
    marks
}

/// The light around the moon.
fn glow(moon: Point, reach: f32) -> Mark {
    Mark::new(around(moon, reach, reach), move |at, ground| {
        let near = 1.0 - (at.distance(moon) / reach).min(1.0);
        mix(ground, MOON, 0.09 * near.powi(2) + 0.03 * near)
    })
}

/// The moon in the water, which the waves pull apart.
fn reflection(moon: Point, radius: f32) -> Mark {
    Mark::new(around(moon, 1.6 * radius, 1.2 * radius), move |at, ground| {
        let y = (at.y - moon.y) / radius;
        let pull = 0.3 * radius * (fractal(at.y / 5.0, 3.0, 2) - 0.5) * y.max(0.0);
        let far = Vector::new(at.x + pull - moon.x, at.y - moon.y);
        let far = (far.x * far.x + far.y * far.y).sqrt();
        let gap = smooth_step(0.35, 0.6, fractal(at.y / 4.0, 9.0 + at.x / 90.0, 2) + 0.3 * (0.75 - y));
        let spots = 0.22 * (fractal(at.x / 13.0, at.y / 11.0, 3) - 0.5);
        let disc = 1.0 - smooth_step(radius - 1.0, radius + 1.0, far);
        mix(ground, DISC, (0.85 + spots) * disc * gap)
    })
}

/// The waves that throw the moon's light, down to the player.
fn glitter(moon: Point, size: Size, unit: f32) -> Vec<Mark> {
    let mut waves = Vec::new();
    let mut y = moon.y + 38.0 * unit;
    let mut nth = 0;
    while y < size.height - 8.0 * unit {
        nth += 1;
        let random = |which: i32| scatter(nth, which);
        let near = (y - moon.y) / (size.height - moon.y);
        let spread = unit * (16.0 + 62.0 * near);
        let x = moon.x + spread * (random(1) + random(2) - 1.0);
        let width = unit * (10.0 + 26.0 * near) * (0.5 + random(3));
        let strength = (0.46 - 0.26 * near) * (0.45 + 0.55 * random(4));
        waves.push(crest(Point::new(x, y), width, unit * (1.1 + 1.3 * near), strength));
        y += unit * (3.2 + 5.5 * near) * (0.4 + 1.1 * random(5));
    }
    waves
}

/// A few waves elsewhere.
fn swell(size: Size, unit: f32) -> Vec<Mark> {
    let wave = |nth: i32| {
        let random = |which: i32| scatter(nth, which);
        let y = size.height * (0.12 + 0.86 * random(1));
        let near = y / size.height;
        let width = unit * (24.0 + 60.0 * near) * (0.6 + 0.6 * random(3));
        crest(
            Point::new(size.width * random(2), y),
            width,
            unit * (0.9 + 0.7 * near),
            0.05 + 0.05 * random(4),
        )
    };
    (100..148).map(wave).collect()
}

/// A wave that is seen from the side: a lens of light.
fn crest(center: Point, across: f32, down: f32, strength: f32) -> Mark {
    Mark::new(around(center, across, 2.0 * down + 1.0), move |at, ground| {
        let x = (at.x - center.x) / across;
        let bent = center.y + 0.8 * down * x * x;
        let thick = down * (1.0 - x * x).max(0.0);
        let part = 1.0 - smooth_step(0.3 * thick, thick + 0.6, (at.y - bent).abs());
        mix(ground, MOON, strength * part * (1.0 - x * x).max(0.0))
    })
}

/// Stars over the far shore.
fn stars(size: Size, unit: f32) -> Vec<Mark> {
    let star = |nth: i32| {
        let random = |which: i32| scatter(nth, which);
        let center = Point::new(size.width * random(1), unit * (4.0 + 26.0 * random(2)));
        let radius = unit * (0.7 + 0.7 * random(3));
        Mark::new(around(center, 3.0 * radius, 3.0 * radius), move |at, ground| {
            let far = at.distance(center) / radius;
            mix(ground, STAR, 0.42 * (-far * far).exp())
        })
    };
    (200..236).map(star).collect()
}

/// Hills with firs along the upper edge, and their dark reflection.
fn far_shore(size: Size, unit: f32) -> Mark {
    let line = 54.0 * unit;
    let bounds = Rectangle { x: 0.0, y: 0.0, width: size.width, height: 96.0 * unit };
    Mark::new(bounds, move |at, ground| {
        let hills = 20.0 * unit * fractal(at.x / (170.0 * unit), 1.0, 2);
        let step = 7.0 * unit;
        let fir = |nth: f32| {
            let random = |which| scatter(nth as i32, which);
            let off = (at.x - (nth + 0.3 + 0.4 * random(1)) * step).abs() / (0.62 * step);
            hills + unit * (3.0 + 8.0 * random(2)) * (1.0 - off)
        };
        let nth = (at.x / step).floor();
        let height = fir(nth - 1.0).max(fir(nth)).max(fir(nth + 1.0)).max(hills);
        if at.y <= line {
            return mix(ground, SHORE, smooth_step(-0.7, 0.7, at.y - (line - height)));
        }
        let part = 1.0 - smooth_step(0.0, 1.0, (at.y - line) / (0.3 * unit + 1.4 * height));
        let broken = 0.75 + 0.5 * (fractal(at.x / 40.0, at.y / 2.5, 2) - 0.5);
        mix(ground, SHORE, (0.75 * part * broken).min(1.0))
    })
}
