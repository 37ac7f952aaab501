//! Which entry of a log may follow which.

use serde::{Deserialize, Serialize};

use super::entry::{LogEntry, TakeoverCause};

/// How far a round is, by its log.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// Nothing is agreed on.
    Empty,
    /// The contract stands; an attempt to deal comes next.
    Agreed,
    /// Hashes of shares are collected.
    Committing,
    /// The hashes are fixed; shares are collected.
    Revealing,
    /// All shares are known; the deal comes next.
    Revealed,
    /// The round is played.
    Playing,
    /// The round is paused.
    Paused,
    /// The round is over; the host's secret comes next.
    Ended,
    /// Nothing comes any more.
    Closed,
}

impl Phase {
    /// Whether the round goes on: its cards are dealt, and it hasn't ended. It may be paused.
    pub fn is_playing(self) -> bool {
        matches!(self, Phase::Playing | Phase::Paused)
    }

    /// The phase after an entry. `None` if it can't come now.
    pub fn after(self, entry: &LogEntry) -> Option<Phase> {
        Some(match (self, entry) {
            (Phase::Empty, LogEntry::Contract(_)) => Phase::Agreed,
            (Phase::Agreed, LogEntry::Begun(_)) => Phase::Committing,
            (Phase::Committing, LogEntry::Committed(_)) => Phase::Revealing,
            (Phase::Revealing, LogEntry::Failed(_)) => Phase::Agreed,
            (Phase::Revealing, LogEntry::Revealed(_)) => Phase::Revealed,
            (Phase::Revealed, LogEntry::Dealt { .. }) => Phase::Playing,
            (Phase::Playing, LogEntry::Action { .. }) if entry.ends_round() => Phase::Ended,
            (Phase::Playing, LogEntry::Action { .. }) => Phase::Playing,
            (Phase::Playing | Phase::Paused, LogEntry::TakenBack { .. } | LogEntry::Talked { .. }) => self,
            (Phase::Playing, LogEntry::Paused(_)) => Phase::Paused,
            (Phase::Paused, LogEntry::Resumed(_)) => Phase::Playing,
            (Phase::Ended, LogEntry::Secret(_)) => Phase::Closed,
            // Nobody's time can be over before the cards are dealt, nor in a pause.
            (Phase::Playing, LogEntry::TakenOver { cause: TakeoverCause::TurnLimit, .. }) => Phase::Playing,
            (_, LogEntry::TakenOver { cause: TakeoverCause::TurnLimit, .. }) => return None,
            (
                Phase::Agreed
                | Phase::Committing
                | Phase::Revealing
                | Phase::Revealed
                | Phase::Playing
                | Phase::Paused,
                LogEntry::TakenOver { .. } | LogEntry::Returned(_) | LogEntry::LimitsChanged(_),
            ) => self,
            _ => return None,
        })
    }
}
