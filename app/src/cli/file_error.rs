//! Files and folders that a command can't read or write.

use std::io;
use std::path::{Path, PathBuf};

/// Why a file or folder that the command line names can't be used.
#[derive(Debug, thiserror::Error)]
pub(super) enum FileError {
    /// It can't be read.
    #[error("{} can't be read: {error}", path.display())]
    Read {
        /// Which.
        path: PathBuf,
        /// Why.
        #[source]
        error: io::Error,
    },
    /// It can't be written.
    #[error("{} can't be written: {error}", path.display())]
    Write {
        /// Which.
        path: PathBuf,
        /// Why.
        #[source]
        error: io::Error,
    },
}

impl FileError {
    /// For a path that can't be read.
    pub(super) fn read(path: &Path) -> impl Fn(io::Error) -> FileError {
        move |error| FileError::Read { path: path.to_owned(), error }
    }

    /// For a path that can't be written.
    pub(super) fn write(path: &Path) -> impl Fn(io::Error) -> FileError {
        move |error| FileError::Write { path: path.to_owned(), error }
    }
}
