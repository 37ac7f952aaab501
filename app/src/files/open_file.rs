//! Identifies and reads files that are named on the command line, dropped onto the window or picked in a dialog.

use std::fs::File;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use skipstone_core::challenge::{ChallengeFile, ChallengeFileError};
use skipstone_core::record::{Record, RecordError};
use skipstone_core::{ErrorChain, SharedError};

/// The file extension of records and challenges, by which systems know that they belong to the program. Windows and macOS look at
/// its last part only, so it has one.
pub const EXTENSION: &str = "skipstone";

/// The largest record that is read, in bytes: more than any finished round needs.
const MAX_BYTES: u64 = 256 << 20;

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
    #[error("{} can't be read", path.display())]
    Read {
        /// The path of the file.
        path: PathBuf,
        /// The kind of the system's error.
        kind: io::ErrorKind,
        /// The system's error.
        #[source]
        why: SharedError,
    },
    /// It is no record.
    #[error("{}: {error}", path.display())]
    Record {
        /// The path of the file.
        path: PathBuf,
        /// What is wrong, and in which line.
        error: RecordError,
    },
    /// It is no challenge.
    #[error("{}: {}", path.display(), ErrorChain(error))]
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
    let text = read_text(path)?;
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
    parse_record(&read_text(path)?, path)
}

/// Reads a challenge with its records.
///
/// # Errors
/// If the file can't be read, is too large, or is no challenge.
pub fn read_challenge(path: &Path) -> Result<ChallengeFile, OpenFileError> {
    parse_challenge(&read_text(path)?, path)
}

/// Reads the records in a file, a challenge's or a single one, and the number of lines that precede them.
///
/// # Errors
/// If it can't be read, is too large, or is neither a record nor a challenge.
pub fn read_records(path: &Path) -> Result<(usize, Vec<Record>), OpenFileError> {
    let text = read_text(path)?;
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

/// Reads a text.
///
/// # Errors
/// If the file can't be read, or is too large.
pub fn read_text(path: &Path) -> Result<String, OpenFileError> {
    let unreadable = |error: io::Error| OpenFileError::Read {
        path: path.to_owned(),
        kind: error.kind(),
        why: SharedError::new(error),
    };
    read(path).map_err(unreadable)
}

fn read(path: &Path) -> io::Result<String> {
    let mut text = String::new();
    let read = File::open(path)?.take(MAX_BYTES + 1).read_to_string(&mut text)?;
    if read as u64 > MAX_BYTES {
        return Err(io::Error::new(
            io::ErrorKind::FileTooLarge,
            format!("it is larger than {} MiB, which no record is", MAX_BYTES >> 20),
        ));
    }
    Ok(text)
}
