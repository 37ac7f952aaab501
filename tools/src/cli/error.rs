//! Errors of commands.

use std::io;
use std::path::{Path, PathBuf};

use skipstone_core::text::Escaped;

/// Why a command failed, in one sentence for the terminal.
#[derive(Debug, thiserror::Error)]
pub(super) enum CommandError {
    /// The standard output can't be written.
    #[error("the output can't be written")]
    Output(#[source] io::Error),
    /// A file can't be read.
    #[error("{} can't be read", Escaped(path.display()))]
    Read {
        /// The path of the file.
        path: PathBuf,
        /// The system's error.
        #[source]
        error: io::Error,
    },
    /// A file or folder can't be written.
    #[error("{} can't be written", Escaped(path.display()))]
    Write {
        /// The path of the file or folder.
        path: PathBuf,
        /// The system's error.
        #[source]
        error: io::Error,
    },
    /// `train`: the saved state belongs to another kind of table.
    #[error("{} isn't a training of this kind of table: move it away to begin anew", Escaped(.0.display()))]
    OtherTraining(PathBuf),
}

impl CommandError {
    /// Makes a write error for a path, for use with `map_err`.
    pub(super) fn write(path: &Path) -> impl Fn(io::Error) -> CommandError {
        move |error| CommandError::Write { path: path.to_owned(), error }
    }
}
