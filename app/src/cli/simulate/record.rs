//! The folder of a simulation's records.

use std::fs;
use std::path::{Path, PathBuf};

use skipstone_core::PathError;
use skipstone_core::record::Record;

use crate::cli::CommandError;

/// A folder with one record per round.
pub(super) struct Folder {
    path: PathBuf,
    /// The number of digits in file names, padded so that they sort.
    digits: usize,
}

impl Folder {
    /// Opens an empty folder for that many records, or creates it. Fails if it isn't empty.
    pub(super) fn create(path: &Path, records: u64) -> Result<Folder, CommandError> {
        let error = PathError::write(path);
        fs::create_dir_all(path).map_err(&error)?;
        if fs::read_dir(path).map_err(error)?.next().is_some() {
            return Err(CommandError::NotEmpty(path.to_owned()));
        }
        Ok(Folder { path: path.to_owned(), digits: records.to_string().len() })
    }

    /// Writes the record of a round, numbered from 0.
    pub(super) fn write(&self, round: u64, record: &Record) -> Result<(), PathError> {
        let path = self.path.join(format!("round-{:0digits$}.jsonl", round + 1, digits = self.digits));
        // On a full disk no half of a record stays behind.
        let written = fs::write(&path, record.to_string()).inspect_err(|_| drop(fs::remove_file(&path)));
        written.map_err(PathError::write(&path))
    }
}
