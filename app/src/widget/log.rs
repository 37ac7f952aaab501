//! What happened, to be read beside a table or over it.

use iced::widget::{column, container, row, scrollable, space, stack, text};
use iced::{Fill, FillPortion, Size};

use crate::Element;
use crate::table::Log;
use crate::theme::container::panel;
use crate::theme::text::accent;

/// How wide the log is.
const LOG: f32 = 270.0;
/// In windows narrower than this the log lies over the board.
const BESIDE: f32 = 1200.0;
/// In windows as wide as this it is shown until the player says otherwise.
const FITS: f32 = 1500.0;

/// Whether there is so much room that the log is shown without being asked for.
pub fn fits(room: Size) -> bool {
    room.width >= FITS
}

/// A board with the log beside it, or over it where there is no room.
pub fn with_log<'a, Message: 'a>(
    board: impl Into<Element<'a, Message>>,
    log: &'a Log,
    room: Size,
) -> Element<'a, Message> {
    if room.width >= BESIDE {
        return row![board.into(), sentences(log)].into();
    }
    // The own cards stay free.
    let above = column![sentences(log), space().height(FillPortion(6))];
    stack![board.into(), container(above).align_right(Fill)].into()
}

/// One sentence for each event.
fn sentences<'a, Message: 'a>(log: &'a Log) -> Element<'a, Message> {
    let lines = log.lines().iter().map(|line| {
        let words = text(line.text.as_str()).size(14).width(Fill);
        match line.heading {
            true => container(words.style(accent)).padding(iced::padding::top(6)).into(),
            false => words.into(),
        }
    });
    let lines =
        scrollable(column(lines).spacing(3).padding([8, 12])).anchor_bottom().width(Fill).height(Fill);
    container(container(lines).padding(2).style(panel)).padding(6).width(LOG).height(FillPortion(10)).into()
}
