//! The answer of a puzzle, move by move.

use super::{Message, PuzzleTable};
use crate::Element;
use crate::board::Slot;
use crate::screen::Context;
use crate::screen::line_steps::line_steps;
use crate::screen::table::model::TableModel;

impl PuzzleTable {
    /// How many moves of the answer lie on the table.
    pub(in crate::screen::table) fn step(&self) -> usize {
        self.known.moves.len()
    }

    /// The number of moves of the answer after the next one. `None` after the last one, or while the player tries.
    pub(in crate::screen::table) fn next_step(&self) -> Option<usize> {
        (self.shows_answer && self.step() < self.answer.len()).then(|| self.step() + 1)
    }

    /// Where the next move of the answer leads from and to, once the board has shown those before it.
    pub(in crate::screen::table) fn next_slots(&self) -> Vec<Slot> {
        let next = self.answer.get(self.shown.moves.len()).filter(|_| self.shows_answer);
        let from =
            next.and_then(|next| next.mv.source()).map(|from| Slot::of_source(from, self.me(), self.me()));
        let onto = next.and_then(|next| next.mv.target()).map(Slot::of_target);
        from.into_iter().chain(onto).collect()
    }

    /// The move that is shown, in a sentence with its number. `None` before the first one, or while the player tries.
    pub(super) fn step_words(&self, model: &TableModel, context: Context<'_>) -> Option<String> {
        let wording = model.wording(context);
        wording.line_step(self.me(), &self.answer, self.step()).filter(|_| self.shows_answer)
    }

    /// The buttons that go back and on, and all moves, each of which can be gone to.
    pub(super) fn steps<'a>(&self, model: &TableModel, context: Context<'a>) -> Element<'a, Message> {
        line_steps((self.me(), &self.answer), self.step(), model.wording(context), context, Message::Step)
    }
}
