//! Imports series from files into the store, and collects series for export.

use std::collections::BTreeSet;
use std::fs::File;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use skipstone_core::record::Record;

use super::series_file::{self, MAX_FILE_BYTES, SeriesBundle, SeriesFileError};
use crate::store::{PlayedRound, RoundKey, SavedSeries, SeriesId, Store, StoreError};

/// Why a file's series can't be imported.
#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    /// The file can't be read.
    #[error("it can't be read")]
    Read(#[from] io::Error),
    /// It is no valid series file.
    #[error(transparent)]
    File(#[from] SeriesFileError),
    /// The store can't be read or written.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// The result of importing one series.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ImportedSeries {
    /// The store didn't have it.
    New(SavedSeries),
    /// The store already has the same; nothing has changed.
    Unchanged(SavedSeries),
    /// The store has its id with other contents. Both are kept, this one under a new id.
    Copy(SavedSeries),
}

impl ImportedSeries {
    /// The series as it is in the store now.
    pub fn series(&self) -> &SavedSeries {
        match self {
            ImportedSeries::New(series)
            | ImportedSeries::Unchanged(series)
            | ImportedSeries::Copy(series) => series,
        }
    }
}

/// The result of importing a file, for the screen.
#[derive(Debug, Clone)]
pub struct ImportReport {
    /// The imported file.
    pub path: PathBuf,
    /// One entry for each series of the file.
    pub result: Result<Vec<ImportedSeries>, Arc<ImportError>>,
}

impl ImportReport {
    /// Imports a series file. Blocks while it replays every round through the rules, which may take seconds.
    pub fn from(path: PathBuf, store: &Store) -> ImportReport {
        let result = import(store, &path).map_err(Arc::new);
        ImportReport { path, result }
    }
}

/// Loads everything that a series file holds of a series: its records and its running game.
///
/// # Errors
/// If the store can't be read.
pub fn load_bundle(store: &Store, series: SavedSeries) -> Result<SeriesBundle, StoreError> {
    let record = |number| store.record(RoundKey { series: series.id, number });
    let records = (1..).take(series.rounds.len()).map(record).collect::<Result<_, _>>()?;
    // A round that was in progress when the series was ended early won't be finished.
    let running = if series.ended_early { None } else { store.running_record(series.id)? };
    Ok(SeriesBundle { series, records, running })
}

/// Imports the series of a file.
///
/// # Errors
/// If the file can't be read or is invalid; nothing is imported then. If the store can't be read or written.
pub fn import(store: &Store, path: &Path) -> Result<Vec<ImportedSeries>, ImportError> {
    let mut text = Vec::new();
    File::open(path)?.take(MAX_FILE_BYTES + 1).read_to_end(&mut text)?;
    if text.len() as u64 > MAX_FILE_BYTES {
        return Err(SeriesFileError::TooLarge.into());
    }
    let text = String::from_utf8(text).map_err(|_| SeriesFileError::NotSeries)?;
    let all = series_file::read(&text)?;
    let known = store.series()?;
    Ok(all.into_iter().map(|bundle| import_series(store, &known, bundle)).collect::<Result<_, _>>()?)
}

/// Imports a series with its records and running game, unless the store has the same.
fn import_series(
    store: &Store,
    known: &[SavedSeries],
    bundle: SeriesBundle,
) -> Result<ImportedSeries, StoreError> {
    let SeriesBundle { mut series, records, running } = bundle;
    for known in known {
        if same_series(known, &series)
            && same_game(store.running_record(known.id)?.as_ref(), running.as_ref())
        {
            return Ok(ImportedSeries::Unchanged(known.clone()));
        }
    }
    let stored = store.rounds()?;
    // The rounds of a series that was removed stay: they are no others' either.
    let is_taken = known.iter().any(|known| known.id == series.id)
        || has_other_rounds(store, &stored, series.id, &records)?;
    // Rounds that are already in the statistics aren't counted again.
    let counted = if is_taken { stored } else { Vec::new() };
    if is_taken {
        series.id = SeriesId::random();
    }
    let mut rounds = Vec::new();
    for (number, (played, record)) in (1..).zip(series.rounds.iter().zip(records)) {
        let Some(record) = record else { continue };
        let key = RoundKey { series: series.id, number };
        let mut round = PlayedRound {
            taken_back: series.taken_back.contains(&number),
            ..PlayedRound::new(key, played.finished, &series.table, played.result.clone(), &record)
        };
        let then = counted.iter().filter(|other| other.finished == round.finished);
        // Series files hold neither stones nor the turns of computer players in people's places.
        let is_same = |other: &PlayedRound| {
            let other = other.clone().with_stand_ins(BTreeSet::new(), &record);
            PlayedRound { key, stones: Vec::new(), ..other } == round
        };
        if then.into_iter().any(is_same) {
            round.own_seats = Vec::new();
        }
        rounds.push((round, record));
    }
    store.put_bundle(&series, &rounds, running.as_ref());
    Ok(if is_taken { ImportedSeries::Copy(series) } else { ImportedSeries::New(series) })
}

/// Whether the store has rounds of this series that aren't those of these records, by number from 1.
fn has_other_rounds(
    store: &Store,
    stored: &[PlayedRound],
    series: SeriesId,
    records: &[Option<Record>],
) -> Result<bool, StoreError> {
    for PlayedRound { key, .. } in stored.iter().filter(|round| round.key.series == series) {
        let imported = records.get(key.number.saturating_sub(1) as usize).and_then(Option::as_ref);
        if !same_game(store.record(*key)?.as_ref(), imported) {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Whether two series are equal except for their ids: an earlier import may have made a copy.
fn same_series(one: &SavedSeries, other: &SavedSeries) -> bool {
    let SavedSeries { id: _, name, table, first_dealer, rounds, ended_early, taken_back, began, played } =
        one;
    *played == other.played
        && *began == other.began
        && *ended_early == other.ended_early
        && *taken_back == other.taken_back
        && *first_dealer == other.first_dealer
        && *name == other.name
        && *table == other.table
        && *rounds == other.rounds
}

/// Whether two records hold the same game, whichever program version wrote them.
fn same_game(one: Option<&Record>, other: Option<&Record>) -> bool {
    one.map(|record| &record.events) == other.map(|record| &record.events)
}
