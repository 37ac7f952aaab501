//! Errors about the files and folders that a command line names.

use std::error::Error;
use std::path::{Path, PathBuf};

use crate::error_chain::SharedError;
use crate::text::Escaped;

/// Why a file or folder that a command line names can't be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PathError {
    /// It can't be read.
    #[error("{} can't be read", Escaped(path.display()))]
    Read {
        /// The path that can't be read.
        path: PathBuf,
        /// The system's error.
        #[source]
        error: SharedError,
    },
    /// It can't be written.
    #[error("{} can't be written", Escaped(path.display()))]
    Write {
        /// The path that can't be written.
        path: PathBuf,
        /// The system's error.
        #[source]
        error: SharedError,
    },
}

impl PathError {
    /// Makes a read error for a path, for use with `map_err`.
    pub fn read<E: Error + Send + Sync + 'static>(path: &Path) -> impl Fn(E) -> PathError {
        move |error| PathError::Read { path: path.to_owned(), error: SharedError::new(error) }
    }

    /// Makes a write error for a path, for use with `map_err`.
    pub fn write<E: Error + Send + Sync + 'static>(path: &Path) -> impl Fn(E) -> PathError {
        move |error| PathError::Write { path: path.to_owned(), error: SharedError::new(error) }
    }
}
