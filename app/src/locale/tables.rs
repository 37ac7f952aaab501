//! A table in few words: who plays together, and by which rules.

use skipstone_core::table::{SeatConfig, TableConfig};
use skipstone_core::{Rules, Scoring, Seat, Setup, Team};

use super::{Locale, given_names};
use crate::table::Voice;
use crate::tr;

impl Locale {
    /// Who is in a team: by name, or by its number where more than two are. Nobody in it is the reader.
    pub fn team(&self, setup: &Setup, seats: &[SeatConfig], team: Team) -> String {
        let names = given_names(seats);
        Voice { locale: self, names: &names, me: None }.team(setup, team)
    }

    /// The same with what each seat is called.
    pub fn team_of(&self, setup: &Setup, team: Team, name: impl Fn(Seat) -> String) -> String {
        let names: Vec<String> = setup.members(team).map(name).collect();
        match names.as_slice() {
            [name] => name.clone(),
            [first, last] => tr!(self, "table-pair", first = first.as_str(), last = last.as_str()),
            _ => tr!(self, "table-team", team = team.number()),
        }
    }

    /// What a series is played to, after the scores: "to 500 points". Nothing where there is but one round.
    pub fn target(&self, rules: &Rules) -> Option<String> {
        let target = rules.target;
        match rules.scoring {
            Scoring::Points => Some(tr!(self, "table-target-points", target = target)),
            Scoring::Wins => Some(tr!(self, "table-target-wins", target = target)),
            Scoring::LowestLeft => Some(tr!(self, "table-target-rounds", target = target)),
            Scoring::Single => None,
        }
    }

    /// The rules in a line: preset, stock piles and what is played to.
    pub fn rules_line(&self, table: &TableConfig, setup: &Setup) -> String {
        let rules = &table.rules;
        let preset = tr!(self, format!("preset-{}", rules.preset.name()));
        let changed = rules.changed().count();
        let preset = match changed {
            0 => preset,
            _ => tr!(self, "new-game-differs", preset = preset, count = changed),
        };
        [preset, tr!(self, "summary-stock", stock = setup.stock()), self.goal(rules)].join("  ·  ")
    }

    /// What is played to, by itself: "To 500 points".
    pub fn goal(&self, rules: &Rules) -> String {
        let target = rules.target;
        match rules.scoring {
            Scoring::Points => tr!(self, "summary-points", target = target),
            Scoring::Wins => tr!(self, "summary-wins", target = target),
            Scoring::LowestLeft => tr!(self, "summary-lowest-left", target = target),
            Scoring::Single => tr!(self, "summary-single"),
        }
    }
}
