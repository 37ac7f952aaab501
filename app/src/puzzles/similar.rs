//! Another puzzle like the one before.

use std::collections::HashMap;

use skipstone_core::puzzle::Puzzle;

use super::{Progress, PuzzleHistory, with_ids};

/// Another puzzle of the same kind with a theme of this one, or without any as this one is: one that wasn't tried yet, else one that
/// isn't solved, and of these the one whose rating is nearest to the player's, or to this puzzle's before the player has one. Any of
/// its kind where none shares a theme; `None` where it is the only one.
pub fn another_like(puzzle: &Puzzle, history: &PuzzleHistory) -> Option<&'static Puzzle> {
    let rating = Progress::of(&history.tried).rating.unwrap_or(puzzle.rating());
    let tried: HashMap<&str, bool> =
        history.tried.iter().map(|tried| (tried.id.as_str(), tried.solved)).collect();
    let is_like = |other: &Puzzle| {
        let (themes, others) = (puzzle.themes(), other.themes());
        themes.iter().any(|theme| others.contains(theme)) || (themes.is_empty() && others.is_empty())
    };
    let id = puzzle.id();
    let others = with_ids().filter(|(other, like)| like.kind() == puzzle.kind() && *other != id);
    let nearest = others.min_by_key(|(id, other)| {
        let solved = tried.get(id).copied();
        (!is_like(other), solved, other.rating().abs_diff(rating))
    });
    nearest.map(|(_, puzzle)| puzzle)
}

#[cfg(test)]
mod tests {
    use jiff::Timestamp;

    use super::*;
    use crate::store::TriedPuzzle;

    /// A history in which so many quarters of all puzzles were tried, and two of three solved.
    fn history(quarters: usize) -> PuzzleHistory {
        let tried = with_ids().enumerate().filter(|(at, _)| at % 4 < quarters);
        let tried = tried.map(|(at, (id, puzzle))| TriedPuzzle {
            id: id.to_owned(),
            number: at as u32,
            rating: puzzle.rating(),
            solved: at % 3 > 0,
            misses: 1,
            returns: None,
            tried: Timestamp::UNIX_EPOCH,
        });
        PuzzleHistory { tried: tried.collect(), ..PuzzleHistory::default() }
    }

    #[test]
    fn it_is_new_while_there_is_one_and_never_the_same() {
        let is_like = |one: &Puzzle, other: &Puzzle| {
            one.kind() == other.kind()
                && (one.themes() == other.themes()
                    || one.themes().iter().any(|theme| other.themes().contains(theme)))
        };
        for history in (0..=4).map(history) {
            for (id, puzzle) in with_ids().step_by(17) {
                let other = another_like(puzzle, &history).expect("there are others");
                let solved = |id: &str| history.of(id).map(|tried| tried.solved);
                let others = with_ids().filter(|(other, like)| *other != id && is_like(puzzle, like));
                let newest = others.map(|(id, _)| solved(id)).min().expect("there are others");
                let found = other.id();
                assert!(found != id && is_like(puzzle, other) && solved(&found) == newest, "{id}: {found}");
            }
        }
    }
}
