//! The store of a profile: opens it, reads its values and has changes written.

use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use skipstone_net::SaveReceipt;
use tokio::sync::watch;

use super::database::{Database, RowKey, RowKind, Rows};
use super::error::StoreError;
use super::pending_writes::{PendingWrites, open_file};
use super::profile::Profile;
use super::value::{RulesCache, StoredValue};
use super::writer::Writer;

/// How often a file is tried that another program has open, before that is an error. Together this takes a second, in which a
/// program that is just ending closes it.
const TRIES: u32 = 50;
/// The time between these tries.
const RETRY_INTERVAL: Duration = Duration::from_millis(20);

/// Series, running games and records of one profile. Clones share the same file.
#[derive(Clone)]
pub struct Store {
    pub(super) writer: Arc<Writer>,
}

impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Store").field("error", &*self.writer.error().borrow()).finish_non_exhaustive()
    }
}

impl Store {
    /// Opens a profile's store. If the file can't be used, the store works in memory, and the error is returned with it. Waits for up to
    /// a second while another program has it open.
    pub fn open(profile: &Profile) -> (Store, Option<StoreError>) {
        let path = profile.database_path();
        // The file is made with the first change.
        let opened = if path.exists() { open_once_free(&path, thread::sleep).map(Some) } else { Ok(None) };
        Store::opened(path, opened)
    }

    /// Opens a profile's store as [`open`](Self::open) does, and makes its file if there is none yet: no other program can open the
    /// profile then.
    pub fn create(profile: &Profile) -> (Store, Option<StoreError>) {
        let path = profile.database_path();
        let folder = path.parent().unwrap_or(&path);
        let made = fs::create_dir_all(folder).map_err(|error| StoreError::unusable(&path, error));
        let opened = made.and_then(|()| open_once_free(&path, thread::sleep)).map(Some);
        Store::opened(path, opened)
    }

    fn opened(
        path: PathBuf,
        opened: Result<Option<Arc<Database>>, StoreError>,
    ) -> (Store, Option<StoreError>) {
        let (file, error) = opened.map_or_else(|error| (None, Some(error)), |file| (file, None));
        let lasting = error.clone().filter(|error| !matches!(error, StoreError::Quarantined { .. }));
        (Store { writer: Arc::new(Writer::new(PendingWrites::of(path, file), lasting)) }, error)
    }

    /// A store that is lost when the program ends: for tests, and without a home folder.
    pub fn in_memory() -> Store {
        Store { writer: Arc::new(Writer::new(PendingWrites::default(), None)) }
    }

    /// Waits until every change so far is written. Not for the window's thread or an async task, which mustn't wait for a disk.
    ///
    /// # Errors
    /// If the changes can't be written yet; they are kept in memory then.
    pub fn flush(&self) -> Result<(), StoreError> {
        self.writer.flush()
    }

    /// The receipt of every change so far.
    pub fn receipt(&self) -> SaveReceipt {
        self.write(Rows::new())
    }

    /// Watches the current error: why the file can't be used, or a value that can't be read. `None` if there is none.
    pub fn watch_error(&self) -> watch::Receiver<Option<StoreError>> {
        self.writer.error().subscribe()
    }

    /// Has changes written, all in one transaction.
    pub(super) fn write(&self, rows: Rows) -> SaveReceipt {
        self.writer.write(rows)
    }

    pub(super) fn get<T: StoredValue>(&self, key: &RowKey) -> Result<Option<T>, StoreError> {
        let Some(bytes) = self.get_bytes(key)? else { return Ok(None) };
        let value = T::from_bytes(&bytes, &mut RulesCache::default());
        value
            .map(Some)
            .map_err(|why| self.writer.pending_writes(|pending_writes| pending_writes.unreadable(key, why)))
    }

    /// Every value of a table. One that can't be decoded is reported once, left in the file and skipped.
    pub(super) fn all<T: StoredValue>(&self, kind: RowKind) -> Result<Vec<T>, StoreError> {
        let mut known = RulesCache::default();
        let mut values = Vec::new();
        for (key, bytes) in self.all_bytes(kind)? {
            match T::from_bytes(&bytes, &mut known) {
                Ok(value) => values.push(value),
                Err(why) => {
                    let key = (kind, key);
                    let error = self.writer.pending_writes(|pending_writes| {
                        let error = pending_writes.unreadable(&key, why);
                        pending_writes.reported.insert(key).then_some(error)
                    });
                    error.into_iter().for_each(|error| self.writer.report(error));
                }
            }
        }
        Ok(values)
    }

    pub(super) fn get_bytes(&self, key: &RowKey) -> Result<Option<Vec<u8>>, StoreError> {
        self.writer.pending_writes(|pending_writes| pending_writes.get(key))
    }

    pub(super) fn all_bytes(&self, kind: RowKind) -> Result<BTreeMap<Vec<u8>, Vec<u8>>, StoreError> {
        self.writer.pending_writes(|pending_writes| pending_writes.all(kind))
    }
}

/// Opens the file, and tries again for as long as another program may be about to close it. `wait` passes the time.
fn open_once_free(path: &Path, mut wait: impl FnMut(Duration)) -> Result<Arc<Database>, StoreError> {
    for _ in 0..TRIES {
        match open_file(path) {
            Err(StoreError::InUse(_)) => wait(RETRY_INTERVAL),
            opened => return opened,
        }
    }
    open_file(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_another_program_closes_is_waited_for() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("skipstone.redb");
        let mut other = Some(open_file(&path).expect("a new file"));
        let mut waits = 0;
        let opened = open_once_free(&path, |_| {
            waits += 1;
            other.take_if(|_| waits == 3);
        });
        assert!(opened.is_ok() && waits == 3, "{waits}");
        let mut waited = Duration::ZERO;
        let refused = open_once_free(&path, |time| waited += time);
        assert!(matches!(refused, Err(StoreError::InUse(_))), "the other one keeps it");
        assert_eq!(waited, Duration::from_secs(1));
    }
}
