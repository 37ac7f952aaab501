//! The one file of the store: tables of bytes by bytes, changed in transactions that survive a crash at any moment.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::{fs, io};

use redb::{ReadableDatabase, ReadableTable as _, StorageError, TableDefinition, TableError};

use super::trouble::Cause;

/// The format of the tables. It grows with every new version of any value, so that an older program leaves the file alone.
const FORMAT: u64 = 1;

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

/// Why the file can't be opened.
#[derive(Debug)]
pub(super) enum OpenError {
    /// By another window.
    InUse,
    /// It has a format that isn't known here.
    Newer,
    /// It isn't what was written there.
    Damaged(String),
    /// The system says no.
    Unusable(Cause),
}

/// Why the open file can't be read or written.
#[derive(Debug)]
pub(super) enum AccessError {
    Damaged(String),
    Unusable(Cause),
}

impl Database {
    /// Opens the file, or makes it. Every page of it is checked: what changed behind our back is not believed.
    pub(super) fn open(path: &Path) -> Result<Database, OpenError> {
        if path.exists() {
            look(path)?
        } else {
            make(path)?
        }
        let database = create(path)?;
        match format(&database)? {
            Some(FORMAT) => Ok(Database(database)),
            Some(_) => Err(OpenError::Newer),
            None => Err(foreign()),
        }
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
fn make(path: &Path) -> Result<(), OpenError> {
    let new = path.with_extension("redb.new");
    let _ = fs::remove_file(&new);
    begin(&create(&new)?)?;
    // Unlike a new name, a second one never takes another file's place; but some file systems have none.
    if fs::hard_link(&new, path).is_err() && !path.exists() {
        return fs::rename(&new, path).map_err(|error| OpenError::Unusable(error.into()));
    }
    let _ = fs::remove_file(&new);
    Ok(())
}

/// Writes the format into an empty file.
fn begin(file: &redb::Database) -> Result<(), AccessError> {
    let write = file.begin_write()?;
    write.open_table(META)?.insert(FORMAT_KEY, FORMAT)?;
    Ok(write.commit()?)
}

/// Looks at a file without changing a bit of it: whoever opens a sound one of another program, or of a newer version of this
/// one, has already written to it. One that has to be repaired first tells nothing here.
fn look(path: &Path) -> Result<(), OpenError> {
    let look = || {
        redb::Database::builder().set_cache_size(CACHE).open_read_only(path).ok().map(|file| format(&file))
    };
    match catch_unwind(AssertUnwindSafe(look)) {
        Ok(Some(Ok(Some(format)))) if format != FORMAT => Err(OpenError::Newer),
        Ok(Some(Ok(None))) => Err(foreign()),
        _ => Ok(()),
    }
}

fn foreign() -> OpenError {
    OpenError::Damaged("it is another program's".to_owned())
}

/// The format of a file; nothing in one that isn't ours, or is new.
fn format(file: &impl ReadableDatabase) -> Result<Option<u64>, AccessError> {
    match file.begin_read()?.open_table(META) {
        Ok(meta) => Ok(meta.get(FORMAT_KEY)?.map(|format| format.value())),
        Err(TableError::TableDoesNotExist(_)) => Ok(None),
        Err(error) => Err(error.into()),
    }
}

impl From<redb::DatabaseError> for OpenError {
    fn from(error: redb::DatabaseError) -> OpenError {
        match error {
            redb::DatabaseError::DatabaseAlreadyOpen | redb::DatabaseError::LockProtocolMismatch => {
                OpenError::InUse
            }
            // Another format of the library's own: older than any of ours, so a later program's.
            redb::DatabaseError::UpgradeRequired(_) => OpenError::Newer,
            error => AccessError::from(error).into(),
        }
    }
}

impl From<AccessError> for OpenError {
    fn from(error: AccessError) -> OpenError {
        match error {
            AccessError::Damaged(why) => OpenError::Damaged(why),
            AccessError::Unusable(why) => OpenError::Unusable(why),
        }
    }
}

impl<E: Into<redb::Error>> From<E> for AccessError {
    fn from(error: E) -> AccessError {
        let error = error.into();
        match error {
            redb::Error::Io(error)
                if matches!(error.kind(), io::ErrorKind::InvalidData | io::ErrorKind::UnexpectedEof) =>
            {
                AccessError::Damaged(error.to_string())
            }
            redb::Error::Io(error) => AccessError::Unusable(error.into()),
            redb::Error::PreviousIo | redb::Error::DatabaseClosed => {
                AccessError::Unusable(Cause::Other(error.to_string()))
            }
            error => AccessError::Damaged(error.to_string()),
        }
    }
}
