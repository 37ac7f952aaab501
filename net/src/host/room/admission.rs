//! Who may come in: the players whom the host knows, and who has the invite code.

use std::time::Duration;

use super::messages::JoinRequest;
use crate::fingerprint::Fingerprint;
use crate::invite::{self, AttemptLimiter, Side};
use crate::limits;
use crate::protocol::Refusal;
use crate::trust::KnownPlayers;

/// The time for the host to answer a knock, after which the guest is refused.
pub const KNOCK_TIMEOUT: Duration = Duration::from_secs(180);

/// The state that admission depends on, beside people and seats: the players whom the host knows from any table, and the invite code.
pub(super) struct Admission {
    pub(super) players: KnownPlayers,
    pub(super) secret: invite::InviteSecret,
    tries: AttemptLimiter,
}

impl Admission {
    pub(super) fn new(players: KnownPlayers, secret: invite::InviteSecret) -> Admission {
        Admission { players, secret, tries: AttemptLimiter::default() }
    }

    /// Replaces the invite code's secret, and resets the count of wrong attempts.
    pub(super) fn set_secret(&mut self, secret: invite::InviteSecret) {
        (self.secret, self.tries) = (secret, AttemptLimiter::default());
    }

    /// Refuses this key from now on.
    pub(super) fn ban(&mut self, key: Fingerprint) {
        self.players.ban(key);
    }

    /// Lifts a ban.
    pub(super) fn unban(&mut self, key: Fingerprint) {
        self.players.unban(key);
    }

    /// Whether the guest has proven that it knows the invite code; `false` without a proof.
    ///
    /// # Errors
    /// [`Refusal::WrongCode`] for a wrong proof, and for any proof from an address without attempts left. Attempts of keys that
    /// may return without a code aren't limited; a wrong proof is still refused, because the guest expects the host to know the
    /// same code.
    pub(super) fn check_proof(&mut self, request: &JoinRequest, was_admitted: bool) -> Result<bool, Refusal> {
        let Some(proof) = request.hello.proof else { return Ok(false) };
        let may_try = was_admitted || self.tries.remaining(request.address) > 0;
        if may_try && proof == self.secret.proof(Side::Guest, &request.binding) {
            return Ok(true);
        }
        if was_admitted {
            return Err(Refusal::WrongCode { tries_left: limits::CODE_ATTEMPTS });
        }
        Err(Refusal::WrongCode { tries_left: self.tries.record_failure(request.address) })
    }
}
