//! The panel with the game log, beside the board.

use iced::widget::{column, container, scrollable, stack, text};
use iced::{Alignment, Fill, Size};

use crate::Element;
use crate::board::Log;
use crate::theme::container::panel;
use crate::theme::text::accent;

/// The width of the panel, in logical pixels.
pub const PANEL_WIDTH: f32 = 270.0;
/// From this width the panel is shown until the player hides it.
const MIN_WIDTH_SHOWN: f32 = 1700.0;

/// Whether the window is wide enough to show the panel by default.
pub fn fits(room: Size) -> bool {
    room.width >= MIN_WIDTH_SHOWN
}

/// Content at the right, beside the board.
pub fn at_right<'a, Message: 'a>(content: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    let panel =
        container(container(content).padding(2).style(panel).height(Fill)).padding(6).width(PANEL_WIDTH);
    container(panel.height(Fill)).width(Fill).align_x(Alignment::End).into()
}

/// A board with the log panel.
pub fn with_log<'a, Message: 'a>(
    board: impl Into<Element<'a, Message>>,
    log: &'a Log,
) -> Element<'a, Message> {
    let board = container(board).padding(iced::padding::right(PANEL_WIDTH));
    stack![board, at_right(sentences(log))].into()
}

/// The log's lines, scrolled to the latest.
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
