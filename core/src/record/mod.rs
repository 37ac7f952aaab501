//! The record of a round: JSON Lines, a public format, version 1. The first line is the [`Header`], each further one an
//! [`Event`], in order and with nothing hidden. Records are what saves, replays, verification and tests are made of.
//!
//! Table manners (RULES 9) show like this:
//! - Where players draw by hand, every `draw` is one card, after a `replenish` that it needs; one too many is followed by its
//!   `penalty` `for` `drawing`.
//! - A `play` of a seat that isn't on turn was played out of turn. A `catch` undoes all such plays, with what came of them, since
//!   the seat on turn last acted or somebody was called.
//! - A `call` is followed by the `penalty` `for` `talking`. That somebody talked isn't in the record.
//!
//! ```
//! use skipstone_core::record::Record;
//!
//! let error = "{\"skipstone\":\"record\",\"version\":7}".parse::<Record>().unwrap_err();
//! assert_eq!(error.to_string(), "line 1: this record has version 7, made by a newer Skipstone: known is version 1");
//! ```

mod seats;

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::deal::{Ages, NO_AGES};
use crate::event::Event;
use crate::event::RoundResult;
use crate::player_action::PlayerAction;
use crate::rules::Rules;
use crate::seat::{Seat, Team};
use crate::seed::Seed;
use crate::series::MAX_ROUNDS;
use crate::setup::{Setup, SetupError};
use crate::text::{self, Escaped};

pub use seats::{SeatLine, parse_seats, seat_lines};

/// The version of the format that is written and read here.
pub const VERSION: u64 = 1;

/// The value of the header's first key, by which a file is recognised as a record.
const RECORD: &str = "record";

/// A parsed record. Whether it follows the rules is checked by [`crate::replay`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// The table's setup, players and seed.
    pub header: Header,
    /// The events, from the deal on.
    pub events: Vec<Event>,
}

/// The first line of a record: everything that was settled before the deal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Header {
    /// The version of the program that wrote the record.
    pub app: String,
    /// Rules, seats and teams.
    pub setup: Setup,
    /// The players, one per seat, from seat 1.
    pub seats: Vec<SeatRecord>,
    /// The dealer.
    pub dealer: Seat,
    /// The number of the round in its series, from 1 to [`MAX_ROUNDS`].
    pub round: u32,
    /// The seed of the deal and every later shuffle.
    pub seed: Seed,
}

/// A player of a recorded round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatRecord {
    /// The name shown at the table.
    pub name: String,
    /// `human`, `bot:` and a computer player's level, or `cmd:` and the command line of a program.
    pub player: String,
    /// The age in years. `None` unless the table asked for it.
    pub age: Option<u8>,
}

/// Why a text can't be parsed as a record.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct RecordError {
    /// The broken line, from 1.
    pub line: usize,
    /// The problem of this line.
    pub problem: RecordProblem,
}

/// What is wrong with a line of a record.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RecordProblem {
    /// The first line is something else.
    #[error("not a record: the first line must be a header, {{\"skipstone\":\"record\",\"version\":1,…}}")]
    NotARecord,
    /// A newer program wrote the record.
    #[error("this record has version {0}, made by a newer Skipstone: known is version {VERSION}")]
    Newer(u64),
    /// The version never existed.
    #[error("there is no record version {}: known is version {VERSION}", Escaped(.0))]
    Version(String),
    /// Not JSON, an unknown event, a missing field, a value that isn't allowed.
    #[error("{0}")]
    Line(String),
    /// The header's rules, seats and teams don't fit together.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A seat is listed out of order.
    #[error("seats: seat {found} is listed where seat {expected} belongs: seats are listed in order, from 1")]
    SeatOrder {
        /// The value in the text.
        found: Seat,
        /// The seat that belongs there.
        expected: Seat,
    },
    /// A team doesn't sit alternately.
    #[error(
        "seats: seat {seat} can't be of team {found}: with {teams} teams, who sit alternately, it is of team {expected}"
    )]
    Team {
        /// The seat with the wrong team.
        seat: Seat,
        /// The value in the text.
        found: Team,
        /// The team by the seat's place at the table.
        expected: Team,
        /// The number of teams.
        teams: usize,
    },
    /// The dealer isn't at the table.
    #[error("dealer: seat {dealer} is not at the table, which has seats 1 to {seats}")]
    Dealer {
        /// The value in the text.
        dealer: Seat,
        /// The number of seats.
        seats: usize,
    },
    /// The round's number is one that no series has.
    #[error("round: there is no round {0}, rounds count from 1 to {MAX_ROUNDS}")]
    Round(u32),
}

impl Record {
    /// The line, from 1, of the event at an index from 0.
    pub const fn line_of(event: usize) -> usize {
        event + 2
    }

    /// The actions of the round, in order.
    ///
    /// ```
    /// use skipstone_core::record::Record;
    ///
    /// let record: Record = include_str!("../../tests/records/version-1.jsonl").parse()?;
    /// let names: Vec<&str> = record.header.seats.iter().map(|seat| seat.name.as_str()).collect();
    /// assert_eq!(names.len(), record.header.setup.seat_count());
    /// assert!(record.actions().len() < record.events.len());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// Together with the header's seed they determine all events.
    pub fn actions(&self) -> Vec<PlayerAction> {
        let by_hand = self.header.setup.draws_by_hand();
        let mut turn = Seat::ONE;
        let action_line = |event: &Event| {
            if let Event::Turn(began) = event {
                turn = began.seat;
            }
            event.to_action(turn, by_hand)
        };
        self.events.iter().filter_map(action_line).collect()
    }

    /// Whose turns the round has, by their numbers from 1, in order.
    ///
    /// ```
    /// use skipstone_core::record::Record;
    ///
    /// let record: Record = include_str!("../../tests/records/version-1.jsonl").parse()?;
    /// let (number, seat) = record.turns().last().expect("a turn");
    /// assert_eq!(number as usize, record.turns().count());
    /// assert_eq!(record.result().and_then(|result| result.winner), Some(record.header.setup.team(seat)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn turns(&self) -> impl Iterator<Item = (u32, Seat)> {
        let seats = self.events.iter().filter_map(|event| match event {
            Event::Turn(began) => Some(began.seat),
            _ => None,
        });
        (1..).zip(seats)
    }

    /// The round's result. `None` if the record breaks off before its end.
    pub fn result(&self) -> Option<RoundResult> {
        self.events.last()?.round_result().cloned()
    }
}

impl fmt::Display for Record {
    /// The text of a record's file.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.header)?;
        self.events.iter().try_for_each(|event| writeln!(f, "{event}"))
    }
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        let mut lines = text.trim_end().lines();
        let header = lines.next().unwrap_or_default().parse();
        let header = header.map_err(|problem| RecordError { line: 1, problem })?;
        let event = |(index, line): (usize, &str)| {
            serde_json::from_str(line)
                .map_err(|error| RecordError { line: Record::line_of(index), problem: json(&error) })
        };
        Ok(Record { header, events: lines.enumerate().map(event).collect::<Result<_, _>>()? })
    }
}

/// The serde form of the header.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct HeaderLine {
    skipstone: String,
    version: u64,
    app: String,
    rules: Rules,
    seats: Vec<SeatLine>,
    dealer: Seat,
    round: u32,
    seed: Seed,
}

/// The part of a header that every version has.
#[derive(Deserialize)]
struct Versioned {
    skipstone: serde_json::Value,
    version: serde_json::Value,
}

impl Header {
    /// The ages of the players by seat. `None` where unknown.
    pub fn ages(&self) -> Ages {
        let mut ages = NO_AGES;
        for (seat, seated) in self.setup.seats().zip(&self.seats) {
            ages[seat] = seated.age;
        }
        ages
    }

    /// The name of a seat's player.
    pub fn name(&self, seat: Seat) -> &str {
        self.seats.get(seat.index()).map_or("", |seated| &seated.name)
    }
}

impl fmt::Display for Header {
    /// The line of the record.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line = HeaderLine {
            skipstone: RECORD.to_owned(),
            version: VERSION,
            app: self.app.clone(),
            rules: *self.setup.rules(),
            seats: seat_lines(&self.setup, &self.seats),
            dealer: self.dealer,
            round: self.round,
            seed: self.seed,
        };
        write_json(f, &line)
    }
}

impl FromStr for Header {
    type Err = RecordProblem;

    fn from_str(line: &str) -> Result<Header, RecordProblem> {
        let versioned: Versioned = serde_json::from_str(line).map_err(|_| RecordProblem::NotARecord)?;
        if versioned.skipstone != RECORD {
            return Err(RecordProblem::NotARecord);
        }
        match versioned.version.as_u64() {
            Some(VERSION) => {}
            Some(newer) if newer > VERSION => return Err(RecordProblem::Newer(newer)),
            _ => return Err(RecordProblem::Version(versioned.version.to_string())),
        }
        let line: HeaderLine = serde_json::from_str(line).map_err(|error| json(&error))?;
        let (setup, seated) = parse_seats(line.rules, line.seats)?;
        let seats = setup.seat_count();
        if line.dealer.index() >= seats {
            return Err(RecordProblem::Dealer { dealer: line.dealer, seats });
        }
        if !(1..=MAX_ROUNDS).contains(&line.round) {
            return Err(RecordProblem::Round(line.round));
        }
        Ok(Header {
            app: text::clean(line.app),
            setup,
            seats: seated,
            dealer: line.dealer,
            round: line.round,
            seed: line.seed,
        })
    }
}

impl fmt::Display for Event {
    /// The line of the record.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_json(f, self)
    }
}

/// Writes a line as JSON. Serialization of these types can't fail.
fn write_json(f: &mut fmt::Formatter<'_>, line: &impl Serialize) -> fmt::Result {
    f.write_str(&serde_json::to_string(line).map_err(|_| fmt::Error)?)
}

/// Converts an error of serde_json, without its position: each line is parsed by itself.
fn json(error: &serde_json::Error) -> RecordProblem {
    let text = error.to_string();
    let what = text.rsplit_once(" at line ").map_or(text.as_str(), |(what, _)| what);
    // The library quotes the text as it is.
    let what = Escaped(what);
    RecordProblem::Line(match error.classify() {
        serde_json::error::Category::Data => what.to_string(),
        _ => format!("not JSON: {what}, at column {}", error.column()),
    })
}
