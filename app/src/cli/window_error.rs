//! Why the window can't be opened.

use crate::files::open_file::OpenFileError;
use crate::store::ProfileError;
use crate::window;

/// Why the window can't be opened.
#[derive(Debug, thiserror::Error)]
pub(super) enum WindowError {
    /// There is no display, or the window can't be created.
    #[error(transparent)]
    Window(#[from] window::Error),
    /// The profile's name is invalid.
    #[error(transparent)]
    Profile(#[from] ProfileError),
    /// The file can't be opened, and there is no window to show the error in.
    #[error(transparent)]
    Open(#[from] OpenFileError),
    /// The argument is neither a command nor a file.
    #[error("there is neither a command nor a file {0:?}: `skipstone --help` lists the commands")]
    Unknown(String),
}
