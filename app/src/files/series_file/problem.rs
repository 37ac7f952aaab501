//! Problems of a series file: in which series, in which part, what is wrong, and what would be allowed.

use std::fmt;

use skipstone_core::record::{self, RecordError};
use skipstone_core::replay::Difference;
use skipstone_core::score::RoundResultError;
use skipstone_core::table::{PlayerError, TableError};
use skipstone_core::text::Escaped;
use skipstone_core::{Seat, SharedError, Team};

use super::{MAX_NAME_CHARS, VERSION};
use crate::store::StoredSeriesIdError;

/// Why a series file can't be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SeriesFileError {
    /// The text isn't JSON.
    #[error("it is not JSON")]
    Json(#[source] SharedError),
    /// It is JSON, but no series file.
    #[error("it is not a series file: it must begin with {{\"skipstone\":\"series\",\"version\":1,…}}")]
    NotSeries,
    /// A version newer than [`VERSION`].
    #[error("it has version {0}, made by a newer Skipstone: the known version is {VERSION}")]
    Newer(u64),
    /// A version that never existed.
    #[error("there is no series file version {}: the known version is {VERSION}", Escaped(.0))]
    Version(String),
    /// A key is unknown or missing, or has a value of the wrong kind.
    #[error(transparent)]
    Malformed(SharedError),
    /// Series that can't have been played; every problem found.
    #[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))]
    Problems(Vec<SeriesFileProblem>),
}

/// One problem of a series.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("series {number}{}{part}: {what}", quoted(title))]
pub struct SeriesFileProblem {
    /// Which series of the file, from 1.
    pub number: usize,
    /// Its title; empty if it can't be read.
    pub title: String,
    /// The part of the series.
    pub part: Part,
    /// What is wrong with that part.
    pub what: SeriesFileProblemKind,
}

fn quoted(title: &str) -> String {
    if title.is_empty() { String::new() } else { format!(" ({title})") }
}

/// A part of a series.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// The series' own keys.
    Series,
    /// A round, numbered from 1.
    Round(usize),
    /// The running game.
    Running,
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Part::Series => Ok(()),
            Part::Round(number) => write!(f, ", round {number}"),
            Part::Running => f.write_str(", running game"),
        }
    }
}

/// What is wrong with a part of a series.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SeriesFileProblemKind {
    /// A key is unknown or missing, or has a value that isn't allowed.
    #[error("{0}")]
    Malformed(String),
    /// The series' id can't be parsed.
    #[error("id: {0}")]
    Id(StoredSeriesIdError),
    /// The id of an earlier series of the file, whose number follows.
    #[error("id: series {0} of this file has the same")]
    DuplicateId(usize),
    /// A name longer than [`MAX_NAME_CHARS`]; its length in characters.
    #[error("a name has at most {MAX_NAME_CHARS} characters, this one has {0}")]
    LongName(usize),
    /// A time that can't be parsed.
    #[error("{key}: {text:?} is not a time: times are written like 2026-11-21T19:30:00Z")]
    Time {
        /// The key of the time.
        key: &'static str,
        /// The value as written.
        text: String,
    },
    /// An impossible combination of seats.
    #[error("{0}")]
    Seats(record::RecordProblem),
    /// An unknown kind of player.
    #[error("seat {seat}: {error}")]
    Player {
        /// The player's seat.
        seat: Seat,
        /// Why the kind isn't known.
        error: PlayerError,
    },
    /// A table that can't be opened with these rules and seats.
    #[error(transparent)]
    Table(#[from] TableError),
    /// The first dealer's seat isn't at the table.
    #[error("first_dealer: seat {dealer} is not at the table, which has seats 1 to {seats}")]
    Dealer {
        /// The seat as written.
        dealer: Seat,
        /// The number of seats.
        seats: usize,
    },
    /// The series reached its target, but is marked as ended early.
    #[error("ended_early: the series was played to its target, so it can't have ended early")]
    EndedEarly,
    /// Rounds follow the one that ended the series, whose number this is.
    #[error("the series was over after round {0}")]
    SeriesOver(usize),
    /// A running game in a series that is over.
    #[error("the series is over, so no round can be in progress")]
    RunningOver,
    /// The running game's record is complete.
    #[error("its record goes to the end of the round: it belongs among the rounds")]
    RunningEnded,
    /// The running game doesn't follow from its seed, so it can't be continued.
    #[error("its cards don't come from its seed, so nobody can know the next ones")]
    RunningSeed,
    /// An impossible result.
    #[error(transparent)]
    Impossible(#[from] RoundResultError),
    /// The winner contradicts the remaining stock cards.
    #[error("winner: {}, but with these stock cards left it is {}", team(stated), team(ruled))]
    Winner {
        /// The winner as written; `None` for a tie.
        stated: Option<Team>,
        /// The winner by the rules.
        ruled: Option<Team>,
    },
    /// The points contradict the remaining stock cards.
    #[error("points: {stated:?}, but with these stock cards left they are {ruled:?}")]
    Points {
        /// The points as written, by team.
        stated: Box<[u32]>,
        /// The points by the rules, by team.
        ruled: Box<[u32]>,
    },
    /// The record can't be parsed.
    #[error("record, {0}")]
    Record(RecordError),
    /// The record has other rules than the series.
    #[error("its record was played with other rules")]
    OtherRules,
    /// The record has other players than the series.
    #[error("its record has other players than the series")]
    OtherSeats,
    /// The record has another dealer than the series has in this round.
    #[error("its record was dealt by seat {found}, but in this round of the series seat {expected} deals")]
    OtherDealer {
        /// The dealer in the record.
        found: Seat,
        /// The dealer by the rules.
        expected: Seat,
    },
    /// The record has another round number, which this is.
    #[error("its record is of round {0}")]
    OtherRound(u32),
    /// Replaying the record through the rules gives something else.
    #[error("its record differs from the rules: {0}")]
    Differs(Difference),
    /// The record of a finished round is incomplete.
    #[error("its record breaks off before the round is over")]
    BreaksOff,
    /// The record has another result than the round.
    #[error("its record ends differently than the round")]
    OtherEnd,
}

fn team(team: &Option<Team>) -> String {
    team.map_or_else(|| "null, a tie".to_owned(), |team| format!("team {team}"))
}
