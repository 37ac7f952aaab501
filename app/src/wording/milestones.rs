//! Milestones in words.

use crate::locale::Locale;
use crate::statistics::{BEHIND, IN_A_ROW, LONG_TURN, MANY_ROUNDS, Milestone, PUZZLES_IN_A_ROW};
use crate::tr;

impl Locale {
    /// The name of a milestone.
    pub fn milestone(&self, milestone: Milestone) -> String {
        match milestone {
            Milestone::Beat(level) => {
                tr!(self, "milestone-beat", level = tr!(self, format!("level-{level}")))
            }
            Milestone::BeatPeople => tr!(self, "milestone-beat-people"),
            Milestone::WonTogether => tr!(self, "milestone-together"),
            Milestone::WonSeries => tr!(self, "milestone-series"),
            Milestone::InARow => tr!(self, "milestone-in-a-row", rounds = IN_A_ROW),
            Milestone::Comeback => tr!(self, "milestone-comeback", cards = BEHIND),
            Milestone::LongTurn => tr!(self, "milestone-long-turn", cards = u32::from(LONG_TURN)),
            Milestone::NoWildWasted => tr!(self, "milestone-no-wild"),
            Milestone::Flawless => tr!(self, "milestone-flawless"),
            Milestone::ManyRounds => tr!(self, "milestone-rounds", rounds = MANY_ROUNDS),
            Milestone::Days(days) => tr!(self, "milestone-days", days = days),
            Milestone::Puzzles(puzzles) => tr!(self, "milestone-puzzles", puzzles = puzzles),
            Milestone::PuzzlesInARow => tr!(self, "milestone-puzzles-in-a-row", puzzles = PUZZLES_IN_A_ROW),
        }
    }

    /// The milestones that were reached with a round, in one sentence; `None` without any.
    pub fn reached_milestones(&self, milestones: &[Milestone]) -> Option<String> {
        let names: Vec<String> = milestones.iter().map(|milestone| self.milestone(*milestone)).collect();
        (!names.is_empty())
            .then(|| tr!(self, "milestones-reached", count = names.len(), names = names.join("  ·  ")))
    }
}
