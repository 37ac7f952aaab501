//! The one file of the store: tables of bytes by bytes, changed in transactions that survive a crash at any moment.

mod error;
#[cfg(test)]
mod tests;
mod upgrade;

use std::collections::BTreeMap;
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use redb::{ReadableDatabase, ReadableTable as _, StorageError, TableDefinition, TableError};

use upgrade::{STEPS, Step};

pub(super) use error::{AccessError, OpenError};

/// Holds the format of the tables, see [`upgrade`].
const META: TableDefinition<'_, &str, u64> = TableDefinition::new("meta");
const FORMAT_KEY: &str = "format";

/// The file is small, and what is read is decoded at once.
const CACHE: usize = 8 << 20;

/// What a table holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Kind {
    /// Series.
    Series,
    /// What goes on at the table of a series.
    Running,
    /// What belongs to a table that the player hosts, beyond its series and its round.
    Hosted,
    /// Played rounds in short.
    Rounds,
    /// Records of played rounds.
    Records,
    /// Whom the player knows: hosts and players by their keys.
    Trust,
    /// What couldn't be used, as it was.
    Aside,
}

impl Kind {
    pub(super) const fn name(self) -> &'static str {
        match self {
            Kind::Series => "series",
            Kind::Running => "running",
            Kind::Hosted => "hosted",
            Kind::Rounds => "rounds",
            Kind::Records => "records",
            Kind::Trust => "trust",
            Kind::Aside => "aside",
        }
    }

    const fn table(self) -> TableDefinition<'static, &'static [u8], &'static [u8]> {
        TableDefinition::new(self.name())
    }
}

/// Where a value lies.
pub(super) type Key = (Kind, Vec<u8>);

/// Values by where they lie; nothing where one is removed.
pub(super) type Rows = BTreeMap<Key, Option<Vec<u8>>>;

/// The open file. Only one window has it open at a time.
pub(super) struct Database(redb::Database);

impl Database {
    /// Opens the file, or makes it. Every page of it is checked: what changed behind our back is not believed. A file of an older
    /// format is upgraded, and kept beside as it was until the new one has been opened once.
    ///
    /// # Errors
    /// If it can't be opened, or upgraded. It is as it was then, or whole in the newest format.
    pub(super) fn open(path: &Path) -> Result<Database, OpenError> {
        Database::open_with(path, STEPS)
    }

    /// Opens the file, with other steps of the upgrade in tests.
    fn open_with(path: &Path, steps: &[Step]) -> Result<Database, OpenError> {
        let newest = upgrade::newest(steps);
        if path.exists() {
            look(path, newest)?
        } else {
            make(path, newest)?
        }
        let database = create(path)?;
        let found = known_format(&database, newest)?;
        if found == newest {
            upgrade::remove_backups(path, newest);
            return Ok(Database(database));
        }
        // Closed, so that it can be copied on every system.
        drop(database);
        upgrade::back_up(path, found).map_err(|error| OpenError::Unusable(error.into()))?;
        let database = create(path)?;
        let found = known_format(&database, newest)?;
        upgrade::run(&database, found, steps)?;
        Ok(Database(database))
    }

    /// Writes all of it, or nothing.
    pub(super) fn write(&self, rows: &Rows) -> Result<(), AccessError> {
        let write = self.0.begin_write()?;
        for ((kind, key), value) in rows {
            let mut table = write.open_table(kind.table())?;
            match value {
                Some(value) => table.insert(key.as_slice(), value.as_slice())?,
                None => table.remove(key.as_slice())?,
            };
        }
        Ok(write.commit()?)
    }

    /// One value.
    pub(super) fn get(&self, (kind, key): &Key) -> Result<Option<Vec<u8>>, AccessError> {
        match self.0.begin_read()?.open_table(kind.table()) {
            Ok(table) => Ok(table.get(key.as_slice())?.map(|value| value.value().to_vec())),
            Err(TableError::TableDoesNotExist(_)) => Ok(None),
            Err(error) => Err(error.into()),
        }
    }

    /// Every value of a kind, by its key.
    pub(super) fn all(&self, kind: Kind) -> Result<BTreeMap<Vec<u8>, Vec<u8>>, AccessError> {
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
    }
}

fn create(path: &Path) -> Result<redb::Database, OpenError> {
    let create =
        || redb::Database::builder().set_check_integrity_on_open(true).set_cache_size(CACHE).create(path);
    // What is damaged beyond all checks may still make the library panic.
    let database = catch_unwind(AssertUnwindSafe(create));
    Ok(database
        .unwrap_or_else(|_| Err(StorageError::Corrupted("it can't be read at all".to_owned()).into()))?)
}

/// Makes an empty file under another name first, so that it is never there half made. If another window was quicker, its
/// file is taken.
fn make(path: &Path, format: u64) -> Result<(), OpenError> {
    let new = path.with_extension("redb.new");
    let _ = fs::remove_file(&new);
    begin(&create(&new)?, format)?;
    // Unlike a new name, a second one never takes another file's place; but some file systems have none.
    if fs::hard_link(&new, path).is_err() && !path.exists() {
        return fs::rename(&new, path).map_err(|error| OpenError::Unusable(error.into()));
    }
    let _ = fs::remove_file(&new);
    Ok(())
}

/// Writes the format into an empty file.
fn begin(file: &redb::Database, format: u64) -> Result<(), AccessError> {
    let write = file.begin_write()?;
    write.open_table(META)?.insert(FORMAT_KEY, format)?;
    Ok(write.commit()?)
}

/// Looks at a file without changing a bit of it: whoever opens a sound one of another program, or of a newer version of this
/// one, has already written to it. One that has to be repaired first tells nothing here.
fn look(path: &Path, newest: u64) -> Result<(), OpenError> {
    let look = || {
        let file = redb::Database::builder().set_cache_size(CACHE).open_read_only(path).ok()?;
        Some(known_format(&file, newest))
    };
    match catch_unwind(AssertUnwindSafe(look)) {
        Ok(Some(Err(refused @ (OpenError::Newer | OpenError::Foreign)))) => Err(refused),
        _ => Ok(()),
    }
}

/// The format of a file of ours, from 1 to the newest.
fn known_format(file: &impl ReadableDatabase, newest: u64) -> Result<u64, OpenError> {
    match format(file)? {
        Some(format) if format > newest => Err(OpenError::Newer),
        Some(format) if format > 0 => Ok(format),
        _ => Err(OpenError::Foreign),
    }
}

/// The format that a file names; `None` in one that isn't ours.
fn format(file: &impl ReadableDatabase) -> Result<Option<u64>, AccessError> {
    match file.begin_read()?.open_table(META) {
        Ok(meta) => Ok(meta.get(FORMAT_KEY)?.map(|format| format.value())),
        Err(TableError::TableDoesNotExist(_)) => Ok(None),
        Err(error) => Err(error.into()),
    }
}
