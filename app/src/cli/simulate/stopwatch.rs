//! How long a player thinks.

use std::time::{Duration, Instant};

/// Looking at the clock takes some 25 ns each time, as long as a fast player's whole move. So once it is known that a player
/// is fast, only one in so many of its decisions is timed.
const ONE_IN: u32 = 256;

/// After so many timed decisions it is known how fast a player is.
const KNOWN_AFTER: u64 = 256;

/// What is fast, on average.
const FAST: Duration = Duration::from_micros(5);

/// Times a player's decisions.
#[derive(Debug, Clone, Default)]
pub(super) struct Stopwatch {
    timed: u64,
    total: Duration,
    longest: Duration,
    /// How many decisions go untimed before the next that is timed.
    skip: u32,
}

impl Stopwatch {
    /// Lets a player decide.
    #[inline]
    pub(super) fn time<T>(&mut self, decide: impl FnOnce() -> T) -> T {
        if self.skip > 0 {
            self.skip -= 1;
            return decide();
        }
        let begun = Instant::now();
        let decision = decide();
        self.note(begun.elapsed());
        decision
    }

    #[cold]
    fn note(&mut self, taken: Duration) {
        self.timed += 1;
        self.total += taken;
        self.longest = self.longest.max(taken);
        // By the average so far, not by this decision: slow ones would be timed more often than others.
        if self.timed >= KNOWN_AFTER && self.mean() < FAST {
            self.skip = ONE_IN - 1;
        }
    }

    /// Adds what another one timed.
    pub(super) fn add(&mut self, other: &Stopwatch) {
        self.timed += other.timed;
        self.total += other.total;
        self.longest = self.longest.max(other.longest);
    }

    /// The mean of the timed decisions.
    pub(super) fn mean(&self) -> Duration {
        self.total.div_f64(self.timed.max(1) as f64)
    }

    /// The longest of the timed decisions.
    pub(super) fn longest(&self) -> Duration {
        self.longest
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fast_players_are_timed_now_and_then_and_slow_ones_always() {
        let timed = |taken, decisions| {
            let mut stopwatch = Stopwatch::default();
            for _ in 0..decisions {
                if stopwatch.skip > 0 {
                    stopwatch.skip -= 1;
                } else {
                    stopwatch.note(taken);
                }
            }
            stopwatch.timed
        };
        assert_eq!(timed(Duration::from_nanos(100), KNOWN_AFTER + 10 * u64::from(ONE_IN)), KNOWN_AFTER + 10);
        assert_eq!(timed(Duration::from_millis(1), 5000), 5000);
    }
}
