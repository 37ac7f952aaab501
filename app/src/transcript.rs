//! The transcript of a round at a network table as a file: its log with the host's signature, for whoever wants to check it.
//!
//! It is JSON lines: a header with what the log is of and the signed head, then the log's entries.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use skipstone_core::SharedError;
use skipstone_net::limits;
use skipstone_net::round_log::{LogEntry, LogId, RoundLog, SignedHead};

/// What the header says that it is.
const KIND: &str = "round-log";
/// The version of the format.
const VERSION: u32 = 1;

/// A round's log, whole or in part, and the last head that the host signed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Transcript {
    /// The log.
    pub log: RoundLog,
    /// The signed head. Nothing says that it is this log's: see [`Transcript::signed_entries`].
    pub head: SignedHead,
}

#[derive(Serialize, Deserialize)]
struct Header {
    skipstone: String,
    version: u32,
    log: LogId,
    head: SignedHead,
}

/// Why a text is no transcript, with the number of the line.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum TranscriptError {
    /// The first line is no header of a transcript.
    #[error("line 1: this is no log of a round at a network table")]
    NotATranscript,
    /// The format is newer than this program.
    #[error("line 1: this log has version {0}, made by a newer Skipstone")]
    Version(u32),
    /// A line can't be read.
    #[error("line {line}")]
    Line {
        /// The line, from 1.
        line: usize,
        /// What is wrong with it.
        #[source]
        why: SharedError,
    },
    /// An entry that can't follow those before it.
    #[error("line {line}: this entry can't be at this place of a log")]
    Misplaced {
        /// The line, from 1.
        line: usize,
    },
    /// More entries than any round has.
    #[error("the log has more entries than any round")]
    TooLong,
}

impl Transcript {
    /// The number of entries that the host's signature covers, all those before it included. `None` if the signature isn't the
    /// host's, or is for another log than this.
    pub fn signed_entries(&self) -> Option<usize> {
        let entries = self.head.entries as usize;
        let is_signed =
            self.log.head_at(entries) == Some(self.head.head) && self.head.is_signed(&self.log.id());
        is_signed.then_some(entries)
    }

    /// The number of the line in which an entry stands, from 1. Entries count from 0.
    pub fn line_of(entry: usize) -> usize {
        entry + 2
    }
}

impl fmt::Display for Transcript {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let header =
            Header { skipstone: KIND.to_owned(), version: VERSION, log: self.log.id(), head: self.head };
        writeln!(f, "{}", serde_json::to_string(&header).map_err(|_| fmt::Error)?)?;
        for entry in self.log.entries() {
            writeln!(f, "{}", serde_json::to_string(entry).map_err(|_| fmt::Error)?)?;
        }
        Ok(())
    }
}

impl FromStr for Transcript {
    type Err = TranscriptError;

    fn from_str(text: &str) -> Result<Transcript, TranscriptError> {
        #[derive(Deserialize)]
        struct Version {
            skipstone: String,
            version: u32,
        }

        let mut lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
        let header = lines.next().map_or("", |(_, line)| line);
        match serde_json::from_str(header) {
            Ok(Version { skipstone, version: VERSION }) if skipstone == KIND => {}
            Ok(Version { skipstone, version }) if skipstone == KIND => {
                return Err(TranscriptError::Version(version));
            }
            _ => return Err(TranscriptError::NotATranscript),
        }
        let unreadable = |line| {
            move |error: serde_json::Error| TranscriptError::Line { line, why: SharedError::new(error) }
        };
        let Header { log, head, .. } = serde_json::from_str(header).map_err(unreadable(1))?;
        let mut log = RoundLog::new(log);
        for (line, text) in lines {
            if log.len() == limits::LOG_ENTRIES {
                return Err(TranscriptError::TooLong);
            }
            let entry: LogEntry = serde_json::from_str(text).map_err(unreadable(line))?;
            log.push(entry).map_err(|_| TranscriptError::Misplaced { line })?;
        }
        Ok(Transcript { log, head })
    }
}
