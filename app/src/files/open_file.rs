//! Identifies and reads files that are named on the command line, dropped onto the window or picked in a dialog.

use std::path::{Path, PathBuf};

use skipstone_core::ErrorChain;
use skipstone_core::challenge::{ChallengeFile, ChallengeFileError};
use skipstone_core::record::{Record, RecordError};
use skipstone_core::text::Escaped;

use crate::read_file::{FileKind, ReadFileError, read_text};

/// The file extension of records and challenges, by which systems know that they belong to the program. Windows and macOS look at
/// its last part only, so it has one.
pub const EXTENSION: &str = "skipstone";

/// An identified file.
#[derive(Debug, Clone)]
pub enum OpenedFile {
    /// The record of a round.
    Record(Box<Record>),
    /// A challenge, perhaps with what others played of it.
    Challenge(Box<ChallengeFile>),
    /// A series file, which the import reads.
    Series(PathBuf),
}

/// Why a file can't be opened.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum OpenFileError {
    /// It can't be read.
    #[error(transparent)]
    Read(#[from] ReadFileError),
    /// It is no record.
    #[error("{}: {error}", Escaped(path.display()))]
    Record {
        /// The path of the file.
        path: PathBuf,
        /// What is wrong, and in which line.
        error: RecordError,
    },
    /// It is no challenge.
    #[error("{}: {}", Escaped(path.display()), ErrorChain(error))]
    Challenge {
        /// The path of the file.
        path: PathBuf,
        /// What is wrong, and in which line.
        error: ChallengeFileError,
    },
}

/// Identifies a file: by its extension, `.json` is a series file; else by its first line, a challenge or a record.
///
/// # Errors
/// If it can't be read, is too large, or is neither a record nor a challenge.
pub fn open(path: &Path) -> Result<OpenedFile, OpenFileError> {
    // Records are JSON lines, so a single JSON text is none, whether it is complete or not.
    if path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("json")) {
        return Ok(OpenedFile::Series(path.to_owned()));
    }
    let text = read_text(path, FileKind::RecordOrChallenge)?;
    if ChallengeFile::is_begun_in(&text) {
        return parse_challenge(&text, path).map(|file| OpenedFile::Challenge(Box::new(file)));
    }
    parse_record(&text, path).map(|record| OpenedFile::Record(Box::new(record)))
}

/// Reads a record.
///
/// # Errors
/// If the file can't be read, is too large, or is no record.
pub fn read_record(path: &Path) -> Result<Record, OpenFileError> {
    parse_record(&read_text(path, FileKind::Record)?, path)
}

/// Reads a challenge with its records.
///
/// # Errors
/// If the file can't be read, is too large, or is no challenge.
pub fn read_challenge(path: &Path) -> Result<ChallengeFile, OpenFileError> {
    parse_challenge(&read_text(path, FileKind::RecordOrChallenge)?, path)
}

/// Reads the records in a file, a challenge's or a single one, and the number of lines that precede them.
///
/// # Errors
/// If it can't be read, is too large, or is neither a record nor a challenge.
pub fn read_records(path: &Path) -> Result<(usize, Vec<Record>), OpenFileError> {
    let text = read_text(path, FileKind::RecordOrChallenge)?;
    match ChallengeFile::is_begun_in(&text) {
        true => Ok((1, parse_challenge(&text, path)?.records)),
        false => Ok((0, vec![parse_record(&text, path)?])),
    }
}

fn parse_record(text: &str, path: &Path) -> Result<Record, OpenFileError> {
    text.parse().map_err(|error| OpenFileError::Record { path: path.to_owned(), error })
}

fn parse_challenge(text: &str, path: &Path) -> Result<ChallengeFile, OpenFileError> {
    text.parse().map_err(|error| OpenFileError::Challenge { path: path.to_owned(), error })
}
