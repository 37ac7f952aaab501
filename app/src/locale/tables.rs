//! Short descriptions of a table: teams, target and rules.

use skipstone_core::table::SeatConfig;
use skipstone_core::{RuleKey, Rules, Scoring, Seat, Setup, Team};

use super::Locale;
use crate::players::names::given_names;
use crate::tr;

/// The rules that differ from their preset, but for what [`Locale::stock_title`] and [`Locale::target_title`] tell beside them.
pub fn house_rules(rules: &Rules) -> impl Iterator<Item = &'static RuleKey> {
    rules.overrides().filter(|key| !matches!(key.name, "stock" | "scoring" | "target" | "max_rounds"))
}

impl Locale {
    /// A team by its players' names, or by its number if it has more than two. Doesn't say "you".
    pub fn team(&self, setup: &Setup, seats: &[SeatConfig], team: Team) -> String {
        let names = given_names(seats);
        self.team_of(setup, team, |seat| {
            let given = names.get(seat.index()).map_or("", String::as_str);
            self.seat_name(seat, given, false)
        })
    }

    /// As [`team`](Self::team), with the names of seats given by a function.
    pub fn team_of(&self, setup: &Setup, team: Team, name: impl Fn(Seat) -> String) -> String {
        let names: Vec<String> = setup.members(team).map(name).collect();
        match names.as_slice() {
            [name] => name.clone(),
            [first, last] => tr!(self, "table-pair", first = first.as_str(), last = last.as_str()),
            _ => tr!(self, "table-team", team = team.number()),
        }
    }

    /// How long a turn may take, as a sentence in short.
    pub fn turn_limit(&self, seconds: u16) -> String {
        tr!(self, "lobby-turn-told", time = self.time_limit(seconds))
    }

    /// A time limit, in minutes from two on.
    pub fn time_limit(&self, seconds: u16) -> String {
        match seconds {
            0..=119 => tr!(self, "lobby-seconds", seconds = seconds),
            _ => tr!(self, "lobby-minutes", minutes = seconds / 60),
        }
    }

    /// The target of a series, to follow the scores: "to 500 points". `None` for a single round.
    pub fn target_inline(&self, rules: &Rules) -> Option<String> {
        match rules.scoring {
            Scoring::Points => {
                Some(self.limited(tr!(self, "table-target-points", target = rules.target), rules))
            }
            Scoring::Wins => Some(self.limited(tr!(self, "table-target-wins", target = rules.target), rules)),
            Scoring::LowestLeft => Some(tr!(self, "table-target-rounds", target = target(rules))),
            Scoring::Single => None,
        }
    }

    /// A target of points or wins, with the limit of rounds if there is one.
    fn limited(&self, target: String, rules: &Rules) -> String {
        match rules.round_limit() {
            Some(rounds) => tr!(self, "summary-limited", target = target, rounds = rounds),
            None => target,
        }
    }

    /// The size of the stock piles, with a handicap that of each: "Stock piles of 30".
    pub fn stock_title(&self, setup: &Setup) -> String {
        match setup.common_stock() {
            Some(stock) => tr!(self, "summary-stock", stock = stock),
            None => tr!(self, "summary-stocks", stocks = slashed(setup.stocks())),
        }
    }

    /// A summary of the rules in one line: preset, size of the stock piles and target.
    pub fn rules_line(&self, setup: &Setup) -> String {
        let rules = setup.rules();
        let preset = tr!(self, format!("preset-{}", rules.preset.name()));
        let changed: Vec<_> = house_rules(rules).collect();
        let preset = match changed.as_slice() {
            [] => preset,
            [key] => {
                let rule = tr!(self, format!("rule-{}", key.name));
                tr!(self, "new-game-differs-in", preset = preset, rule = rule)
            }
            _ => tr!(self, "new-game-differs", preset = preset, count = changed.len()),
        };
        [preset, self.stock_title(setup), self.target_title(rules)].join("  ·  ")
    }

    /// The target by itself: "To 500 points".
    pub fn target_title(&self, rules: &Rules) -> String {
        match rules.scoring {
            Scoring::Points => self.limited(tr!(self, "summary-points", target = rules.target), rules),
            Scoring::Wins => self.limited(tr!(self, "summary-wins", target = rules.target), rules),
            Scoring::LowestLeft => tr!(self, "summary-lowest-left", target = target(rules)),
            Scoring::Single => tr!(self, "summary-single"),
        }
    }
}

/// What a series is played to: points, wins, or rounds if these are counted.
pub fn target(rules: &Rules) -> u32 {
    match rules.scoring {
        Scoring::Points | Scoring::Wins => rules.target,
        Scoring::LowestLeft | Scoring::Single => rules.round_limit().unwrap_or(rules.target),
    }
}

/// Numbers of the seats, in their order: "12 / 20 / 20".
pub fn slashed(numbers: &[impl ToString]) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" / ")
}
