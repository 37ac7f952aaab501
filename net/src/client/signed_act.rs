//! What this player has signed in a round, and when it was sent.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use skipstone_core::PlayerAction;

use super::own_turn::TIME_TOLERANCE;
use crate::digest::Digest;
use crate::signature::Signature;

/// Whether something that was sent has arrived for sure: long ago, over a connection that has held since. `None` where that isn't known.
fn was_long_ago(sent: Option<Duration>, now: Duration) -> bool {
    sent.is_some_and(|sent| now.saturating_sub(sent) > TIME_TOLERANCE)
}

/// Something that the player has signed. It is sent again as it is, and never replaced.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct SignedAct {
    /// The head of the game that it is signed over.
    pub(super) head: Digest,
    pub(super) action: PlayerAction,
    pub(super) signature: Signature,
    /// Whether it is a move in the own turn that has reached the host, as far as is known, before its time was over.
    pub(super) is_in_time: bool,
    /// When it was first sent over this connection, since the session began. `None` after a restart.
    #[serde(skip)]
    pub(super) sent: Option<Duration>,
}

impl SignedAct {
    /// The connection is lost. What was sent long before has arrived all the same.
    pub(super) fn lose_connection(&mut self, now: Duration) {
        self.is_in_time &= was_long_ago(self.sent.take(), now);
    }

    /// Whether it has arrived for long.
    pub(super) fn was_sent_long_ago(&self, now: Duration) -> bool {
        was_long_ago(self.sent, now)
    }
}

/// A signed request for a pause, or for its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct AskedPause {
    /// Whether the game is to be paused.
    pub(super) paused: bool,
    pub(super) signature: Signature,
    /// The number of the request.
    pub(super) request: u32,
    /// When it was sent, since the session began. `None` over an earlier connection.
    #[serde(skip)]
    pub(super) sent: Option<Duration>,
    /// When the player was back, if it was sent over an earlier connection. `None` before that.
    #[serde(skip)]
    pub(super) back: Option<Duration>,
}

impl AskedPause {
    /// The player is back, after the connection was lost over which it was sent or came later.
    pub(super) fn come_back(&mut self, now: Duration) {
        self.sent = None;
        self.back.get_or_insert(now);
    }

    /// Whether the host may still use it: just after it was sent, or after the player was back.
    pub(super) fn is_of_use(&self, now: Duration) -> bool {
        self.sent.or(self.back).is_none_or(|since| now.saturating_sub(since) <= TIME_TOLERANCE)
    }

    /// Whether this is a request to resume the game that the host has left unanswered.
    pub(super) fn is_ignored_resume(&self, now: Duration) -> bool {
        !self.paused && was_long_ago(self.sent, now)
    }
}
