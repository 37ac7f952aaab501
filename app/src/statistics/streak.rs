//! Rounds won or lost in a row.

use super::Outcome;

/// Rounds in a row that went the same way.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Streak {
    /// Which way: won or lost.
    pub outcome: Outcome,
    /// How many.
    pub rounds: u64,
}

/// The streaks of rounds in the order they were played. A round that nobody won ends every streak.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Streaks {
    /// The one that goes on.
    pub current: Option<Streak>,
    /// The most won in a row.
    pub longest_won: u64,
    /// The most lost in a row.
    pub longest_lost: u64,
}

impl Streaks {
    pub(super) fn count(&mut self, outcome: Outcome) {
        let before = self.current.filter(|streak| streak.outcome == outcome);
        let rounds = before.map_or(0, |streak| streak.rounds) + 1;
        let longest = match outcome {
            Outcome::Won => &mut self.longest_won,
            Outcome::Lost => &mut self.longest_lost,
            Outcome::Tied => {
                self.current = None;
                return;
            }
        };
        *longest = (*longest).max(rounds);
        self.current = Some(Streak { outcome, rounds });
    }
}
