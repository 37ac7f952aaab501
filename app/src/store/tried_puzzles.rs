//! The puzzles that were tried. Each counts once, with its first try; one that was missed comes back until it is solved then.

use jiff::civil::Date;
use jiff::fmt::serde::timestamp;
use jiff::{Timestamp, ToSpan as _, Zoned};
use serde::{Deserialize, Serialize};
use skipstone_core::puzzle::Puzzle;

use super::database::{RowKey, RowKind};
use super::error::StoreError;
use super::handle::Store;
use super::value::{PlainValue, StoredValue};

/// After how many days a missed puzzle comes back: after the first miss, the second, and each later one.
const DAYS_AWAY: [u8; 3] = [1, 3, 7];

/// What became of a puzzle here.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TriedPuzzle {
    /// Its [short name](Puzzle::id).
    pub id: String,
    /// Which puzzle it was, from 1, in the order in which they were first tried.
    pub number: u32,
    /// The puzzle's rating at the first try.
    pub rating: u16,
    /// Whether any try was an answer.
    pub solved: bool,
    /// How often it was missed: at the first try, and each time it had come back.
    pub misses: u32,
    /// The day on which it comes back, where the player lives; `None` once it was solved at the first try or after it had come back.
    pub returns: Option<Date>,
    /// When it was first tried.
    #[serde(with = "timestamp::second::required")]
    pub tried: Timestamp,
}

impl PlainValue for TriedPuzzle {
    const VERSION: u16 = 1;
}

impl TriedPuzzle {
    /// A puzzle before its first try ends.
    fn new(puzzle: &Puzzle, number: u32, now: &Zoned) -> TriedPuzzle {
        TriedPuzzle {
            id: puzzle.id(),
            number,
            rating: puzzle.rating(),
            solved: false,
            misses: 0,
            returns: Some(now.date()),
            tried: now.timestamp(),
        }
    }

    /// Whether the first try was an answer.
    pub fn is_solved_at_once(&self) -> bool {
        self.solved && self.misses == 0
    }

    /// Whether it has come back by that day.
    pub fn is_due(&self, today: Date) -> bool {
        self.returns.is_some_and(|day| day <= today)
    }

    /// In how many days it comes back, 0 once it has; `None` if it doesn't.
    pub fn days_away(&self, today: Date) -> Option<i32> {
        let away = self.returns?.duration_since(today).as_hours() / 24;
        Some(i32::try_from(away).unwrap_or(i32::MAX).max(0))
    }

    /// Takes the end of a try. One before its day changes nothing of when it comes back.
    fn note(&mut self, solved: bool, today: Date) {
        if self.is_due(today) {
            let days = DAYS_AWAY.get(self.misses as usize).or(DAYS_AWAY.last()).copied().unwrap_or_default();
            self.misses += u32::from(!solved);
            self.returns = (!solved).then(|| today.saturating_add(i32::from(days).days()));
        }
        self.solved |= solved;
    }
}

impl Store {
    /// Every puzzle that was tried, in the order of the first tries.
    ///
    /// # Errors
    /// If the file can't be read.
    pub fn tried_puzzles(&self) -> Result<Vec<TriedPuzzle>, StoreError> {
        let mut tried: Vec<TriedPuzzle> = self.all(RowKind::TriedPuzzles)?;
        tried.sort_by_key(|tried| tried.number);
        Ok(tried)
    }

    /// Notes the end of a try. Returns every puzzle that was tried by then, in the order of the first tries.
    ///
    /// # Errors
    /// If the file can't be read.
    pub fn note_try(
        &self,
        puzzle: &Puzzle,
        solved: bool,
        now: &Zoned,
    ) -> Result<Vec<TriedPuzzle>, StoreError> {
        let id = puzzle.id();
        let mut all = self.tried_puzzles()?;
        let at = all.iter().position(|tried| tried.id == id).unwrap_or_else(|| {
            let number = u32::try_from(all.len()).unwrap_or(u32::MAX).saturating_add(1);
            all.push(TriedPuzzle::new(puzzle, number, now));
            all.len() - 1
        });
        all[at].note(solved, now.date());
        let key: RowKey = (RowKind::TriedPuzzles, id.into_bytes());
        self.write([(key, Some(all[at].to_bytes()))].into());
        Ok(all)
    }
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;
    use jiff::tz::TimeZone;

    use super::*;
    use crate::puzzles;

    /// Every plan of tries on some days, against the rule as it is told to players.
    #[test]
    fn a_missed_puzzle_returns_after_one_three_and_seven_days_until_it_is_solved_then() {
        let puzzle = &puzzles::all()[0];
        let first = date(2026, 12, 24).at(23, 30, 0, 0).to_zoned(TimeZone::UTC).expect("a time");
        for plan in 0..6_u32.pow(5) {
            let mut tried = TriedPuzzle::new(puzzle, 1, &first);
            let (mut day, mut misses, mut returns) = (0, 0, Some(0));
            for nth in 0..5 {
                let what = plan / 6_u32.pow(nth) % 6;
                let solved = what % 2 == 0;
                // On the same day, on the next one, or just when it is due.
                day = match what / 2 {
                    0 => day,
                    1 => day + 1,
                    _ => returns.unwrap_or(day).max(day),
                };
                let date = |day: i32| first.date().saturating_add(day.days());
                tried.note(solved, date(day));
                if returns.is_some_and(|due| due <= day) {
                    misses += u32::from(!solved);
                    let away = [1, 3, 7][misses.saturating_sub(1).min(2) as usize];
                    returns = (!solved).then_some(day + away);
                }
                assert_eq!((tried.misses, tried.returns), (misses, returns.map(date)), "{plan}, {nth}");
                assert_eq!(tried.days_away(date(day)), returns.map(|due| (due - day).max(0)));
            }
        }
    }

    #[test]
    fn what_is_noted_is_kept() {
        let (store, now) = (Store::in_memory(), Zoned::default());
        for (at, solved) in [(0, false), (1, true), (0, true)] {
            let all = store.note_try(&puzzles::all()[at], solved, &now).expect("a store in memory");
            assert_eq!(store.tried_puzzles(), Ok(all));
        }
        let all = store.tried_puzzles().expect("a store in memory");
        let found: Vec<_> = all.iter().map(|tried| (tried.number, tried.solved, tried.misses)).collect();
        assert_eq!(found, [(1, true, 1), (2, true, 0)]);
    }
}
