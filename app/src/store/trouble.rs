//! What can go wrong with the store, told so that a person knows what happened, where, and what is still there.

use std::io;
use std::path::{Path, PathBuf};

use super::value::Damaged;
use crate::store::SeriesId;

/// What went wrong.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Trouble {
    /// Another window plays with this profile. Nothing is kept until it is closed.
    #[error("{} is in use by another Skipstone: close it, or use another --profile", .0.display())]
    InUse(PathBuf),
    /// A newer program wrote the file, which is left alone. What is new stays in memory.
    #[error("{} was written by a newer Skipstone: update this one, or use another --profile", .0.display())]
    Newer(PathBuf),
    /// The file can't be read or written. What is new stays in memory, and is tried again with the next change.
    #[error("{} can't be used: {why}", path.display())]
    Unusable {
        /// The file.
        path: PathBuf,
        /// Why.
        why: Cause,
    },
    /// The file can't be trusted, and was set aside.
    #[error("{} {why}: it was kept as {}", path.display(), now.display())]
    SetAside {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        why: Mistrust,
        /// What it is called now.
        now: PathBuf,
    },
    /// One value can't be read. It stays where it is.
    #[error("{}: {what} {key} can't be read: {why}", path.display())]
    Value {
        /// The file.
        path: PathBuf,
        /// Of which kind.
        what: &'static str,
        /// Which of them.
        key: String,
        /// Why.
        why: Damaged,
    },
    /// The round on the table of a series can't go on. It was set aside, and is dealt again.
    #[error(
        "the round in progress of series {series} can't be continued: {why}; it was set aside and will be dealt again"
    )]
    Round {
        /// Whose.
        series: SeriesId,
        /// Why.
        why: String,
    },
}

/// Why a file can't be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Cause {
    /// No room.
    #[error("the disk is full")]
    Full,
    /// Nothing can be written there.
    #[error("it is read-only")]
    ReadOnly,
    /// Not allowed.
    #[error("access is denied")]
    Denied,
    /// Something else, in the system's words.
    #[error("{0}")]
    Other(String),
}

/// Why a file can't be trusted.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Mistrust {
    /// It isn't what was written there.
    #[error("is damaged ({0})")]
    Damaged(String),
    /// It is a database, but not one of ours.
    #[error("belongs to another program")]
    Foreign,
    /// It has a format of the database library that isn't read any more.
    #[error("has format {0} of the database library, which is too old to be read")]
    LibraryFormat(u8),
}

impl Trouble {
    pub(super) fn unusable(path: &Path, why: impl Into<Cause>) -> Trouble {
        Trouble::Unusable { path: path.to_owned(), why: why.into() }
    }
}

impl From<&io::Error> for Cause {
    fn from(error: &io::Error) -> Cause {
        use io::ErrorKind;
        match error.kind() {
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Cause::Full,
            ErrorKind::ReadOnlyFilesystem => Cause::ReadOnly,
            ErrorKind::PermissionDenied => Cause::Denied,
            _ => Cause::Other(error.to_string()),
        }
    }
}

impl From<io::Error> for Cause {
    fn from(error: io::Error) -> Cause {
        Cause::from(&error)
    }
}
