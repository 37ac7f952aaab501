//! The saved form of a table, from which all else is rebuilt.

use super::{SeatConfig, Table, TableConfig, TableError};
use crate::check::IllegalMove;
use crate::event::RoundResult;
use crate::player_action::PlayerAction;
use crate::record::{Header, Record, SeatRecord};
use crate::seat::Seat;
use crate::seed::Seed;

/// The saved state of a table: configuration, seed, results, and the actions of the current round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SavedTable {
    /// Rules, teams and seats.
    pub config: TableConfig,
    /// The seed of the table, from which each round's seed derives.
    pub seed: Seed,
    /// The dealer of the first round.
    pub first_dealer: Seat,
    /// The results of the finished rounds, in order.
    pub rounds: Vec<RoundResult>,
    /// Whether the series was ended before its target.
    pub ended_early: bool,
    /// The current or last round. `None` before the first.
    pub round: Option<SavedRound>,
}

/// The saved state of a round. If it has ended, its result is the last of [`SavedTable::rounds`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SavedRound {
    /// The round's number, from 1 within the series.
    pub number: usize,
    /// The seed of its deal and every later shuffle.
    pub seed: Seed,
    /// All actions, in order. Computer players keep no other state.
    pub actions: Vec<PlayerAction>,
}

/// Why a saved table can't be resumed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ResumeError {
    /// The configuration is invalid.
    #[error(transparent)]
    Table(#[from] TableError),
    /// The current round's number doesn't follow the finished rounds.
    #[error("round {number} can't be on the table after {played} rounds")]
    Number {
        /// The number of the current round.
        number: usize,
        /// The number of finished rounds.
        played: usize,
    },
    /// A saved action breaks the rules.
    #[error("move {at} is not possible: {why}")]
    Move {
        /// The action's position, from 1.
        at: usize,
        /// The illegal action.
        act: PlayerAction,
        /// Why it is illegal.
        why: IllegalMove,
    },
    /// The replayed round's result differs from the saved one.
    #[error("round {0} did not end as the series says")]
    Ending(usize),
}

impl Table {
    /// A table on which the first round lies, dealt by a dealer with the cards of a seed.
    ///
    /// # Errors
    /// If its rules, seats and ages don't fit together.
    pub fn with_deal(config: TableConfig, dealer: Seat, seed: Seed) -> Result<Table, TableError> {
        let mut table = Table::new(config, seed)?;
        table.series.restore(dealer, Vec::new(), false);
        let dealt = table.deal(1, seed)?;
        table.begin_round(dealt);
        Ok(table)
    }

    /// The state to save.
    pub fn to_saved(&self) -> SavedTable {
        let round = self.round.as_ref().map(|played| SavedRound {
            number: played.number(),
            seed: played.seed(),
            actions: played.actions().to_vec(),
        });
        SavedTable {
            config: self.config.clone(),
            seed: self.seed,
            first_dealer: self.series.first_dealer(),
            rounds: self.series.rounds().to_vec(),
            ended_early: self.series.ended_early(),
            round,
        }
    }

    /// Resumes a saved table. Every action is checked. If nothing was played yet, the dealer is drawn anew.
    ///
    /// # Errors
    /// If the saved state can't come from [`Table::to_saved`].
    pub fn resume(kept: SavedTable) -> Result<Table, ResumeError> {
        let mut table = Table::new(kept.config, kept.seed)?;
        if kept.rounds.is_empty() && kept.round.is_none() {
            return Ok(table);
        }
        table.series.restore(kept.first_dealer, kept.rounds, kept.ended_early);
        let Some(round) = kept.round else { return Ok(table) };
        let played = table.series.rounds().len();
        let ended = match round.number {
            number if number == played + 1 => None,
            number if number == played && number > 0 => table.series.rounds().last(),
            number => return Err(ResumeError::Number { number, played }),
        };
        let mut dealt = table.deal(round.number, round.seed).map_err(TableError::from)?;
        for (at, act) in (1..).zip(round.actions) {
            dealt.apply(act).map_err(|why| ResumeError::Move { at, act, why })?;
        }
        if dealt.result().as_ref() != ended {
            return Err(ResumeError::Ending(round.number));
        }
        table.begin_round(dealt);
        Ok(table)
    }

    /// The record of the current round so far; `app` is the version of the program. `None` before the first round.
    pub fn record(&self, app: &str) -> Option<Record> {
        let played = self.round.as_ref()?;
        let header = Header {
            app: app.to_owned(),
            setup: *self.setup(),
            seats: self.seats().iter().map(SeatConfig::to_seat_record).collect(),
            dealer: self.series.dealer_of(played.number()),
            round: played.number() as u32,
            seed: played.seed(),
        };
        Some(Record { header, events: played.events().cloned().collect() })
    }
}

impl SeatConfig {
    /// The seat as it is written in records.
    pub fn to_seat_record(&self) -> SeatRecord {
        SeatRecord { name: self.name.clone(), player: self.player.to_string(), age: self.age }
    }
}
