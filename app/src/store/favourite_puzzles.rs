//! The puzzles that the player has marked as favourites.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::database::{RowKey, RowKind};
use super::error::StoreError;
use super::handle::Store;
use super::value::{PlainValue, StoredValue};

/// Favourites among the puzzles of the game, by their [short names](skipstone_core::puzzle::Puzzle::id).
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FavouritePuzzles(BTreeSet<String>);

impl FavouritePuzzles {
    /// Whether a puzzle is one of them.
    pub fn contains(&self, id: &str) -> bool {
        self.0.contains(id)
    }

    /// Marks a puzzle as a favourite, or as none.
    pub fn set(&mut self, id: &str, is_favourite: bool) {
        if is_favourite {
            self.0.insert(id.to_owned());
        } else {
            self.0.remove(id);
        }
    }

    /// Their short names, by the alphabet.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(String::as_str)
    }
}

impl PlainValue for FavouritePuzzles {
    const VERSION: u16 = 1;
}

impl Store {
    /// The favourite puzzles.
    ///
    /// # Errors
    /// If the file can't be read.
    pub fn favourite_puzzles(&self) -> Result<FavouritePuzzles, StoreError> {
        Ok(self.get(&key())?.unwrap_or_default())
    }

    /// Marks a puzzle as a favourite, or as none. Returns all favourites by then.
    ///
    /// # Errors
    /// If the file can't be read.
    pub fn set_favourite_puzzle(&self, id: &str, is_favourite: bool) -> Result<FavouritePuzzles, StoreError> {
        let mut favourites = self.favourite_puzzles()?;
        favourites.set(id, is_favourite);
        self.write([(key(), Some(favourites.to_bytes()))].into());
        Ok(favourites)
    }
}

fn key() -> RowKey {
    (RowKind::FavouritePuzzles, b"all".to_vec())
}
