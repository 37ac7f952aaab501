//! Writes files for the player into the documents folder, never over an existing file.

use std::io::{self, Write};
use std::iter;
use std::path::{Path, PathBuf};

use directories::UserDirs;
use skipstone_core::SharedError;
use skipstone_core::text::Escaped;

use crate::locale::Locale;
use crate::store::atomic_file;
use crate::tr;

/// Why a file can't be exported.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ExportError {
    /// The system names neither a documents folder nor a home folder.
    #[error("there is no folder for documents")]
    NoFolder,
    /// The file can't be written.
    #[error("{} can't be written", Escaped(path.display()))]
    Write {
        /// The path that was tried.
        path: PathBuf,
        /// The system's error.
        #[source]
        error: SharedError,
    },
}

/// The player's documents folder, or the home folder if there is none.
///
/// # Errors
/// If there is no such folder.
pub fn documents() -> Result<PathBuf, ExportError> {
    let dirs = UserDirs::new().ok_or(ExportError::NoFolder)?;
    let folder = dirs.document_dir().filter(|folder| folder.is_dir()).unwrap_or(dirs.home_dir());
    Ok(folder.to_owned())
}

/// Writes a new file into the player's documents folder. Returns its path.
///
/// # Errors
/// If there is no such folder, or the file can't be written.
pub fn to_documents(
    name: &str,
    extension: &str,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> Result<PathBuf, ExportError> {
    to_folder(&documents()?, name, extension, write)
}

/// Writes a new file into a folder: `name.extension`, or `name (2).extension` if that exists, and so on. Returns its path.
///
/// # Errors
/// If it can't be written. Nothing is left behind then.
pub fn to_folder(
    folder: &Path,
    name: &str,
    extension: &str,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> Result<PathBuf, ExportError> {
    let path = folder.join(format!("{name}.{extension}"));
    let numbered = (2..).map(|number| folder.join(format!("{name} ({number}).{extension}")));
    let created = atomic_file::create_first_free(iter::once(path.clone()).chain(numbered), write);
    created.map_err(|error| ExportError::Write { path, error: SharedError::new(error) })
}

/// Turns a name into a file name that every system allows.
pub fn file_name(words: &str) -> String {
    /// In characters. File systems allow 255 bytes, with extension and number.
    const LONGEST: usize = 50;
    let kept = |letter: char| match letter {
        '/' | '\\' | ':' | '*' | '?' | '"' | '<' | '>' | '|' => '-',
        letter if letter.is_control() => '-',
        letter => letter,
    };
    let name: String = words.chars().take(LONGEST).map(kept).collect();
    name.trim_matches([' ', '.']).to_owned()
}

impl Locale {
    /// What became of an export, as a sentence in the player's language.
    pub fn exported(&self, exported: &Result<PathBuf, ExportError>) -> String {
        match exported {
            Ok(path) => tr!(self, "exported", path = path.display().to_string()),
            Err(error) => self.export_error(error),
        }
    }

    /// The error as a sentence in the player's language.
    pub fn export_error(&self, error: &ExportError) -> String {
        match error {
            ExportError::NoFolder => tr!(self, "not-exported-no-folder"),
            ExportError::Write { path, error } => {
                let (path, error) = (path.display().to_string(), error.to_string());
                tr!(self, "not-exported", path = path, error = error)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn an_export_never_overwrites_a_file() {
        let folder = tempfile::tempdir().expect("a folder");
        let write = |content: &str| {
            to_folder(folder.path(), "rounds", "csv", |file| file.write_all(content.as_bytes()))
        };
        let files = [("rounds.csv", "one"), ("rounds (2).csv", "two"), ("rounds (3).csv", "three")];
        for (name, content) in files {
            assert_eq!(write(content).expect("written"), folder.path().join(name));
        }
        for (name, content) in files {
            assert_eq!(fs::read_to_string(folder.path().join(name)).expect("a file"), content);
        }
    }

    #[test]
    fn a_failed_export_leaves_no_file() {
        let folder = tempfile::tempdir().expect("a folder");
        let full = |file: &mut dyn Write| {
            file.write_all(b"half")?;
            Err(io::ErrorKind::StorageFull.into())
        };
        let failed = to_folder(folder.path(), "rounds", "csv", full);
        assert!(matches!(failed, Err(ExportError::Write { .. })));
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 0);
        let nowhere = folder.path().join("no such folder");
        assert!(matches!(to_folder(&nowhere, "rounds", "csv", |_| Ok(())), Err(ExportError::Write { .. })));
    }
}
