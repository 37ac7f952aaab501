//! What the store keeps of series and rounds.

use std::fmt;
use std::str::FromStr;

use jiff::Timestamp;
use skipstone_core::record::Record;
use skipstone_core::series::{RoundResult, Series};
use skipstone_core::table::{Player, SeatConfig, TableConfig};
use skipstone_core::tally::{Tally, tally};
use skipstone_core::{Seat, Setup, SetupError};

use crate::locale::{english_name, given_names};

/// What a series is known by, wherever it goes: a number nobody else draws. Written as 32 hexadecimal digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SeriesId(pub u128);

/// A text that names no series.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not a series id: it has 32 hexadecimal digits")]
pub struct SeriesIdError(pub String);

/// A series: who plays by which rules, and the rounds played so far.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SavedSeries {
    /// What it is known by.
    pub id: SeriesId,
    /// As a player calls it; empty as long as it goes by its players' names.
    pub name: String,
    /// Who plays, by which rules.
    pub table: TableConfig,
    /// Who dealt the first round.
    pub first_dealer: Seat,
    /// The rounds played to the end, in order.
    pub rounds: Vec<SavedResult>,
    /// Whether it was ended before its target.
    pub ended_early: bool,
    /// When it began.
    pub began: Timestamp,
    /// When it was last played.
    pub played: Timestamp,
}

/// How a round of a series ended, and when.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SavedResult {
    /// How.
    pub result: RoundResult,
    /// When.
    pub finished: Timestamp,
}

/// A round played to the end, in short: what lists and statistics are made of. Its record is kept beside it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayedRound {
    /// Which.
    pub id: RoundId,
    /// When it ended.
    pub finished: Timestamp,
    /// Who played, by which rules.
    pub table: TableConfig,
    /// Where the player sat whose store this is; nowhere for somebody who watched.
    pub me: Option<Seat>,
    /// How it ended.
    pub result: RoundResult,
    /// What each seat did.
    pub tallies: Vec<Tally>,
}

/// Which round: of which series, and its number there, from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RoundId {
    /// The series.
    pub series: SeriesId,
    /// The number of the round in it.
    pub number: u32,
}

impl PlayedRound {
    /// A round played at a table whose first person is the player this store belongs to.
    pub fn new(
        id: RoundId,
        finished: Timestamp,
        table: &TableConfig,
        result: RoundResult,
        record: &Record,
    ) -> PlayedRound {
        let tallies = tally(table.seats.len(), &record.events);
        PlayedRound { id, finished, table: table.clone(), me: table.first_person(), result, tallies }
    }
}

/// A series has the same identity at every table of the network and in every store.
impl From<skipstone_net::protocol::SeriesId> for SeriesId {
    fn from(skipstone_net::protocol::SeriesId(bytes): skipstone_net::protocol::SeriesId) -> SeriesId {
        SeriesId(u128::from_be_bytes(bytes))
    }
}

impl SeriesId {
    pub(super) fn key(self) -> Vec<u8> {
        self.0.to_be_bytes().to_vec()
    }
}

impl RoundId {
    pub(super) fn key(self) -> Vec<u8> {
        [self.series.key().as_slice(), &self.number.to_be_bytes()].concat()
    }
}

impl SavedSeries {
    /// The series as the rules know it: scores, dealer, whether it is over.
    ///
    /// # Errors
    /// If rules and seats don't fit together; what was kept always does.
    pub fn series(&self) -> Result<Series, SetupError> {
        let setup: Setup = self.table.setup()?;
        let rounds = self.rounds.iter().map(|round| round.result.clone()).collect();
        Ok(Series::resume(setup, self.first_dealer, rounds, self.ended_early))
    }

    /// Whether it can be gone on with.
    pub fn is_open(&self) -> bool {
        self.series().is_ok_and(|series| !series.is_over())
    }

    /// Whether several people play in it: it can't be played alone.
    pub fn is_shared(&self) -> bool {
        self.table.seats.iter().filter(|seat| seat.player == Player::Human).count() > 1
    }

    /// Whether these people play by these rules in it, in the same seats. Computer players may have changed.
    pub fn is_of(&self, table: &TableConfig) -> bool {
        let names = |table: &TableConfig| -> Vec<(String, bool)> {
            let people = table.seats.iter().map(|seat| seat.player == Player::Human);
            given_names(&table.seats).into_iter().zip(people).collect()
        };
        self.table.teams == table.teams
            && self.table.rules == table.rules
            && names(&self.table) == names(table)
    }

    /// What it is called in English: by its name, or by who plays.
    pub fn title(&self) -> String {
        if self.name.is_empty() { players(&self.table.seats) } else { self.name.clone() }
    }
}

/// Who plays, in English.
pub fn players(seats: &[SeatConfig]) -> String {
    let names = given_names(seats);
    let name = |(seat, given): (Seat, &String)| english_name(seat, given);
    Seat::first(names.len()).zip(&names).map(name).collect::<Vec<_>>().join(", ")
}

impl fmt::Display for SeriesId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

impl FromStr for SeriesId {
    type Err = SeriesIdError;

    fn from_str(text: &str) -> Result<SeriesId, SeriesIdError> {
        let digits = text.len() == 32 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        let number = if digits { u128::from_str_radix(text, 16).ok() } else { None };
        number.map(SeriesId).ok_or_else(|| SeriesIdError(text.to_owned()))
    }
}
