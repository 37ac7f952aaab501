//! Measures how long a player's decisions take.

use std::time::{Duration, Instant};

/// Reading the clock takes about 25 ns, as long as a fast player's whole move. So only one in this many decisions of a fast
/// player is timed.
const ONE_IN: u32 = 256;

/// The number of timed decisions after which sampling may begin.
const KNOWN_AFTER: u64 = 256;

/// A player with a mean below this is fast.
const FAST: Duration = Duration::from_micros(5);

/// Times a player's decisions; samples those of a fast player.
#[derive(Debug, Clone, Default)]
pub(super) struct Stopwatch {
    timed: u64,
    total: Duration,
    longest: Duration,
    /// The number of decisions left to skip.
    skip: u32,
}

impl Stopwatch {
    /// Calls a decision and times it, unless it is skipped.
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
        // Decided by the mean, not by this decision: otherwise slow decisions would be sampled more often.
        if self.timed >= KNOWN_AFTER && self.mean() < FAST {
            self.skip = ONE_IN - 1;
        }
    }

    /// Adds the measurements of another stopwatch.
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
