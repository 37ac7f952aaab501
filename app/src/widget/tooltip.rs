//! Tooltips of controls.

use iced::widget::{container, tooltip};

pub use iced::widget::tooltip::Position;

use super::text;
use crate::Element;
use crate::theme::container::panel;

/// Longer lines are hard to read, in logical pixels.
const WIDEST: f32 = 420.0;

/// A control with a tooltip while the pointer is over it.
pub fn with_tooltip<'a, Message: 'a>(
    control: impl Into<Element<'a, Message>>,
    words: String,
    side: Position,
) -> Element<'a, Message> {
    let words = container(text::caption(words)).padding([6, 10]).max_width(WIDEST).style(panel);
    tooltip(control, words, side).gap(6).into()
}
