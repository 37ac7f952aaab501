//! What is kept on disk: series, running games, records, keys and settings.
//!
//! All but the settings, the key and the window's place lies in one database file. A thread of the store's own writes all but the
//! key: nobody waits for the disk but who awaits the receipt of a save, or flushes the store. Reads find a change at once. One
//! that can't be written stays in memory and is written with the next change: a full disk doesn't stop a game.

pub(crate) mod atomic_file;
mod chat_news;
mod contents;
mod database;
mod error;
mod evidence;
#[cfg(test)]
mod formats;
mod hosted;
mod identity;
mod kept_seat;
mod outcomes;
mod play_order;
mod profile;
mod quarantine;
mod random_seed;
mod remote_rounds;
mod reviews;
mod rivals;
mod saved;
mod settings_file;
mod table_saver;
mod taken;
mod tried_puzzles;
mod trust;
mod value;
mod window_file;
mod writer;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use skipstone_core::record::Record;
use skipstone_net::SaveReceipt;
use tokio::sync::watch;

use contents::{Contents, open_file};
use database::{Database, RowKey, RowKind, Rows};
use value::{RulesCache, StoredRecord, StoredValue};
use writer::Writer;

pub(crate) use database::is_guarded;

pub use chat_news::{ChatNews, ChatNewsLine};
pub use error::{Cause, QuarantineReason, StoreError};
pub use hosted::SeriesOrigin;
pub use identity::LoadedIdentity;
pub use kept_seat::KeptSeat;
pub use outcomes::{SeriesOutcome, standing};
pub use profile::{Profile, ProfileError};
pub use random_seed::random_seed;
pub use remote_rounds::{OwnPart, RemoteRoundError};
pub use reviews::{CostlyTurn, RoundReview};
pub use saved::{PlayedRound, RoundKey, SavedResult, SavedSeries, SeriesId, SeriesIdError, player_names};
pub use settings_file::{InvalidSetting, LoadedSettings, SettingsFile};
pub use table_saver::{ContinueError, ResumedSeries, TableSaver};
pub use taken::{DayDeal, TakeUpError, TakenChallenge};
pub use tried_puzzles::TriedPuzzle;
pub use trust::MutedPlayers;
pub use value::StoredValueError;
pub use window_file::WindowPlacement;

/// Series, running games and records of one profile. Clones share the same file.
#[derive(Clone)]
pub struct Store {
    writer: Arc<Writer>,
}

impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Store").field("error", &*self.writer.error().borrow()).finish_non_exhaustive()
    }
}

/// A series removed from the store, with its running game, for an undo.
#[derive(Debug, Clone)]
pub struct RemovedSeries(Rows);

impl Store {
    /// Opens a profile's store. If the file can't be used, the store works in memory, and the error is returned with it.
    pub fn open(profile: &Profile) -> (Store, Option<StoreError>) {
        let path = profile.database_path();
        // The file is made with the first change.
        let opened = if path.exists() { open_file(&path).map(Some) } else { Ok(None) };
        Store::opened(path, opened)
    }

    /// Opens a profile's store as [`open`](Self::open) does, and makes its file if there is none yet: no other program can open the
    /// profile then.
    pub fn create(profile: &Profile) -> (Store, Option<StoreError>) {
        let path = profile.database_path();
        let folder = path.parent().unwrap_or(&path);
        let made = fs::create_dir_all(folder).map_err(|error| StoreError::unusable(&path, error));
        let opened = made.and_then(|()| open_file(&path)).map(Some);
        Store::opened(path, opened)
    }

    fn opened(
        path: PathBuf,
        opened: Result<Option<Arc<Database>>, StoreError>,
    ) -> (Store, Option<StoreError>) {
        let (file, error) = opened.map_or_else(|error| (None, Some(error)), |file| (file, None));
        let lasting = error.clone().filter(|error| !matches!(error, StoreError::Quarantined { .. }));
        (Store { writer: Arc::new(Writer::new(Contents::of(path, file), lasting)) }, error)
    }

    /// A store that is lost when the program ends: for tests, and without a home folder.
    pub fn in_memory() -> Store {
        Store { writer: Arc::new(Writer::new(Contents::default(), None)) }
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
    pub fn put(&self, series: &SavedSeries) {
        self.write([((RowKind::Series, series.id.key()), Some(series.to_bytes()))].into());
    }

    /// Removes a series with its running game, room state and what its chat has told. Its finished rounds stay.
    ///
    /// # Errors
    /// If it can't be read; nothing is removed then.
    pub fn remove(&self, id: SeriesId) -> Result<RemovedSeries, StoreError> {
        let mut removed = Rows::new();
        for kind in [RowKind::Series, RowKind::Running, RowKind::Hosted, RowKind::ChatNews] {
            let key = (kind, id.key());
            let bytes = self.get_bytes(&key)?;
            removed.insert(key, bytes);
        }
        let evidence = self.all_bytes(RowKind::Evidence)?.into_iter();
        let of_series = evidence.filter(|(key, _)| key.starts_with(&id.key()));
        removed.extend(of_series.map(|(key, bytes)| ((RowKind::Evidence, key), Some(bytes))));
        self.write(removed.keys().map(|key| (key.clone(), None)).collect());
        Ok(RemovedSeries(removed))
    }

    /// Undoes the removal of a series.
    pub fn restore(&self, removed: RemovedSeries) {
        self.write(removed.0);
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

    /// A finished round; `None` if the store has none.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn round(&self, key: RoundKey) -> Result<Option<PlayedRound>, StoreError> {
        self.get(&(RowKind::Rounds, key.to_bytes()))
    }

    /// The number of finished rounds, readable or not.
    ///
    /// # Errors
    /// If they can't be read.
    pub fn round_count(&self) -> Result<usize, StoreError> {
        Ok(self.all_bytes(RowKind::Rounds)?.len())
    }

    /// The record of a finished round; `None` if the store has none.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn record(&self, key: RoundKey) -> Result<Option<Record>, StoreError> {
        Ok(self.get::<StoredRecord>(&(RowKind::Records, key.to_bytes()))?.map(|StoredRecord(record)| record))
    }

    /// Saves a finished round and its record.
    pub fn put_round(&self, round: &PlayedRound, record: &Record) {
        self.write(round_rows(round, record));
    }

    /// Notes in which turns of a finished round computer players moved for people. Drops its reviews: they may rate these turns. Does
    /// nothing if the store has no such round.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn note_stand_ins(
        &self,
        key: RoundKey,
        record: &Record,
        stand_in_turns: &BTreeSet<u32>,
    ) -> Result<(), StoreError> {
        let is_stored = self.record(key)?.is_some_and(|stored| stored.events == record.events);
        let round = self.round(key)?.filter(|round| is_stored && round.stand_in_turns != *stand_in_turns);
        if let Some(round) = round {
            self.put_round(&round.with_stand_ins(stand_in_turns.clone(), record), record);
        }
        Ok(())
    }

    /// Deletes every finished round and its record. Series keep their results.
    ///
    /// # Errors
    /// If the file can't be read; nothing is deleted then.
    pub fn clear_rounds(&self) -> Result<(), StoreError> {
        let keys: Vec<_> = self.all_bytes(RowKind::Rounds)?.into_keys().collect();
        let rows = |kind: RowKind| keys.iter().map(move |key| ((kind, key.clone()), None));
        let mut deleted: Rows = rows(RowKind::Rounds).chain(rows(RowKind::Records)).collect();
        let reviews = self.all_bytes(RowKind::Reviews)?.into_keys();
        deleted.extend(reviews.map(|key| ((RowKind::Reviews, key), None)));
        self.write(deleted);
        Ok(())
    }

    /// Has changes written, all in one transaction.
    fn write(&self, rows: Rows) -> SaveReceipt {
        self.writer.write(rows)
    }

    fn get<T: StoredValue>(&self, key: &RowKey) -> Result<Option<T>, StoreError> {
        let Some(bytes) = self.get_bytes(key)? else { return Ok(None) };
        let value = T::from_bytes(&bytes, &mut RulesCache::default());
        value.map(Some).map_err(|why| self.writer.contents(|contents| contents.unreadable(key, why)))
    }

    /// Every value of a table. One that can't be decoded is reported once, left in the file and skipped.
    fn all<T: StoredValue>(&self, kind: RowKind) -> Result<Vec<T>, StoreError> {
        let mut known = RulesCache::default();
        let mut values = Vec::new();
        for (key, bytes) in self.all_bytes(kind)? {
            match T::from_bytes(&bytes, &mut known) {
                Ok(value) => values.push(value),
                Err(why) => {
                    let key = (kind, key);
                    let error = self.writer.contents(|contents| {
                        let error = contents.unreadable(&key, why);
                        contents.reported.insert(key).then_some(error)
                    });
                    error.into_iter().for_each(|error| self.writer.report(error));
                }
            }
        }
        Ok(values)
    }

    fn get_bytes(&self, key: &RowKey) -> Result<Option<Vec<u8>>, StoreError> {
        self.writer.contents(|contents| contents.get(key))
    }

    fn all_bytes(&self, kind: RowKind) -> Result<BTreeMap<Vec<u8>, Vec<u8>>, StoreError> {
        self.writer.contents(|contents| contents.all(kind))
    }
}

/// A finished round and its record. What was said of an earlier end of it, which was taken back, no longer holds.
fn round_rows(round: &PlayedRound, record: &Record) -> Rows {
    let key = round.key.to_bytes();
    let recorded = StoredRecord(record.clone()).to_bytes();
    let played = [((RowKind::Rounds, key.clone()), round.to_bytes()), ((RowKind::Records, key), recorded)];
    let mut rows: Rows = played.map(|(key, bytes)| (key, Some(bytes))).into();
    rows.extend(round.own_seats.iter().map(|seat| (reviews::row_key(round.key, *seat), None)));
    rows
}
