//! Imports series from files into the store, and collects series for export.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::hash::Hash;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use jiff::Timestamp;
use skipstone_core::record::Record;

use super::series_file::{self, SeriesBundle, SeriesFileError};
use crate::read_file::{FileKind, ReadProblem, read_text};
use crate::store::{PlayedRound, RoundKey, SavedSeries, Store, StoreError, StoredSeriesId, running_scores};

/// Why a file's series can't be imported.
#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    /// The file can't be read.
    #[error("it can't be read")]
    Read(#[source] ReadProblem),
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
    let text = read_text(path, FileKind::Series).map_err(|error| ImportError::Read(error.problem))?;
    let all = series_file::read(&text)?;
    let known = KnownSeries::of(store)?;
    Ok(all.into_iter().map(|bundle| import_series(store, &known, bundle)).collect::<Result<_, _>>()?)
}

/// What the store held before an import, so that a file with many series compares each with few.
struct KnownSeries {
    /// Those of the series and of challenges that were accepted.
    ids: HashSet<StoredSeriesId>,
    /// By when they began and were last played, and their names.
    series: HashMap<(Timestamp, Timestamp, String), Vec<SavedSeries>>,
    /// The stored rounds, by their series.
    keys: HashMap<StoredSeriesId, Vec<RoundKey>>,
    /// The rounds of the statistics, by when they ended.
    rounds: HashMap<Timestamp, Vec<PlayedRound>>,
}

impl KnownSeries {
    fn of(store: &Store) -> Result<KnownSeries, StoreError> {
        let all = store.series()?;
        // An imported series doesn't count for a challenge, also after its own one was removed.
        let accepted = store.accepted_challenges()?.into_iter().map(|accepted| accepted.series);
        let ids = all.iter().map(|series| series.id).chain(accepted).collect();
        let rounds = store.rounds()?;
        let keys = grouped(rounds.iter().map(|round| round.key).collect(), |key| key.series);
        let rounds = grouped(rounds, |round| round.finished);
        Ok(KnownSeries { ids, series: grouped(all, times_and_name), keys, rounds })
    }

    /// The series that the store has, perhaps as a copy; `None` if it has none that is the same.
    fn same(
        &self,
        store: &Store,
        series: &SavedSeries,
        running: Option<&Record>,
    ) -> Result<Option<&SavedSeries>, StoreError> {
        for known in self.series.get(&times_and_name(series)).into_iter().flatten() {
            if same_series(known, series) && same_game(store.running_record(known.id)?.as_ref(), running) {
                return Ok(Some(known));
            }
        }
        Ok(None)
    }

    /// The rounds of the statistics that ended at a time.
    fn rounds_at(&self, finished: Timestamp) -> &[PlayedRound] {
        self.rounds.get(&finished).map_or(&[], Vec::as_slice)
    }

    /// Whether the store has rounds of this series that aren't those of these records, by number from 1.
    fn has_other_rounds(
        &self,
        store: &Store,
        series: StoredSeriesId,
        records: &[Option<Record>],
    ) -> Result<bool, StoreError> {
        for key in self.keys.get(&series).into_iter().flatten() {
            let imported = records.get(key.number.saturating_sub(1) as usize).and_then(Option::as_ref);
            if !same_game(store.record(*key)?.as_ref(), imported) {
                return Ok(true);
            }
        }
        Ok(false)
    }
}

fn times_and_name(series: &SavedSeries) -> (Timestamp, Timestamp, String) {
    (series.began, series.played, series.name.clone())
}

fn grouped<K: Eq + Hash, T>(all: Vec<T>, key: impl Fn(&T) -> K) -> HashMap<K, Vec<T>> {
    let mut groups: HashMap<K, Vec<T>> = HashMap::new();
    all.into_iter().for_each(|one| groups.entry(key(&one)).or_default().push(one));
    groups
}

/// Imports a series with its records and running game, unless the store has the same.
fn import_series(
    store: &Store,
    known: &KnownSeries,
    bundle: SeriesBundle,
) -> Result<ImportedSeries, StoreError> {
    let SeriesBundle { mut series, records, running } = bundle;
    if let Some(known) = known.same(store, &series, running.as_ref())? {
        return Ok(ImportedSeries::Unchanged(known.clone()));
    }
    // The rounds of a series that was removed stay: they are no others' either.
    let is_taken = known.ids.contains(&series.id) || known.has_other_rounds(store, series.id, &records)?;
    if is_taken {
        series.id = StoredSeriesId::random();
    }
    let mut rounds = Vec::new();
    let scores = running_scores(series.table.teams, series.rounds.iter().map(|round| &round.result));
    let played = series.rounds.iter().zip(records).zip(scores);
    for (number, ((played, record), scores_before)) in (1..).zip(played) {
        let Some(record) = record else { continue };
        let key = RoundKey { series: series.id, number };
        let mut round = PlayedRound {
            taken_back: series.taken_back.contains(&number),
            scores_before,
            ..PlayedRound::new(key, played.finished, &series.table, played.result.clone(), &record)
        };
        // Rounds that are already in the statistics aren't counted again.
        let counted = if is_taken { known.rounds_at(round.finished) } else { &[] };
        // Series files hold neither stones nor the turns of computer players in people's places.
        let is_same = |other: &PlayedRound| {
            let other = other.clone().with_stand_ins(BTreeSet::new(), &record);
            PlayedRound { key, stones: Vec::new(), ..other } == round
        };
        if counted.iter().any(is_same) {
            round.own_seats = Vec::new();
        }
        rounds.push((round, record));
    }
    store.put_bundle(&series, &rounds, running.as_ref());
    Ok(if is_taken { ImportedSeries::Copy(series) } else { ImportedSeries::New(series) })
}

/// Whether two series are equal except for their ids and kinds: an earlier import may have made a copy, and files tell no kinds.
fn same_series(one: &SavedSeries, other: &SavedSeries) -> bool {
    let SavedSeries {
        id: _,
        kind: _,
        name,
        table,
        first_dealer,
        rounds,
        ended_early,
        taken_back,
        began,
        played,
    } = one;
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
