//! Quarantine: a file that can't be trusted is renamed, so that nothing in it is lost.

use std::path::{Path, PathBuf};
use std::{fs, io};

use jiff::Zoned;
use skipstone_core::SharedError;

use super::error::{Cause, QuarantineReason, StoreError};
use crate::read_file::ReadProblem;

/// Renames a file so that a new one can take its place. Returns the error that tells the player where it is now.
pub(super) fn quarantine(path: &Path, why: QuarantineReason) -> StoreError {
    let word = match why {
        QuarantineReason::Damaged(_) => "damaged",
        QuarantineReason::Foreign => "foreign",
        QuarantineReason::Unreleased => "unreleased",
        QuarantineReason::LibraryFormat(_) => "old",
    };
    match rename(path, word) {
        Ok(now) => StoreError::Quarantined { path: path.to_owned(), why, now },
        Err(error) => StoreError::unusable(path, error),
    }
}

/// What becomes of a file that can't be read: one whose contents can't be right is quarantined, any other is left alone. Returns
/// the error that tells the player.
pub(super) fn unreadable(path: &Path, problem: ReadProblem) -> StoreError {
    match problem {
        problem if problem.is_of_contents() => {
            quarantine(path, QuarantineReason::Damaged(SharedError::new(problem)))
        }
        ReadProblem::System { kind, why } => StoreError::unusable(path, Cause::of(kind, why)),
        problem => StoreError::unusable(path, Cause::Other(SharedError::new(problem))),
    }
}

fn rename(path: &Path, word: &str) -> io::Result<PathBuf> {
    let date = Zoned::now().strftime("%Y-%m-%d-%H%M%S").to_string();
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let extension = path.extension().unwrap_or_default().to_string_lossy();
    let name = |number: u32| match number {
        1 => path.with_file_name(format!("{stem}.{word}-{date}.{extension}")),
        _ => path.with_file_name(format!("{stem}.{word}-{date}-{number}.{extension}")),
    };
    let free = (1..).map(name).find(|name| !name.exists()).unwrap_or_else(|| path.to_owned());
    fs::rename(path, &free)?;
    Ok(free)
}
