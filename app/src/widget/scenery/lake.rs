//! The lake: stones along the shore, light on shallow ground, and rings where a stone has skipped.

use iced::{Color, Point, Rectangle, Size, Vector, color};

use super::marks::{Mark, Pebble, around, caustic, wave};
use super::noise::{fractal, scatter, smooth_step};
use crate::theme::mix;

/// The colours of the stones on the shore; darker than the players' stones, which lie among them.
const STONES: [Color; 5] =
    [color!(0x47585a), color!(0x5c5d52), color!(0x3f5254), color!(0x53594a), color!(0x3a474d)];
const SUNLIGHT: Color = color!(0x7fd6d0);
const SHORE: Color = color!(0x0a2f38);

/// What lies in the lake of a window of a size.
pub(super) fn marks(size: Size) -> Vec<Mark> {
    let mut marks = vec![shore(size, false), shore(size, true)];
    let unit = size.height / 800.0;
    let flank = |x: f32, y: f32| Point::new(x * size.width, y * size.height);
    for (center, across, down) in
        [(flank(0.07, 0.47), 0.09, 0.24), (flank(0.94, 0.44), 0.09, 0.24), (flank(0.46, 0.98), 0.24, 0.09)]
    {
        marks.push(light(center, across * size.width, down * size.height, unit));
    }
    let middle = Point::new(size.width / 2.0, 0.445 * size.height);
    for (across, strength) in [(0.25, 0.12), (0.36, 0.07)] {
        let radii = Vector::new(across * size.width, 0.86 * across * size.height);
        marks.push(wave(middle, radii, 1.6 * unit, SUNLIGHT, strength));
    }
    marks.extend(stones(size, unit).into_iter().map(Pebble::mark));
    marks
}

/// The dark water along the left or right edge.
fn shore(size: Size, right: bool) -> Mark {
    let reach = 0.12 * size.width;
    let x = if right { size.width - reach } else { 0.0 };
    let bounds = Rectangle { x, y: 0.0, width: reach, height: size.height };
    Mark::new(bounds, move |at, ground| {
        let from_edge = if right { size.width - at.x } else { at.x };
        let uneven = 0.30 * reach * (fractal(at.x / 110.0, at.y / 110.0, 2) - 0.5);
        let part = 1.0 - smooth_step(0.0, reach, from_edge + uneven * (1.0 - from_edge / reach));
        mix(ground, SHORE, 0.62 * part)
    })
}

/// Sunlight on the ground around a point.
fn light(center: Point, across: f32, down: f32, unit: f32) -> Mark {
    Mark::new(around(center, across, down), move |at, ground| {
        let (x, y) = ((at.x - center.x) / across, (at.y - center.y) / down);
        let near = 1.0 - smooth_step(0.1, 1.0, (x * x + y * y).sqrt());
        if near <= 0.0 {
            return ground;
        }
        // As if it were seen at an angle.
        // Bent, as the pattern would be seen to repeat otherwise.
        let bent = 2.6 * fractal(at.x / (140.0 * unit), at.y / (90.0 * unit), 2);
        let net = caustic(at.x / (21.0 * unit) + bent, at.y / (14.0 * unit) - 1.4 * bent);
        mix(ground, SUNLIGHT, near * 0.36 * net)
    })
}

/// Stones along the edges and in the lower corners.
fn stones(size: Size, unit: f32) -> Vec<Pebble> {
    let mut stones = Vec::new();
    let mut lay = |x: f32, y: f32, radius: f32, nth: i32| {
        let random = |which: i32| scatter(nth, which);
        let radii = Vector::new(radius, radius * (0.62 + 0.22 * random(1)));
        let edge = x.min(size.width - x).min(size.height - y);
        stones.push(Pebble {
            center: Point::new(x, y),
            radii,
            turn: 1.2 * (random(2) - 0.5),
            colour: STONES[(random(3) * 4.99) as usize],
            depth: (0.34 + 0.004 * edge / unit).clamp(0.25, 0.8),
            nth: nth as f32,
        });
    };
    let mut nth = 0;
    for right in [false, true] {
        // Along the side, larger towards the player.
        let mut y = 0.06 * size.height;
        while y < size.height {
            nth += 1;
            let random = |which: i32| scatter(nth, which);
            let near = y / size.height;
            let radius = unit * (7.0 + 22.0 * near * near) * (0.45 + random(5) * random(9) * 1.5);
            let heap = fractal(y / (90.0 * unit), if right { 5.0 } else { 1.0 }, 2) - 0.42;
            let from_edge = radius * (0.9 * random(6) - 0.5) + unit * 110.0 * heap.max(0.0) * random(7);
            lay(if right { size.width - from_edge } else { from_edge }, y, radius, nth);
            y += radius * (0.35 + 1.1 * random(8)) * if heap > 0.0 { 0.7 } else { 1.5 };
        }
        // Along the lower edge, fewer and smaller towards the middle.
        let mut x = 0.0;
        while x < 0.36 * size.width {
            nth += 1;
            let random = |which: i32| scatter(nth, which);
            let away = x / (0.36 * size.width);
            let radius = unit * (30.0 - 20.0 * away) * (0.4 + random(5) * random(9) * 1.4);
            let below = size.height + radius * 0.5 - unit * 58.0 * (1.0 - away).powi(2) * random(6);
            lay(if right { size.width - x } else { x }, below, radius, nth);
            x += radius * (0.5 + (0.7 + 2.2 * away) * random(8));
        }
    }
    stones
}
