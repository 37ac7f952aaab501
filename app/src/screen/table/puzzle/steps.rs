//! The answer of a puzzle, move by move.

use iced::widget::{Column, column, row};
use iced::{Center, Fill};
use skipstone_core::SeatView;

use super::{Message, PuzzleTable};
use crate::board::Slot;
use crate::screen::Context;
use crate::screen::table::model::TableModel;
use crate::theme::text::soft;
use crate::widget::{button, text};
use crate::{Element, tr};

impl PuzzleTable {
    /// How many moves of the answer lie on the table.
    pub(in crate::screen::table) fn step(&self) -> usize {
        self.known.moves.len()
    }

    /// The number of moves of the answer after the next one. `None` after the last one, or while the player tries.
    pub(in crate::screen::table) fn next_step(&self) -> Option<usize> {
        (self.shows_answer && self.step() < self.answer.len()).then(|| self.step() + 1)
    }

    /// Where the next move of the answer leads from and to.
    pub(in crate::screen::table) fn next_slots(&self, shown: &SeatView<'_>) -> Vec<Slot> {
        let next = self.next_step().and_then(|_| self.puzzle.answer().line().get(self.shown.moves.len()));
        let Some(next) = next.filter(|_| shown.turn() == self.me()) else { return Vec::new() };
        let from = next.source().map(|source| Slot::of_source(source, self.me(), self.me()));
        from.into_iter().chain(next.target().map(Slot::of_target)).collect()
    }

    /// The move that is shown, in a sentence with its number. `None` before the first one, or while the player tries.
    pub(super) fn step_words(&self, model: &TableModel, context: Context<'_>) -> Option<String> {
        let (step, steps) = (self.step(), self.answer.len());
        let shown = self.answer.get(step.checked_sub(1)?).filter(|_| self.shows_answer)?;
        let does = model.wording(context).step(self.me(), shown);
        Some(tr!(context, "puzzle-step", step = step, steps = steps, does = does))
    }

    /// The buttons that go back and on, and all moves, each of which can be gone to.
    pub(super) fn steps<'a>(&self, model: &TableModel, context: Context<'a>) -> Element<'a, Message> {
        let step = self.step();
        let arrow = |sign: &'static str, name: &str, to: Option<usize>| {
            Element::from(button::secondary(sign, to.map(Message::Step)).small().named(tr!(context, name)))
        };
        let (back, on) = (step.checked_sub(1), self.next_step());
        let count = tr!(context, "puzzle-step-count", step = step, steps = self.answer.len());
        let count = text::body(count).style(soft).width(Fill).align_x(Center);
        let go = row![arrow("‹", "puzzle-step-back", back), count, arrow("›", "puzzle-step-on", on)];
        let wording = model.wording(context);
        let moves = self.answer.iter().zip(1..).map(|(shown, number)| {
            let words = text::body(format!("{number}  {}", wording.step(self.me(), shown))).size(15);
            button::entry(words, [6, 10], number == step, Message::Step(number))
        });
        column![go.spacing(8).align_y(Center), Column::with_children(moves).spacing(4)].spacing(8).into()
    }
}
