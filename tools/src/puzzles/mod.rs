//! Makes puzzles out of rounds that computer players play against each other.
//!
//! A seed is divided into numbered rounds that don't depend on each other, so that they can be made in any order and at once.

mod play_it_out;
mod source;
mod what_now;

use skipstone_core::Seed;
use skipstone_core::bot::Level;
use skipstone_core::puzzle::{Puzzle, PuzzleKind};

/// Makes puzzles of one kind from a seed.
#[derive(Debug, Clone, Copy)]
pub struct Maker {
    kind: PuzzleKind,
    seed: Seed,
}

impl Maker {
    /// A maker of puzzles of this kind. The same seed makes the same puzzles.
    pub fn new(kind: PuzzleKind, seed: Seed) -> Maker {
        let own = match kind {
            PuzzleKind::PlayItOut => 1,
            PuzzleKind::WhatNow => 2,
        };
        Maker { kind, seed: seed.child(own) }
    }

    /// The puzzle of the round with this number; `None` if none was found in it. Takes some tenths of a second, for *What now?* up to
    /// some seconds.
    pub fn puzzle(&self, number: u64) -> Option<Puzzle> {
        let seed = self.seed.child(number);
        match self.kind {
            PuzzleKind::PlayItOut => play_it_out::make(&seed),
            PuzzleKind::WhatNow => what_now::make(&seed),
        }
    }
}

/// A puzzle with the weakest level that finds its answer, and the rating that this level gives it.
fn rated(puzzle: Puzzle, rating: impl Fn(Option<Level>) -> u16) -> Puzzle {
    let found_by = Level::OPPONENTS.into_iter().find(|level| puzzle.is_found_by(*level, LEVEL_SEED));
    puzzle.rated(rating(found_by), found_by)
}

/// The seed of the computer players that are asked for their answer.
const LEVEL_SEED: u64 = 1;

/// The seeds of the beginners who must not find it by chance.
const BEGINNERS: [u64; 4] = [1, 2, 3, 4];
