//! The player's rating (Glicko-2), and what else is counted by the first tries.

use crate::glicko;
use crate::store::TriedPuzzle;

/// The rating before the first puzzle: below nearly all puzzles, so that the first ones are easy.
const FIRST_RATING: f64 = 1000.0;
/// How many puzzles a player has tried before their rating is told: what it says by then isn't chance alone.
pub const UNRATED: usize = 5;
/// How unsure the rating of a puzzle is.
const PUZZLE_DEVIATION: f64 = 90.0;

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
        let mut rating = glicko::first(FIRST_RATING);
        let mut progress = Progress { tried: tried.len(), ..Progress::default() };
        for tried in tried {
            let is_solved_at_once = tried.is_solved_at_once();
            let before = rating.rating;
            rating = glicko::after_game(&rating, tried.rating.into(), PUZZLE_DEVIATION, is_solved_at_once);
            progress.change = (rating.rating.round() - before.round()) as i32;
            progress.streak = if is_solved_at_once { progress.streak + 1 } else { 0 };
            progress.longest = progress.longest.max(progress.streak);
            progress.solved += usize::from(tried.solved);
        }
        let is_rated = progress.tried >= UNRATED;
        Progress { rating: is_rated.then(|| rating.rating.round() as u16), ..progress }
    }

    /// How many puzzles are to be tried before there is a rating.
    pub fn before_rating(&self) -> usize {
        UNRATED.saturating_sub(self.tried)
    }
}

#[cfg(test)]
mod tests {
    use jiff::Zoned;

    use super::*;
    use crate::puzzles::{PuzzleHistory, Wanted, all, find};
    use crate::store::Store;

    #[test]
    fn the_rating_comes_near_to_what_is_solved() {
        let now = Zoned::default();
        for strength in [1100, 1500] {
            let store = Store::in_memory();
            for _ in 0..60 {
                let history = PuzzleHistory::read(&store).expect("a store in memory");
                let puzzle = Wanted::default().next(&history, now.date()).expect("a puzzle");
                store.note_try(puzzle, puzzle.rating() <= strength, &now).expect("a store in memory");
            }
            let tried = store.tried_puzzles().expect("a store in memory");
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
        let (puzzle, now) = (&all()[0], Zoned::default());
        assert_eq!(Progress::of(&[]), Progress::default());
        // The last two are tried when it has come back.
        for (days, solved, all_solved) in
            [(0, false, 0), (0, true, 1), (0, false, 1), (1, false, 1), (9, true, 1)]
        {
            let now = now.saturating_add(jiff::Span::new().days(days));
            let tried = store.note_try(puzzle, solved, &now).expect("a store in memory");
            let progress = Progress::of(&tried);
            assert_eq!((progress.streak, progress.solved, progress.tried), (0, all_solved, 1));
            assert!(progress.change < 0);
        }
        let tried = store.note_try(&all()[1], true, &now).expect("a store in memory");
        let progress = Progress::of(&tried);
        assert_eq!((progress.streak, progress.longest, progress.solved), (1, 1, 2));
        assert!(progress.change > 0);
    }
}
