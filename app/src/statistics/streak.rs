//! Rounds won or lost in a row.

use super::RoundOutcome;

/// Consecutive rounds with the same outcome.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Streak {
    /// Won or lost, never tied.
    pub outcome: RoundOutcome,
    /// Its length, at least 1.
    pub rounds: u64,
}

/// The streaks of rounds in the order they were played. A round that nobody won ends every streak.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Streaks {
    /// The streak that includes the last round; `None` if that was tied.
    pub current: Option<Streak>,
    /// The most won in a row.
    pub longest_won: u64,
    /// The most lost in a row.
    pub longest_lost: u64,
}

impl Streaks {
    /// The rounds won in a row up to the last one.
    pub fn current_won(&self) -> u64 {
        self.current.filter(|streak| streak.outcome == RoundOutcome::Won).map_or(0, |streak| streak.rounds)
    }

    pub(super) fn count(&mut self, outcome: RoundOutcome) {
        let before = self.current.filter(|streak| streak.outcome == outcome);
        let rounds = before.map_or(0, |streak| streak.rounds) + 1;
        let longest = match outcome {
            RoundOutcome::Won => &mut self.longest_won,
            RoundOutcome::Lost => &mut self.longest_lost,
            RoundOutcome::Tied => {
                self.current = None;
                return;
            }
        };
        *longest = (*longest).max(rounds);
        self.current = Some(Streak { outcome, rounds });
    }
}
