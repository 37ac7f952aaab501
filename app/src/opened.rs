//! Files from outside, named on the command line, dropped onto the window or picked in a dialog: what one is, and what is
//! wrong with it.

use std::fs::File;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use skipstone_core::record::{Record, RecordError};

/// More than any round that ends by itself can fill.
const LARGEST: u64 = 256 << 20;

/// What a file turned out to be.
#[derive(Debug, Clone)]
pub enum Opened {
    /// The record of a round.
    Record(Box<Record>),
    /// A file of series, to be read where they are kept.
    Series(PathBuf),
}

/// Why a file can't be opened.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum OpenError {
    /// It can't be read.
    #[error("{} can't be read: {why}", path.display())]
    Read {
        /// Which.
        path: PathBuf,
        /// Why.
        kind: io::ErrorKind,
        /// Why, in the system's words.
        why: String,
    },
    /// It is no record.
    #[error("{}: {error}", path.display())]
    Record {
        /// Which.
        path: PathBuf,
        /// Where it is broken.
        error: RecordError,
    },
}

/// Opens a file, whatever it is.
///
/// # Errors
/// If it can't be read, or is nothing that is known here.
pub fn open(path: &Path) -> Result<Opened, OpenError> {
    // Records are lines of JSON, so what is one JSON text is no record, whole or not.
    if path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("json")) {
        return Ok(Opened::Series(path.to_owned()));
    }
    record(path).map(|record| Opened::Record(Box::new(record)))
}

/// Reads a record's file.
///
/// # Errors
/// If it can't be read, or is no record.
pub fn record(path: &Path) -> Result<Record, OpenError> {
    let unreadable = |error: io::Error| OpenError::Read {
        path: path.to_owned(),
        kind: error.kind(),
        why: error.to_string(),
    };
    let text = read(path).map_err(unreadable)?;
    text.parse().map_err(|error| OpenError::Record { path: path.to_owned(), error })
}

fn read(path: &Path) -> io::Result<String> {
    let mut text = String::new();
    let read = File::open(path)?.take(LARGEST + 1).read_to_string(&mut text)?;
    if read as u64 > LARGEST {
        return Err(io::Error::new(
            io::ErrorKind::FileTooLarge,
            format!("it is larger than {} MiB, which no record is", LARGEST >> 20),
        ));
    }
    Ok(text)
}
