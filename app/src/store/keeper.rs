//! Keeps a table on disk: after every move, before anybody is told of it.

use jiff::Timestamp;
use skipstone_core::record::Record;
use skipstone_core::table::{Kept, KeptRound, ResumeError, Table, TableConfig, TableError};
use skipstone_core::{Seat, Seed};

use super::database::{Kind, Rows};
use super::value::{Running, Value};
use super::{PlayedRound, RoundId, SavedResult, SavedSeries, SeriesId, Store, Trouble, round_rows};
use crate::random;

/// The version of the program, for records.
const APP: &str = env!("CARGO_PKG_VERSION");

/// Keeps one table in a store.
pub struct Keeper {
    store: Store,
    series: SavedSeries,
    /// Where the player sits whose store it is; nowhere for one who watches.
    pub(super) me: Option<Seat>,
    /// Whether anything of it is in the store.
    kept: bool,
}

/// A series to go on with.
pub struct Resumed {
    /// Its table, on the card where it was left.
    pub table: Table,
    /// What keeps it from now on.
    pub keeper: Keeper,
    /// Why the round on the table was given up, if it was.
    pub trouble: Option<Trouble>,
}

/// Why a series can't be gone on with.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum GoOnError {
    /// The store has no such series.
    #[error("there is no series {0}")]
    Gone(SeriesId),
    /// It can't be read.
    #[error(transparent)]
    Trouble(#[from] Trouble),
    /// Its table can't be opened.
    #[error(transparent)]
    Table(#[from] TableError),
}

impl Store {
    /// Opens a table for a new series. It is in the store with its first move.
    ///
    /// # Errors
    /// If its rules, seats and ages don't fit together.
    pub fn begin(&self, id: SeriesId, table: TableConfig, seed: Seed) -> Result<(Table, Keeper), TableError> {
        let opened = Table::new(table, seed)?;
        let keeper = Keeper::of(self.clone(), id, &opened);
        Ok((opened, keeper))
    }

    /// Goes on with a series where it was left. `seed` is for one that has none: it came from elsewhere.
    ///
    /// # Errors
    /// If it isn't there, or can't be read.
    pub fn go_on(&self, id: SeriesId, seed: Seed) -> Result<Resumed, GoOnError> {
        let series = self.find(id)?.ok_or(GoOnError::Gone(id))?;
        let running = self.get::<Running>(&(Kind::Running, id.key()));
        let (running, trouble) = match running {
            Ok(running) => (running.unwrap_or(Running { seed, round: None }), None),
            Err(trouble) => (Running { seed, round: None }, Some(trouble)),
        };
        let resumed = Table::resume(kept(&series, &running));
        let (table, trouble) = match (resumed, trouble) {
            (Ok(table), trouble) => (table, trouble),
            (Err(ResumeError::Table(error)), _) => return Err(error.into()),
            (Err(why), _) => {
                let without = Table::resume(kept(&series, &Running { seed: running.seed, round: None }));
                let Ok(table) = without else { return Err(GoOnError::Gone(id)) };
                (table, Some(Trouble::Round { series: id, why: why.to_string() }))
            }
        };
        if trouble.is_some() {
            self.set_aside_running(id)?;
        }
        let me = series.table.first_person();
        let keeper = Keeper { store: self.clone(), series, me, kept: true };
        Ok(Resumed { table, keeper, trouble })
    }

    /// The record of the round on the table of a series, as far as it was played.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn running(&self, id: SeriesId) -> Result<Option<Record>, Trouble> {
        let Some(series) = self.find(id)? else { return Ok(None) };
        let Some(running) = self.get::<Running>(&(Kind::Running, id.key()))? else { return Ok(None) };
        let table = Table::resume(kept(&series, &running));
        let unfinished = |table: &Table| table.round().is_some_and(|round| round.ending().is_none());
        Ok(table.ok().filter(unfinished).and_then(|table| table.record(APP)))
    }

    /// Keeps a series that comes from elsewhere, with played rounds and the game on its table: all of it or nothing. That game
    /// must follow the rules and its seed.
    ///
    /// # Errors
    /// If it can't be written yet.
    pub fn put_whole(
        &self,
        series: &SavedSeries,
        rounds: &[(PlayedRound, Record)],
        running: Option<&Record>,
    ) -> Result<(), Trouble> {
        let mut rows: Rows = rounds.iter().flat_map(|(round, record)| round_rows(round, record)).collect();
        rows.insert((Kind::Series, series.id.key()), Some(series.to_bytes()));
        if let Some(record) = running {
            let round = KeptRound {
                number: record.header.round as usize,
                seed: record.header.seed,
                acts: record.acts(),
            };
            // Later rounds come from a seed that nobody who saw the file can know.
            let running = Running { seed: random::seed(), round: Some(round) };
            rows.insert((Kind::Running, series.id.key()), Some(running.to_bytes()));
        }
        self.write(rows)
    }

    fn set_aside_running(&self, id: SeriesId) -> Result<(), Trouble> {
        let bytes = self.lock().get(&(Kind::Running, id.key()))?;
        let mut key = id.key();
        key.extend(Timestamp::now().as_second().to_be_bytes());
        self.write([((Kind::Aside, key), bytes)].into())
    }
}

impl Keeper {
    /// Keeps a table that was opened elsewhere than in the store.
    pub(super) fn of(store: Store, id: SeriesId, table: &Table) -> Keeper {
        let now = Timestamp::now();
        let Kept { config, first_dealer, ended_early, .. } = table.kept();
        let series = SavedSeries {
            id,
            name: String::new(),
            table: config,
            first_dealer,
            rounds: Vec::new(),
            ended_early,
            began: now,
            played: now,
        };
        let me = series.table.first_person();
        Keeper { store, series, me, kept: false }
    }

    /// The series that is played, as it is kept.
    pub fn series(&self) -> &SavedSeries {
        &self.series
    }

    /// Keeps the table as it is now. What can't be written is tried again with the next move; the store tells.
    pub fn keep(&mut self, table: &Table) {
        let played =
            !table.series().rounds().is_empty() || table.round().is_some_and(|round| round.moves() > 0);
        if played || self.kept {
            self.keep_with(table, Rows::new());
        }
    }

    /// Keeps the table together with something else: all of it or nothing.
    pub(super) fn keep_with(&mut self, table: &Table, mut rows: Rows) {
        let Kept { config, seed, first_dealer, rounds, ended_early, round } = table.kept();
        self.kept = true;
        let now = Timestamp::now();
        // Of the rounds known before only the last can have been taken back.
        for number in rounds.len()..self.series.rounds.len() {
            let id = RoundId { series: self.series.id, number: number as u32 + 1 };
            rows.extend([Kind::Rounds, Kind::Records].map(|kind| ((kind, id.key()), None)));
        }
        self.series.table = config;
        self.series.rounds.truncate(rounds.len());
        for result in rounds.into_iter().skip(self.series.rounds.len()) {
            self.series.rounds.push(SavedResult { result: result.clone(), finished: now });
            let number = self.series.rounds.len() as u32;
            let finished = table.record(APP).filter(|record| record.header.round == number);
            if let Some(record) = finished {
                let id = RoundId { series: self.series.id, number };
                let round = PlayedRound::new(id, now, &self.series.table, result, &record);
                rows.extend(round_rows(&PlayedRound { me: self.me, ..round }, &record));
            }
        }
        self.series.first_dealer = first_dealer;
        self.series.ended_early = ended_early;
        self.series.played = now;
        let id = self.series.id;
        rows.insert((Kind::Series, id.key()), Some(self.series.to_bytes()));
        rows.insert((Kind::Running, id.key()), Some(Running { seed, round }.to_bytes()));
        if let Err(trouble) = self.store.write(rows) {
            tracing::warn!(%trouble, "the table can't be kept");
        }
    }
}

/// A table at rest, out of what is kept of it.
fn kept(series: &SavedSeries, running: &Running) -> Kept {
    Kept {
        config: series.table.clone(),
        seed: running.seed,
        first_dealer: series.first_dealer,
        rounds: series.rounds.iter().map(|round| round.result.clone()).collect(),
        ended_early: series.ended_early,
        round: running.round.clone(),
    }
}
