//! The one file of the store: tables of bytes by bytes, changed in transactions that survive a crash at any moment.

use std::collections::BTreeMap;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use redb::{ReadableDatabase as _, ReadableTable as _, TableDefinition, TableError};

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
    /// Played rounds in short.
    Rounds,
    /// Records of played rounds.
    Records,
    /// What couldn't be used, as it was.
    Aside,
}

impl Kind {
    pub(super) const fn name(self) -> &'static str {
        match self {
            Kind::Series => "series",
            Kind::Running => "running",
            Kind::Rounds => "rounds",
            Kind::Records => "records",
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
        let open =
            || redb::Database::builder().set_check_integrity_on_open(true).set_cache_size(CACHE).create(path);
        // What is damaged beyond all checks may still make the library panic.
        let redb = catch_unwind(AssertUnwindSafe(open)).unwrap_or_else(|_| {
            Err(redb::StorageError::Corrupted("it can't be read at all".to_owned()).into())
        });
        let database = Database(redb?);
        database.claim()?;
        Ok(database)
    }

    /// Checks the format, or writes it into a new file.
    fn claim(&self) -> Result<(), OpenError> {
        let read = self.0.begin_read().map_err(AccessError::from)?;
        let format = match read.open_table(META) {
            Ok(meta) => meta.get(FORMAT_KEY).map_err(AccessError::from)?.map(|format| format.value()),
            Err(TableError::TableDoesNotExist(_)) => None,
            Err(error) => return Err(AccessError::from(error).into()),
        };
        match format {
            Some(FORMAT) => Ok(()),
            Some(_) => Err(OpenError::Newer),
            // Tables without a format are somebody else's.
            None if read.list_tables().map_err(AccessError::from)?.next().is_some() => {
                Err(OpenError::Damaged("it is another program's".to_owned()))
            }
            None => {
                let write = self.0.begin_write().map_err(AccessError::from)?;
                write
                    .open_table(META)
                    .map_err(AccessError::from)?
                    .insert(FORMAT_KEY, FORMAT)
                    .map_err(AccessError::from)?;
                Ok(write.commit().map_err(AccessError::from)?)
            }
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
