//! Opens the puzzles, and the tables on which they are played.

use std::time::Instant;

use iced::{Task, clipboard};
use jiff::Zoned;
use skipstone_core::puzzle::Puzzle;

use super::routes::save_picture;
use super::{App, Message, Screen};
use crate::puzzles::{Progress, PuzzleHistory, TimedSet, Wanted, another_like, find};
use crate::screen::puzzles::{self, EndedSet};
use crate::screen::table::{self, AfterTry, Counts, PuzzleAction, PuzzleStanding};
use crate::statistics::reached_since;
use crate::store::{StoreError, TriedPuzzle, random_seed};

impl App {
    /// Shows the page of puzzles, with those that are wanted; from the table of a puzzle it leads back there.
    pub(super) fn show_puzzles(&mut self, wanted: Wanted) {
        let state = puzzles::State::new(&self.store, wanted, Zoned::now().date());
        if let Some(state) = self.notices.ok_or_notify(state) {
            self.screens.back_to(|screen| matches!(screen, Screen::Puzzles(_)));
            self.screens.open(Screen::Puzzles(Box::new(state)));
        }
    }

    pub(super) fn on_puzzles(&mut self, message: puzzles::Message, now: Instant) -> Task<Message> {
        let Some(state) = self.screens.puzzles() else { return Task::none() };
        match state.update(message, now) {
            puzzles::Action::None => Task::none(),
            puzzles::Action::Open(puzzle) => self.show_puzzle(*puzzle),
            puzzles::Action::BeginSet => self.show_timed_puzzle(TimedSet::new(&random_seed(), now), now),
            puzzles::Action::Favourite { id, is_favourite } => {
                self.mark_favourite(&id, is_favourite);
                Task::none()
            }
            puzzles::Action::ReadClipboard => {
                clipboard::read().map(|text| Message::Puzzles(puzzles::Message::Pasted(text)))
            }
            puzzles::Action::Leave => self.go_back(),
        }
    }

    pub(super) fn act_for_puzzle(&mut self, action: PuzzleAction, now: Instant) -> Task<Message> {
        match action {
            PuzzleAction::Tried { puzzle, solved } => {
                let noted = self.note_try(&puzzle, solved);
                if let (Some(after), Some(table)) =
                    (self.notices.ok_or_notify(noted), self.screens.table_mut())
                {
                    table.use_after_try(after);
                }
            }
            PuzzleAction::Next => return self.show_next_puzzle(),
            PuzzleAction::Another(puzzle) => {
                let other = another_like(&puzzle, &self.puzzle_history());
                return other.map_or_else(Task::none, |other| self.show_puzzle(other.clone()));
            }
            PuzzleAction::Favourite { id, is_favourite } => self.mark_favourite(&id, is_favourite),
            PuzzleAction::GoOn(set) => return self.show_timed_puzzle(*set, now),
            PuzzleAction::EndSet(set) => self.end_set(&set, now),
            PuzzleAction::SavePicture(picture) => {
                return save_picture(picture.file.clone(), move || picture.paint());
            }
            PuzzleAction::ShowAll => self.show_puzzles_again(),
        }
        Task::none()
    }

    /// Notes the end of a try, and says what it has led to.
    fn note_try(&self, puzzle: &Puzzle, solved: bool) -> Result<AfterTry, StoreError> {
        let (before, now) = (self.store.tried_puzzles()?, Zoned::now());
        let tried = self.store.note_try(puzzle, solved, &now)?;
        let id = puzzle.id();
        // One that isn't of the game is nowhere to be found again.
        let returns = tried.iter().find(|tried| tried.id == id && find(&id).is_some());
        let returns = returns.and_then(|tried| tried.days_away(now.date()));
        Ok(AfterTry {
            progress: Progress::of(&tried),
            milestones: reached_since(&before, &tried),
            returns_in: returns,
        })
    }

    fn mark_favourite(&mut self, id: &str, is_favourite: bool) {
        self.notices.ok_or_notify(self.store.set_favourite_puzzle(id, is_favourite));
    }

    /// What is kept of puzzles. What can't be read is reported where the puzzles are shown.
    fn puzzle_history(&self) -> PuzzleHistory {
        PuzzleHistory::read(&self.store).unwrap_or_default()
    }

    /// Shows the page of puzzles as it was left, with what has become of them since.
    fn show_puzzles_again(&mut self) {
        match self.screens.back_to(|screen| matches!(screen, Screen::Puzzles(_))) {
            true => self.read_puzzles_again(),
            false => self.show_puzzles(Wanted::default()),
        }
    }

    /// Has the page of puzzles show what is kept of them by now.
    pub(super) fn read_puzzles_again(&mut self) {
        if let Some(page) = self.screens.puzzles() {
            let read = page.read_again(&self.store, Zoned::now().date());
            self.notices.ok_or_notify(read);
        }
    }

    /// Opens the next puzzle of those that are wanted; the page of puzzles if there is none.
    fn show_next_puzzle(&mut self) -> Task<Message> {
        let wanted = self.wanted_puzzles();
        match wanted.next(&self.puzzle_history(), Zoned::now().date()) {
            Some(puzzle) => self.show_puzzle(puzzle.clone()),
            None => {
                self.show_puzzles_again();
                Task::none()
            }
        }
    }

    /// Which puzzles are wanted on their page.
    fn wanted_puzzles(&mut self) -> Wanted {
        self.screens.puzzles().map(|puzzles| puzzles.wanted()).unwrap_or_default()
    }

    /// Shows the table of a puzzle.
    pub(super) fn show_puzzle(&mut self, puzzle: Puzzle) -> Task<Message> {
        let (history, id) = (self.puzzle_history(), puzzle.id());
        let standing = PuzzleStanding {
            progress: Progress::of(&history.tried),
            counts: counts(history.of(&id)),
            is_favourite: find(&id).map(|_| history.favourites.contains(&id)),
        };
        match table::State::puzzle(puzzle, standing, self.env.context()) {
            Ok((state, task)) => self.open_puzzle(state, task),
            Err(error) => {
                tracing::error!(%error, "a puzzle has no table");
                Task::none()
            }
        }
    }

    /// Shows the table of a set's next puzzle, or ends the set.
    fn show_timed_puzzle(&mut self, set: TimedSet, now: Instant) -> Task<Message> {
        let best = self.store.best_timed_set().ok().flatten().map(|best| best.solved);
        match table::State::timed_puzzle(set.clone(), best, now, self.env.context()) {
            Some((state, task)) => self.open_puzzle(state, task),
            None => {
                self.end_set(&set, now);
                Task::none()
            }
        }
    }

    /// Opens the table of a puzzle: over the page of puzzles, or in place of the puzzle before.
    fn open_puzzle(&mut self, mut state: table::State, task: Task<table::Message>) -> Task<Message> {
        state.name_piles(self.is_beginner());
        let table = self.screens.number_table(state, None);
        self.screens.back_to(|screen| matches!(screen, Screen::Puzzles(_)));
        self.screens.open(table);
        self.of_table(task)
    }

    /// Keeps how a set has ended, and shows it on the page of puzzles.
    fn end_set(&mut self, set: &TimedSet, now: Instant) {
        let solved = set.solved() as u32;
        let before = self.store.note_timed_set(solved, Zoned::now().timestamp());
        let best_before = self.notices.ok_or_notify(before).flatten().map(|best| best.solved);
        self.show_puzzles_again();
        if let Some(page) = self.screens.puzzles() {
            page.show_ended_set(EndedSet { solved, best_before, missed: set.missed().collect(), shown: now });
        }
    }
}

/// What the next try at a puzzle counts for.
fn counts(tried: Option<&TriedPuzzle>) -> Counts {
    match tried {
        None => Counts::ForRating,
        Some(tried) if tried.is_due(Zoned::now().date()) => Counts::ForReturn,
        Some(_) => Counts::ForNothing,
    }
}
