//! The system's own dialog for choosing a file.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use rfd::AsyncFileDialog;

/// Nobody calls a dialog off sooner than this: then there was none.
const SOONEST: Duration = Duration::from_millis(150);

/// What came of asking for a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Picked {
    /// A file.
    File(PathBuf),
    /// The player changed their mind.
    Nothing,
    /// The system has no dialog to show.
    NoDialog,
}

/// Asks for a file; `files` is what those are called that can be opened. Some systems want to be asked by the thread of the
/// window.
pub fn pick(files: String) -> impl Future<Output = Picked> + Send {
    let asked = AsyncFileDialog::new().add_filter(files, &["jsonl", "json"]).pick_file();
    async {
        let asked_at = Instant::now();
        match asked.await {
            Some(file) => Picked::File(file.path().to_owned()),
            None if asked_at.elapsed() < SOONEST => Picked::NoDialog,
            None => Picked::Nothing,
        }
    }
}
