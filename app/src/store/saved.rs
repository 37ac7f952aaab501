//! Series and rounds as the store keeps them.

use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;

use data_encoding::HEXLOWER_PERMISSIVE;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use skipstone_core::event::RoundResult;
use skipstone_core::record::Record;
use skipstone_core::series::Series;
use skipstone_core::table::{Player, SeatConfig, TableConfig};
use skipstone_core::tally::{Tally, tally};
use skipstone_core::{Seat, Seed, Setup, SetupError, Stone};
use skipstone_net::protocol::{SeriesKey, TableSeriesId};
use skipstone_net::{Digest, Fingerprint};

use super::random_seed::random_seed;
use super::series_kind::SeriesKind;
use crate::players::names::{english_name, given_names};

/// Identifies a series in a store: 128 bits, written as 32 hexadecimal digits. Random for a series at this computer; derived from the
/// [`TableSeriesId`] for one at a network table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct StoredSeriesId(pub u128);

/// A text that is no series id.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not a series id: it has 32 hexadecimal digits")]
pub struct StoredSeriesIdError(pub String);

/// A series: who plays by which rules, and the rounds played so far.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SavedSeries {
    /// Identifies it in every store.
    pub id: StoredSeriesId,
    /// At which table it is played.
    pub kind: SeriesKind,
    /// The name a player gave it; if empty, it is titled by its players' names.
    pub name: String,
    /// Seats, teams and rules.
    pub table: TableConfig,
    /// The dealer of the first round.
    pub first_dealer: Seat,
    /// The finished rounds, in order.
    pub rounds: Vec<SavedResult>,
    /// Whether it was ended before its target.
    pub ended_early: bool,
    /// The numbers of rounds whose end was taken back, also of one that goes on since.
    pub taken_back: BTreeSet<u32>,
    /// When it began.
    pub began: Timestamp,
    /// When it was last saved by its table.
    pub played: Timestamp,
}

/// How a round of a series ended, and when.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SavedResult {
    /// Points, winner and reason of the end.
    pub result: RoundResult,
    /// When the round ended.
    pub finished: Timestamp,
}

/// The summary of a finished round, for lists and statistics. Its record is stored separately.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayedRound {
    /// Identifies it in the store.
    pub key: RoundKey,
    /// When it ended.
    pub finished: Timestamp,
    /// Seats, teams and rules.
    pub table: TableConfig,
    /// The seats of the people who played at this computer, clockwise; empty if the round was only watched here.
    pub own_seats: Vec<Seat>,
    /// The scores before it, by team; empty where rounds before it are missing.
    pub scores_before: Vec<u32>,
    /// Points, winner and reason of the end.
    pub result: RoundResult,
    /// The tallies by seat, without the turns in which computer players moved for people.
    pub tallies: Vec<Tally>,
    /// These turns, by their numbers in the round from 1; none where that isn't known.
    pub stand_in_turns: BTreeSet<u32>,
    /// Whether an earlier end of it was taken back.
    pub taken_back: bool,
    /// The stones that the players of a network table were shown as, by seat; empty where a table in this process chooses them, and
    /// where they weren't saved.
    pub stones: Vec<Stone>,
}

/// Identifies a round: its series and its number there, from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct RoundKey {
    /// The series it belongs to.
    pub series: StoredSeriesId,
    /// The number of the round in the series, from 1.
    pub number: u32,
}

impl PlayedRound {
    /// A finished round whose people all played at this computer. What the scores before it were is known of a series' first round.
    pub fn new(
        key: RoundKey,
        finished: Timestamp,
        table: &TableConfig,
        result: RoundResult,
        record: &Record,
    ) -> PlayedRound {
        let stand_in_turns = BTreeSet::new();
        let tallies = tally(table.seats.len(), &record.events, &stand_in_turns);
        let own_seats = table.people().collect();
        let (taken_back, stones) = (false, Vec::new());
        let scores_before = if key.number == 1 { vec![0; table.teams] } else { Vec::new() };
        PlayedRound {
            key,
            finished,
            table: table.clone(),
            own_seats,
            scores_before,
            result,
            tallies,
            stand_in_turns,
            taken_back,
            stones,
        }
    }

    /// The scores after it, by team; `None` where rounds before it are missing.
    pub fn scores_after(&self) -> Option<Vec<u32>> {
        let scores = self.scores_before.iter().zip(&self.result.points).map(|(score, points)| score + points);
        Some(scores.collect()).filter(|scores: &Vec<u32>| scores.len() == self.result.points.len())
    }

    /// The same round, with the turns in which computer players moved for people: nobody is credited with them.
    pub fn with_stand_ins(self, stand_in_turns: BTreeSet<u32>, record: &Record) -> PlayedRound {
        let tallies = tally(self.table.seats.len(), &record.events, &stand_in_turns);
        PlayedRound { tallies, stand_in_turns, ..self }
    }

    /// The seat of the person who played at this computer; `None` if the round was only watched here, or if there were several.
    pub fn own_seat(&self) -> Option<Seat> {
        self.own_seats.first().copied().filter(|_| self.own_seats.len() == 1)
    }
}

/// The scores before each of a series' rounds and after the last one, by team.
pub fn running_scores<'a>(teams: usize, results: impl IntoIterator<Item = &'a RoundResult>) -> Vec<Vec<u32>> {
    let mut scores = vec![vec![0; teams]];
    for result in results {
        let before = scores.last().into_iter().flatten();
        scores.push(before.zip(&result.points).map(|(score, points)| score + points).collect());
    }
    scores
}

impl StoredSeriesId {
    /// The id of a series at the player's own table: the same bytes.
    pub fn of_own_table(TableSeriesId(bytes): TableSeriesId) -> StoredSeriesId {
        StoredSeriesId(u128::from_be_bytes(bytes))
    }

    /// The id of a series at the table of a host with this key. A hash of both: no host can name a series that isn't its own.
    pub fn of_host(host: Fingerprint, series: TableSeriesId) -> StoredSeriesId {
        StoredSeriesId::from_first_half(Digest::of("stored series", &(host, series)).as_bytes())
    }

    /// The id of a series of any host, the player with the `own` key included.
    pub fn of(own: Fingerprint, SeriesKey { host, series }: SeriesKey) -> StoredSeriesId {
        if host == own { StoredSeriesId::of_own_table(series) } else { StoredSeriesId::of_host(host, series) }
    }

    /// An id for a new series: 128 random bits.
    pub fn random() -> StoredSeriesId {
        let Seed(bytes) = random_seed();
        StoredSeriesId::from_first_half(&bytes)
    }

    fn from_first_half(bytes: &[u8; 32]) -> StoredSeriesId {
        let (half, _) = bytes.split_at(size_of::<u128>());
        StoredSeriesId(half.iter().fold(0, |id, byte| id << 8 | u128::from(*byte)))
    }

    pub(super) fn key(self) -> Vec<u8> {
        self.0.to_be_bytes().to_vec()
    }
}

impl RoundKey {
    pub(super) fn to_bytes(self) -> Vec<u8> {
        [self.series.key().as_slice(), &self.number.to_be_bytes()].concat()
    }
}

impl SavedSeries {
    /// The state of the series by the rules: scores, dealer, whether it is over.
    ///
    /// # Errors
    /// If rules and seats don't fit together, which never holds for a stored series.
    pub fn series(&self) -> Result<Series, SetupError> {
        let setup: Setup = self.table.setup()?;
        let rounds = self.rounds.iter().map(|round| round.result.clone()).collect();
        Ok(Series::resume(setup, self.first_dealer, rounds, self.ended_early))
    }

    /// Whether its target isn't reached yet, and it wasn't ended early.
    pub fn is_unfinished(&self) -> bool {
        self.series().is_ok_and(|series| !series.is_over())
    }

    /// Whether it can be continued at this computer.
    pub fn can_continue(&self) -> bool {
        self.is_unfinished() && !matches!(self.kind, SeriesKind::Remote { .. })
    }

    /// The seat of the only person; `None` if several play.
    pub fn own_seat(&self) -> Option<Seat> {
        self.table.only_person()
    }

    /// Whether the rules and the people in their seats are the same. Computer players may differ.
    pub fn matches_table(&self, table: &TableConfig) -> bool {
        let names = |table: &TableConfig| -> Vec<(String, bool)> {
            let people = table.seats.iter().map(|seat| seat.player == Player::Human);
            given_names(&table.seats).into_iter().zip(people).collect()
        };
        self.table.teams == table.teams
            && self.table.rules == table.rules
            && names(&self.table) == names(table)
    }

    /// Its title in English: its name, or its players' names.
    pub fn title(&self) -> String {
        if self.name.is_empty() { player_names(&self.table.seats) } else { self.name.clone() }
    }
}

/// The players' names in English, separated by commas.
pub fn player_names(seats: &[SeatConfig]) -> String {
    let names = given_names(seats);
    let name = |(seat, given): (Seat, &String)| english_name(seat, given);
    Seat::first_n(names.len()).zip(&names).map(name).collect::<Vec<_>>().join(", ")
}

impl fmt::Display for StoredSeriesId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

impl FromStr for StoredSeriesId {
    type Err = StoredSeriesIdError;

    fn from_str(text: &str) -> Result<StoredSeriesId, StoredSeriesIdError> {
        let bytes = HEXLOWER_PERMISSIVE.decode(text.as_bytes()).ok().and_then(|bytes| bytes.try_into().ok());
        let number = bytes.map(u128::from_be_bytes);
        number.map(StoredSeriesId).ok_or_else(|| StoredSeriesIdError(text.to_owned()))
    }
}
