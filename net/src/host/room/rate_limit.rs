//! How much one guest may ask of everyone: a person can't reach the limit.

use std::time::Duration;

/// What can be spent at once.
const CAPACITY: u32 = 40;

/// How long it takes until one more can be spent.
const REFILL_INTERVAL: Duration = Duration::from_millis(100);

/// How often somebody may go on without any left before it is no person.
const MAX_REFUSED_IN_A_ROW: u32 = 200;

/// What a guest may still spend on what others have to hear, or on what comes to nothing.
#[derive(Debug)]
pub(super) struct TokenBucket {
    tokens: u32,
    refilled_at: Duration,
    refused_in_a_row: u32,
}

/// Whether something can be afforded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum RateDecision {
    Allowed,
    Limited,
    /// No, and too often so.
    Abusive,
}

impl Default for TokenBucket {
    fn default() -> TokenBucket {
        TokenBucket { tokens: CAPACITY, refilled_at: Duration::ZERO, refused_in_a_row: 0 }
    }
}

impl TokenBucket {
    pub(super) fn try_take(&mut self, now: Duration) -> RateDecision {
        let refills = (now.saturating_sub(self.refilled_at).as_millis() / REFILL_INTERVAL.as_millis()) as u32;
        if refills > 0 {
            self.tokens = self.tokens.saturating_add(refills).min(CAPACITY);
            self.refilled_at = now;
        }
        if self.tokens > 0 {
            self.tokens -= 1;
            self.refused_in_a_row = 0;
            return RateDecision::Allowed;
        }
        self.refused_in_a_row += 1;
        if self.refused_in_a_row > MAX_REFUSED_IN_A_ROW {
            RateDecision::Abusive
        } else {
            RateDecision::Limited
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_person_never_runs_out_and_a_flood_does() {
        let mut person = TokenBucket::default();
        assert!(
            (0..1000).all(|at| person.try_take(Duration::from_millis(at * 110)) == RateDecision::Allowed)
        );

        let mut flood = TokenBucket::default();
        let now = Duration::from_secs(9);
        let spent: Vec<RateDecision> =
            (0..CAPACITY + MAX_REFUSED_IN_A_ROW + 1).map(|_| flood.try_take(now)).collect();
        let of = |afford| spent.iter().filter(|spent| **spent == afford).count() as u32;
        assert_eq!(
            (of(RateDecision::Allowed), of(RateDecision::Limited), of(RateDecision::Abusive)),
            (CAPACITY, MAX_REFUSED_IN_A_ROW, 1)
        );
        assert_eq!(flood.try_take(now + REFILL_INTERVAL), RateDecision::Allowed);
    }
}
