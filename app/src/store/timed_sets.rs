//! The best set of puzzles against the clock.

use jiff::Timestamp;
use jiff::fmt::serde::timestamp;
use serde::{Deserialize, Serialize};

use super::database::{RowKey, RowKind};
use super::error::StoreError;
use super::handle::Store;
use super::value::{PlainValue, StoredValue};

/// The set against the clock in which the most puzzles were solved, the first of several.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct BestTimedSet {
    /// How many puzzles were solved, at least one.
    pub solved: u32,
    /// When it ended.
    #[serde(with = "timestamp::second::required")]
    pub reached: Timestamp,
}

impl PlainValue for BestTimedSet {
    const VERSION: u16 = 1;
}

impl Store {
    /// The best set; `None` before a puzzle was solved in one.
    ///
    /// # Errors
    /// If the file can't be read.
    pub fn best_timed_set(&self) -> Result<Option<BestTimedSet>, StoreError> {
        self.get(&key())
    }

    /// Notes the end of a set. Returns the best one of those before it.
    ///
    /// # Errors
    /// If the file can't be read.
    pub fn note_timed_set(&self, solved: u32, now: Timestamp) -> Result<Option<BestTimedSet>, StoreError> {
        let before = self.best_timed_set()?;
        if solved > before.map_or(0, |best| best.solved) {
            let best = BestTimedSet { solved, reached: now };
            self.write([(key(), Some(best.to_bytes()))].into());
        }
        Ok(before)
    }
}

fn key() -> RowKey {
    (RowKind::TimedSets, b"best".to_vec())
}
