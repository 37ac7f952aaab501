//! How much one guest may ask of everyone: a person can't reach the limit.

use std::time::Duration;

/// What can be spent at once.
const MOST: u32 = 40;

/// How long it takes until one more can be spent.
const REFILL: Duration = Duration::from_millis(100);

/// How often somebody may go on without any left before it is no person.
const PATIENCE: u32 = 200;

/// What a guest may still spend on what others have to hear, or on what comes to nothing.
#[derive(Debug)]
pub(super) struct Budget {
    left: u32,
    filled: Duration,
    overdrawn: u32,
}

/// Whether something can be afforded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Afford {
    Yes,
    No,
    /// No, and too often so.
    Never,
}

impl Default for Budget {
    fn default() -> Budget {
        Budget { left: MOST, filled: Duration::ZERO, overdrawn: 0 }
    }
}

impl Budget {
    pub(super) fn spend(&mut self, now: Duration) -> Afford {
        let refills = (now.saturating_sub(self.filled).as_millis() / REFILL.as_millis()) as u32;
        if refills > 0 {
            self.left = self.left.saturating_add(refills).min(MOST);
            self.filled = now;
        }
        if self.left > 0 {
            self.left -= 1;
            self.overdrawn = 0;
            return Afford::Yes;
        }
        self.overdrawn += 1;
        if self.overdrawn > PATIENCE { Afford::Never } else { Afford::No }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_person_never_runs_out_and_a_flood_does() {
        let mut person = Budget::default();
        assert!((0..1000).all(|at| person.spend(Duration::from_millis(at * 110)) == Afford::Yes));

        let mut flood = Budget::default();
        let now = Duration::from_secs(9);
        let spent: Vec<Afford> = (0..MOST + PATIENCE + 1).map(|_| flood.spend(now)).collect();
        let of = |afford| spent.iter().filter(|spent| **spent == afford).count() as u32;
        assert_eq!((of(Afford::Yes), of(Afford::No), of(Afford::Never)), (MOST, PATIENCE, 1));
        assert_eq!(flood.spend(now + REFILL), Afford::Yes);
    }
}
