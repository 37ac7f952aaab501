//! The rate limit of each guest's requests, too high for a person to reach.

use std::collections::BTreeMap;
use std::time::Duration;

use crate::fingerprint::Fingerprint;

/// The most tokens of a bucket, and so the longest burst.
const CAPACITY: u32 = 40;

/// The time in which a bucket gains one token.
const REFILL_INTERVAL: Duration = Duration::from_millis(100);

/// The refusals beyond which a guest is disconnected.
const MAX_REFUSED: u32 = 200;

/// The refusals that are forgotten with each token gained: who sends more than 50 requests a second and goes on is disconnected.
const FORGOTTEN_PER_TOKEN: u32 = 4;

/// A guest's token bucket. Everything that a guest sends takes a token, except accepted moves, being ready for the next round
/// for the first time, what a deal asks for, and the first request for each round's record.
#[derive(Debug)]
struct TokenBucket {
    tokens: u32,
    refilled_at: Duration,
    /// The refusals that aren't forgotten yet.
    refused: u32,
}

/// The token buckets of guests by their keys: over another connection a guest has the same one.
#[derive(Debug, Default)]
pub(super) struct RateLimits(BTreeMap<Fingerprint, TokenBucket>);

/// The rate limit's answer to one request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum RateDecision {
    Allowed,
    Limited,
    /// Refused more than [`MAX_REFUSED`] times: the guest is to be disconnected.
    Abusive,
}

impl RateLimits {
    /// Takes a token of the guest with this key, if there is one; `now` is the time since the room was created.
    pub(super) fn try_take(&mut self, key: Fingerprint, now: Duration) -> RateDecision {
        if !self.0.contains_key(&key) {
            // Nobody who has sent nothing for a few seconds is remembered.
            self.0.retain(|_, bucket| !bucket.is_full(now));
        }
        self.0.entry(key).or_default().try_take(now)
    }

    /// Whether the next request of the guest with this key is refused.
    #[cfg(test)]
    pub(super) fn is_limited(&self, key: Fingerprint, now: Duration) -> bool {
        self.0.get(&key).is_some_and(|bucket| bucket.is_empty(now))
    }
}

impl Default for TokenBucket {
    fn default() -> TokenBucket {
        TokenBucket { tokens: CAPACITY, refilled_at: Duration::ZERO, refused: 0 }
    }
}

impl TokenBucket {
    /// The tokens gained since the last request.
    fn refills(&self, now: Duration) -> u32 {
        (now.saturating_sub(self.refilled_at).as_millis() / REFILL_INTERVAL.as_millis()) as u32
    }

    /// Whether nothing of earlier requests counts any more.
    fn is_full(&self, now: Duration) -> bool {
        let refills = self.refills(now);
        let is_forgiven = self.refused <= refills.saturating_mul(FORGOTTEN_PER_TOKEN);
        self.tokens.saturating_add(refills) >= CAPACITY && is_forgiven
    }

    /// Whether the next request is refused.
    #[cfg(test)]
    fn is_empty(&self, now: Duration) -> bool {
        self.tokens == 0 && now.saturating_sub(self.refilled_at) < REFILL_INTERVAL
    }

    /// Takes a token, if there is one; `now` is the time since the room was created.
    fn try_take(&mut self, now: Duration) -> RateDecision {
        let refills = self.refills(now);
        if refills > 0 {
            self.tokens = self.tokens.saturating_add(refills).min(CAPACITY);
            self.refused = self.refused.saturating_sub(refills.saturating_mul(FORGOTTEN_PER_TOKEN));
            self.refilled_at = now;
        }
        if self.tokens > 0 {
            self.tokens -= 1;
            return RateDecision::Allowed;
        }
        self.refused += 1;
        if self.refused > MAX_REFUSED { RateDecision::Abusive } else { RateDecision::Limited }
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
            (0..CAPACITY + MAX_REFUSED + 1).map(|_| flood.try_take(now)).collect();
        let count = |decision| decisions.iter().filter(|made| **made == decision).count() as u32;
        assert_eq!(
            (count(RateDecision::Allowed), count(RateDecision::Limited), count(RateDecision::Abusive)),
            (CAPACITY, MAX_REFUSED, 1)
        );
        assert_eq!(flood.try_take(now + REFILL_INTERVAL), RateDecision::Allowed);
    }

    /// The token that comes every now and then forgives a held key, and not a program that never stops.
    #[test]
    fn who_goes_on_too_fast_is_abusive_however_long_it_takes() {
        let is_abusive = |per_second: u64| {
            let mut bucket = TokenBucket::default();
            let times =
                (0..60 * per_second).map(|request| Duration::from_micros(request * 1_000_000 / per_second));
            times.map(|at| bucket.try_take(at)).any(|decision| decision == RateDecision::Abusive)
        };
        assert!(!is_abusive(30) && is_abusive(70) && is_abusive(1000));
    }
}
