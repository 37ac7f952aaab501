//! Saves a table after every move, before the move is sent to anyone.
//!
//! It hands the series, the game and finished rounds to the store's writer as one transaction, for a hosted table together with
//! its lobby. After a failed write play goes on, the player is told, and what is only in memory is written with the next
//! change.

use std::collections::BTreeSet;

use jiff::Timestamp;
use skipstone_core::record::Record;
use skipstone_core::table::{ResumeError, SavedRound, SavedTable, Table, TableConfig, TableError};
use skipstone_core::{Scoring, Seat, Seed, Stone};
use skipstone_net::SaveReceipt;
use skipstone_net::host::CarryOnError;

use super::database::{RowKind, Rows};
use super::error::StoreError;
use super::handle::Store;
use super::random_seed::random_seed;
use super::rounds::round_rows;
use super::saved::{PlayedRound, RoundKey, SavedResult, SavedSeries, StoredSeriesId, running_scores};
use super::series_kind::SeriesKind;
use super::value::{Running, StoredValue};
use crate::VERSION;

/// Saves one table into a store: its series, running game and finished rounds.
pub struct TableSaver {
    store: Store,
    series: SavedSeries,
    /// The seats of the people at this computer; empty for a spectator.
    pub(super) own_seats: Vec<Seat>,
    /// The stones of the players of a network table, by seat.
    pub(super) stones: Vec<Stone>,
    /// Whether the series is already in the store.
    is_saved: bool,
}

/// A series that is continued.
pub struct ResumedSeries {
    /// Its table, exactly as it was left.
    pub table: Table,
    /// Saves the table from now on.
    pub saver: TableSaver,
    /// Why the running game was quarantined; `None` if it goes on.
    pub error: Option<StoreError>,
}

/// Why a series can't be continued.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ContinueError {
    /// The store has no such series.
    #[error("there is no series {0}")]
    NotFound(StoredSeriesId),
    /// No round of the series is stored whose deal could be played.
    #[error("series {0} has no round")]
    NoRound(StoredSeriesId),
    /// It goes on at somebody else's table.
    #[error("series {0} continues when its host opens the table")]
    Remote(StoredSeriesId),
    /// It goes on at somebody else's table, and can't be carried on here.
    #[error(transparent)]
    CarryOn(#[from] CarryOnError),
    /// The store can't read it.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The saved table is invalid.
    #[error(transparent)]
    Table(#[from] TableError),
}

impl Store {
    /// Opens a table in this process for a new series, which is saved with its first move.
    ///
    /// # Errors
    /// If its rules, seats and ages don't fit together.
    pub fn new_series(
        &self,
        id: StoredSeriesId,
        table: TableConfig,
        seed: Seed,
    ) -> Result<(Table, TableSaver), TableError> {
        let opened = Table::new(table, seed)?;
        let saver = TableSaver::of(self.clone(), id, SeriesKind::Local, &opened);
        Ok((opened, saver))
    }

    /// Continues a series of this computer where it was left. `seed` is used if the series was saved without one, as an imported one
    /// is.
    ///
    /// # Errors
    /// If there is no such series, it is played at somebody else's table, or it can't be read.
    pub fn continue_series(&self, id: StoredSeriesId, seed: Seed) -> Result<ResumedSeries, ContinueError> {
        let series = self.find(id)?.ok_or(ContinueError::NotFound(id))?;
        if let SeriesKind::Remote { .. } = series.kind {
            return Err(ContinueError::Remote(id));
        }
        let running = self.get::<Running>(&(RowKind::Running, id.key()));
        let (running, error) = match running {
            Ok(running) => (running.unwrap_or(Running { seed, round: None }), None),
            Err(error) => (Running { seed, round: None }, Some(error)),
        };
        let resumed = Table::resume(saved_table(&series, &running));
        let (table, error) = match (resumed, error) {
            (Ok(table), error) => (table, error),
            (Err(ResumeError::Table(error)), _) => return Err(error.into()),
            (Err(why), _) => {
                let table = resume(&series, &Running { seed: running.seed, round: None })?;
                (table, Some(StoreError::UnplayableRound { series: id, why }))
            }
        };
        if error.is_some() {
            self.quarantine_running(id)?;
        }
        let saver = TableSaver { is_saved: true, ..TableSaver::new(self.clone(), series) };
        Ok(ResumedSeries { table, saver, error })
    }

    /// A table with the deal of the current or last round of a series, as a single round. Nothing of it is saved.
    ///
    /// # Errors
    /// If there is no such round, or it can't be read.
    pub fn practice_table(&self, id: StoredSeriesId) -> Result<Table, ContinueError> {
        let series = self.find(id)?.ok_or(ContinueError::NotFound(id))?;
        let running = self.get::<Running>(&(RowKind::Running, id.key()))?;
        let round = running.and_then(|running| running.round).ok_or(ContinueError::NoRound(id))?;
        let first_dealer = series.series().map_err(TableError::from)?.dealer_of(round.number);
        let mut config = series.table;
        config.rules.scoring = Scoring::Single;
        Ok(Table::with_deal(config, first_dealer, round.seed)?)
    }

    /// Whether a round of a series is under way.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn is_in_round(&self, series: &SavedSeries) -> Result<bool, StoreError> {
        let running = self.get::<Running>(&(RowKind::Running, series.id.key()))?;
        let round = running.and_then(|running| running.round);
        Ok(round.is_some_and(|round| round.number > series.rounds.len()))
    }

    /// The record, so far, of a series' running game; `None` without one.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn running_record(&self, id: StoredSeriesId) -> Result<Option<Record>, StoreError> {
        let Some(series) = self.find(id)? else { return Ok(None) };
        let Some(running) = self.get::<Running>(&(RowKind::Running, id.key()))? else { return Ok(None) };
        let table = Table::resume(saved_table(&series, &running));
        let unfinished = |table: &Table| table.round().is_some_and(|round| round.ending().is_none());
        Ok(table.ok().filter(unfinished).and_then(|table| table.record(VERSION)))
    }

    /// Saves an imported series with its finished rounds and running game in one transaction. The running game must follow the
    /// rules and its seed.
    pub fn put_bundle(
        &self,
        series: &SavedSeries,
        rounds: &[(PlayedRound, Record)],
        running: Option<&Record>,
    ) {
        let mut rows: Rows = rounds.iter().flat_map(|(round, record)| round_rows(round, record)).collect();
        rows.insert((RowKind::Series, series.id.key()), Some(series.to_bytes()));
        if series.is_unfinished() {
            let round = running.map(|record| SavedRound {
                number: record.header.round as usize,
                seed: record.header.seed,
                actions: record.actions(),
            });
            // Later rounds get a new seed, unknown to anyone who has seen the file.
            let running = Running { seed: random_seed(), round };
            rows.insert((RowKind::Running, series.id.key()), Some(running.to_bytes()));
        }
        self.write(rows);
    }

    fn quarantine_running(&self, id: StoredSeriesId) -> Result<(), StoreError> {
        let bytes = self.get_bytes(&(RowKind::Running, id.key()))?;
        let mut key = id.key();
        key.extend(Timestamp::now().as_second().to_be_bytes());
        self.write([((RowKind::Quarantine, key), bytes)].into());
        Ok(())
    }
}

impl TableSaver {
    /// A saver of a table whose series is new; nothing is saved yet.
    pub(super) fn of(store: Store, id: StoredSeriesId, kind: SeriesKind, table: &Table) -> TableSaver {
        let now = Timestamp::now();
        let SavedTable { config, first_dealer, ended_early, .. } = table.to_saved();
        let series = SavedSeries {
            id,
            kind,
            name: String::new(),
            table: config,
            first_dealer,
            rounds: Vec::new(),
            ended_early,
            taken_back: BTreeSet::new(),
            began: now,
            played: now,
        };
        TableSaver::new(store, series)
    }

    /// A saver of a series, of which nothing is saved yet.
    pub(super) fn new(store: Store, series: SavedSeries) -> TableSaver {
        let own_seats = series.table.people().collect();
        TableSaver { store, series, own_seats, stones: Vec::new(), is_saved: false }
    }

    /// The series as it was saved last.
    pub fn series(&self) -> &SavedSeries {
        &self.series
    }

    /// Saves the table's current state. A new series is saved from its first move on. A failed write is reported by the store,
    /// acknowledged too, and tried again with the store's next change.
    pub fn save(&mut self, table: &Table) -> SaveReceipt {
        let played =
            !table.series().rounds().is_empty() || table.round().is_some_and(|round| round.moves() > 0);
        if played || self.is_saved { self.save_with(table, Rows::new()) } else { SaveReceipt::default() }
    }

    /// Saves the table and `rows` in one transaction.
    pub(super) fn save_with(&mut self, table: &Table, mut rows: Rows) -> SaveReceipt {
        let SavedTable { config, seed, first_dealer, rounds, ended_early, round } = table.to_saved();
        self.is_saved = true;
        let now = Timestamp::now();
        // Only the last of the saved rounds can have been undone.
        for number in rounds.len()..self.series.rounds.len() {
            let key = RoundKey { series: self.series.id, number: number as u32 + 1 };
            rows.extend([RowKind::Rounds, RowKind::Records].map(|kind| ((kind, key.to_bytes()), None)));
            self.series.taken_back.insert(key.number);
        }
        self.series.table = config;
        self.series.rounds.truncate(rounds.len());
        for result in rounds.into_iter().skip(self.series.rounds.len()) {
            let results = self.series.rounds.iter().map(|round| &round.result);
            let scores_before = running_scores(self.series.table.teams, results).pop().unwrap_or_default();
            self.series.rounds.push(SavedResult { result: result.clone(), finished: now });
            let number = self.series.rounds.len() as u32;
            let finished = table.record(VERSION).filter(|record| record.header.round == number);
            if let Some(record) = finished {
                let key = RoundKey { series: self.series.id, number };
                let round = PlayedRound::new(key, now, &self.series.table, result, &record);
                let taken_back = self.series.taken_back.contains(&number);
                let (own_seats, stones) = (self.own_seats.clone(), self.stones.clone());
                let round = PlayedRound { own_seats, scores_before, stones, taken_back, ..round };
                rows.extend(round_rows(&round, &record));
            }
        }
        self.series.first_dealer = first_dealer;
        self.series.ended_early = ended_early;
        self.series.played = now;
        let id = self.series.id;
        rows.insert((RowKind::Series, id.key()), Some(self.series.to_bytes()));
        rows.insert((RowKind::Running, id.key()), Some(Running { seed, round }.to_bytes()));
        rows.extend(self.store.mark_played(id));
        self.store.write(rows)
    }
}

/// The table of a series, on the card where it was left.
pub(super) fn resume(series: &SavedSeries, running: &Running) -> Result<Table, ContinueError> {
    Table::resume(saved_table(series, running)).map_err(|why| match why {
        ResumeError::Table(error) => ContinueError::Table(error),
        why => StoreError::UnplayableRound { series: series.id, why }.into(),
    })
}

/// Assembles what [`Table`] resumes from.
fn saved_table(series: &SavedSeries, running: &Running) -> SavedTable {
    SavedTable {
        config: series.table.clone(),
        seed: running.seed,
        first_dealer: series.first_dealer,
        rounds: series.rounds.iter().map(|round| round.result.clone()).collect(),
        ended_early: series.ended_early,
        round: running.round.clone(),
    }
}
