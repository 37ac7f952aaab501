//! Rings that spread on still water now and then, as long as somebody is there.

use std::time::Duration;

use iced::advanced::graphics::geometry::{Frame, Renderer as _};
use iced::{Point, Rectangle, Renderer, Vector};

use super::board::paths::ring;
use super::pulse::{Pulsing, Rhythm};
use crate::board::animation::Wave;

/// When a set of rings spreads.
const RHYTHM: Rhythm = Rhythm {
    every: Duration::from_secs(8),
    waits: Duration::ZERO,
    lasts: Duration::from_millis(2400),
    frame: Duration::from_millis(125),
};
/// The same with the software renderer, which copies the whole window for each frame.
const SOFTWARE_RHYTHM: Rhythm = Rhythm { every: Duration::from_secs(16), ..RHYTHM };
/// The parts of the time that they spread after which the rings of a set begin.
const BEGINS: [f32; 2] = [0.0, 0.24];
/// Half the width of a ring at its beginning and end, in widths of what lies in the water; how flat it is, and its line.
const RADII: (f32, f32) = (0.6, 1.1);
const FLAT: f32 = 0.3;
const LINE: f32 = 2.0;
/// How visible it is at first.
const OPACITY: f32 = 0.4;

/// Water around something that lies in it. `source` is what the rings spread from: the middle of its foot and its width, within the
/// bounds of the water.
pub fn living_water<'a>(source: impl Fn(Rectangle) -> (Point, f32) + 'a) -> Pulsing<'a> {
    Pulsing::new(rhythm, move |renderer, theme, bounds, passed| {
        let (waves, colours) = (rings(source(bounds), passed), theme.tokens());
        if waves.is_empty() || !colours.has_light() {
            return;
        }
        let mut frame = Frame::with_bounds(renderer, bounds);
        for (path, colour) in waves.iter().flat_map(|wave| ring(wave, colours.text, bounds)) {
            frame.fill(&path, colour);
        }
        renderer.draw_geometry(frame.into_geometry());
    })
}

/// How often rings spread with a renderer.
fn rhythm(renderer: &Renderer) -> Rhythm {
    if matches!(renderer, Renderer::Secondary(_)) { SOFTWARE_RHYTHM } else { RHYTHM }
}

/// The rings around a source, so long after they began to spread.
fn rings((center, width): (Point, f32), passed: Duration) -> Vec<Wave> {
    let part = passed.as_secs_f32() / RHYTHM.lasts.as_secs_f32();
    let begun = BEGINS.iter().map(|begins| (part - begins) / (1.0 - BEGINS[BEGINS.len() - 1]));
    begun
        .filter(|part| (0.0..1.0).contains(part))
        .map(|part| {
            let eased = 1.0 - (1.0 - part).powi(2);
            let across = width * (RADII.0 + (RADII.1 - RADII.0) * eased);
            let radii = Vector::new(across, FLAT * across);
            Wave { center, radii, line: LINE, opacity: OPACITY * (1.0 - part) }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rings_spread_and_fade() {
        let first: Vec<Wave> =
            (1..=14).map(|step| rings((Point::ORIGIN, 100.0), step * RHYTHM.frame)[0]).collect();
        assert!(first.is_sorted_by(|one, next| one.radii.x < next.radii.x && one.opacity > next.opacity));
        assert!(rings((Point::ORIGIN, 100.0), RHYTHM.lasts).is_empty());
    }
}
