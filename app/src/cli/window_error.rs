//! What keeps the window from opening.

use crate::opened::OpenError;
use crate::store::ProfileError;
use crate::window;

/// Why the window doesn't open.
#[derive(Debug, thiserror::Error)]
pub(super) enum WindowError {
    /// There is no window.
    #[error(transparent)]
    Window(#[from] window::Error),
    /// There is no such profile.
    #[error(transparent)]
    Profile(#[from] ProfileError),
    /// The file can't be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// Neither a command nor a file.
    #[error("there is neither a command nor a file {0:?}: `skipstone --help` lists the commands")]
    Unknown(String),
}
