//! The store's only file: tables from byte keys to byte values, changed in crash-safe transactions. Alone in knowing `redb`.
//!
//! All of a change goes into one transaction; opening the file checks every page of it.

mod error;
mod panics;
mod permissions;
#[cfg(test)]
pub(super) mod slow_disk;
#[cfg(test)]
mod tests;
mod upgrade;

use std::collections::BTreeMap;
use std::path::Path;
use std::{fs, io};

use redb::backends::InMemoryBackend;
use redb::{ReadableDatabase, ReadableTable as _, StorageBackend as _, TableDefinition, TableError};
use skipstone_core::SharedError;

use super::error::{Cause, QuarantineReason};
use crate::read_file::{IrregularFile, ReadProblem};
use panics::guarded;
use upgrade::{UPGRADE_STEPS, UpgradeStep};

pub(super) use error::{AccessError, OpenDatabaseError};
pub(crate) use panics::is_guarded;

/// Holds the format of the tables, see [`upgrade`].
const META: TableDefinition<'_, &str, u64> = TableDefinition::new("store");
const FORMAT_KEY: &str = "format";
/// The table that programs from before the first release had in its place, with the same key.
const UNRELEASED_META: TableDefinition<'_, &str, u64> = TableDefinition::new("meta");

/// The size of the page cache in bytes. The file is small, and values are decoded as soon as they are read.
const CACHE: usize = 8 << 20;

/// A table of the file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum RowKind {
    /// Series by id.
    Series,
    /// The running game of a series.
    Running,
    /// The room state of a hosted table, beyond its series and its running game.
    Hosted,
    /// What was seen of the current round of a series at a network table, to verify it after a restart.
    Evidence,
    /// The deals that a host has left open, by its key.
    UnfinishedDeals,
    /// Summaries of finished rounds, with tallies.
    Rounds,
    /// Records of finished rounds.
    Records,
    /// Known hosts and known players.
    Trust,
    /// Running games that couldn't be continued, unchanged.
    Quarantine,
    /// The order in which series were played.
    PlayOrder,
    /// The seat that is kept for the player at somebody else's table.
    KeptSeat,
    /// How series between people at network tables ended.
    Outcomes,
    /// Challenges that were accepted, by their codes.
    Accepted,
    /// Puzzles that were tried, by their short names.
    TriedPuzzles,
    /// Puzzles that are marked as favourites.
    FavouritePuzzles,
    /// The best set of puzzles against the clock.
    TimedSets,
    /// What the turns of seats in finished rounds gave away.
    Reviews,
    /// What the cards of finished rounds were worth.
    Luck,
    /// What others played of challenges, by their codes.
    Rivals,
    /// What the chats of hosted tables have told beside what people said, by series.
    SystemMessages,
}

impl RowKind {
    pub(super) const fn name(self) -> &'static str {
        match self {
            RowKind::Series => "series",
            RowKind::Running => "running",
            RowKind::Hosted => "hosted",
            RowKind::Evidence => "evidence",
            RowKind::UnfinishedDeals => "unfinished_deals",
            RowKind::Rounds => "rounds",
            RowKind::Records => "records",
            RowKind::Trust => "trust",
            RowKind::Quarantine => "aside",
            RowKind::PlayOrder => "order",
            RowKind::KeptSeat => "seat",
            RowKind::Outcomes => "outcomes",
            RowKind::Accepted => "accepted",
            RowKind::TriedPuzzles => "tried_puzzles",
            RowKind::FavouritePuzzles => "favourite_puzzles",
            RowKind::TimedSets => "timed_sets",
            RowKind::Reviews => "reviews",
            RowKind::Luck => "luck",
            RowKind::Rivals => "rivals",
            RowKind::SystemMessages => "system_messages",
        }
    }

    const fn table(self) -> TableDefinition<'static, &'static [u8], &'static [u8]> {
        TableDefinition::new(self.name())
    }
}

/// The table and key of a value.
pub(super) type RowKey = (RowKind, Vec<u8>);

/// Changes of one transaction; `None` removes a value.
pub(super) type Rows = BTreeMap<RowKey, Option<Vec<u8>>>;

/// The open file. The library locks it: only one process has it open at a time.
pub(super) struct Database(redb::Database);

impl Database {
    /// Opens the file or makes it, for its owner alone. Verifies the checksum of every page, and upgrades an older format after a
    /// backup, which is removed once the upgraded file has been opened.
    ///
    /// # Errors
    /// If it can't be opened or upgraded. The file is unchanged then, or whole in the newest format.
    pub(super) fn open(path: &Path) -> Result<Database, OpenDatabaseError> {
        // Opening a pipe would wait for somebody to write into it.
        if let Some(irregular) = IrregularFile::at(path) {
            let why = SharedError::new(ReadProblem::Irregular(irregular));
            return Err(OpenDatabaseError::Unusable(Cause::Other(why)));
        }
        guarded(|| Database::open_with(path, UPGRADE_STEPS))
    }

    /// As [`open`](Self::open), with the upgrade steps as a parameter for tests.
    fn open_with(path: &Path, steps: &[UpgradeStep]) -> Result<Database, OpenDatabaseError> {
        let newest = upgrade::newest(steps);
        permissions::restrict(path);
        if path.exists() {
            probe(path, newest)?
        } else {
            create_new(path, newest)?
        }
        let database = open_or_create(path)?;
        let found = known_format(&database, newest)?;
        if found == newest {
            upgrade::remove_backups(path, newest);
            return Ok(Database(database));
        }
        // Windows can't copy an open file.
        drop(database);
        upgrade::back_up(path, found).map_err(|error| OpenDatabaseError::Unusable(error.into()))?;
        let database = open_or_create(path)?;
        let found = known_format(&database, newest)?;
        upgrade::run(&database, found, steps)?;
        Ok(Database(database))
    }

    /// Writes all changes in one durable transaction, or none.
    pub(super) fn write(&self, rows: &Rows) -> Result<(), AccessError> {
        guarded(|| {
            let write = self.0.begin_write()?;
            for ((kind, key), value) in rows {
                let mut table = write.open_table(kind.table())?;
                match value {
                    Some(value) => table.insert(key.as_slice(), value.as_slice())?,
                    None => table.remove(key.as_slice())?,
                };
            }
            Ok(write.commit()?)
        })
    }

    /// The value at a key; `None` if there is none.
    pub(super) fn get(&self, (kind, key): &RowKey) -> Result<Option<Vec<u8>>, AccessError> {
        guarded(|| match self.0.begin_read()?.open_table(kind.table()) {
            Ok(table) => Ok(table.get(key.as_slice())?.map(|value| value.value().to_vec())),
            Err(TableError::TableDoesNotExist(_)) => Ok(None),
            Err(error) => Err(error.into()),
        })
    }

    /// Every value of a table, by its key.
    pub(super) fn all(&self, kind: RowKind) -> Result<BTreeMap<Vec<u8>, Vec<u8>>, AccessError> {
        guarded(|| {
            let table = match self.0.begin_read()?.open_table(kind.table()) {
                Ok(table) => table,
                Err(TableError::TableDoesNotExist(_)) => return Ok(BTreeMap::new()),
                Err(error) => return Err(error.into()),
            };
            let mut rows = BTreeMap::new();
            for row in table.iter()? {
                let (key, value) = row?;
                rows.insert(key.value().to_vec(), value.value().to_vec());
            }
            Ok(rows)
        })
    }
}

/// The format of the file after all upgrades, for the test that new versions of values are new formats.
#[cfg(test)]
pub(super) fn newest_format() -> u64 {
    upgrade::newest(UPGRADE_STEPS)
}

fn open_or_create(path: &Path) -> Result<redb::Database, OpenDatabaseError> {
    Ok(redb::Database::builder().set_check_integrity_on_open(true).set_cache_size(CACHE).create(path)?)
}

/// Makes an empty file under a temporary name and links it into place, so that it is never there half made. If another
/// process was quicker, its file is used.
fn create_new(path: &Path, format: u64) -> Result<(), OpenDatabaseError> {
    let new = path.with_extension("redb.new");
    let _ = fs::remove_file(&new);
    // The library initialises an empty file.
    permissions::create_private(&new).map_err(|error| OpenDatabaseError::Unusable(error.into()))?;
    write_format(&open_or_create(&new)?, format)?;
    // Unlike a rename, a hard link never replaces a file; but some file systems have no hard links.
    if fs::hard_link(&new, path).is_err() && !path.exists() {
        return fs::rename(&new, path).map_err(|error| OpenDatabaseError::Unusable(error.into()));
    }
    let _ = fs::remove_file(&new);
    Ok(())
}

/// Writes the format into an empty file.
fn write_format(file: &redb::Database, format: u64) -> Result<(), AccessError> {
    let write = file.begin_write()?;
    write.open_table(META)?.insert(FORMAT_KEY, format)?;
    Ok(write.commit()?)
}

/// Checks a file's format read-only: opening it for writing would already change a file of another program or of a newer
/// version. Accepts a file that needs repair, which can't be opened read-only, and one that only damage makes look newer:
/// opening it reports the damage.
fn probe(path: &Path, newest: u64) -> Result<(), OpenDatabaseError> {
    let found = guarded(|| {
        let file = redb::Database::builder().set_cache_size(CACHE).open_read_only(path)?;
        known_format(&file, newest)
    });
    match found {
        Err(OpenDatabaseError::Newer) if is_sound(path) => Err(OpenDatabaseError::Newer),
        Err(
            other @ OpenDatabaseError::Untrusted(QuarantineReason::Foreign | QuarantineReason::Unreleased),
        ) => Err(other),
        _ => Ok(()),
    }
}

/// Whether the checksums of all pages hold. Looks at a copy in memory, because the library checks only what it may change.
fn is_sound(path: &Path) -> bool {
    let check = || -> Result<(), OpenDatabaseError> {
        let unusable = |error: io::Error| OpenDatabaseError::Unusable(error.into());
        let bytes = fs::read(path).map_err(unusable)?;
        let copy = InMemoryBackend::new();
        copy.set_len(bytes.len() as u64).and_then(|()| copy.write(0, &bytes)).map_err(unusable)?;
        let mut builder = redb::Database::builder();
        builder.set_check_integrity_on_open(true).set_cache_size(CACHE).create_with_backend(copy)?;
        Ok(())
    };
    guarded(check).is_ok()
}

/// The format of the file, from 1 to `newest`; an error for any other file.
fn known_format(file: &impl ReadableDatabase, newest: u64) -> Result<u64, OpenDatabaseError> {
    match format_in(file, META)? {
        Some(format) if format > newest => Err(OpenDatabaseError::Newer),
        Some(format) if format > 0 => Ok(format),
        _ if format_in(file, UNRELEASED_META)?.is_some_and(|format| format > 0) => {
            Err(OpenDatabaseError::Untrusted(QuarantineReason::Unreleased))
        }
        _ => Err(OpenDatabaseError::Untrusted(QuarantineReason::Foreign)),
    }
}

/// The format number in a table of the file; `None` if there is none.
fn format_in(
    file: &impl ReadableDatabase,
    meta: TableDefinition<'static, &'static str, u64>,
) -> Result<Option<u64>, AccessError> {
    match file.begin_read()?.open_table(meta) {
        Ok(meta) => Ok(meta.get(FORMAT_KEY)?.map(|format| format.value())),
        Err(TableError::TableDoesNotExist(_)) => Ok(None),
        Err(error) => Err(error.into()),
    }
}
