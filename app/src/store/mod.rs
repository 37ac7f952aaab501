//! What a player keeps from one evening to the next: series, running games, records and settings.
//!
//! Everything lies in one database file. What can't be written stays in memory, is what reading finds, and is tried again
//! with the next change: a full disk stops nobody from playing.

mod aside;
mod database;
mod elsewhere;
mod hosted;
mod identity;
mod keeper;
mod profile;
mod saved;
mod settings_file;
mod trouble;
mod trust;
mod value;

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::{fmt, fs};

use skipstone_core::record::Record;
use tokio::sync::watch;

use database::{AccessError, Database, Key, Kind, OpenError, Rows};
use value::{KnownRules, Recorded, Value};

pub use elsewhere::TakeInError;
pub use identity::Known;
pub use keeper::{GoOnError, Keeper, Resumed};
pub use profile::{Profile, ProfileError};
pub use saved::{PlayedRound, RoundId, SavedResult, SavedSeries, SeriesId, SeriesIdError, players};
pub use settings_file::{BadSetting, Found, SettingsFile};
pub use trouble::{Cause, Mistrust, Trouble};
pub use value::Damaged;

/// Series, running games and records of one profile.
#[derive(Clone)]
pub struct Store {
    inner: Arc<Mutex<Inner>>,
    /// What it has trouble with, at the moment.
    trouble: watch::Sender<Option<Trouble>>,
}

impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Store").field("trouble", &*self.trouble.borrow()).finish_non_exhaustive()
    }
}

struct Inner {
    /// Nowhere for who keeps nothing.
    path: Option<PathBuf>,
    /// Nothing before the first change, and while the file can't be used.
    file: Option<Database>,
    /// What isn't in the file yet.
    unsaved: Rows,
    /// Values that can't be read and were told of: once is enough.
    told: BTreeSet<Key>,
}

/// A series taken out of the store, to be put back if that was a mistake.
#[derive(Debug, Clone)]
pub struct Removed(Rows);

impl Store {
    /// Opens a profile's store. Whatever is wrong with it, there is one: what can't be used is told.
    pub fn open(profile: &Profile) -> (Store, Option<Trouble>) {
        let path = profile.database();
        // A file is made when there is something to keep.
        let exists = path.exists();
        let mut inner = Inner { path: Some(path), file: None, unsaved: Rows::new(), told: BTreeSet::new() };
        let trouble = if exists { inner.open().err() } else { None };
        let lasting = trouble.clone().filter(|trouble| !matches!(trouble, Trouble::SetAside { .. }));
        (Store { inner: Arc::new(Mutex::new(inner)), trouble: watch::Sender::new(lasting) }, trouble)
    }

    /// One that forgets everything with the program: for tests, and where there is no home folder.
    pub fn nowhere() -> Store {
        let inner = Inner { path: None, file: None, unsaved: Rows::new(), told: BTreeSet::new() };
        Store { inner: Arc::new(Mutex::new(inner)), trouble: watch::Sender::new(None) }
    }

    /// Tells what the store has trouble with, whenever that changes: what keeps it from writing, or a value it can't read.
    pub fn watch(&self) -> watch::Receiver<Option<Trouble>> {
        self.trouble.subscribe()
    }

    /// Every series, the newest played first.
    ///
    /// # Errors
    /// If the file can't be read, or one of them.
    pub fn series(&self) -> Result<Vec<SavedSeries>, Trouble> {
        let mut series: Vec<SavedSeries> = self.all(Kind::Series)?;
        series.sort_by_key(|series| std::cmp::Reverse((series.played, series.id)));
        Ok(series)
    }

    /// A series, if it is there.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn find(&self, id: SeriesId) -> Result<Option<SavedSeries>, Trouble> {
        self.get(&(Kind::Series, id.key()))
    }

    /// Keeps a series, in place of the one with its id.
    ///
    /// # Errors
    /// If it can't be written yet.
    pub fn put(&self, series: &SavedSeries) -> Result<(), Trouble> {
        self.write([((Kind::Series, series.id.key()), Some(series.to_bytes()))].into())
    }

    /// Takes a series and the game on its table out of the store. Its played rounds stay.
    ///
    /// # Errors
    /// If it can't be read; nothing is removed then.
    pub fn remove(&self, id: SeriesId) -> Result<Removed, Trouble> {
        let mut removed = Rows::new();
        for kind in [Kind::Series, Kind::Running, Kind::Hosted] {
            let key = (kind, id.key());
            let bytes = self.lock().get(&key)?;
            removed.insert(key, bytes);
        }
        // What can't be written now is written later.
        let _ = self.write(removed.keys().map(|key| (key.clone(), None)).collect());
        Ok(Removed(removed))
    }

    /// Puts a removed series back.
    ///
    /// # Errors
    /// If it can't be written yet.
    pub fn restore(&self, removed: Removed) -> Result<(), Trouble> {
        self.write(removed.0)
    }

    /// Every played round in short, the oldest first.
    ///
    /// # Errors
    /// If the file can't be read, or one of them.
    pub fn rounds(&self) -> Result<Vec<PlayedRound>, Trouble> {
        let mut rounds: Vec<PlayedRound> = self.all(Kind::Rounds)?;
        rounds.sort_by_key(|round| (round.finished, round.id));
        Ok(rounds)
    }

    /// The record of a played round, if it is there.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn record(&self, id: RoundId) -> Result<Option<Record>, Trouble> {
        Ok(self.get::<Recorded>(&(Kind::Records, id.key()))?.map(|Recorded(record)| record))
    }

    /// Keeps a played round and its record.
    ///
    /// # Errors
    /// If it can't be written yet.
    pub fn put_round(&self, round: &PlayedRound, record: &Record) -> Result<(), Trouble> {
        self.write(round_rows(round, record))
    }

    /// Forgets every played round and its record. Series keep their results.
    ///
    /// # Errors
    /// If the file can't be read or written.
    pub fn clear_rounds(&self) -> Result<(), Trouble> {
        let keys: Vec<_> = self.lock().all(Kind::Rounds)?.into_keys().collect();
        let rows = |kind: Kind| keys.iter().map(move |key| ((kind, key.clone()), None));
        self.write(rows(Kind::Rounds).chain(rows(Kind::Records)).collect())
    }

    /// Writes what changed, and all that couldn't be written before.
    fn write(&self, rows: Rows) -> Result<(), Trouble> {
        let done = self.lock().write(rows);
        let trouble = done.as_ref().err().cloned();
        self.trouble.send_if_modified(|known| std::mem::replace(known, trouble.clone()) != trouble);
        done
    }

    fn get<T: Value>(&self, key: &Key) -> Result<Option<T>, Trouble> {
        let inner = self.lock();
        let Some(bytes) = inner.get(key)? else { return Ok(None) };
        T::from_bytes(&bytes, &mut KnownRules::default()).map(Some).map_err(|why| inner.unreadable(key, why))
    }

    /// Every value of a kind. One that can't be read is told of and left where it is.
    fn all<T: Value>(&self, kind: Kind) -> Result<Vec<T>, Trouble> {
        let mut inner = self.lock();
        let mut known = KnownRules::default();
        let mut values = Vec::new();
        for (key, bytes) in inner.all(kind)? {
            match T::from_bytes(&bytes, &mut known) {
                Ok(value) => values.push(value),
                Err(why) => {
                    let key = (kind, key);
                    let trouble = inner.unreadable(&key, why);
                    if inner.told.insert(key) {
                        self.tell(trouble);
                    }
                }
            }
        }
        Ok(values)
    }

    /// Tells of something unless there is trouble already.
    fn tell(&self, trouble: Trouble) {
        tracing::warn!(%trouble, "the store");
        self.trouble.send_if_modified(|known| known.is_none() && known.replace(trouble).is_none());
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Inner {
    /// Opens the file. One of a newer program is left alone; one that can't be trusted is set aside, and the next change begins a
    /// new one.
    fn open(&mut self) -> Result<(), Trouble> {
        let Some(path) = &self.path else { return Ok(()) };
        match Database::open(path) {
            Ok(file) => {
                self.file = Some(file);
                Ok(())
            }
            Err(OpenError::InUse) => Err(Trouble::InUse(path.clone())),
            Err(OpenError::Unusable(why)) => Err(Trouble::unusable(path, why)),
            Err(OpenError::Newer) => Err(Trouble::Newer(path.clone())),
            Err(OpenError::LibraryFormat(format)) => Err(aside::set(path, Mistrust::LibraryFormat(format))),
            Err(OpenError::Foreign) => Err(aside::set(path, Mistrust::Foreign)),
            Err(OpenError::Damaged(why)) => Err(aside::set(path, Mistrust::Damaged(why))),
        }
    }

    fn write(&mut self, rows: Rows) -> Result<(), Trouble> {
        self.unsaved.extend(rows);
        let Some(path) = &self.path else { return Ok(()) };
        let mut set_aside = None;
        if self.file.is_none() {
            let folder = path.parent().unwrap_or(path);
            fs::create_dir_all(folder).map_err(|error| Trouble::unusable(path, error))?;
            set_aside = match self.open() {
                Err(trouble @ Trouble::SetAside { .. }) => {
                    self.open()?;
                    Some(trouble)
                }
                opened => {
                    opened?;
                    None
                }
            };
        }
        let Some(file) = &self.file else { return Ok(()) };
        if let Err(error) = file.write(&self.unsaved) {
            // After a failure nothing is answered any more until it is opened anew, which also checks what is there.
            let trouble = self.told(error);
            self.file = None;
            let _ = self.open();
            return Err(trouble);
        }
        self.unsaved.clear();
        set_aside.map_or(Ok(()), Err)
    }

    fn get(&self, key: &Key) -> Result<Option<Vec<u8>>, Trouble> {
        match (self.unsaved.get(key), &self.file) {
            (Some(unsaved), _) => Ok(unsaved.clone()),
            (None, Some(file)) => file.get(key).map_err(|error| self.told(error)),
            (None, None) => Ok(None),
        }
    }

    fn all(&self, kind: Kind) -> Result<BTreeMap<Vec<u8>, Vec<u8>>, Trouble> {
        let mut all = match &self.file {
            Some(file) => file.all(kind).map_err(|error| self.told(error))?,
            None => BTreeMap::new(),
        };
        for ((_, key), value) in self.unsaved.iter().filter(|((of, _), _)| *of == kind) {
            match value {
                Some(value) => all.insert(key.clone(), value.clone()),
                None => all.remove(key),
            };
        }
        Ok(all)
    }

    fn told(&self, error: AccessError) -> Trouble {
        Trouble::Unusable {
            path: self.path.clone().unwrap_or_default(),
            why: match error {
                AccessError::Unusable(why) => why,
                AccessError::Damaged(why) => Cause::Other(why),
            },
        }
    }

    fn unreadable(&self, (kind, key): &Key, why: Damaged) -> Trouble {
        let path = self.path.clone().unwrap_or_default();
        let key = key.iter().map(|byte| format!("{byte:02x}")).collect();
        Trouble::Value { path, what: kind.name(), key, why }
    }
}

fn round_rows(round: &PlayedRound, record: &Record) -> Rows {
    let key = round.id.key();
    let recorded = Recorded(record.clone()).to_bytes();
    [((Kind::Rounds, key.clone()), Some(round.to_bytes())), ((Kind::Records, key), Some(recorded))].into()
}
