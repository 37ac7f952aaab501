//! Series between the store and files.

use std::fs::File;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use skipstone_core::record::Record;

use crate::random;
use crate::series_file::{self, FileError, LARGEST, WholeSeries};
use crate::store::{PlayedRound, RoundId, SavedSeries, Store, Trouble};

/// Why a file's series aren't taken in.
#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    /// The file can't be read.
    #[error("it can't be read: {0}")]
    Read(#[from] io::Error),
    /// What is in it can't be believed.
    #[error(transparent)]
    File(#[from] FileError),
    /// The store can't take it.
    #[error(transparent)]
    Store(#[from] Trouble),
}

/// What became of a series that was taken in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TakenIn {
    /// It is new here.
    New(SavedSeries),
    /// It was here already; nothing has changed.
    Known(SavedSeries),
    /// It was here, but played otherwise: both are kept, this one by a new id.
    Copy(SavedSeries),
}

impl TakenIn {
    /// The series as it is in the store.
    pub fn series(&self) -> &SavedSeries {
        match self {
            TakenIn::New(series) | TakenIn::Known(series) | TakenIn::Copy(series) => series,
        }
    }
}

/// What came of taking in a file's series, to be told.
#[derive(Debug, Clone)]
pub struct Imported {
    /// The file.
    pub path: PathBuf,
    /// Its series, or why there are none.
    pub taken: Result<Vec<TakenIn>, Arc<ImportError>>,
}

impl Imported {
    /// Takes in the series of a file. Every round of them is played by the rules before it is believed, so that may take
    /// a moment.
    pub fn from(path: PathBuf, store: &Store) -> Imported {
        let taken = import(store, &path).map_err(Arc::new);
        Imported { path, taken }
    }
}

/// A series with the records of its rounds and the game on its table.
///
/// # Errors
/// If the store can't be read.
pub fn whole(store: &Store, series: SavedSeries) -> Result<WholeSeries, Trouble> {
    let record = |number| store.record(RoundId { series: series.id, number });
    let records = (1..).take(series.rounds.len()).map(record).collect::<Result<_, _>>()?;
    // What was dealt when a series was ended early is played no more.
    let running = if series.ended_early { None } else { store.running(series.id)? };
    Ok(WholeSeries { series, records, running })
}

/// Takes in the series of a file.
///
/// # Errors
/// If the file can't be read or believed, then nothing of it is taken in; or if the store can't take more.
pub fn import(store: &Store, path: &Path) -> Result<Vec<TakenIn>, ImportError> {
    let mut text = Vec::new();
    File::open(path)?.take(LARGEST + 1).read_to_end(&mut text)?;
    if text.len() as u64 > LARGEST {
        return Err(FileError::TooLarge.into());
    }
    let text = String::from_utf8(text).map_err(|_| FileError::NotSeries)?;
    let all = series_file::read(&text)?;
    let known = store.series()?;
    Ok(all.into_iter().map(|whole| take_in(store, &known, whole)).collect::<Result<_, _>>()?)
}

/// Takes in a series with all that belongs to it, unless it is there.
fn take_in(store: &Store, known: &[SavedSeries], whole: WholeSeries) -> Result<TakenIn, Trouble> {
    let WholeSeries { mut series, records, running } = whole;
    for known in known {
        if same_series(known, &series) && same_game(store.running(known.id)?.as_ref(), running.as_ref()) {
            return Ok(TakenIn::Known(known.clone()));
        }
    }
    let taken = known.iter().any(|known| known.id == series.id);
    // What was counted as played before isn't counted again.
    let counted = if taken { store.rounds()? } else { Vec::new() };
    if taken {
        series.id = random::series_id();
    }
    let mut rounds = Vec::new();
    for (number, (played, record)) in (1..).zip(series.rounds.iter().zip(records)) {
        let Some(record) = record else { continue };
        let id = RoundId { series: series.id, number };
        let mut round = PlayedRound::new(id, played.finished, &series.table, played.result.clone(), &record);
        let then = counted.iter().filter(|other| other.finished == round.finished);
        if then.into_iter().any(|other| PlayedRound { id, ..other.clone() } == round) {
            round.me = None;
        }
        rounds.push((round, record));
    }
    store.put_whole(&series, &rounds, running.as_ref())?;
    Ok(if taken { TakenIn::Copy(series) } else { TakenIn::New(series) })
}

/// Whether two are the same but for their ids: a copy made before has another one.
fn same_series(one: &SavedSeries, other: &SavedSeries) -> bool {
    let SavedSeries { id: _, name, table, first_dealer, rounds, ended_early, began, played } = one;
    *played == other.played
        && *began == other.began
        && *ended_early == other.ended_early
        && *first_dealer == other.first_dealer
        && *name == other.name
        && *table == other.table
        && *rounds == other.rounds
}

/// Whether the same was played, whoever wrote it down.
fn same_game(one: Option<&Record>, other: Option<&Record>) -> bool {
    one.map(|record| &record.events) == other.map(|record| &record.events)
}
