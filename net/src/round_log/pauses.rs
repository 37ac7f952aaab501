//! Pauses of a round, by its log.

use skipstone_core::table::PausedBy;

use super::chain::RoundLog;
use super::entry::LogEntry;
use super::phase::Phase;

impl RoundLog {
    /// Who has paused the game. `None` while it runs, and outside a round.
    pub fn paused(&self) -> Option<PausedBy> {
        match self.last_pause() {
            Some(LogEntry::Paused(by)) if self.phase() == Phase::Paused => Some(by.by()),
            _ => None,
        }
    }

    /// Who has resumed the game last. `None` if nobody has, or the time of a turn.
    pub fn resumed_by(&self) -> Option<PausedBy> {
        match self.last_pause() {
            Some(LogEntry::Resumed(by)) => by.map(|by| by.by()),
            _ => None,
        }
    }

    /// The least number of entries at which somebody can sign a pause now, or its end: those up to the last one, or to the deal.
    /// `None` outside a round.
    pub fn pausable_from(&self) -> Option<usize> {
        let counts = |entry: &LogEntry| {
            matches!(entry, LogEntry::Dealt { .. } | LogEntry::Paused(_) | LogEntry::Resumed(_))
        };
        let last = self.entries().iter().rposition(counts)?;
        self.phase().is_playing().then_some(last + 1)
    }

    /// The last entry by which the game was paused or resumed.
    fn last_pause(&self) -> Option<&LogEntry> {
        let is_pause = |entry: &&LogEntry| matches!(entry, LogEntry::Paused(_) | LogEntry::Resumed(_));
        self.entries().iter().rev().find(is_pause)
    }
}
