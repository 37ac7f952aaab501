//! What becomes of the messages that only a puzzle has.

use iced::{Task, clipboard};
use skipstone_core::puzzle::Puzzle;
use skipstone_core::table::{Intent, StackedError};

use super::input::Input;
use super::kind::TableKind;
use super::message::{Action, Message};
use super::open::unsaved;
use super::puzzle::{self, PuzzleTable};
use super::state::State;
use crate::puzzles::Progress;
use crate::screen::Context;
use crate::statistics::Milestone;

impl State {
    /// Opens a table with a puzzle, which may have been tried at another time. Nothing of it is saved but what [`PuzzleAction::Tried`](super::PuzzleAction::Tried) asks for.
    ///
    /// # Errors
    /// If no table fits it.
    pub fn puzzle(
        puzzle: Puzzle,
        progress: Progress,
        was_tried: bool,
        context: Context<'_>,
    ) -> Result<(State, Task<Message>), StackedError> {
        let (open, table) = PuzzleTable::open(puzzle, progress, was_tried, &context.settings.name)?;
        let origin = open.origin();
        let (mut state, task) =
            State::local(table, unsaved(), |_, _| TableKind::Puzzle(Box::new(open)), context);
        state.model.animation.timeline_mut().begin_in(origin);
        Ok((state, task))
    }

    /// Takes how the player does at puzzles, and the milestones that the last try has reached.
    pub fn use_progress(&mut self, progress: Progress, milestones: Vec<Milestone>) {
        if let Some(puzzle) = self.kind.puzzle_mut() {
            puzzle.set_progress(progress, milestones);
        }
    }

    /// Handles a message of a puzzle; does nothing at other tables.
    pub(super) fn update_puzzle(&mut self, message: puzzle::Message, context: Context<'_>) -> Option<Action> {
        let table = self.kind.puzzle_mut()?;
        match message {
            puzzle::Message::Again => {
                table.try_again();
                self.model.animation.set_celebrates(true);
                self.start_over();
            }
            puzzle::Message::ShowAnswer => {
                let (moves, decides) = table.show_answer();
                self.model.animation.set_celebrates(false);
                let tried = decides.then(|| tried(table.puzzle(), false));
                self.start_over();
                moves.into_iter().for_each(|mv| self.send(Intent::Move(mv)));
                return tried;
            }
            puzzle::Message::Next => return Some(Action::Puzzle(puzzle::Action::Next)),
            puzzle::Message::Copy => {
                table.note_copy();
                return Some(Action::Run(clipboard::write(table.puzzle().to_string())));
            }
            puzzle::Message::SavePicture => {
                let picture = self.kind.puzzle()?.picture(&self.model, context);
                return Some(Action::Puzzle(puzzle::Action::SavePicture(Box::new(picture))));
            }
            puzzle::Message::ShowAll => return Some(Action::Puzzle(puzzle::Action::ShowAll)),
            puzzle::Message::Counted(moves, chance) => table.set_chance(&moves, chance),
        }
        None
    }

    /// Takes all moves back to the position.
    fn start_over(&mut self) {
        self.input = Input::default();
        if self.kind.puzzle().is_some_and(PuzzleTable::has_moves) {
            self.send(Intent::Restart);
        }
    }

    /// Follows what the board of a puzzle has shown, and says what the app has to do about the end of a try.
    pub(super) fn follow_try(&mut self, shown: &[skipstone_core::VisibleEvent]) -> Vec<Action> {
        let Some(table) = self.kind.puzzle_mut() else { return Vec::new() };
        let Some(end) = table.tell(shown) else { return Vec::new() };
        let counting = end.counting.map(|task| Action::Run(task.map(Message::Puzzle)));
        [Some(tried(table.puzzle(), end.solved)), counting].into_iter().flatten().collect()
    }
}

fn tried(puzzle: &Puzzle, solved: bool) -> Action {
    Action::Puzzle(puzzle::Action::Tried { puzzle: Box::new(puzzle.clone()), solved })
}
