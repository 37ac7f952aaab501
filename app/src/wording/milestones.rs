//! Milestones in words.

use skipstone_core::milestone::{
    BEHIND, IN_A_ROW, LARGE_TABLE, LONG_TURN, MANY_ROUNDS, Milestone, PUZZLES_IN_A_ROW,
};

use crate::locale::Locale;
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
            Milestone::WonLargeTable => tr!(self, "milestone-large-table", seats = LARGE_TABLE),
            Milestone::WonSeries => tr!(self, "milestone-series"),
            Milestone::InARow => tr!(self, "milestone-in-a-row", rounds = IN_A_ROW),
            Milestone::Comeback => tr!(self, "milestone-comeback", cards = BEHIND),
            Milestone::StockCards(cards) => tr!(self, "milestone-stock-cards", cards = u32::from(cards)),
            Milestone::LongTurn => tr!(self, "milestone-long-turn", cards = u32::from(LONG_TURN)),
            Milestone::NoWildWasted => tr!(self, "milestone-no-wild"),
            Milestone::Flawless => tr!(self, "milestone-flawless"),
            Milestone::ManyRounds => tr!(self, "milestone-rounds", rounds = MANY_ROUNDS),
            Milestone::Days(days) => tr!(self, "milestone-days", days = days),
            Milestone::Puzzles(puzzles) => tr!(self, "milestone-puzzles", puzzles = puzzles),
            Milestone::PuzzlesInARow => tr!(self, "milestone-puzzles-in-a-row", puzzles = PUZZLES_IN_A_ROW),
        }
    }

    /// The name of a milestone's pebble, in few words.
    pub fn pebble(&self, milestone: Milestone) -> String {
        match milestone {
            Milestone::Beat(level) => {
                tr!(self, "pebble-beat", level = tr!(self, format!("level-{level}")))
            }
            Milestone::BeatPeople => tr!(self, "pebble-beat-people"),
            Milestone::WonTogether => tr!(self, "pebble-together"),
            Milestone::WonLargeTable => tr!(self, "pebble-large-table", seats = LARGE_TABLE),
            Milestone::WonSeries => tr!(self, "pebble-series"),
            Milestone::InARow => tr!(self, "pebble-in-a-row", rounds = IN_A_ROW),
            Milestone::Comeback => tr!(self, "pebble-comeback"),
            Milestone::StockCards(cards) => tr!(self, "pebble-stock-cards", cards = u32::from(cards)),
            Milestone::LongTurn => tr!(self, "pebble-long-turn", cards = u32::from(LONG_TURN)),
            Milestone::NoWildWasted => tr!(self, "pebble-no-wild"),
            Milestone::Flawless => tr!(self, "pebble-flawless"),
            Milestone::ManyRounds => tr!(self, "pebble-rounds", rounds = MANY_ROUNDS),
            Milestone::Days(days) => tr!(self, "pebble-days", days = days),
            Milestone::Puzzles(puzzles) => tr!(self, "pebble-puzzles", puzzles = puzzles),
            Milestone::PuzzlesInARow => tr!(self, "pebble-puzzles-in-a-row", puzzles = PUZZLES_IN_A_ROW),
        }
    }

    /// The milestones that were reached with a round, in one sentence; `None` without any.
    pub fn reached_milestones(&self, milestones: &[Milestone]) -> Option<String> {
        let names: Vec<String> = milestones.iter().map(|milestone| self.milestone(*milestone)).collect();
        (!names.is_empty())
            .then(|| tr!(self, "milestones-reached", count = names.len(), names = names.join("  ·  ")))
    }
}
