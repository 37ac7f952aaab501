//! Opens the puzzles, and the tables on which they are played.

use iced::{Task, clipboard};
use jiff::Timestamp;
use skipstone_core::puzzle::Puzzle;

use super::notices::Notice;
use super::routes::save_picture;
use super::{App, Message, Screen, context};
use crate::puzzles::{Progress, Wanted};
use crate::screen::puzzles;
use crate::screen::table::{self, PuzzleAction};
use crate::statistics::{Milestone, reached_since};
use crate::store::StoreError;

impl App {
    /// Shows the puzzles that are wanted.
    pub(super) fn show_puzzles(&mut self, wanted: Wanted) {
        self.wanted_puzzles = wanted;
        match puzzles::State::new(&self.store, wanted) {
            Ok(state) => self.screen = Screen::Puzzles(Box::new(state)),
            Err(error) => self.notices.push(Notice::Store(error)),
        }
    }

    pub(super) fn on_puzzles(&mut self, message: puzzles::Message) -> Task<Message> {
        let Screen::Puzzles(state) = &mut self.screen else { return Task::none() };
        let action = state.update(message);
        self.wanted_puzzles = state.wanted();
        match action {
            puzzles::Action::None => Task::none(),
            puzzles::Action::Open(puzzle) => self.show_puzzle(*puzzle),
            puzzles::Action::ReadClipboard => {
                clipboard::read().map(|text| Message::Puzzles(puzzles::Message::Pasted(text)))
            }
            puzzles::Action::Leave => match self.coach_of_puzzles.take() {
                Some(player) => self.show_coach(player),
                None => {
                    self.go_back();
                    Task::none()
                }
            },
        }
    }

    pub(super) fn act_for_puzzle(&mut self, action: PuzzleAction) -> Task<Message> {
        match action {
            PuzzleAction::Tried { puzzle, solved } => match self.note_try(&puzzle, solved) {
                Ok((progress, milestones)) => {
                    if let Screen::Table(table) = &mut self.screen {
                        table.use_progress(progress, milestones);
                    }
                }
                Err(error) => self.notices.push(Notice::Store(error)),
            },
            PuzzleAction::Next => return self.show_next_puzzle(),
            PuzzleAction::SavePicture(picture) => {
                return save_picture(picture.file.clone(), move || picture.paint());
            }
            PuzzleAction::ShowAll => self.show_puzzles(self.wanted_puzzles),
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
        let next = self.store.tried_puzzles().ok().and_then(|tried| self.wanted_puzzles.next(&tried));
        match next {
            Some(puzzle) => self.show_puzzle(puzzle.clone()),
            None => {
                self.show_puzzles(self.wanted_puzzles);
                Task::none()
            }
        }
    }

    fn show_puzzle(&mut self, puzzle: Puzzle) -> Task<Message> {
        self.series = None;
        // What can't be read is reported where the puzzles are shown.
        let tried = self.store.tried_puzzles().unwrap_or_default();
        let (progress, id) = (Progress::of(&tried), puzzle.id());
        let was_tried = tried.iter().any(|tried| tried.id == id);
        let context = context(&self.locale, &self.settings, self.desktop, self.room());
        match table::State::puzzle(puzzle, progress, was_tried, context) {
            Ok((mut state, task)) => {
                state.name_piles(self.is_beginner());
                self.enter_table(state, task)
            }
            Err(error) => {
                tracing::error!(%error, "a puzzle has no table");
                Task::none()
            }
        }
    }
}
