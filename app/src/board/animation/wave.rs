//! Rings that spread on the water, seen at an angle.

use iced::{Point, Vector};

/// An elliptic ring on the water, in board coordinates.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Wave {
    /// Its centre.
    pub center: Point,
    /// Half its width and half its height.
    pub radii: Vector,
    /// The width of its line.
    pub line: f32,
    /// From 0, invisible, to 1.
    pub opacity: f32,
}

/// The opacity of a ring at first, and the width of its line at first and at last.
const OPACITY: f32 = 0.75;
const LINE: (f32, f32) = (5.0, 2.0);

impl Wave {
    /// A ring around a point that spreads from half of one width to half of another; `height` is in its widths. `None` before and
    /// after its time.
    pub(super) fn spreading(center: Point, (from, to): (f32, f32), height: f32, age: f32) -> Option<Wave> {
        (0.0..1.0).contains(&age).then(|| {
            let across = from + (to - from) * ease_out(age);
            Wave { center, radii: Vector::new(across, height * across), ..Wave::fading(age) }
        })
    }

    /// What a ring of an age has in common with every other, wherever it is.
    pub(super) fn fading(age: f32) -> Wave {
        Wave {
            center: Point::ORIGIN,
            radii: Vector::ZERO,
            line: LINE.0 + (LINE.1 - LINE.0) * age,
            opacity: OPACITY * (1.0 - age),
        }
    }
}

/// Fast at first, and ever slower.
pub(super) fn ease_out(passed: f32) -> f32 {
    1.0 - (1.0 - passed) * (1.0 - passed)
}
