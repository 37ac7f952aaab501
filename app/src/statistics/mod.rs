//! Statistics of a player's rounds, computed in one pass over the rounds in the order they were played.

mod coach;
mod counted_player;
mod csv;
mod filter;
mod handicap;
mod luck;
mod milestones;
mod player_round;
mod points;
mod proportion;
mod rating;
mod series;
mod streak;

use std::collections::BTreeMap;

use serde::Serialize;
use skipstone_core::EndReason;
use skipstone_core::tally;

use crate::store::PlayedRound;

pub use coach::{Coach, MistakeCount, Play, WorstTurn, unreviewed};
pub use counted_player::{CountedPlayer, sharing_names};
pub use csv::{CsvFormat, write_csv};
pub use filter::{Filter, TableFilter};
pub use handicap::even_stocks;
pub use luck::{LuckByRound, LuckTotals, luck_by_round};
pub use milestones::{MilestoneStatus, NewMilestones, Played, has_turn, reached_since, turn_of};
pub use player_round::{Opponents, RoundOutcome, TableSize};
pub use points::Points;
pub use proportion::Proportion;
pub use rating::{Rating, UNRATED_ROUNDS, level_rating};
pub use streak::{Streak, Streaks};

use player_round::PlayerRound;
use series::SeriesWon;

/// Statistics of the rounds that a filter selects. Rounds the player only watched are left out.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Statistics {
    /// Rounds won, of all.
    pub won: Proportion,
    /// Rounds without a winner.
    pub tied: u64,
    /// Rounds an earlier end of which was taken back.
    pub taken_back: u64,
    /// Rounds won and lost in a row.
    pub streaks: Streaks,
    /// Rounds won by opponents.
    pub by_opponents: BTreeMap<Opponents, Proportion>,
    /// Rounds won by the number of seats and teams.
    pub by_size: BTreeMap<TableSize, Proportion>,
    /// Rounds won by the given names of partners; a round with two partners counts for each.
    pub by_partner: BTreeMap<String, Proportion>,
    /// The points of the player's team in rounds with scoring.
    pub points: Points,
    /// The rounds by the reason of their end.
    pub endings: Endings,
    /// How many turns the player began.
    pub turns: u64,
    /// The stock cards the player played, by what was played before them in the turn.
    pub freed: StockPlayTotals,
    /// The most cards the player played in one turn.
    pub longest_turn: u16,
    /// Series won, of those that were played to their target; a shared victory is one.
    pub series: Proportion,
}

/// Counts rounds by the reason of their end. Its JSON is part of a simulation's report, a public format.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub struct Endings {
    /// A stock pile was emptied.
    pub stock_empty: u64,
    /// Nobody could play.
    pub blocked: u64,
    /// No stock card had been played for too long.
    pub stalled: u64,
}

/// Stock cards of many rounds, as [`tally::StockPlayCounts`] counts them in one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct StockPlayTotals {
    /// Played first in the turn.
    pub straight: u64,
    /// After cards from the hand alone.
    pub hand: u64,
    /// After cards from discard piles alone.
    pub discards: u64,
    /// After cards from both.
    pub both: u64,
    /// After a wild; counted among the others too.
    pub wild: u64,
}

impl Statistics {
    /// The statistics of a player's rounds that the filter selects. `rounds` are sorted, the oldest first.
    pub fn of(rounds: &[PlayedRound], player: &CountedPlayer, filter: &Filter) -> Statistics {
        let mut statistics = Statistics::default();
        let mut series = SeriesWon::default();
        for own in player.rounds(rounds) {
            let taken = filter.matches(&own);
            series.count(&own, taken);
            if taken {
                statistics.count(&own);
            }
        }
        statistics.series = series.share();
        statistics
    }

    fn count(&mut self, own: &PlayerRound<'_>) {
        let outcome = own.outcome();
        self.won.count(outcome);
        self.tied += u64::from(outcome == RoundOutcome::Tied);
        self.taken_back += u64::from(own.round.taken_back);
        self.streaks.count(outcome);
        self.by_opponents.entry(own.opponents()).or_default().count(outcome);
        self.by_size.entry(own.size()).or_default().count(outcome);
        for partner in own.partners() {
            match self.by_partner.get_mut(partner) {
                Some(share) => share.count(outcome),
                None => self.by_partner.entry(partner.to_owned()).or_default().count(outcome),
            }
        }
        self.points.0.extend(own.points());
        self.endings.count(own.round.result.reason);
        let tally = own.tally();
        self.turns += u64::from(tally.turns);
        self.freed.add(&tally.stock);
        self.longest_turn = self.longest_turn.max(tally.longest_turn);
    }

    /// The mean of stock cards played in a turn; `None` without any turn.
    pub fn stock_per_turn(&self) -> Option<f64> {
        (self.turns > 0).then(|| self.freed.total() as f64 / self.turns as f64)
    }
}

impl Endings {
    /// Counts the end of a round.
    pub fn count(&mut self, reason: EndReason) {
        *match reason {
            EndReason::StockEmpty => &mut self.stock_empty,
            EndReason::Blocked => &mut self.blocked,
            EndReason::Stalled => &mut self.stalled,
        } += 1;
    }

    /// Adds the ends of other rounds.
    pub fn add(&mut self, other: &Endings) {
        self.stock_empty += other.stock_empty;
        self.blocked += other.blocked;
        self.stalled += other.stalled;
    }
}

impl StockPlayTotals {
    /// The number of stock cards; `wild` isn't added, because it is counted among the others.
    pub const fn total(&self) -> u64 {
        self.straight + self.hand + self.discards + self.both
    }

    fn add(&mut self, round: &tally::StockPlayCounts) {
        self.straight += u64::from(round.straight);
        self.hand += u64::from(round.hand);
        self.discards += u64::from(round.discards);
        self.both += u64::from(round.both);
        self.wild += u64::from(round.wild);
    }
}
