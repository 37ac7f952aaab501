//! A challenge as a file: its code, and the records of rounds that others played of it.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::{AttemptError, Challenge, ChallengeAttempt, ChallengeCodeError};
use crate::record::{Record, RecordError};
use crate::text::Escaped;

/// The version of the format that is written and read here.
const VERSION: u64 = 1;

/// The value of the first line's first key, by which a file is recognised as a challenge.
const CHALLENGE: &str = "challenge";

/// A challenge, with the records of rounds. What they prove is checked by [`Challenge::check`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChallengeFile {
    /// The deal.
    pub challenge: Challenge,
    /// The records, at most [`ChallengeFile::MAX_RECORDS`].
    pub records: Vec<Record>,
}

/// Why a text is no challenge with records.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ChallengeFileError {
    /// The first line is no challenge's.
    #[error("line 1: {0}")]
    Header(String),
    /// A newer program wrote the file.
    #[error("line 1: this challenge has version {0}, made by a newer Skipstone: known is version {VERSION}")]
    Newer(u64),
    /// The code is none.
    #[error("line 1: the code of this challenge can't be read")]
    Code(#[from] ChallengeCodeError),
    /// A record can't be read.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// It has more records than are read.
    #[error("there are more than {most} records in this challenge", most = ChallengeFile::MAX_RECORDS)]
    TooMany,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct HeaderLine {
    skipstone: String,
    version: u64,
    code: String,
}

/// The part of a first line that every version and every kind of file has.
#[derive(Deserialize)]
struct Kind {
    skipstone: String,
    version: u64,
}

impl Kind {
    fn of(line: &str) -> Option<Kind> {
        serde_json::from_str(line).ok()
    }
}

impl ChallengeFile {
    /// The most records in a file.
    pub const MAX_RECORDS: usize = 32;

    /// Whether a text begins as a challenge does, readable or not.
    pub fn is_begun_in(text: &str) -> bool {
        let first = text.lines().next().unwrap_or_default();
        Kind::of(first).is_some_and(|kind| kind.skipstone == CHALLENGE)
    }

    /// The records with what each proves, in their order; each is checked when its turn comes. Errors name lines of the whole file, in
    /// which `before` lines precede the records: 1, or 0 where they come from the file of a single record.
    pub fn checked(
        self,
        before: usize,
    ) -> impl Iterator<Item = (Record, Result<ChallengeAttempt, AttemptError>)> {
        let ChallengeFile { challenge, records } = self;
        let mut before = before;
        records.into_iter().map(move |record| {
            let checked = challenge.check(&record).map_err(|error| error.after_lines(before));
            before += 1 + record.events.len();
            (record, checked)
        })
    }

    /// Adds a record, unless it is there already.
    pub fn add(&mut self, record: Record) {
        if !self.records.contains(&record) {
            self.records.push(record);
        }
    }

    /// Who played the records' rounds, in their order.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        let seat = self.challenge.seat();
        self.records.iter().map(move |record| record.header.name(seat))
    }
}

impl fmt::Display for ChallengeFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (skipstone, code) = (CHALLENGE.to_owned(), self.challenge.to_string());
        let header = serde_json::to_string(&HeaderLine { skipstone, version: VERSION, code });
        writeln!(f, "{}", header.map_err(|_| fmt::Error)?)?;
        self.records.iter().try_for_each(|record| write!(f, "{record}"))
    }
}

impl FromStr for ChallengeFile {
    type Err = ChallengeFileError;

    fn from_str(text: &str) -> Result<ChallengeFile, ChallengeFileError> {
        let lines: Vec<&str> = text.trim_end().lines().collect();
        let first = lines.first().copied().unwrap_or_default();
        if let Some(Kind { version, .. }) = Kind::of(first).filter(|kind| kind.version > VERSION) {
            return Err(ChallengeFileError::Newer(version));
        }
        let header: HeaderLine = serde_json::from_str(first)
            .map_err(|error| ChallengeFileError::Header(Escaped(error).to_string()))?;
        if (header.skipstone.as_str(), header.version) != (CHALLENGE, VERSION) {
            return Err(ChallengeFileError::Header("this is no challenge".to_owned()));
        }
        // Each record begins with a line of its own kind, and ends before the next one.
        let begins: Vec<usize> =
            (1..lines.len()).filter(|at| *at == 1 || Kind::of(lines[*at]).is_some()).collect();
        if begins.len() > ChallengeFile::MAX_RECORDS {
            return Err(ChallengeFileError::TooMany);
        }
        let ends = begins.iter().skip(1).copied().chain([lines.len()]);
        let record = |(begin, end): (usize, usize)| {
            let record: Result<Record, RecordError> = lines[begin..end].join("\n").parse();
            record.map_err(|error| RecordError { line: begin + error.line, ..error })
        };
        let records = begins.iter().copied().zip(ends).map(record).collect::<Result<_, _>>()?;
        Ok(ChallengeFile { challenge: header.code.parse()?, records })
    }
}
