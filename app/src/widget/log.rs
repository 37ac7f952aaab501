//! What happened, to be read beside a table or over it.

use iced::widget::{column, container, scrollable, space, stack, text};
use iced::{Alignment, Fill, FillPortion, Size};

use crate::Element;
use crate::table::Log;
use crate::theme::container::panel;
use crate::theme::text::accent;

/// How wide the panel beside a table is.
pub const PANEL: f32 = 270.0;
/// In windows narrower than this it lies over the board.
const BESIDE: f32 = 1200.0;
/// In windows as wide as this it is shown until the player says otherwise.
const FITS: f32 = 1500.0;

/// Whether there is so much room that the log is shown without being asked for.
pub fn fits(room: Size) -> bool {
    room.width >= FITS
}

/// How much of the board's room the panel takes; nothing where it lies over the board.
pub fn width_beside(room: Size) -> f32 {
    if room.width >= BESIDE { PANEL } else { 0.0 }
}

/// A panel at the right: beside the board, or over the upper part of it where there is no room, so that the own cards stay
/// free.
pub fn at_right<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
    room: Size,
) -> Element<'a, Message> {
    let panel = container(container(content).padding(2).style(panel)).padding(6).width(PANEL);
    let below = (room.width < BESIDE).then(|| space().height(FillPortion(6)));
    let column = column![panel.height(FillPortion(10))].push(below);
    container(column).width(Fill).align_x(Alignment::End).into()
}

/// A board with the log beside it, or over it where there is no room.
pub fn with_log<'a, Message: 'a>(
    board: impl Into<Element<'a, Message>>,
    log: &'a Log,
    room: Size,
) -> Element<'a, Message> {
    let board = container(board).padding(iced::padding::right(width_beside(room)));
    stack![board, at_right(sentences(log), room)].into()
}

/// One sentence for each event.
pub fn sentences<'a, Message: 'a>(log: &'a Log) -> Element<'a, Message> {
    let lines = log.lines().iter().map(|line| {
        let words = text(line.text.as_str()).size(14).width(Fill);
        match line.heading {
            true => container(words.style(accent)).padding(iced::padding::top(6)).into(),
            false => words.into(),
        }
    });
    let lines = column(lines).spacing(3).padding([8, 12]);
    scrollable(lines).anchor_bottom().width(Fill).height(Fill).into()
}
