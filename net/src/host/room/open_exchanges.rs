//! The table's short code, its tries, and the exchanges about it that are open.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::time::Duration;

use super::messages::{GuestId, JoinRequest};
use crate::host::saved::SavedShortCode;
use crate::invite::{AttemptLimiter, Proof, ShortCode};
use crate::random::RandomnessError;

/// The table's short code with its tries, and the guests who are about to prove that they have it. They count as neither
/// connected nor knocking.
pub(super) struct CodeExchanges {
    pub(super) code: ShortCode,
    pub(super) tries: AttemptLimiter,
    /// The answered tries of this code, but for the right ones.
    pub(super) wrong: u32,
    /// When codes are accepted again, as time since the room was created.
    pub(super) paused_until: Duration,
    pub(super) open: BTreeMap<GuestId, OpenExchange>,
}

/// A guest who has announced an exchange.
pub(super) struct OpenExchange {
    pub(super) request: JoinRequest,
    /// When the exchange is over, as time since the room was created.
    pub(super) until: Duration,
    /// The table's code at the time of the room's answer, and the guest's confirmation if it has that code. `None` before the answer.
    pub(super) answered: Option<(ShortCode, Proof)>,
}

impl CodeExchanges {
    /// Draws a code.
    ///
    /// # Errors
    /// If the system gives no random bytes.
    pub(super) fn new() -> Result<CodeExchanges, RandomnessError> {
        Ok(CodeExchanges {
            code: ShortCode::generate()?,
            tries: AttemptLimiter::default(),
            wrong: 0,
            paused_until: Duration::ZERO,
            open: BTreeMap::new(),
        })
    }

    /// Goes on with a saved code, and its tries.
    pub(super) fn resume(&mut self, saved: SavedShortCode) {
        let SavedShortCode { code, tries, wrong } = saved;
        (self.code, self.tries, self.wrong) = (code, tries, wrong);
    }

    pub(super) fn to_saved(&self) -> SavedShortCode {
        SavedShortCode { code: self.code, tries: self.tries.clone(), wrong: self.wrong }
    }

    pub(super) fn is_open(&self, guest: GuestId) -> bool {
        self.open.contains_key(&guest)
    }

    #[cfg(test)]
    pub(super) fn count(&self) -> usize {
        self.open.len()
    }

    /// When the next exchange times out, as time since the room was created.
    pub(super) fn next_timeout(&self) -> Option<Duration> {
        self.open.values().map(|exchange| exchange.until).min()
    }

    /// The tries of the current code that can't turn out right any more.
    pub(super) fn failed(&self) -> u32 {
        let is_pending =
            |exchange: &&OpenExchange| exchange.answered.is_some_and(|(code, _)| code == self.code);
        self.wrong.saturating_sub(self.open.values().filter(is_pending).count() as u32)
    }

    /// Counts a try that is about to be answered, and returns the attempts left for its address if it is wrong.
    pub(super) fn count_try(&mut self, address: IpAddr) -> u32 {
        self.wrong += 1;
        self.tries.record_failure(address)
    }

    /// Takes back the count of a try that was right.
    pub(super) fn forgive_try(&mut self, code: ShortCode, address: IpAddr) {
        // The tries of an earlier code are forgotten already.
        if code == self.code {
            self.wrong = self.wrong.saturating_sub(1);
            self.tries.forgive(address);
        }
    }

    /// Draws another code, and starts to count again. Exchanges about the code before go on.
    pub(super) fn redraw(&mut self) -> Result<(), RandomnessError> {
        self.code = ShortCode::generate()?;
        (self.tries, self.wrong) = (AttemptLimiter::default(), 0);
        Ok(())
    }
}
