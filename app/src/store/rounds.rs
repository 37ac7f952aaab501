//! The finished rounds of a store.

use std::collections::BTreeSet;

use skipstone_core::record::Record;

use super::database::{RowKind, Rows};
use super::error::StoreError;
use super::handle::Store;

use super::saved::{PlayedRound, RoundKey};
use super::value::{StoredRecord, StoredValue};
use super::{reviews, round_luck};

impl Store {
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

    /// Deletes every finished round, its record, and what was said of it. Series keep their results.
    ///
    /// # Errors
    /// If the file can't be read; nothing is deleted then.
    pub fn clear_rounds(&self) -> Result<(), StoreError> {
        let keys: Vec<_> = self.all_bytes(RowKind::Rounds)?.into_keys().collect();
        let rows = |kind: RowKind| keys.iter().map(move |key| ((kind, key.clone()), None));
        let mut deleted: Rows = rows(RowKind::Rounds).chain(rows(RowKind::Records)).collect();
        for kind in [RowKind::Reviews, RowKind::Luck] {
            deleted.extend(self.all_bytes(kind)?.into_keys().map(|key| ((kind, key), None)));
        }
        self.write(deleted);
        Ok(())
    }
}

/// A finished round and its record. What was said of an earlier end of it, which was taken back, no longer holds.
pub(super) fn round_rows(round: &PlayedRound, record: &Record) -> Rows {
    let key = round.key.to_bytes();
    let recorded = StoredRecord(record.clone()).to_bytes();
    let played = [((RowKind::Rounds, key.clone()), round.to_bytes()), ((RowKind::Records, key), recorded)];
    let mut rows: Rows = played.map(|(key, bytes)| (key, Some(bytes))).into();
    rows.extend(round.own_seats.iter().map(|seat| (reviews::row_key(round.key, *seat), None)));
    rows.insert(round_luck::row_key(round.key), None);
    rows
}
