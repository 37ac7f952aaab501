//! Carries a series on at this computer that was played at somebody else's table.
//!
//! The old series stays as it is, and so do its rounds; the new one counts on from their results.

use jiff::Timestamp;
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

/// A series that goes on at somebody's table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CarriedSeries {
    /// The name of the table's host in it.
    pub host: Name,
    /// The series as it was.
    pub series: SavedSeries,
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
        let carried = CarryOn { series, own, rounds, stones, title, options, port };
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
        Ok((room, ResumedSeries { table, saver: TableSaver::carrying_on(self.clone(), saved), error: None }))
    }

    /// The series that a table says it goes on from, and the name of its host there; `None` unless this player and that host have both
    /// played it. `own` is the player's key.
    ///
    /// # Errors
    /// If the store can't be read.
    pub fn carried_on_at(
        &self,
        own: Fingerprint,
        table: &AnnouncedTable,
    ) -> Result<Option<CarriedSeries>, StoreError> {
        let Some(continues) = table.continues else { return Ok(None) };
        for saved in self.series()? {
            let key = match saved.kind {
                SeriesKind::Remote { host, series } => SeriesKey { host, series },
                SeriesKind::Hosted => SeriesKey { host: own, series: continues },
                SeriesKind::Local | SeriesKind::Challenge(_) => continue,
            };
            if key.series != continues || saved.id != StoredSeriesId::of(own, key) {
                continue;
            }
            let evidence: Evidence = self.evidence(own).load(key).unwrap_or_default();
            let is_played = evidence.player(own).is_some();
            if let Some(host) = evidence.player(table.host).filter(|_| is_played) {
                return Ok(Some(CarriedSeries { host: host.clone(), series: saved }));
            }
        }
        Ok(None)
    }
}
