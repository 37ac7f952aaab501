//! The time that this player has had for the turn: a host that says it is over has to have waited for it.

use std::time::Duration;

use skipstone_core::{Seat, VisibleEvent};

use crate::round_log::{LogEntry, RoundLog};

/// The clock of the own turn. Points in time are since the session began.
#[derive(Debug, Default)]
pub(super) struct OwnTurn {
    now: Duration,
    /// When the turn began, or its limit changed. `None` in the turns of others, and in one whose beginning came late, after a
    /// lost connection.
    began: Option<Duration>,
}

impl OwnTurn {
    /// Says what time it is, before each message.
    pub(super) fn tell_time(&mut self, now: Duration) {
        self.now = now;
    }

    /// The connection was lost: what comes next may be late.
    pub(super) fn interrupt(&mut self) {
        self.began = None;
    }

    /// Follows the log of the round. `seat` is the own one.
    pub(super) fn follow(&mut self, seat: Option<Seat>, entry: &LogEntry) {
        match entry {
            LogEntry::LimitsChanged(_) => self.began = self.began.map(|_| self.now),
            // Whose turn it is now, the log doesn't say.
            LogEntry::TakenBack { .. } => self.began = None,
            _ => {
                let turn = entry.events().iter().rev().find_map(|event| match event {
                    VisibleEvent::Turn(turn) => Some(turn.seat),
                    _ => None,
                });
                if let Some(turn) = turn {
                    self.began = (Some(turn) == seat).then_some(self.now);
                }
            }
        }
    }

    /// Whether the time of the own turn is over with the entry of this number: there is a limit, and it has passed here as well. Half
    /// of it will do, as messages may be late. `None` if this player hasn't seen when the turn began.
    pub(super) fn is_over(&self, log: &RoundLog, entry: usize) -> Option<bool> {
        let Some(limit) = log.limits_at(entry).and_then(|limits| limits.turn_seconds) else {
            return Some(false);
        };
        Some(self.now.saturating_sub(self.began?) >= Duration::from_secs(limit.into()) / 2)
    }
}
