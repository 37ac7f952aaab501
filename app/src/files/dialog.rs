//! The system's dialog for choosing a file.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use rfd::AsyncFileDialog;

/// A dialog that is cancelled sooner than this was never shown: the system has none.
const MIN_DIALOG_TIME: Duration = Duration::from_millis(150);

/// The result of the file dialog.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PickedFile {
    /// The player chose this file.
    File(PathBuf),
    /// The player cancelled the dialog.
    Nothing,
    /// The system has no dialog to show.
    NoDialog,
}

/// Shows the dialog; `files` labels the filter for supported files. Call it on the window's thread, as some systems require;
/// the future may be awaited anywhere.
pub fn pick(files: String) -> impl Future<Output = PickedFile> + Send {
    let asked = AsyncFileDialog::new().add_filter(files, &["skipstone", "jsonl", "json"]).pick_file();
    async {
        let asked_at = Instant::now();
        match asked.await {
            Some(file) => PickedFile::File(file.path().to_owned()),
            None if asked_at.elapsed() < MIN_DIALOG_TIME => PickedFile::NoDialog,
            None => PickedFile::Nothing,
        }
    }
}
