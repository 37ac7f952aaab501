//! What a store holds: its file, and the changes that aren't in it yet.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use data_encoding::HEXLOWER;

use super::database::{AccessError, Database, OpenDatabaseError, RowKey, RowKind, Rows};
use super::error::{Cause, StoreError};
use super::quarantine::quarantine;
use super::value::StoredValueError;

/// The file of a store with the changes that aren't written yet, which reads find like those in the file.
#[derive(Default)]
pub(super) struct PendingWrites {
    /// `None` for a store in memory.
    pub(super) path: Option<PathBuf>,
    /// `None` before the first change, and while the file can't be used.
    pub(super) file: Option<Arc<Database>>,
    /// Changes that the next transaction writes.
    pub(super) queued: Rows,
    /// Changes that the current transaction writes. Empty between transactions.
    writing: Arc<Rows>,
    /// Unreadable values that were already reported.
    pub(super) reported: BTreeSet<RowKey>,
}

impl PendingWrites {
    /// The pending_writes of a file that is open; `None` if it can't be used, or isn't there yet.
    pub(super) fn of(path: PathBuf, file: Option<Arc<Database>>) -> PendingWrites {
        PendingWrites { path: Some(path), file, ..PendingWrites::default() }
    }

    /// The changes of a transaction that begins now: all that are queued.
    pub(super) fn begin_writing(&mut self) -> Arc<Rows> {
        self.writing = Arc::new(std::mem::take(&mut self.queued));
        Arc::clone(&self.writing)
    }

    /// The transaction is over. If it has failed, its changes are queued again, unless newer ones replace them.
    pub(super) fn finish_writing(&mut self, is_written: bool) {
        let mut rows = Arc::unwrap_or_clone(std::mem::take(&mut self.writing));
        if !is_written {
            rows.append(&mut self.queued);
            self.queued = rows;
        }
    }

    pub(super) fn get(&self, key: &RowKey) -> Result<Option<Vec<u8>>, StoreError> {
        match (self.queued.get(key).or_else(|| self.writing.get(key)), &self.file) {
            (Some(unsaved), _) => Ok(unsaved.clone()),
            (None, Some(file)) => file.get(key).map_err(|error| self.access_error(error)),
            (None, None) => Ok(None),
        }
    }

    pub(super) fn all(&self, kind: RowKind) -> Result<BTreeMap<Vec<u8>, Vec<u8>>, StoreError> {
        let mut all = match &self.file {
            Some(file) => file.all(kind).map_err(|error| self.access_error(error))?,
            None => BTreeMap::new(),
        };
        for ((_, key), value) in self.unwritten().filter(|((of, _), _)| *of == kind) {
            match value {
                Some(value) => all.insert(key.clone(), value.clone()),
                None => all.remove(key),
            };
        }
        Ok(all)
    }

    /// The changes that aren't in the file, the newest of a value last.
    pub(super) fn unwritten(&self) -> impl Iterator<Item = (&RowKey, &Option<Vec<u8>>)> {
        self.writing.iter().chain(&self.queued)
    }

    /// A value in the file; `None` if it has none, or can't be read.
    pub(super) fn written(&self, key: &RowKey) -> Option<Vec<u8>> {
        self.file.as_ref()?.get(key).ok().flatten()
    }

    pub(super) fn unreadable(&self, (kind, key): &RowKey, why: StoredValueError) -> StoreError {
        let path = self.path.clone().unwrap_or_default();
        let key = HEXLOWER.encode(key);
        StoreError::Value { path, what: kind.name(), key, why }
    }

    fn access_error(&self, error: AccessError) -> StoreError {
        access_error(self.path.as_deref().unwrap_or(Path::new("")), error)
    }
}

/// Opens the file. A newer version's file is left alone; a damaged or foreign one is quarantined, and the next change begins a
/// new one.
pub(super) fn open_file(path: &Path) -> Result<Arc<Database>, StoreError> {
    let path = path.to_owned();
    match Database::open(&path) {
        Ok(file) => Ok(Arc::new(file)),
        Err(OpenDatabaseError::InUse) => Err(StoreError::InUse(path)),
        Err(OpenDatabaseError::Unusable(why)) => Err(StoreError::unusable(&path, why)),
        Err(OpenDatabaseError::Newer) => Err(StoreError::Newer(path)),
        Err(OpenDatabaseError::Untrusted(why)) => Err(quarantine(&path, why)),
    }
}

pub(super) fn access_error(path: &Path, error: AccessError) -> StoreError {
    match error {
        AccessError::Unusable(why) => StoreError::unusable(path, why),
        AccessError::Damaged(why) => StoreError::unusable(path, Cause::Other(why)),
    }
}
