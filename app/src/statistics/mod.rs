//! What a player's rounds add up to: pure figures, made in one pass over the rounds in the order they were played.

mod csv;
mod filter;
mod own;
mod points;
mod series;
mod share;
mod streak;

use std::collections::BTreeMap;

use skipstone_core::EndReason;
use skipstone_core::tally;

use crate::store::PlayedRound;

pub use csv::write_csv;
pub use filter::{Filter, Tables};
pub use own::{Opponents, Outcome, Size};
pub use points::Points;
pub use share::Share;
pub use streak::{Streak, Streaks};

use own::Own;
use series::SeriesWon;

/// What a player's rounds add up to. Rounds that the player only watched count nowhere.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Statistics {
    /// Rounds won, of all.
    pub won: Share,
    /// Rounds that nobody won.
    pub tied: u64,
    /// Won and lost in a row.
    pub streaks: Streaks,
    /// The same by who played against the player.
    pub by_opponents: BTreeMap<Opponents, Share>,
    /// The same by how many played, in how many teams.
    pub by_size: BTreeMap<Size, Share>,
    /// The same by the given names of partners; a round with two of them counts for each.
    pub by_partner: BTreeMap<String, Share>,
    /// What the player's team scored, where points were played for.
    pub points: Points,
    /// How rounds ended.
    pub endings: Endings,
    /// The turns the player began.
    pub turns: u64,
    /// The stock cards the player played, and how they were freed.
    pub freed: Freed,
    /// The most cards the player played in one turn.
    pub longest_turn: u16,
    /// Series won, of those that were played to their target; a shared victory is one.
    pub series: Share,
}

/// How rounds ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Endings {
    /// A stock pile was empty.
    pub stock_empty: u64,
    /// Nobody could play.
    pub blocked: u64,
    /// Nobody played a stock card any more.
    pub stalled: u64,
}

/// Stock cards of many rounds, as [`tally::Freed`] counts them in one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Freed {
    /// With nothing before them.
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
    /// What the rounds that a filter lets through add up to; the oldest round is the first.
    pub fn of(rounds: &[PlayedRound], filter: &Filter) -> Statistics {
        let mut statistics = Statistics::default();
        let mut series = SeriesWon::default();
        for own in rounds.iter().filter_map(Own::of) {
            let taken = filter.takes(&own);
            series.count(&own, taken);
            if taken {
                statistics.count(&own);
            }
        }
        statistics.series = series.share();
        statistics
    }

    fn count(&mut self, own: &Own<'_>) {
        let outcome = own.outcome();
        self.won.count(outcome);
        self.tied += u64::from(outcome == Outcome::Tied);
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

    /// How many stock cards the player gets rid of in a turn.
    pub fn stock_per_turn(&self) -> Option<f64> {
        (self.turns > 0).then(|| self.freed.total() as f64 / self.turns as f64)
    }
}

impl Endings {
    fn count(&mut self, reason: EndReason) {
        *match reason {
            EndReason::StockEmpty => &mut self.stock_empty,
            EndReason::Blocked => &mut self.blocked,
            EndReason::Stalled => &mut self.stalled,
        } += 1;
    }
}

impl Freed {
    /// All of them.
    pub const fn total(&self) -> u64 {
        self.straight + self.hand + self.discards + self.both
    }

    fn add(&mut self, round: &tally::Freed) {
        self.straight += u64::from(round.straight);
        self.hand += u64::from(round.hand);
        self.discards += u64::from(round.discards);
        self.both += u64::from(round.both);
        self.wild += u64::from(round.wild);
    }
}
