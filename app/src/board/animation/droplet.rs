//! Drops of water that splash up from where something touches it.

use iced::{Point, Vector};

/// A drop of water.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Droplet {
    /// Where its centre is.
    pub center: Point,
    /// Its diameter.
    pub size: f32,
    /// From 0, invisible, to 1.
    pub opacity: f32,
}

/// The `nth` drop of a splash after a part of its time; `None` before and after. It flies up to `rise` high and to both sides, and is
/// back on the water when its time is over. All lengths are multiples of `unit`.
pub(super) fn droplet(nth: usize, foot: Point, unit: f32, rise: f32, age: f32) -> Option<Droplet> {
    // Even, without a pattern that could be seen: the fractional parts of multiples of irrational numbers.
    let scatter = |factor: f32| (nth as f32 * factor + 0.37).fract();
    (0.0..1.0).contains(&age).then(|| {
        let aside = 2.6 * (scatter(0.754_878) - 0.5);
        let rise = rise * (0.55 + 0.45 * scatter(0.569_84));
        let offset = Vector::new(aside * (0.25 + age), -4.0 * rise * age * (1.0 - age));
        Droplet {
            center: foot + offset * unit,
            size: unit * (0.05 + 0.05 * scatter(0.438_579)),
            opacity: (2.0 * (1.0 - age)).min(1.0),
        }
    })
}
