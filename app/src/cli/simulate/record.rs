//! The folder that a simulation's records go into.

use std::fs;
use std::path::{Path, PathBuf};

use skipstone_core::record::Record;

use super::error::SimulateError;
use crate::cli::file_error::FileError;

/// A folder of records, one a round.
pub(super) struct Folder {
    path: PathBuf,
    /// How many digits the last round's number has, so that the names sort.
    digits: usize,
}

impl Folder {
    /// An empty folder for so many records; it is made where there is none.
    pub(super) fn create(path: &Path, records: u64) -> Result<Folder, SimulateError> {
        let error = FileError::write(path);
        fs::create_dir_all(path).map_err(&error)?;
        if fs::read_dir(path).map_err(error)?.next().is_some() {
            return Err(SimulateError::NotEmpty(path.to_owned()));
        }
        Ok(Folder { path: path.to_owned(), digits: records.to_string().len() })
    }

    /// Writes the record of a round, counted from 0.
    pub(super) fn write(&self, round: u64, record: &Record) -> Result<(), FileError> {
        let path = self.path.join(format!("round-{:0digits$}.jsonl", round + 1, digits = self.digits));
        fs::write(&path, record.to_string()).map_err(FileError::write(&path))
    }
}
