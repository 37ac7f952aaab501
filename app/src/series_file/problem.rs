//! What is wrong with a file of series: in which series, in which round, what, and what would be allowed.

use std::fmt;

use skipstone_core::record::{self, RecordError};
use skipstone_core::replay::Difference;
use skipstone_core::score::Impossible;
use skipstone_core::table::{PlayerError, TableError};
use skipstone_core::{Seat, Team};

use super::{LARGEST, LONGEST_NAME, VERSION};
use crate::store::SeriesIdError;

/// Why a file isn't read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum FileError {
    /// Larger than any player's series.
    #[error("it is larger than {} MiB, too large for a series file", LARGEST >> 20)]
    TooLarge,
    /// The text isn't JSON.
    #[error("it is not JSON: {0}")]
    Json(String),
    /// It is something else.
    #[error("it is not a series file: it must begin with {{\"skipstone\":\"series\",\"version\":1,…}}")]
    NotSeries,
    /// Written by a later program.
    #[error("it has version {0}, made by a newer Skipstone: the known version is {VERSION}")]
    Newer(u64),
    /// No program wrote this.
    #[error("there is no series file version {0}: the known version is {VERSION}")]
    Version(String),
    /// A key is unknown or missing, or has a value of the wrong kind.
    #[error("{0}")]
    Form(String),
    /// What its series say can't be.
    #[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))]
    Problems(Vec<Problem>),
}

/// One problem of a series.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("series {number}{}{part}: {what}", quoted(title))]
pub struct Problem {
    /// Which series of the file, from 1.
    pub number: usize,
    /// What it is called; empty if that can't be told.
    pub title: String,
    /// Where in the series.
    pub part: Part,
    /// What is wrong there.
    pub what: What,
}

fn quoted(title: &str) -> String {
    if title.is_empty() { String::new() } else { format!(" ({title})") }
}

/// Where in a series.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// In what holds for all of it.
    Whole,
    /// In a round, from 1.
    Round(usize),
    /// In the game on the table.
    Running,
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Part::Whole => Ok(()),
            Part::Round(number) => write!(f, ", round {number}"),
            Part::Running => f.write_str(", running game"),
        }
    }
}

/// What is wrong.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum What {
    /// A key is unknown or missing, or has a value that isn't allowed.
    #[error("{0}")]
    Form(String),
    /// It isn't known by anything.
    #[error("id: {0}")]
    Id(#[from] SeriesIdError),
    /// A series can be in a file once.
    #[error("id: series {0} of this file has the same")]
    Twice(usize),
    /// A name that fills a screen.
    #[error("a name has at most {LONGEST_NAME} characters, this one has {0}")]
    LongName(usize),
    /// A time nobody can read.
    #[error("{key}: {text:?} is not a time: times are written like 2026-11-21T19:30:00Z")]
    Time {
        /// What it is the time of.
        key: &'static str,
        /// As written.
        text: String,
    },
    /// Seats that can't be.
    #[error("{0}")]
    Seats(record::Problem),
    /// A player nobody knows.
    #[error("seat {seat}: {error}")]
    Player {
        /// Where it sits.
        seat: Seat,
        /// What is wrong with it.
        error: PlayerError,
    },
    /// A table that can't be opened.
    #[error(transparent)]
    Table(#[from] TableError),
    /// The first dealer sits elsewhere.
    #[error("first_dealer: seat {dealer} is not at the table, which has seats 1 to {seats}")]
    Dealer {
        /// As written.
        dealer: Seat,
        /// How many seats there are.
        seats: usize,
    },
    /// Nothing is left to end.
    #[error("ended_early: the series was played to its target, so it can't have ended early")]
    EndedEarly,
    /// Nothing is played after the end.
    #[error("the series was over after round {0}")]
    Over(usize),
    /// A game on the table of a series that is over.
    #[error("the series is over, so no round can be in progress")]
    RunningOver,
    /// A game on the table that is none any more.
    #[error("its record goes to the end of the round: it belongs among the rounds")]
    RunningEnded,
    /// The game on the table couldn't go on: what comes next is unknown.
    #[error("its cards don't come from its seed, so nobody can know the next ones")]
    RunningSeed,
    /// No round can have ended so.
    #[error(transparent)]
    Impossible(#[from] Impossible),
    /// Somebody else won.
    #[error("winner: {}, but with these stock cards left it is {}", team(stated), team(ruled))]
    Winner {
        /// As written.
        stated: Option<Team>,
        /// By the rules.
        ruled: Option<Team>,
    },
    /// The points are others.
    #[error("points: {stated:?}, but with these stock cards left they are {ruled:?}")]
    Points {
        /// As written.
        stated: Vec<u32>,
        /// By the rules.
        ruled: Vec<u32>,
    },
    /// The record can't be read.
    #[error("record, {0}")]
    Record(#[from] RecordError),
    /// The record was made at another table.
    #[error("its record was played with other rules")]
    OtherRules,
    /// The record was made at another table.
    #[error("its record has other players than the series")]
    OtherSeats,
    /// The record's dealer isn't whose turn it was to deal.
    #[error("its record was dealt by seat {found}, but in this round of the series seat {expected} deals")]
    OtherDealer {
        /// As recorded.
        found: Seat,
        /// By the rules.
        expected: Seat,
    },
    /// The record is one of another round.
    #[error("its record is of round {0}")]
    OtherRound(u32),
    /// The record breaks the rules.
    #[error("its record differs from the rules: {0}")]
    Differs(#[from] Difference),
    /// The record lacks the end.
    #[error("its record breaks off before the round is over")]
    BreaksOff,
    /// The record ends otherwise.
    #[error("its record ends differently than the round")]
    OtherEnd,
}

fn team(team: &Option<Team>) -> String {
    team.map_or_else(|| "null, a tie".to_owned(), |team| format!("team {team}"))
}
