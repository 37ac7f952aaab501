//! What the mouse's main button and a finger do alike.

use iced::{Event, Point, mouse, touch, window};

/// A part of a gesture, whether it is made with the mouse or with a finger. Which finger it is doesn't matter:
/// [`PrimaryPointer`](super::primary_pointer::PrimaryPointer) lets one at a time through.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PointerEvent {
    /// The main button or the finger went down.
    Pressed,
    /// The pointer is somewhere else, or nowhere in the window.
    Moved,
    /// The main button or the finger went up.
    Released,
    /// The gesture ends without a release: whatever it has begun is undone.
    Cancelled,
}

impl PointerEvent {
    /// What an event of the window is to a gesture; `None` if nothing.
    pub fn of(event: &Event) -> Option<PointerEvent> {
        Some(match event {
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left))
            | Event::Touch(touch::Event::FingerPressed { .. }) => PointerEvent::Pressed,
            Event::Mouse(mouse::Event::CursorMoved { .. } | mouse::Event::CursorLeft)
            | Event::Touch(touch::Event::FingerMoved { .. }) => PointerEvent::Moved,
            Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left))
            | Event::Touch(touch::Event::FingerLifted { .. }) => PointerEvent::Released,
            // A second button takes a drag back, and no release reaches a window without the focus.
            Event::Mouse(mouse::Event::ButtonPressed(_))
            | Event::Touch(touch::Event::FingerLost { .. })
            | Event::Window(window::Event::Unfocused) => PointerEvent::Cancelled,
            _ => return None,
        })
    }
}

/// The finger of a touch event, and where it is in the window.
pub fn finger(event: &touch::Event) -> (touch::Finger, Point) {
    let (touch::Event::FingerPressed { id, position }
    | touch::Event::FingerMoved { id, position }
    | touch::Event::FingerLifted { id, position }
    | touch::Event::FingerLost { id, position }) = event;
    (*id, *position)
}
