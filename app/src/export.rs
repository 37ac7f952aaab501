//! Files for the player: into the folder for documents, never over a file that is there.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use directories::UserDirs;

use crate::locale::Locale;
use crate::tr;

/// Why a file wasn't written.
#[derive(Debug, thiserror::Error)]
pub enum Failed {
    /// The system names neither a folder for documents nor a home.
    #[error("there is no folder for documents")]
    NoFolder,
    /// The file can't be written.
    #[error("{} can't be written: {error}", path.display())]
    Write {
        /// Which.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
}

/// Writes a new file into the player's folder for documents, or the home where there is none, and says where it is.
///
/// # Errors
/// If it can't be written.
pub fn to_documents(
    name: &str,
    extension: &str,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> Result<PathBuf, Failed> {
    let dirs = UserDirs::new().ok_or(Failed::NoFolder)?;
    let folder = dirs.document_dir().filter(|folder| folder.is_dir()).unwrap_or(dirs.home_dir());
    to_folder(folder, name, extension, write)
}

/// Writes a new file into a folder: `name.extension`, or `name (2).extension` where that is taken, and so on.
///
/// # Errors
/// If it can't be written. Nothing is left of it then.
pub fn to_folder(
    folder: &Path,
    name: &str,
    extension: &str,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> Result<PathBuf, Failed> {
    let (path, file) = create(folder, name, extension)?;
    let mut file = BufWriter::new(file);
    let written = write(&mut file).and_then(|()| file.flush()).and_then(|()| file.get_ref().sync_all());
    match written {
        Ok(()) => Ok(path),
        Err(error) => {
            // Half a file is worse than none. If it can't be removed either, the player knows of it all the same.
            let _ = fs::remove_file(&path);
            Err(Failed::Write { path, error })
        }
    }
}

/// The first name that isn't taken.
fn create(folder: &Path, name: &str, extension: &str) -> Result<(PathBuf, File), Failed> {
    let mut path = folder.join(format!("{name}.{extension}"));
    let mut number = 1;
    loop {
        match File::create_new(&path) {
            Ok(file) => return Ok((path, file)),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
            Err(error) => return Err(Failed::Write { path, error }),
        }
        path.set_file_name(format!("{name} ({number}).{extension}"));
    }
}

impl Locale {
    /// Why a file wasn't written, for the window.
    pub fn not_exported(&self, failed: &Failed) -> String {
        match failed {
            Failed::NoFolder => tr!(self, "not-exported-no-folder"),
            Failed::Write { path, error } => {
                let (path, error) = (path.display().to_string(), error.to_string());
                tr!(self, "not-exported", path = path, error = error)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_is_there_stays() {
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
    fn what_fails_leaves_nothing_behind() {
        let folder = tempfile::tempdir().expect("a folder");
        let full = |file: &mut dyn Write| {
            file.write_all(b"half")?;
            Err(io::ErrorKind::StorageFull.into())
        };
        let failed = to_folder(folder.path(), "rounds", "csv", full);
        assert!(matches!(failed, Err(Failed::Write { .. })));
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 0);
        let nowhere = folder.path().join("no such folder");
        assert!(matches!(to_folder(&nowhere, "rounds", "csv", |_| Ok(())), Err(Failed::Write { .. })));
    }
}
