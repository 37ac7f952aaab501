//! A set of puzzles against the clock: three minutes, as many as possible, the easiest first.

use std::sync::LazyLock;
use std::time::{Duration, Instant};

use skipstone_core::Seed;
use skipstone_core::puzzle::{Puzzle, PuzzleKind};

use super::all;

/// The most moves of an answer for a set: longer ones take too much of its time.
const MOVES: usize = 9;
/// How many puzzles of about the same difficulty one is drawn from.
const DRAWN_FROM: usize = 4;

/// The puzzles for sets, the easiest first. Only *Play it out*: what an answer is can be counted there, also in a hurry.
static SHORT: LazyLock<Vec<&'static Puzzle>> = LazyLock::new(|| {
    let is_short =
        |puzzle: &&Puzzle| puzzle.kind() == PuzzleKind::PlayItOut && puzzle.answer().line().len() <= MOVES;
    let mut short: Vec<_> = all().iter().filter(is_short).collect();
    short.sort_by_key(|puzzle| puzzle.rating());
    short
});

/// A set, and how far it is. A puzzle that is missed or left out costs nothing but its time.
#[derive(Debug, Clone)]
pub struct TimedSet {
    /// The puzzles in their order.
    puzzles: Vec<&'static Puzzle>,
    /// Whether each of the first ones was solved.
    results: Vec<bool>,
    ends: Instant,
    /// The time at which it was looked at last.
    now: Instant,
}

impl TimedSet {
    /// How long a set takes.
    pub const TIME: Duration = Duration::from_secs(180);

    /// Begins a set, whose puzzles are drawn by the seed.
    pub fn new(seed: &Seed, now: Instant) -> TimedSet {
        let mut random = seed.stream(0);
        let puzzles =
            SHORT.chunks(DRAWN_FROM).map(|alike| alike[random.below(alike.len() as u32) as usize]).collect();
        TimedSet { puzzles, results: Vec::new(), ends: now + TimedSet::TIME, now }
    }

    /// The puzzle to solve; `None` once the time is up, or there are no more.
    pub fn puzzle(&self) -> Option<&'static Puzzle> {
        self.puzzles.get(self.results.len()).copied().filter(|_| !self.is_up(self.now))
    }

    /// Whether the time is up at some time.
    pub fn is_up(&self, now: Instant) -> bool {
        now >= self.ends
    }

    /// The clock goes on.
    pub fn tick(&mut self, now: Instant) {
        self.now = now;
    }

    /// The time that is left.
    pub fn left(&self) -> Duration {
        self.ends.saturating_duration_since(self.now)
    }

    /// Notes what became of the puzzle, and goes on to the next.
    pub fn note(&mut self, solved: bool) {
        if self.puzzle().is_some() {
            self.results.push(solved);
        }
    }

    /// Which of the puzzles so far were solved, in their order.
    pub fn results(&self) -> &[bool] {
        &self.results
    }

    /// How many were solved.
    pub fn solved(&self) -> usize {
        self.results.iter().filter(|solved| **solved).count()
    }

    /// Those that weren't, in their order.
    pub fn missed(&self) -> impl Iterator<Item = &'static Puzzle> {
        self.puzzles.iter().zip(&self.results).filter(|(_, solved)| !**solved).map(|(puzzle, _)| *puzzle)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_rises_and_counts_what_is_solved_until_its_time_is_up() {
        let start = Instant::now();
        let mut openings = Vec::new();
        for number in 0..20 {
            let mut set = TimedSet::new(&Seed::from_number(number), start);
            assert!(set.left() == TimedSet::TIME && set.puzzles.len() >= 20, "enough for the quickest");
            assert!(set.puzzles.is_sorted_by_key(|puzzle| puzzle.rating()));
            openings.push(set.puzzles[0].id());
            let shown: Vec<&Puzzle> = (0..9_u64)
                .map(|nth| {
                    set.tick(start + Duration::from_secs(19 * nth));
                    let puzzle = set.puzzle().expect("the time isn't up");
                    set.note(nth % 3 != number % 3);
                    puzzle
                })
                .collect();
            assert_eq!((set.results().len(), set.solved()), (9, 6));
            let missed = set.missed().map(Puzzle::id);
            let expected = shown.iter().skip((number % 3) as usize).step_by(3).map(|puzzle| puzzle.id());
            assert!(missed.eq(expected), "each third was missed");
            for later in [180, 200] {
                set.tick(start + Duration::from_secs(later));
                set.note(true);
                assert!(set.puzzle().is_none() && set.left().is_zero() && set.solved() == 6);
            }
        }
        openings.sort();
        openings.dedup();
        assert!(openings.len() > 1, "sets differ");
        // Whoever has solved all of them is done before the time is up.
        let mut set = TimedSet::new(&Seed::from_number(0), start);
        while set.puzzle().is_some() {
            set.note(true);
        }
        assert!(set.solved() == set.puzzles.len() && set.missed().next().is_none());
    }
}
