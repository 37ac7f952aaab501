//! The puzzles that were tried. Each counts once, with its first try.

use jiff::Timestamp;
use jiff::fmt::serde::timestamp;
use serde::{Deserialize, Serialize};
use skipstone_core::puzzle::Puzzle;

use super::database::{RowKey, RowKind};
use super::error::StoreError;
use super::handle::Store;
use super::value::{PlainValue, StoredValue};

/// What became of a puzzle here.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TriedPuzzle {
    /// Its [short name](Puzzle::id).
    pub id: String,
    /// Which puzzle it was, from 1, in the order in which they were first tried.
    pub number: u32,
    /// The puzzle's rating at the first try.
    pub rating: u16,
    /// Whether the first try was an answer.
    pub solved_at_once: bool,
    /// Whether any try was.
    pub solved: bool,
    /// When it was first tried.
    #[serde(with = "timestamp::second::required")]
    pub tried: Timestamp,
}

impl PlainValue for TriedPuzzle {
    const VERSION: u16 = 1;
}

impl Store {
    /// Every puzzle that was tried, in the order of the first tries.
    ///
    /// # Errors
    /// If the file can't be read.
    pub fn tried_puzzles(&self) -> Result<Vec<TriedPuzzle>, StoreError> {
        let mut tried: Vec<TriedPuzzle> = self.all(RowKind::TriedPuzzles)?;
        tried.sort_by_key(|tried| tried.number);
        Ok(tried)
    }

    /// Notes the end of a try. Of a puzzle that was tried before, only that it is solved now. Returns every puzzle that was tried
    /// by then, in the order of the first tries.
    ///
    /// # Errors
    /// If the file can't be read.
    pub fn note_try(
        &self,
        puzzle: &Puzzle,
        solved: bool,
        now: Timestamp,
    ) -> Result<Vec<TriedPuzzle>, StoreError> {
        let id = puzzle.id();
        let mut all = self.tried_puzzles()?;
        match all.iter_mut().find(|tried| tried.id == id) {
            Some(before) if before.solved || !solved => {}
            Some(before) => {
                before.solved = true;
                self.keep_try(before);
            }
            None => {
                let number = u32::try_from(all.len()).unwrap_or(u32::MAX).saturating_add(1);
                let rating = puzzle.rating();
                let tried = TriedPuzzle { id, number, rating, solved_at_once: solved, solved, tried: now };
                self.keep_try(&tried);
                all.push(tried);
            }
        }
        Ok(all)
    }

    fn keep_try(&self, tried: &TriedPuzzle) {
        let key: RowKey = (RowKind::TriedPuzzles, tried.id.clone().into_bytes());
        self.write([(key, Some(tried.to_bytes()))].into());
    }
}
