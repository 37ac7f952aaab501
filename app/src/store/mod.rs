//! What is kept on disk: series, running games, records, keys and settings.
//!
//! All but the settings, the key and the window's place lies in one database file. A change that can't be written stays in
//! memory, where reads find it, and is written with the next change: a full disk doesn't stop a game.

mod database;
mod error;
mod evidence;
mod hosted;
mod identity;
mod kept_seat;
mod play_order;
mod profile;
mod quarantine;
mod remote_rounds;
mod saved;
mod settings_file;
mod table_saver;
mod trust;
mod value;
mod window_file;

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::{fmt, fs};

use skipstone_core::ErrorChain;
use skipstone_core::record::Record;
use tokio::sync::watch;

use database::{AccessError, Database, OpenDatabaseError, RowKey, RowKind, Rows};
use value::{RulesCache, StoredRecord, StoredValue};

pub use error::{Cause, QuarantineReason, StoreError};
pub use identity::LoadedIdentity;
pub use kept_seat::KeptSeat;
pub use profile::{Profile, ProfileError};
pub use remote_rounds::RemoteRoundError;
pub use saved::{PlayedRound, RoundKey, SavedResult, SavedSeries, SeriesId, SeriesIdError, player_names};
pub use settings_file::{InvalidSetting, LoadedSettings, SettingsFile};
pub use table_saver::{ContinueError, ResumedSeries, TableSaver};
pub use value::StoredValueError;
pub use window_file::WindowPlacement;

/// Series, running games and records of one profile. Clones share the same file.
#[derive(Clone)]
pub struct Store {
    inner: Arc<Mutex<Inner>>,
    /// The current error; `None` while the file can be used.
    error: watch::Sender<Option<StoreError>>,
}

impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Store").field("error", &*self.error.borrow()).finish_non_exhaustive()
    }
}

struct Inner {
    /// `None` for a store in memory.
    path: Option<PathBuf>,
    /// `None` before the first change, and while the file can't be used.
    file: Option<Database>,
    /// Changes that aren't written yet.
    unsaved: Rows,
    /// Unreadable values that were already reported.
    reported: BTreeSet<RowKey>,
}

/// A series removed from the store, with its running game, for an undo.
#[derive(Debug, Clone)]
pub struct RemovedSeries(Rows);

impl Store {
    /// Opens a profile's store. If the file can't be used, the store works in memory, and the error is returned with it.
    pub fn open(profile: &Profile) -> (Store, Option<StoreError>) {
        let path = profile.database_path();
        // The file is made with the first change.
        let exists = path.exists();
        let mut inner =
            Inner { path: Some(path), file: None, unsaved: Rows::new(), reported: BTreeSet::new() };
        let error = if exists { inner.open().err() } else { None };
        let lasting = error.clone().filter(|error| !matches!(error, StoreError::Quarantined { .. }));
        (Store { inner: Arc::new(Mutex::new(inner)), error: watch::Sender::new(lasting) }, error)
    }

    /// A store that is lost when the program ends: for tests, and without a home folder.
    pub fn in_memory() -> Store {
        let inner = Inner { path: None, file: None, unsaved: Rows::new(), reported: BTreeSet::new() };
        Store { inner: Arc::new(Mutex::new(inner)), error: watch::Sender::new(None) }
    }

    /// Watches the current error: why the file can't be used, or a value that can't be read. `None` if there is none.
    pub fn watch_error(&self) -> watch::Receiver<Option<StoreError>> {
        self.error.subscribe()
    }

    /// Every series, the one played last first, whatever the clock said then.
    ///
    /// # Errors
    /// If the file can't be read.
    pub fn series(&self) -> Result<Vec<SavedSeries>, StoreError> {
        let mut series: Vec<SavedSeries> = self.all(RowKind::Series)?;
        self.sort_by_play_order(&mut series);
        Ok(series)
    }

    /// The series with an id; `None` if the store has none.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn find(&self, id: SeriesId) -> Result<Option<SavedSeries>, StoreError> {
        self.get(&(RowKind::Series, id.key()))
    }

    /// Saves a series, replacing the one with its id.
    ///
    /// # Errors
    /// If it can't be written yet; it is kept in memory then.
    pub fn put(&self, series: &SavedSeries) -> Result<(), StoreError> {
        self.write([((RowKind::Series, series.id.key()), Some(series.to_bytes()))].into())
    }

    /// Removes a series with its running game and room state. Its finished rounds stay.
    ///
    /// # Errors
    /// If it can't be read; nothing is removed then.
    pub fn remove(&self, id: SeriesId) -> Result<RemovedSeries, StoreError> {
        let mut removed = Rows::new();
        for kind in [RowKind::Series, RowKind::Running, RowKind::Hosted] {
            let key = (kind, id.key());
            let bytes = self.lock().get(&key)?;
            removed.insert(key, bytes);
        }
        let evidence = self.lock().all(RowKind::Evidence)?.into_iter();
        let of_series = evidence.filter(|(key, _)| key.starts_with(&id.key()));
        removed.extend(of_series.map(|(key, bytes)| ((RowKind::Evidence, key), Some(bytes))));
        // A failed write is repeated with the next change.
        let _ = self.write(removed.keys().map(|key| (key.clone(), None)).collect());
        Ok(RemovedSeries(removed))
    }

    /// Undoes the removal of a series.
    ///
    /// # Errors
    /// If it can't be written yet.
    pub fn restore(&self, removed: RemovedSeries) -> Result<(), StoreError> {
        self.write(removed.0)
    }

    /// The summary of every finished round, the oldest first.
    ///
    /// # Errors
    /// If the file can't be read.
    pub fn rounds(&self) -> Result<Vec<PlayedRound>, StoreError> {
        let mut rounds: Vec<PlayedRound> = self.all(RowKind::Rounds)?;
        rounds.sort_by_key(|round| (round.finished, round.key));
        Ok(rounds)
    }

    /// The number of finished rounds, readable or not.
    ///
    /// # Errors
    /// If they can't be read.
    pub fn round_count(&self) -> Result<usize, StoreError> {
        Ok(self.lock().all(RowKind::Rounds)?.len())
    }

    /// The record of a finished round; `None` if the store has none.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn record(&self, key: RoundKey) -> Result<Option<Record>, StoreError> {
        Ok(self.get::<StoredRecord>(&(RowKind::Records, key.to_bytes()))?.map(|StoredRecord(record)| record))
    }

    /// Saves a finished round and its record.
    ///
    /// # Errors
    /// If it can't be written yet.
    pub fn put_round(&self, round: &PlayedRound, record: &Record) -> Result<(), StoreError> {
        self.write(round_rows(round, record))
    }

    /// Deletes every finished round and its record. Series keep their results.
    ///
    /// # Errors
    /// If the file can't be read or written.
    pub fn clear_rounds(&self) -> Result<(), StoreError> {
        let keys: Vec<_> = self.lock().all(RowKind::Rounds)?.into_keys().collect();
        let rows = |kind: RowKind| keys.iter().map(move |key| ((kind, key.clone()), None));
        self.write(rows(RowKind::Rounds).chain(rows(RowKind::Records)).collect())
    }

    /// Writes these changes and all unsaved ones in one transaction.
    fn write(&self, rows: Rows) -> Result<(), StoreError> {
        let done = self.lock().write(rows);
        let error = done.as_ref().err().cloned();
        self.error.send_if_modified(|known| std::mem::replace(known, error.clone()) != error);
        done
    }

    fn get<T: StoredValue>(&self, key: &RowKey) -> Result<Option<T>, StoreError> {
        let inner = self.lock();
        let Some(bytes) = inner.get(key)? else { return Ok(None) };
        T::from_bytes(&bytes, &mut RulesCache::default()).map(Some).map_err(|why| inner.unreadable(key, why))
    }

    /// Every value of a table. One that can't be decoded is reported once, left in the file and skipped.
    fn all<T: StoredValue>(&self, kind: RowKind) -> Result<Vec<T>, StoreError> {
        let mut inner = self.lock();
        let mut known = RulesCache::default();
        let mut values = Vec::new();
        for (key, bytes) in inner.all(kind)? {
            match T::from_bytes(&bytes, &mut known) {
                Ok(value) => values.push(value),
                Err(why) => {
                    let key = (kind, key);
                    let error = inner.unreadable(&key, why);
                    if inner.reported.insert(key) {
                        self.report(error);
                    }
                }
            }
        }
        Ok(values)
    }

    /// Publishes an error unless another one is current.
    fn report(&self, error: StoreError) {
        tracing::warn!(error = %ErrorChain(&error), "the store");
        self.error.send_if_modified(|known| known.is_none() && known.replace(error).is_none());
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Inner {
    /// Opens the file. A newer version's file is left alone; a damaged or foreign one is quarantined, and the next change
    /// begins a new one.
    fn open(&mut self) -> Result<(), StoreError> {
        let Some(path) = &self.path else { return Ok(()) };
        match Database::open(path) {
            Ok(file) => {
                self.file = Some(file);
                Ok(())
            }
            Err(OpenDatabaseError::InUse) => Err(StoreError::InUse(path.clone())),
            Err(OpenDatabaseError::Unusable(why)) => Err(StoreError::unusable(path, why)),
            Err(OpenDatabaseError::Newer) => Err(StoreError::Newer(path.clone())),
            Err(OpenDatabaseError::LibraryFormat(format)) => {
                Err(quarantine::quarantine(path, QuarantineReason::LibraryFormat(format)))
            }
            Err(OpenDatabaseError::Foreign) => Err(quarantine::quarantine(path, QuarantineReason::Foreign)),
            Err(OpenDatabaseError::Damaged(why)) => {
                Err(quarantine::quarantine(path, QuarantineReason::Damaged(why)))
            }
        }
    }

    fn write(&mut self, rows: Rows) -> Result<(), StoreError> {
        self.unsaved.extend(rows);
        let Some(path) = &self.path else { return Ok(()) };
        let mut set_aside = None;
        if self.file.is_none() {
            let folder = path.parent().unwrap_or(path);
            fs::create_dir_all(folder).map_err(|error| StoreError::unusable(path, error))?;
            set_aside = match self.open() {
                Err(error @ StoreError::Quarantined { .. }) => {
                    self.open()?;
                    Some(error)
                }
                opened => {
                    opened?;
                    None
                }
            };
        }
        let Some(file) = &self.file else { return Ok(()) };
        if let Err(error) = file.write(&self.unsaved) {
            // After a failure the file is closed, so that the next access reopens and verifies it.
            let error = self.access_error(error);
            self.file = None;
            let _ = self.open();
            return Err(error);
        }
        self.unsaved.clear();
        set_aside.map_or(Ok(()), Err)
    }

    fn get(&self, key: &RowKey) -> Result<Option<Vec<u8>>, StoreError> {
        match (self.unsaved.get(key), &self.file) {
            (Some(unsaved), _) => Ok(unsaved.clone()),
            (None, Some(file)) => file.get(key).map_err(|error| self.access_error(error)),
            (None, None) => Ok(None),
        }
    }

    fn all(&self, kind: RowKind) -> Result<BTreeMap<Vec<u8>, Vec<u8>>, StoreError> {
        let mut all = match &self.file {
            Some(file) => file.all(kind).map_err(|error| self.access_error(error))?,
            None => BTreeMap::new(),
        };
        for ((_, key), value) in self.unsaved.iter().filter(|((of, _), _)| *of == kind) {
            match value {
                Some(value) => all.insert(key.clone(), value.clone()),
                None => all.remove(key),
            };
        }
        Ok(all)
    }

    fn access_error(&self, error: AccessError) -> StoreError {
        StoreError::Unusable {
            path: self.path.clone().unwrap_or_default(),
            why: match error {
                AccessError::Unusable(why) => why,
                AccessError::Damaged(why) => Cause::Other(why),
            },
        }
    }

    fn unreadable(&self, (kind, key): &RowKey, why: StoredValueError) -> StoreError {
        let path = self.path.clone().unwrap_or_default();
        let key = key.iter().map(|byte| format!("{byte:02x}")).collect();
        StoreError::Value { path, what: kind.name(), key, why }
    }
}

fn round_rows(round: &PlayedRound, record: &Record) -> Rows {
    let key = round.key.to_bytes();
    let recorded = StoredRecord(record.clone()).to_bytes();
    [((RowKind::Rounds, key.clone()), Some(round.to_bytes())), ((RowKind::Records, key), Some(recorded))]
        .into()
}
