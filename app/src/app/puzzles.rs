//! Opens the puzzles, and the tables on which they are played.

use iced::{Task, clipboard};
use jiff::Timestamp;
use skipstone_core::puzzle::Puzzle;

use super::routes::save_picture;
use super::{App, Message, Screen};
use crate::puzzles::{Progress, Wanted};
use crate::screen::puzzles;
use crate::screen::table::{self, PuzzleAction};
use crate::statistics::{Milestone, reached_since};
use crate::store::StoreError;

impl App {
    /// Shows the page of puzzles, with those that are wanted; from the table of a puzzle it leads back there.
    pub(super) fn show_puzzles(&mut self, wanted: Wanted) {
        if let Some(state) = self.notices.ok_or_notify(puzzles::State::new(&self.store, wanted)) {
            self.screens.back_to(|screen| matches!(screen, Screen::Puzzles(_)));
            self.screens.open(Screen::Puzzles(Box::new(state)));
        }
    }

    pub(super) fn on_puzzles(&mut self, message: puzzles::Message) -> Task<Message> {
        let Some(state) = self.screens.puzzles() else { return Task::none() };
        match state.update(message) {
            puzzles::Action::None => Task::none(),
            puzzles::Action::Open(puzzle) => self.show_puzzle(*puzzle),
            puzzles::Action::ReadClipboard => {
                clipboard::read().map(|text| Message::Puzzles(puzzles::Message::Pasted(text)))
            }
            puzzles::Action::Leave => self.go_back(),
        }
    }

    pub(super) fn act_for_puzzle(&mut self, action: PuzzleAction) -> Task<Message> {
        match action {
            PuzzleAction::Tried { puzzle, solved } => {
                let noted = self.note_try(&puzzle, solved);
                if let (Some((progress, milestones)), Some(table)) =
                    (self.notices.ok_or_notify(noted), self.screens.table_mut())
                {
                    table.use_progress(progress, milestones);
                }
            }
            PuzzleAction::Next => return self.show_next_puzzle(),
            PuzzleAction::SavePicture(picture) => {
                return save_picture(picture.file.clone(), move || picture.paint());
            }
            PuzzleAction::ShowAll => {
                let wanted = self.wanted_puzzles();
                self.show_puzzles(wanted);
            }
        }
        Task::none()
    }

    /// Notes the end of a try, and says how the player does by then and which milestones it has reached.
    fn note_try(&self, puzzle: &Puzzle, solved: bool) -> Result<(Progress, Vec<Milestone>), StoreError> {
        let before = self.store.tried_puzzles()?;
        let tried = self.store.note_try(puzzle, solved, Timestamp::now())?;
        Ok((Progress::of(&tried), reached_since(&before, &tried)))
    }

    /// Opens the next puzzle of those that are wanted; the page of puzzles if there is none.
    fn show_next_puzzle(&mut self) -> Task<Message> {
        let wanted = self.wanted_puzzles();
        let next = self.store.tried_puzzles().ok().and_then(|tried| wanted.next(&tried));
        match next {
            Some(puzzle) => self.show_puzzle(puzzle.clone()),
            None => {
                self.show_puzzles(wanted);
                Task::none()
            }
        }
    }

    /// Which puzzles are wanted on their page.
    fn wanted_puzzles(&mut self) -> Wanted {
        self.screens.puzzles().map(|puzzles| puzzles.wanted()).unwrap_or_default()
    }

    /// Shows the table of a puzzle: over the page of puzzles, or in place of the puzzle before.
    fn show_puzzle(&mut self, puzzle: Puzzle) -> Task<Message> {
        // What can't be read is reported where the puzzles are shown.
        let tried = self.store.tried_puzzles().unwrap_or_default();
        let (progress, id) = (Progress::of(&tried), puzzle.id());
        let was_tried = tried.iter().any(|tried| tried.id == id);
        let context = self.env.context();
        match table::State::puzzle(puzzle, progress, was_tried, context) {
            Ok((mut state, task)) => {
                state.name_piles(self.is_beginner());
                let table = self.screens.number_table(state, None);
                self.screens.back_to(|screen| matches!(screen, Screen::Puzzles(_)));
                self.screens.open(table);
                self.of_table(task)
            }
            Err(error) => {
                tracing::error!(%error, "a puzzle has no table");
                Task::none()
            }
        }
    }
}
