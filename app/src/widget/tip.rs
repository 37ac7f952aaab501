//! What a control does, to be read beside it while the pointer is over it.

use iced::widget::{container, tooltip};

pub use iced::widget::tooltip::Position;

use super::text;
use crate::Element;
use crate::theme::container::panel;

/// A control with words about it, and its key.
pub fn beside<'a, Message: 'a>(
    control: impl Into<Element<'a, Message>>,
    words: String,
    side: Position,
) -> Element<'a, Message> {
    let words = container(text::caption(words)).padding([6, 10]).style(panel);
    tooltip(control, words, side).gap(6).into()
}
