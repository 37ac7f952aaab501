//! The 600 puzzles of the game, how a player does at them, and which one is next.

mod history;
mod progress;
mod similar;
mod timed_set;
mod wanted;

use std::collections::HashMap;
use std::sync::LazyLock;

use skipstone_core::puzzle::{Puzzle, read_puzzles};

pub use history::PuzzleHistory;
pub use progress::{Progress, UNRATED};
pub use similar::another_like;
pub use timed_set::TimedSet;
pub use wanted::{Returns, Wanted};

/// The puzzles of the game, which are read once.
struct Collection {
    puzzles: Vec<Puzzle>,
    /// Their short names, which take a while to find.
    ids: Vec<String>,
    /// Where each is, by its short name.
    by_id: HashMap<String, usize>,
}

static COLLECTION: LazyLock<Collection> = LazyLock::new(|| {
    let texts = [
        include_str!("../../../assets/puzzles/play-it-out.txt"),
        include_str!("../../../assets/puzzles/what-now.txt"),
    ];
    let read = |text| {
        read_puzzles(text).unwrap_or_else(|error| {
            tracing::error!(%error, "the puzzles can't be read");
            Vec::new()
        })
    };
    let puzzles: Vec<Puzzle> = texts.into_iter().flat_map(read).collect();
    let ids: Vec<String> = puzzles.iter().map(Puzzle::id).collect();
    let by_id = ids.iter().cloned().zip(0..).collect();
    Collection { puzzles, ids, by_id }
});

/// All puzzles, of both kinds, the easiest of a kind first. Reading them takes some milliseconds, once.
pub fn all() -> &'static [Puzzle] {
    &COLLECTION.puzzles
}

/// All puzzles with their short names.
fn with_ids() -> impl Iterator<Item = (&'static str, &'static Puzzle)> {
    COLLECTION.ids.iter().map(String::as_str).zip(all())
}

/// The puzzle with a short name.
pub fn find(id: &str) -> Option<&'static Puzzle> {
    COLLECTION.by_id.get(id).map(|at| &all()[*at])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_as_many_as_is_told() {
        assert_eq!(all().len(), 600);
        assert!(with_ids().all(|(id, puzzle)| find(id).map(Puzzle::id) == Some(puzzle.id())));
    }
}
