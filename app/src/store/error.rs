//! Errors of the store, with what a player needs to know: what happened, to which file, and what is kept.

use std::io;
use std::path::{Path, PathBuf};

use skipstone_core::table::ResumeError;
use skipstone_core::text::Escaped;
use skipstone_core::{ErrorChain, SharedError};

use super::saved::StoredSeriesId;
use super::value::StoredValueError;

/// Why the store can't be read or written.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// Another process uses this profile. Nothing is saved until it ends.
    #[error("{} is in use by another Skipstone: close it, or use another --profile", Escaped(.0.display()))]
    InUse(PathBuf),
    /// A newer version wrote the file, which is left unchanged. Changes stay in memory.
    #[error("{} was written by a newer Skipstone: update this one, or use another --profile", Escaped(.0.display()))]
    Newer(PathBuf),
    /// The file can't be read or written. Changes stay in memory and are retried with the next change.
    #[error("{} can't be used", Escaped(path.display()))]
    Unusable {
        /// The path of the file.
        path: PathBuf,
        /// The system's reason.
        #[source]
        why: Cause,
    },
    /// The file can't be trusted and was quarantined.
    #[error("{} {why}: it was kept as {}", Escaped(path.display()), Escaped(now.display()))]
    Quarantined {
        /// Its path before the quarantine.
        path: PathBuf,
        /// What is wrong with it.
        why: QuarantineReason,
        /// Its path in quarantine.
        now: PathBuf,
    },
    /// One value can't be decoded. It stays in the file.
    #[error("{}: {what} {key} can't be read", Escaped(path.display()))]
    Value {
        /// The path of the database.
        path: PathBuf,
        /// The kind of value, in English.
        what: &'static str,
        /// Its key as text.
        key: String,
        /// Why it can't be decoded.
        #[source]
        why: StoredValueError,
    },
    /// The running game of a series can't be continued. It was quarantined, and the round is dealt anew.
    #[error(
        "the round in progress of series {series} can't be continued; it was set aside and will be dealt again"
    )]
    UnplayableRound {
        /// The series it belongs to.
        series: StoredSeriesId,
        /// Why it can't be continued.
        #[source]
        why: ResumeError,
    },
}

/// Why the system refuses access to a file.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Cause {
    /// The disk or the quota is full.
    #[error("the disk is full")]
    Full,
    /// The file or the file system is read-only.
    #[error("it is read-only")]
    ReadOnly,
    /// The user lacks the permission.
    #[error("access is denied")]
    Denied,
    /// Any other error.
    #[error(transparent)]
    Other(SharedError),
}

/// Why a file can't be trusted.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum QuarantineReason {
    /// Its contents are damaged.
    #[error("is damaged ({})", ErrorChain(.0))]
    Damaged(SharedError),
    /// It is a valid database of another program.
    #[error("belongs to another program")]
    Foreign,
    /// A Skipstone from before the first release wrote it.
    #[error("was written by a Skipstone from before version 0.1.0")]
    Unreleased,
    /// It has a file format of the database library that this version of the library doesn't read. No release wrote one; a
    /// release that raises the library's format must upgrade such files first.
    #[error("has format {0} of the database library, which is too old to be read")]
    LibraryFormat(u8),
}

impl StoreError {
    pub(super) fn unusable(path: &Path, why: impl Into<Cause>) -> StoreError {
        StoreError::Unusable { path: path.to_owned(), why: why.into() }
    }
}

impl Cause {
    /// The cause of an error of the system.
    pub(super) fn of(kind: io::ErrorKind, why: SharedError) -> Cause {
        use io::ErrorKind;
        match kind {
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Cause::Full,
            ErrorKind::ReadOnlyFilesystem => Cause::ReadOnly,
            ErrorKind::PermissionDenied => Cause::Denied,
            _ => Cause::Other(why),
        }
    }
}

impl From<io::Error> for Cause {
    fn from(error: io::Error) -> Cause {
        Cause::of(error.kind(), SharedError::new(error))
    }
}
