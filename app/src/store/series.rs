//! The series of a store.

use super::database::{RowKind, Rows};
use super::error::StoreError;
use super::handle::Store;
use super::saved::{SavedSeries, StoredSeriesId};
use super::value::StoredValue;

/// A series removed from the store, with its running game, for an undo.
#[derive(Debug, Clone)]
pub struct RemovedSeries(Rows);

impl Store {
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
    pub fn find(&self, id: StoredSeriesId) -> Result<Option<SavedSeries>, StoreError> {
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
    pub fn remove(&self, id: StoredSeriesId) -> Result<RemovedSeries, StoreError> {
        let mut removed = Rows::new();
        for kind in [RowKind::Series, RowKind::Running, RowKind::Hosted, RowKind::SystemMessages] {
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
}
