//! How far a dragged card hangs to one side while the pointer moves: a damped spring.

use std::time::{Duration, Instant};

/// The tilt at each logical pixel per second of the pointer, and the largest one, in degrees.
const BY_SPEED: f32 = 0.009;
const MAX: f32 = 10.0;
/// The spring: how strongly it pulls, in 1/s², and how much it is damped, in 1/s. It overshoots a little.
const PULL: f32 = 220.0;
const DAMPING: f32 = 20.0;
/// The longest step that is calculated at once, and the longest pause that is caught up with.
const STEP: f32 = 1.0 / 120.0;
const PAUSE: Duration = Duration::from_millis(100);
/// Below this, in degrees and degrees per second, the card is at rest.
const REST: f32 = 0.3;
/// Angles are drawn in steps of so many degrees, each of which is painted once.
const DRAWN: f32 = 1.0;

/// The tilt of the dragged card.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Tilt {
    degrees: f32,
    /// In degrees per second.
    speed: f32,
    /// Where the pointer was at the last frame, and when that was.
    last: Option<(f32, Instant)>,
}

impl Tilt {
    /// Moves on to a frame in which the pointer is at `x`.
    pub(super) fn advance(&mut self, x: f32, now: Instant) {
        if let Some((before, then)) = self.last {
            let passed = now.saturating_duration_since(then);
            let seconds = passed.min(PAUSE).as_secs_f32();
            let pointer = if passed > PAUSE || seconds == 0.0 { 0.0 } else { (x - before) / seconds };
            let wanted = (BY_SPEED * pointer).clamp(-MAX, MAX);
            let steps = (seconds / STEP).ceil().max(1.0);
            for _ in 0..steps as usize {
                let pull = PULL * (wanted - self.degrees) - DAMPING * self.speed;
                self.speed += pull * seconds / steps;
                self.degrees = (self.degrees + self.speed * seconds / steps).clamp(-MAX, MAX);
            }
            if wanted == 0.0 && self.degrees.abs() < REST && self.speed.abs() < 10.0 * REST {
                (self.degrees, self.speed) = (0.0, 0.0);
            }
        }
        self.last = Some((x, now));
    }

    /// Whether the card hangs still and upright while the pointer rests.
    pub(super) fn is_at_rest(&self) -> bool {
        self.degrees == 0.0 && self.speed == 0.0
    }

    /// The angle to draw, clockwise.
    pub(super) fn degrees(&self) -> f32 {
        (self.degrees / DRAWN).round() * DRAWN
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dragged_card_follows_the_pointer_and_comes_to_rest() {
        let start = Instant::now();
        let frame = |nth: u32| start + nth * Duration::from_millis(16);
        let mut tilt = Tilt::default();
        for nth in 0..20 {
            tilt.advance(nth as f32 * 12.0, frame(nth));
            assert!(tilt.degrees().abs() <= MAX);
        }
        assert!(tilt.degrees() > 3.0, "it leans the way it goes");
        let rested = (20..80).find(|nth| {
            tilt.advance(228.0, frame(*nth));
            tilt.is_at_rest()
        });
        assert!(rested.is_some_and(|nth| nth < 60), "it hangs still {rested:?}");
        // A long pause, as with a hidden window, throws it nowhere.
        tilt.advance(2000.0, frame(10_000));
        assert!(tilt.is_at_rest());
    }
}
