//! Tooltips of controls.

use iced::widget::{container, tooltip};

pub use iced::widget::tooltip::Position;

use super::text;
use crate::Element;
use crate::theme::container::panel;

/// A control with a tooltip while the pointer is over it.
pub fn with_tooltip<'a, Message: 'a>(
    control: impl Into<Element<'a, Message>>,
    words: String,
    side: Position,
) -> Element<'a, Message> {
    let words = container(text::caption(words)).padding([6, 10]).style(panel);
    tooltip(control, words, side).gap(6).into()
}
