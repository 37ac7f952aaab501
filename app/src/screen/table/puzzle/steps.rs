//! The answer of a puzzle, move by move.

use iced::widget::{Column, column, row};
use iced::{Center, Fill};

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
        let (step, steps) = (self.step(), self.answer.len());
        let shown = self.answer.get(step.checked_sub(1)?).filter(|_| self.shows_answer)?;
        let does = format!("{}.", model.wording(context).advised_move(self.me(), shown));
        Some(tr!(context, "hint-numbered", step = step, steps = steps, does = does))
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
            let words = text::body(format!("{number}  {}", wording.advised_move(self.me(), shown))).size(15);
            button::entry(words, [6, 10], number == step, Message::Step(number))
        });
        column![go.spacing(8).align_y(Center), Column::with_children(moves).spacing(4)].spacing(8).into()
    }
}
