//! What must be kept of a table so that it goes on later, on the same card: all else follows from it.

use super::{SeatConfig, Table, TableConfig, TableError};
use crate::act::Act;
use crate::check::Rejected;
use crate::record::{Header, Record, Seated};
use crate::seat::Seat;
use crate::seed::Seed;
use crate::series::RoundResult;

/// A table at rest.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Kept {
    /// Who plays, by which rules.
    pub config: TableConfig,
    /// What its rounds come from.
    pub seed: Seed,
    /// Who dealt the first round.
    pub first_dealer: Seat,
    /// The rounds played to the end.
    pub rounds: Vec<RoundResult>,
    /// Whether the series was ended before its target.
    pub ended_early: bool,
    /// The round on the table, if one was begun.
    pub round: Option<KeptRound>,
}

/// A round at rest. It may have ended already: then it is the last of the rounds played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeptRound {
    /// Its number in the series, from 1.
    pub number: usize,
    /// What its deal and every shuffle come from.
    pub seed: Seed,
    /// What was done, from the first move on. Computer players have no memory but this.
    pub acts: Vec<Act>,
}

/// Why a table can't go on.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ResumeError {
    /// It can't be opened at all.
    #[error(transparent)]
    Table(#[from] TableError),
    /// The round on the table isn't one of the series'.
    #[error("round {number} can't be on the table after {played} rounds")]
    Number {
        /// The number of the round on the table.
        number: usize,
        /// How many rounds were played to the end.
        played: usize,
    },
    /// A move that was made breaks the rules.
    #[error("move {at}, {act}, is not possible: {why}")]
    Move {
        /// Which, from 1.
        at: usize,
        /// The move, or what else was done.
        act: Act,
        /// Why it is illegal.
        why: Rejected,
    },
    /// The round ended otherwise than the series says, or didn't end.
    #[error("round {0} did not end as the series says")]
    Ending(usize),
}

impl Table {
    /// What must be kept of it.
    pub fn kept(&self) -> Kept {
        let round = self.round.as_ref().map(|played| KeptRound {
            number: played.number,
            seed: played.seed,
            acts: played.acts().to_vec(),
        });
        Kept {
            config: self.config.clone(),
            seed: self.seed,
            first_dealer: self.series.first_dealer(),
            rounds: self.series.rounds().to_vec(),
            ended_early: self.series.ended_early(),
            round,
        }
    }

    /// Goes on with a table where it was left. Every move is checked. Where nothing was played yet, the dealer is drawn for
    /// anew.
    ///
    /// # Errors
    /// If it can't have been left like this.
    pub fn resume(kept: Kept) -> Result<Table, ResumeError> {
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
        for (at, act) in (1..).zip(round.acts) {
            dealt.act(act).map_err(|why| ResumeError::Move { at, act, why })?;
        }
        if dealt.result().as_ref() != ended {
            return Err(ResumeError::Ending(round.number));
        }
        table.round = Some(dealt);
        Ok(table)
    }

    /// The record of the round on the table, as far as it was played; `app` is the version of the program.
    pub fn record(&self, app: &str) -> Option<Record> {
        let played = self.round.as_ref()?;
        let header = Header {
            app: app.to_owned(),
            setup: *self.setup(),
            seated: self.seats().iter().map(SeatConfig::seated).collect(),
            dealer: self.series.dealer_of(played.number),
            round: played.number as u32,
            seed: played.seed,
        };
        Some(Record { header, events: played.events().cloned().collect() })
    }
}

impl SeatConfig {
    /// As records write it.
    pub fn seated(&self) -> Seated {
        Seated { name: self.name.clone(), player: self.player.to_string(), age: self.age }
    }
}
