//! Carries a series on at this computer that was played at somebody else's table.
//!
//! The old series stays as it is, and so do its rounds; the new one counts on from their results.

use std::collections::BTreeMap;

use jiff::Timestamp;
use skipstone_core::table::TableError;
use skipstone_net::Fingerprint;
use skipstone_net::client::Evidence;
use skipstone_net::discovery::AnnouncedTable;
use skipstone_net::host::{CarryOn, SavedRoom};
use skipstone_net::protocol::{Name, SeriesKey, TableOptions};

use super::error::StoreError;
use super::handle::Store;
use super::random_seed::random_seed;
use super::saved::{RoundKey, SavedSeries, StoredSeriesId};
use super::series_kind::SeriesKind;
use super::table_saver::{ContinueError, ResumedSeries, TableSaver, resume};
use super::value::Running;

/// A series with others that isn't over, which somebody else may carry on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeriesWithOthers {
    /// The series at its host.
    pub series: SeriesKey,
    /// The names of its people but for the player, by their keys.
    others: BTreeMap<Fingerprint, Name>,
}

/// Who says that they carry on a series.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CarriedOn<'a> {
    /// The name of the table's host in it.
    pub host: &'a Name,
    /// The names of the others.
    pub others: Vec<&'a Name>,
}

impl SeriesWithOthers {
    /// Who carries it on at an announced table. `None` if nobody does who has played it.
    pub fn at(&self, table: &AnnouncedTable) -> Option<CarriedOn<'_>> {
        let host = self.others.get(&table.host).filter(|_| table.continues == Some(self.series.mark()))?;
        let others = self.others.iter().filter(|(key, _)| **key != table.host);
        Some(CarriedOn { host, others: others.map(|(_, name)| name).collect() })
    }
}

/// The table at which a series is carried on.
#[derive(Debug, Clone)]
pub struct NewHost {
    /// The player's key.
    pub own: Fingerprint,
    /// The table's title.
    pub title: Name,
    /// Admission, watching and time limits.
    pub options: TableOptions,
    /// The port to listen on.
    pub port: u16,
}

impl Store {
    /// The room and the table at which a series of another host goes on, with the same people, seats, rules and points. A round that was
    /// broken off there is dealt anew: only its host knew all cards.
    ///
    /// # Errors
    /// If it wasn't seen to the end of its last stored round by this player, who had a seat in that, or can't be read.
    pub fn carry_on(
        &self,
        id: StoredSeriesId,
        at: NewHost,
    ) -> Result<(SavedRoom, ResumedSeries), ContinueError> {
        let before = self.find(id)?.ok_or(ContinueError::NotFound(id))?;
        let SeriesKind::Remote { host, series } = before.kind else {
            return Err(ContinueError::NotFound(id));
        };
        let series = SeriesKey { host, series };
        let evidence: Evidence = self.evidence(at.own).load(series).unwrap_or_default();
        let rounds = before.rounds.len() as u32;
        let last = self.round(RoundKey { series: id, number: rounds })?;
        let NewHost { own, title, options, port } = at;
        let stones = last.map(|round| round.stones).unwrap_or_default();
        let scores = before.series().map_err(TableError::from)?.scores();
        let carried = CarryOn { series, own, rounds, scores, stones, title, options, port };
        let room = carried.room(&evidence)?;
        let now = Timestamp::now();
        let saved = SavedSeries {
            id: StoredSeriesId::of_own_table(room.series),
            kind: SeriesKind::Hosted,
            began: now,
            played: now,
            ..before
        };
        let table = resume(&saved, &Running { seed: random_seed(), round: None })?;
        Ok((room, ResumedSeries { table, saver: TableSaver::new(self.clone(), saved), error: None }))
    }

    /// The series that the player with the `own` key has played with others, at their tables or at the own one, and that aren't over.
    ///
    /// # Errors
    /// If the store can't be read.
    pub fn series_with_others(&self, own: Fingerprint) -> Result<Vec<SeriesWithOthers>, StoreError> {
        let mut found = Vec::new();
        for key in self.evidence(own).keys() {
            found.extend(self.others_in(own, key)?);
        }
        Ok(found)
    }

    /// The same of one series: of that with this key, or of the one that it goes on from if none of its rounds was seen to its end.
    ///
    /// # Errors
    /// If the store can't be read.
    pub fn series_with_others_at(
        &self,
        own: Fingerprint,
        key: SeriesKey,
    ) -> Result<Option<SeriesWithOthers>, StoreError> {
        let found = self.others_in(own, key)?;
        if found.is_some() {
            return Ok(found);
        }
        let played = self.evidence(own).load(key).and_then(|evidence| evidence.last_played(key));
        played.filter(|played| *played != key).map_or(Ok(None), |played| self.others_in(own, played))
    }

    /// Who has played a series with the player. `None` of one that is over or that the player had no part in.
    fn others_in(&self, own: Fingerprint, series: SeriesKey) -> Result<Option<SeriesWithOthers>, StoreError> {
        if !self.find(StoredSeriesId::of(own, series))?.is_some_and(|saved| saved.is_unfinished()) {
            return Ok(None);
        }
        let mut others = self.evidence(own).load(series).unwrap_or_default().people();
        Ok(others.remove(&own).map(|_| SeriesWithOthers { series, others }))
    }
}
