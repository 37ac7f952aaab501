//! What is kept of a player's puzzles.

use crate::store::{FavouritePuzzles, Store, StoreError, TriedPuzzle};

/// What is kept of a player's puzzles, as it was when it was read.
#[derive(Debug, Clone, Default)]
pub struct PuzzleHistory {
    /// What was tried, in the order of the first tries.
    pub tried: Vec<TriedPuzzle>,
    /// What the player has marked.
    pub favourites: FavouritePuzzles,
}

impl PuzzleHistory {
    /// Reads it from a profile's store.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn read(store: &Store) -> Result<PuzzleHistory, StoreError> {
        Ok(PuzzleHistory { tried: store.tried_puzzles()?, favourites: store.favourite_puzzles()? })
    }

    /// What became of the puzzle with a short name; `None` before its first try.
    pub fn of(&self, id: &str) -> Option<&TriedPuzzle> {
        self.tried.iter().find(|tried| tried.id == id)
    }
}
