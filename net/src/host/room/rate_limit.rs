//! The rate limit of one guest's requests, too high for a person to reach.

use std::time::Duration;

/// The most tokens of a bucket, and so the longest burst.
const CAPACITY: u32 = 40;

/// The time in which a bucket gains one token.
const REFILL_INTERVAL: Duration = Duration::from_millis(100);

/// The refusals in a row beyond which a guest is disconnected.
const MAX_REFUSED_IN_A_ROW: u32 = 200;

/// A guest's token bucket. Everything that a guest sends takes a token, except accepted moves, being ready for the next round
/// for the first time, what a deal asks for, and the first request for each round's record.
#[derive(Debug)]
pub(super) struct TokenBucket {
    tokens: u32,
    refilled_at: Duration,
    refused_in_a_row: u32,
}

/// The rate limit's answer to one request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum RateDecision {
    Allowed,
    Limited,
    /// Refused more than [`MAX_REFUSED_IN_A_ROW`] times in a row: the guest is to be disconnected.
    Abusive,
}

impl Default for TokenBucket {
    fn default() -> TokenBucket {
        TokenBucket { tokens: CAPACITY, refilled_at: Duration::ZERO, refused_in_a_row: 0 }
    }
}

impl TokenBucket {
    /// Whether the next request is refused.
    #[cfg(test)]
    pub(super) fn is_empty(&self, now: Duration) -> bool {
        self.tokens == 0 && now.saturating_sub(self.refilled_at) < REFILL_INTERVAL
    }

    /// Takes a token, if there is one; `now` is the time since the room was created.
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
    fn requests_at_the_refill_rate_pass_and_a_flood_is_abusive() {
        let mut steady = TokenBucket::default();
        assert!(
            (0..1000).all(|at| steady.try_take(Duration::from_millis(at * 110)) == RateDecision::Allowed)
        );

        let mut flood = TokenBucket::default();
        let now = Duration::from_secs(9);
        let decisions: Vec<RateDecision> =
            (0..CAPACITY + MAX_REFUSED_IN_A_ROW + 1).map(|_| flood.try_take(now)).collect();
        let count = |decision| decisions.iter().filter(|made| **made == decision).count() as u32;
        assert_eq!(
            (count(RateDecision::Allowed), count(RateDecision::Limited), count(RateDecision::Abusive)),
            (CAPACITY, MAX_REFUSED_IN_A_ROW, 1)
        );
        assert_eq!(flood.try_take(now + REFILL_INTERVAL), RateDecision::Allowed);
    }
}
