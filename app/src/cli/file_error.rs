//! Errors of files and folders named on the command line.

use std::io;
use std::path::{Path, PathBuf};

/// Why a file or folder that the command line names can't be used.
#[derive(Debug, thiserror::Error)]
pub(super) enum PathError {
    /// It can't be read.
    #[error("{} can't be read", path.display())]
    Read {
        /// The path that can't be read.
        path: PathBuf,
        /// The system's error.
        #[source]
        error: io::Error,
    },
    /// It can't be written.
    #[error("{} can't be written", path.display())]
    Write {
        /// The path that can't be written.
        path: PathBuf,
        /// The system's error.
        #[source]
        error: io::Error,
    },
}

impl PathError {
    /// Makes a read error for a path, for use with `map_err`.
    pub(super) fn read(path: &Path) -> impl Fn(io::Error) -> PathError {
        move |error| PathError::Read { path: path.to_owned(), error }
    }

    /// Makes a write error for a path, for use with `map_err`.
    pub(super) fn write(path: &Path) -> impl Fn(io::Error) -> PathError {
        move |error| PathError::Write { path: path.to_owned(), error }
    }
}
