//! What became of a puzzle, as a value.

use bincode::{Decode, Encode};

use super::series::time;
use super::table::RulesCache;
use super::{StoredValue, StoredValueError, decode, encode};
use crate::store::TriedPuzzle;

/// Version 1.
#[derive(Debug, Encode, Decode)]
struct TriedPuzzleV1 {
    id: String,
    number: u32,
    rating: u16,
    solved_at_once: bool,
    solved: bool,
    /// Seconds since 1970.
    tried: i64,
}

impl StoredValue for TriedPuzzle {
    const VERSION: u16 = 1;

    fn to_bytes(&self) -> Vec<u8> {
        let tried = TriedPuzzleV1 {
            id: self.id.clone(),
            number: self.number,
            rating: self.rating,
            solved_at_once: self.solved_at_once,
            solved: self.solved,
            tried: self.tried.as_second(),
        };
        encode::<TriedPuzzle>(tried)
    }

    fn from_bytes(bytes: &[u8], _: &mut RulesCache) -> Result<TriedPuzzle, StoredValueError> {
        let TriedPuzzleV1 { id, number, rating, solved_at_once, solved, tried } =
            decode::<TriedPuzzle, _>(bytes)?;
        Ok(TriedPuzzle { id, number, rating, solved_at_once, solved, tried: time(tried)? })
    }
}
