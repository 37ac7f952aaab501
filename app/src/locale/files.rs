//! Why a file can't be opened, in the player's language.

use std::io::ErrorKind;
use std::path::Path;

use super::Locale;
use crate::opened::OpenError;
use crate::tr;

impl Locale {
    /// Why a file can't be opened.
    pub fn open_error(&self, error: &OpenError) -> String {
        match error {
            OpenError::Read { path, kind, why } => {
                let file = name(path);
                match kind {
                    ErrorKind::NotFound => tr!(self, "file-missing", file = file),
                    ErrorKind::PermissionDenied => tr!(self, "file-forbidden", file = file),
                    ErrorKind::IsADirectory => tr!(self, "file-folder", file = file),
                    // A text it isn't, so it is no record either.
                    ErrorKind::InvalidData => {
                        tr!(self, "file-broken", file = file, why = tr!(self, "record-none"))
                    }
                    // The system's own words.
                    _ => tr!(self, "file-unreadable", file = file, why = why.as_str()),
                }
            }
            OpenError::Record { path, error } => {
                tr!(self, "file-broken", file = name(path), why = self.record_error(error))
            }
        }
    }
}

/// A file as people call it.
fn name(path: &Path) -> String {
    path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
}
