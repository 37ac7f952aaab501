//! The 600 puzzles of the game, the player's rating (Glicko-2), and which puzzle is next.

use std::collections::HashMap;
use std::sync::LazyLock;

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};
use skipstone_core::puzzle::{Puzzle, PuzzleKind, Theme, read_puzzles};

use crate::store::TriedPuzzle;

/// The rating before the first puzzle: below nearly all puzzles, so that the first ones are easy.
const FIRST_RATING: f64 = 1000.0;
/// Without a rating yet, a player gets the shortest of this many puzzles, the easiest that are left.
const EASIEST: usize = 20;
/// How many puzzles a player has tried before their rating is told: what it says by then isn't chance alone.
pub const UNRATED: usize = 5;
/// How unsure the rating of a puzzle is.
const PUZZLE_DEVIATION: f64 = 90.0;

/// The puzzles of the game, which are read once.
struct Collection {
    puzzles: Vec<Puzzle>,
    /// Where each is, by its short name.
    by_id: HashMap<String, usize>,
}

static COLLECTION: LazyLock<Collection> = LazyLock::new(|| {
    let texts = [
        include_str!("../../assets/puzzles/play-it-out.txt"),
        include_str!("../../assets/puzzles/what-now.txt"),
    ];
    let read = |text| {
        read_puzzles(text).unwrap_or_else(|error| {
            tracing::error!(%error, "the puzzles can't be read");
            Vec::new()
        })
    };
    let puzzles: Vec<Puzzle> = texts.into_iter().flat_map(read).collect();
    let by_id = puzzles.iter().enumerate().map(|(at, puzzle)| (puzzle.id(), at)).collect();
    Collection { puzzles, by_id }
});

/// All puzzles, of both kinds, the easiest of a kind first. Reading them takes some milliseconds, once.
pub fn all() -> &'static [Puzzle] {
    &COLLECTION.puzzles
}

/// How a player does at puzzles, by the first try at each.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Progress {
    /// The rating, as in Glicko-2; `None` before [`UNRATED`] puzzles were tried.
    pub rating: Option<u16>,
    /// By how much the last puzzle has changed it.
    pub change: i32,
    /// How many puzzles in a row were solved at once, up to the last one.
    pub streak: u32,
    /// The most in a row so far.
    pub longest: u32,
    /// How many are solved, at once or later.
    pub solved: usize,
    /// How many were tried.
    pub tried: usize,
}

impl Progress {
    /// By what was tried, in the order of the first tries.
    pub fn of(tried: &[TriedPuzzle]) -> Progress {
        let mut rating = Glicko2Rating { rating: FIRST_RATING, ..Glicko2Rating::new() };
        let mut progress = Progress { tried: tried.len(), ..Progress::default() };
        for TriedPuzzle { rating: puzzle, solved_at_once, solved, .. } in tried {
            let puzzle = Glicko2Rating {
                rating: f64::from(*puzzle),
                deviation: PUZZLE_DEVIATION,
                ..Glicko2Rating::new()
            };
            let outcome = if *solved_at_once { Outcomes::WIN } else { Outcomes::LOSS };
            let before = rating.rating;
            (rating, _) = glicko2(&rating, &puzzle, &outcome, &Glicko2Config::new());
            progress.change = (rating.rating.round() - before.round()) as i32;
            progress.streak = if *solved_at_once { progress.streak + 1 } else { 0 };
            progress.longest = progress.longest.max(progress.streak);
            progress.solved += usize::from(*solved);
        }
        let is_rated = progress.tried >= UNRATED;
        Progress { rating: is_rated.then(|| rating.rating.round() as u16), ..progress }
    }
}

impl Progress {
    /// How many puzzles are to be tried before there is a rating.
    pub fn before_rating(&self) -> usize {
        UNRATED.saturating_sub(self.tried)
    }
}

/// Which puzzles are wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Wanted {
    /// Only this kind.
    pub kind: Option<PuzzleKind>,
    /// Only those about this.
    pub theme: Option<Theme>,
}

impl Wanted {
    /// Whether a puzzle is one of them.
    pub fn contains(&self, puzzle: &Puzzle) -> bool {
        self.kind.is_none_or(|kind| puzzle.kind() == kind)
            && self.theme.is_none_or(|theme| puzzle.themes().contains(&theme))
    }

    /// How many there are, and how many of them aren't solved.
    pub fn count(&self, tried: &[TriedPuzzle]) -> (usize, usize) {
        let wanted = |puzzle: &&Puzzle| self.contains(puzzle);
        let solved = tried.iter().filter(|tried| tried.solved).filter_map(|tried| find(&tried.id));
        let all = all().iter().filter(wanted).count();
        (all, all - solved.filter(wanted).count())
    }

    /// The one whose rating is nearest to the player's, or an easy and short one for a player without a rating: of those that weren't
    /// tried yet, or else of those that aren't solved. `None` if all are.
    pub fn next(&self, tried: &[TriedPuzzle]) -> Option<&'static Puzzle> {
        let rating = Progress::of(tried).rating;
        let nearest = |puzzles: &mut dyn Iterator<Item = &'static Puzzle>| match rating {
            Some(rating) => puzzles.min_by_key(|puzzle| puzzle.rating().abs_diff(rating)),
            None => {
                let mut easiest: Vec<_> = puzzles.collect();
                easiest.sort_by_key(|puzzle| puzzle.rating());
                easiest.into_iter().take(EASIEST).min_by_key(|puzzle| puzzle.answer().line().len())
            }
        };
        let is_new: Vec<bool> = {
            let mut is_new = vec![true; all().len()];
            tried
                .iter()
                .filter_map(|tried| COLLECTION.by_id.get(&tried.id))
                .for_each(|at| is_new[*at] = false);
            is_new
        };
        let new = all().iter().zip(is_new).filter(|(puzzle, is_new)| *is_new && self.contains(puzzle));
        let unsolved = tried.iter().filter(|tried| !tried.solved).filter_map(|tried| find(&tried.id));
        nearest(&mut new.map(|(puzzle, _)| puzzle))
            .or_else(|| nearest(&mut unsolved.filter(|puzzle| self.contains(puzzle))))
    }
}

/// The puzzle with a short name.
pub fn find(id: &str) -> Option<&'static Puzzle> {
    COLLECTION.by_id.get(id).map(|at| &all()[*at])
}

#[cfg(test)]
mod tests {
    use jiff::Timestamp;

    use super::*;
    use crate::store::Store;

    /// Plays the next puzzles and solves those that this says.
    fn tried(store: &Store, count: usize, solves: impl Fn(&Puzzle) -> bool) -> Vec<TriedPuzzle> {
        for _ in 0..count {
            let tried = store.tried_puzzles().expect("a store in memory");
            let puzzle = Wanted::default().next(&tried).expect("a puzzle");
            store.note_try(puzzle, solves(puzzle), Timestamp::UNIX_EPOCH).expect("a store in memory");
        }
        store.tried_puzzles().expect("a store in memory")
    }

    #[test]
    fn there_are_as_many_as_is_told() {
        assert_eq!(all().len(), 600);
    }

    #[test]
    fn the_rating_comes_near_to_what_is_solved() {
        for strength in [1100, 1500] {
            let store = Store::in_memory();
            let tried = tried(&store, 60, |puzzle| puzzle.rating() <= strength);
            let progress = Progress::of(&tried);
            let rating = progress.rating.expect("a rating");
            assert!(rating.abs_diff(strength) < 100, "{rating} is far from {strength}");
            assert_eq!(progress.tried, 60, "no puzzle comes twice");
            let first = tried[..UNRATED].iter().filter_map(|tried| find(&tried.id));
            assert!(first.clone().count() == UNRATED);
            assert!(first.into_iter().all(|puzzle| puzzle.answer().line().len() <= 5), "the first are short");
            assert!(Progress::of(&tried[..UNRATED - 1]).rating.is_none());
            assert_eq!(progress.solved, tried.iter().filter(|tried| tried.solved).count());
        }
    }

    #[test]
    fn only_the_first_try_counts() {
        let store = Store::in_memory();
        let puzzle = &all()[0];
        assert_eq!(Progress::of(&[]), Progress::default());
        for (solved, streak, all_solved) in [(false, 0, 0), (true, 0, 1), (false, 0, 1)] {
            store.note_try(puzzle, solved, Timestamp::UNIX_EPOCH).expect("a store in memory");
            let progress = Progress::of(&store.tried_puzzles().expect("a store in memory"));
            assert_eq!((progress.streak, progress.solved, progress.tried), (streak, all_solved, 1));
            assert!(progress.change < 0);
        }
        store.note_try(&all()[1], true, Timestamp::UNIX_EPOCH).expect("a store in memory");
        let progress = Progress::of(&store.tried_puzzles().expect("a store in memory"));
        assert_eq!((progress.streak, progress.longest, progress.solved), (1, 1, 2));
        assert!(progress.change > 0);
    }

    #[test]
    fn missed_ones_come_back_when_all_were_tried() {
        let store = Store::in_memory();
        let wanted = Wanted { kind: Some(PuzzleKind::WhatNow), theme: Some(Theme::Partner) };
        let count = all().iter().filter(|puzzle| wanted.contains(puzzle)).count();
        let next = || wanted.next(&store.tried_puzzles().expect("a store in memory"));
        let missed = next().expect("a puzzle");
        let unsolved = || wanted.count(&store.tried_puzzles().expect("a store in memory"));
        assert_eq!(unsolved(), (count, count));
        for nth in 0..count {
            let puzzle = next().expect("a puzzle");
            store.note_try(puzzle, nth > 0, Timestamp::UNIX_EPOCH).expect("a store in memory");
        }
        assert_eq!(next().map(Puzzle::id), Some(missed.id()));
        assert_eq!(unsolved(), (count, 1));
        store.note_try(missed, true, Timestamp::UNIX_EPOCH).expect("a store in memory");
        assert!(next().is_none());
        assert_eq!(find(&missed.id()).map(Puzzle::rating), Some(missed.rating()));
    }
}
