//! Errors of commands.

use std::io;
use std::path::PathBuf;

use skipstone_core::PathError;
use skipstone_core::text::Escaped;

/// Why a command failed, in one sentence for the terminal.
#[derive(Debug, thiserror::Error)]
pub(super) enum CommandError {
    /// The standard output can't be written.
    #[error("the output can't be written")]
    Output(#[source] io::Error),
    /// A file or folder can't be used.
    #[error(transparent)]
    Path(#[from] PathError),
    /// `train`: the saved state belongs to another kind of table.
    #[error("{} isn't a training of this kind of table: move it away to begin anew", Escaped(.0.display()))]
    OtherTraining(PathBuf),
}
