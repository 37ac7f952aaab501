//! Sentences for errors of opening files.

use std::io::ErrorKind;
use std::path::Path;

use skipstone_core::ErrorChain;

use crate::files::open_file::OpenFileError;
use crate::locale::Locale;
use crate::tr;

impl Locale {
    /// Why a file can't be opened.
    pub fn open_error(&self, error: &OpenFileError) -> String {
        match error {
            OpenFileError::Read { path, kind, why } => {
                let file = name(path);
                match kind {
                    ErrorKind::NotFound => tr!(self, "file-missing", file = file),
                    ErrorKind::PermissionDenied => tr!(self, "file-forbidden", file = file),
                    ErrorKind::IsADirectory => tr!(self, "file-folder", file = file),
                    // The file isn't UTF-8, so it is no record.
                    ErrorKind::InvalidData => {
                        tr!(self, "file-broken", file = file, why = tr!(self, "record-none"))
                    }
                    // The system's own message.
                    _ => tr!(self, "file-unreadable", file = file, why = ErrorChain(why).to_string()),
                }
            }
            OpenFileError::Record { path, error } => {
                tr!(self, "file-broken", file = name(path), why = self.record_error(error))
            }
            OpenFileError::Challenge { path, error } => {
                tr!(self, "file-broken", file = name(path), why = self.challenge_file_error(error))
            }
        }
    }
}

/// The file's name without its folder.
fn name(path: &Path) -> String {
    path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
}
