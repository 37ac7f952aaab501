//! Which puzzles the player wants to solve, and which of them is next.

use std::collections::HashSet;

use jiff::civil::Date;
use skipstone_core::puzzle::{Puzzle, PuzzleKind, Theme};

use super::{Progress, PuzzleHistory, find, with_ids};
use crate::store::{FavouritePuzzles, TriedPuzzle};

/// Without a rating yet, a player gets the shortest of this many puzzles, the easiest that are left.
const EASIEST: usize = 20;

/// Which puzzles are wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Wanted {
    /// Only this kind.
    pub kind: Option<PuzzleKind>,
    /// Only those about this.
    pub theme: Option<Theme>,
    /// Only favourites.
    pub favourites: bool,
}

/// Missed puzzles that come back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Returns {
    /// How many have come back.
    pub due: usize,
    /// In how many days the next of the others does; `None` without others.
    pub next_in: Option<i32>,
}

impl Wanted {
    /// Whether a puzzle is one of them, favourite or not.
    pub fn contains(&self, puzzle: &Puzzle) -> bool {
        self.kind.is_none_or(|kind| puzzle.kind() == kind)
            && self.theme.is_none_or(|theme| puzzle.themes().contains(&theme))
    }

    /// All of them, with their short names.
    pub fn all<'h>(
        &self,
        favourites: &'h FavouritePuzzles,
    ) -> impl Iterator<Item = (&'static str, &'static Puzzle)> + use<'h> {
        let wanted = *self;
        with_ids().filter(move |(id, puzzle)| wanted.contains_with_id(id, puzzle, favourites))
    }

    fn contains_with_id(&self, id: &str, puzzle: &Puzzle, favourites: &FavouritePuzzles) -> bool {
        self.contains(puzzle) && (!self.favourites || favourites.contains(id))
    }

    /// Those of them that were tried, in the order of the first tries.
    pub fn tried<'h>(
        &self,
        history: &'h PuzzleHistory,
    ) -> impl DoubleEndedIterator<Item = (&'h TriedPuzzle, &'static Puzzle)> + Clone + use<'h> {
        let wanted = *self;
        let tried = history.tried.iter().filter_map(|tried| Some((tried, find(&tried.id)?)));
        tried.filter(move |(tried, puzzle)| wanted.contains_with_id(&tried.id, puzzle, &history.favourites))
    }

    /// How many there are, and how many of them aren't solved.
    pub fn count(&self, history: &PuzzleHistory) -> (usize, usize) {
        let all = self.all(&history.favourites).count();
        (all, all - self.tried(history).filter(|(tried, _)| tried.solved).count())
    }

    /// Those that were missed and come back, as seen on a day.
    pub fn returns(&self, history: &PuzzleHistory, today: Date) -> Returns {
        let away = self.tried(history).filter_map(|(tried, _)| tried.days_away(today));
        let (due, later): (Vec<_>, Vec<_>) = away.partition(|days| *days == 0);
        Returns { due: due.len(), next_in: later.into_iter().min() }
    }

    /// The one to solve next on a day: the one that has come back first, or else of those that weren't tried yet the one whose rating is
    /// nearest to the player's, or an easy and short one for a player without a rating, or else one that isn't solved. `None` if all
    /// are.
    pub fn next(&self, history: &PuzzleHistory, today: Date) -> Option<&'static Puzzle> {
        let due = self.tried(history).filter(|(tried, _)| tried.is_due(today));
        if let Some((_, puzzle)) = due.min_by_key(|(tried, _)| tried.returns) {
            return Some(puzzle);
        }
        let tried: HashSet<&str> = history.tried.iter().map(|tried| tried.id.as_str()).collect();
        let new = self.all(&history.favourites).filter(|(id, _)| !tried.contains(id));
        let rating = Progress::of(&history.tried).rating;
        nearest(rating, new.map(|(_, puzzle)| puzzle)).or_else(|| {
            let unsolved = self.tried(history).filter(|(tried, _)| !tried.solved);
            nearest(rating, unsolved.map(|(_, puzzle)| puzzle))
        })
    }
}

/// The one whose rating is nearest to a player's; an easy and short one for a player without a rating.
fn nearest(rating: Option<u16>, puzzles: impl Iterator<Item = &'static Puzzle>) -> Option<&'static Puzzle> {
    match rating {
        Some(rating) => puzzles.min_by_key(|puzzle| puzzle.rating().abs_diff(rating)),
        None => {
            let mut easiest: Vec<_> = puzzles.collect();
            easiest.sort_by_key(|puzzle| puzzle.rating());
            easiest.into_iter().take(EASIEST).min_by_key(|puzzle| puzzle.answer().line().len())
        }
    }
}

#[cfg(test)]
mod tests {
    use jiff::{ToSpan as _, Zoned};

    use super::*;
    use crate::puzzles::all;
    use crate::store::Store;

    fn history(store: &Store) -> PuzzleHistory {
        PuzzleHistory::read(store).expect("a store in memory")
    }

    #[test]
    fn missed_ones_come_back_before_new_ones_once_it_is_time() {
        let (store, now) = (Store::in_memory(), Zoned::default());
        let wanted =
            Wanted { kind: Some(PuzzleKind::WhatNow), theme: Some(Theme::Partner), ..Wanted::default() };
        let (all, unsolved) = wanted.count(&history(&store));
        assert!(all > 10 && unsolved == all);
        let next = |now: &Zoned| wanted.next(&history(&store), now.date()).map(Puzzle::id);
        let returns = |now: &Zoned| wanted.returns(&history(&store), now.date());
        let note = |id: &str, solved, now: &Zoned| {
            store.note_try(find(id).expect("a puzzle"), solved, now).expect("a store in memory")
        };
        let missed = next(&now).expect("a puzzle");
        note(&missed, false, &now);
        let tomorrow = now.saturating_add(1.day());
        assert_eq!(returns(&now), Returns { due: 0, next_in: Some(1) });
        assert_eq!(returns(&tomorrow), Returns { due: 1, next_in: None });
        assert_ne!(next(&now), Some(missed.clone()), "a new one comes first today");
        assert_eq!(next(&tomorrow), Some(missed.clone()));
        let other = Wanted { kind: Some(PuzzleKind::PlayItOut), ..wanted };
        assert_eq!(other.returns(&history(&store), tomorrow.date()), Returns::default(), "it isn't wanted");
        // Once all were tried, what isn't solved is next although its time hasn't come.
        while let Some(puzzle) = next(&now).filter(|puzzle| *puzzle != missed) {
            note(&puzzle, true, &now);
        }
        assert_eq!(wanted.count(&history(&store)), (all, 1));
        note(&missed, true, &now);
        assert_eq!(next(&now), None);
        // What was solved too early comes back all the same.
        assert_eq!(next(&tomorrow), Some(missed.clone()));
        note(&missed, true, &tomorrow);
        assert_eq!((next(&tomorrow), returns(&tomorrow)), (None, Returns::default()));
    }

    #[test]
    fn only_favourites_come_if_only_they_are_wanted() {
        let (store, now) = (Store::in_memory(), Zoned::default());
        let wanted = Wanted { favourites: true, ..Wanted::default() };
        assert_eq!(wanted.count(&history(&store)), (0, 0));
        assert!(wanted.next(&history(&store), now.date()).is_none());
        let ids = [3, 500].map(|at| all()[at].id());
        ids.iter().for_each(|id| drop(store.set_favourite_puzzle(id, true).expect("a store in memory")));
        while let Some(puzzle) = wanted.next(&history(&store), now.date()) {
            assert!(ids.contains(&puzzle.id()));
            store.note_try(puzzle, true, &now).expect("a store in memory");
        }
        assert_eq!(wanted.count(&history(&store)), (2, 0));
        let favourites = store.set_favourite_puzzle(&ids[0], false).expect("a store in memory");
        assert_eq!(favourites.ids().collect::<Vec<_>>(), [&ids[1]]);
        assert_eq!(wanted.count(&history(&store)), (1, 0));
    }
}
