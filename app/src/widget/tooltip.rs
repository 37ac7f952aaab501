//! Tooltips of controls.

use iced::widget::{container, tooltip};

pub use iced::widget::tooltip::Position;

use super::long_press::LongPress;
use super::text;
use crate::Element;
use crate::theme::container::panel;

/// The distance from the control, in logical pixels.
const GAP: f32 = 6.0;
/// Longer lines are hard to read, in logical pixels.
const WIDEST: f32 = 420.0;

/// A control with a tooltip while the mouse is over it, or a finger rests on it.
pub fn with_tooltip<'a, Message: 'a>(
    control: impl Into<Element<'a, Message>>,
    words: String,
    side: Position,
) -> Element<'a, Message> {
    with_distant_tooltip(control, words, side, 0.0)
}

/// A control with a tooltip that lies farther away than usual, beyond what is beside the control.
pub fn with_distant_tooltip<'a, Message: 'a>(
    control: impl Into<Element<'a, Message>>,
    words: String,
    side: Position,
    beyond: f32,
) -> Element<'a, Message> {
    let words = container(text::caption(words)).padding([6, 10]).max_width(WIDEST).style(panel);
    LongPress::new(tooltip(control, words, side).gap(GAP + beyond)).into()
}
