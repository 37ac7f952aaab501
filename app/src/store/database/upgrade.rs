//! Formats of the tables, and the upgrade from an older one to the newest.
//!
//! The format is a number in the file that grows with every new version of any value, so that an older program leaves the file
//! alone. Each format but the first is reached by a step from the one before. All steps of an upgrade run in one transaction:
//! whenever the program is killed, the file is the old one or the new one.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use redb::WriteTransaction;

use super::{AccessError, FORMAT_KEY, META};

/// Converts the tables of one format to the next. Must not call code that changes with later formats.
pub(super) type UpgradeStep = fn(&WriteTransaction) -> Result<(), AccessError>;

/// The steps from format 1 on; the first leads to format 2. A released step never changes. A new version of a value whose
/// older versions are still read needs no conversion, but adds an empty step, so that older programs leave the file alone: the
/// golden file `formats.txt` of the values demands it.
pub(super) const UPGRADE_STEPS: &[UpgradeStep] = &[];

/// The format after all of these steps.
pub(super) fn newest(steps: &[UpgradeStep]) -> u64 {
    1 + steps.len() as u64
}

/// Runs the steps from format `from`, at least 1, to the newest in one transaction.
pub(super) fn run(database: &redb::Database, from: u64, steps: &[UpgradeStep]) -> Result<(), AccessError> {
    let write = database.begin_write()?;
    for (format, step) in (1..).zip(steps).skip_while(|(format, _)| *format < from) {
        tracing::info!(from = format, "upgrading the store");
        step(&write)?;
    }
    write.open_table(META)?.insert(FORMAT_KEY, newest(steps))?;
    tracing::info!(to = newest(steps), "committing the upgraded store");
    write.commit()?;
    tracing::info!("the store is upgraded");
    Ok(())
}

/// Copies a closed file to its [`backup_path`]. Replaces a backup of the same format atomically.
pub(super) fn back_up(path: &Path, format: u64) -> io::Result<()> {
    let backup = backup_path(path, format);
    let new = backup.with_extension("redb.new");
    tracing::info!(backup = %backup.display(), "backing up the store");
    fs::copy(path, &new)?;
    File::options().write(true).open(&new)?.sync_all()?;
    tracing::info!("the backup is written");
    fs::rename(&new, &backup)
}

/// Removes the backups of all older formats. Called once the file has been opened in the newest one.
pub(super) fn remove_backups(path: &Path, newest: u64) {
    for format in 1..newest {
        match fs::remove_file(backup_path(path, format)) {
            Ok(()) => tracing::info!(format, "removed the backup of the store"),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => tracing::warn!(format, %error, "can't remove the backup of the store"),
        }
    }
}

/// `skipstone.format-1.redb` beside `skipstone.redb`.
pub(super) fn backup_path(path: &Path, format: u64) -> PathBuf {
    path.with_extension(format!("format-{format}.redb"))
}
