//! The transcript of a round at a network table as a file: its log with the host's signature, for whoever wants to check it.
//!
//! It is JSON lines: a header with what the log is of and the signed head, and with another one if the host signed two different
//! logs; then the log's entries as a spectator sees them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use skipstone_core::SharedError;
use skipstone_core::text::Escaped;
use skipstone_net::limits;
use skipstone_net::round_log::{LogEntry, LogId, RoundLog, SignedHead, SignedLog};

/// What the header says that it is.
const KIND: &str = "round-log";
/// The version of the format.
const VERSION: u32 = 1;

/// A round's log, whole or in part, with what the host signed. Nothing says that the signatures are of this log: see
/// [`SignedLog::signed_entries`] and [`SignedLog::is_contradicted`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Transcript(pub SignedLog);

#[derive(Serialize, Deserialize)]
struct Header {
    skipstone: String,
    version: u32,
    log: LogId,
    head: SignedHead,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    contradiction: Option<SignedHead>,
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
    /// An entry with cards that only one player saw. They are part of no hash, so anybody can have written them.
    #[error("line {line}: this entry shows cards that no signature covers")]
    HiddenCards {
        /// The line, from 1.
        line: usize,
    },
    /// More entries than any round has.
    #[error("the log has more entries than any round")]
    TooLong,
}

impl Transcript {
    /// The number of the line in which an entry stands, from 1. Entries count from 0.
    pub fn line_of(entry: usize) -> usize {
        entry + 2
    }
}

impl fmt::Display for Transcript {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let SignedLog { log, head, contradiction } = &self.0;
        let header = Header {
            skipstone: KIND.to_owned(),
            version: VERSION,
            log: log.id(),
            head: *head,
            contradiction: *contradiction,
        };
        writeln!(f, "{}", serde_json::to_string(&header).map_err(|_| fmt::Error)?)?;
        for entry in log.entries() {
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
            move |error: serde_json::Error| TranscriptError::Line {
                line,
                // The library quotes the text as it is.
                why: SharedError::new(Escaped(error).to_string()),
            }
        };
        let Header { log, head, contradiction, .. } = serde_json::from_str(header).map_err(unreadable(1))?;
        let mut log = RoundLog::new(log);
        for (line, text) in lines {
            if log.len() == limits::LOG_ENTRIES {
                return Err(TranscriptError::TooLong);
            }
            let entry: LogEntry = serde_json::from_str(text).map_err(unreadable(line))?;
            if entry != entry.clone().into_public() {
                return Err(TranscriptError::HiddenCards { line });
            }
            log.push(entry).map_err(|_| TranscriptError::Misplaced { line })?;
        }
        Ok(Transcript(SignedLog { log, head, contradiction }))
    }
}
