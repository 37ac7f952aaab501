//! A line of moves, step by step: what goes back and on, and all moves, each of which can be gone to.

use iced::widget::{Column, column, row};
use iced::{Center, Fill};
use skipstone_core::Seat;
use skipstone_core::bot::advice::AdvisedMove;

use super::Context;
use crate::board::TableWording;
use crate::theme::text::soft;
use crate::widget::{button, text};
use crate::{Element, tr};

/// The controls of a seat's line of which so many moves lie on the table. `go` asks for another number of them.
pub(super) fn line_steps<'a, Message: Clone + 'a>(
    (seat, line): (Seat, &[AdvisedMove]),
    step: usize,
    wording: TableWording<'_>,
    context: Context<'a>,
    go: impl Fn(usize) -> Message,
) -> Element<'a, Message> {
    let arrow = |sign: &'static str, name: &str, to: Option<usize>| {
        Element::from(button::secondary(sign, to.map(&go)).small().named(tr!(context, name)))
    };
    let (back, on) = (step.checked_sub(1), Some(step + 1).filter(|next| *next <= line.len()));
    let count = tr!(context, "puzzle-step-count", step = step, steps = line.len());
    let count = text::body(count).style(soft).width(Fill).align_x(Center);
    let arrows = row![arrow("‹", "puzzle-step-back", back), count, arrow("›", "puzzle-step-on", on)];
    let moves = line.iter().zip(1..).map(|(shown, number)| {
        let words = text::body(format!("{number}  {}", wording.advised_move(seat, shown))).size(15);
        button::entry(words, [6, 10], number == step, go(number))
    });
    column![arrows.spacing(8).align_y(Center), Column::with_children(moves).spacing(4)].spacing(8).into()
}
