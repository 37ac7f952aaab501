//! One pointer at a time: the mouse, or the first finger on the screen.

use iced::advanced::widget::{Tree, tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, mouse, renderer};
use iced::mouse::Cursor;
use iced::{Event, Point, Rectangle, Renderer, Vector, touch, window};

use super::pointer_event::finger;
use crate::{Element, Theme};

/// How far a finger moves before it scrolls what can be scrolled, in logical pixels: no finger that taps is still.
const SLOP: f32 = 10.0;

/// The content of the window, which only the primary pointer reaches:
///
/// - While a finger is down, other fingers do nothing.
/// - A finger that is dragged where no widget wants it scrolls, like a wheel, and presses nothing any more. The toolkit's
///   scrollables scroll by themselves only where no button lies under the finger.
/// - Once it is lifted, it points at nothing. The toolkit keeps the cursor where a finger was last.
pub struct PrimaryPointer<'a, Message> {
    content: Element<'a, Message>,
}

impl<'a, Message> PrimaryPointer<'a, Message> {
    /// Wraps content.
    pub fn new(content: impl Into<Element<'a, Message>>) -> Self {
        PrimaryPointer { content: content.into() }
    }
}

#[derive(Default)]
struct State {
    /// The finger that is down.
    held: Option<Held>,
    /// Whether a finger was used last, not the mouse.
    is_touched: bool,
}

/// A finger that is down.
#[derive(Clone, Copy)]
struct Held {
    id: touch::Finger,
    pressed_at: Point,
    at: Point,
    scrolls: bool,
}

impl State {
    /// Where the content sees the pointer. Without a cursor, an overlay has taken it.
    fn cursor(&self, given: Cursor) -> Cursor {
        match (self.held, given) {
            (Some(Held { at, scrolls: false, .. }), Cursor::Available(_)) => Cursor::Available(at),
            (Some(Held { scrolls: true, .. }), _) => Cursor::Unavailable,
            (None, _) if self.is_touched => Cursor::Unavailable,
            _ => given,
        }
    }

    /// Follows a touch. Returns its finger as it was before; `None` if it isn't the primary one.
    fn follow(&mut self, event: &touch::Event) -> Option<Held> {
        let (id, at) = finger(event);
        let known = self.held.filter(|held| held.id == id);
        let before = match event {
            touch::Event::FingerPressed { .. } if self.held.is_none() || known.is_some() => {
                self.is_touched = true;
                Held { id, pressed_at: at, at, scrolls: false }
            }
            _ => known?,
        };
        self.held = Some(Held { at, ..before });
        Some(before)
    }
}

impl<Message> Widget<Message, Theme, Renderer> for PrimaryPointer<'_, Message> {
    delegate_to_content!(diff mouse_interaction operate);

    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State::default())
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: Cursor,
        renderer: &Renderer,
        clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        viewport: &Rectangle,
    ) {
        let Tree { state, children, .. } = tree;
        let state: &mut State = state.downcast_mut();
        let content = self.content.as_widget_mut();
        let mut deliver = |event: &Event, cursor: Cursor, shell: &mut Shell<'_, Message>| {
            content.update(&mut children[0], event, layout, cursor, renderer, clipboard, shell, viewport);
        };
        let Event::Touch(touch) = event else {
            match event {
                Event::Mouse(mouse::Event::ButtonPressed(_)) => *state = State::default(),
                // X11 moves the mouse along with the first finger.
                Event::Mouse(_) if state.held.is_some() => return shell.capture_event(),
                Event::Mouse(mouse::Event::CursorMoved { .. }) => state.is_touched = false,
                Event::Window(window::Event::Unfocused) => state.held = None,
                _ => {}
            }
            return deliver(event, state.cursor(cursor), shell);
        };
        let Some(before) = state.follow(touch) else { return shell.capture_event() };
        let (_, at) = finger(touch);
        if !before.scrolls {
            deliver(event, state.cursor(cursor), shell);
        }
        match touch {
            touch::Event::FingerPressed { .. } => {}
            touch::Event::FingerMoved { .. } => {
                let begins =
                    !before.scrolls && !shell.is_event_captured() && before.pressed_at.distance(at) > SLOP;
                if begins {
                    let lost = touch::Event::FingerLost { id: before.id, position: at };
                    deliver(&Event::Touch(lost), state.cursor(cursor), shell);
                }
                if begins || before.scrolls {
                    state.held = Some(Held { at, scrolls: true, ..before });
                    let Vector { x, y } = at - if begins { before.pressed_at } else { before.at };
                    let delta = mouse::ScrollDelta::Pixels { x, y };
                    let over = cursor.position().map_or(Cursor::Unavailable, |_| Cursor::Available(at));
                    deliver(&Event::Mouse(mouse::Event::WheelScrolled { delta }), over, shell);
                    shell.capture_event();
                }
            }
            touch::Event::FingerLifted { .. } | touch::Event::FingerLost { .. } => {
                state.held = None;
                deliver(&Event::Mouse(mouse::Event::CursorLeft), Cursor::Unavailable, shell);
            }
        }
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        style: &renderer::Style,
        layout: Layout<'_>,
        cursor: Cursor,
        viewport: &Rectangle,
    ) {
        let cursor = tree.state.downcast_ref::<State>().cursor(cursor);
        let content = self.content.as_widget();
        content.draw(&tree.children[0], renderer, theme, style, layout, cursor, viewport);
    }
}

impl<'a, Message: 'a> From<PrimaryPointer<'a, Message>> for Element<'a, Message> {
    fn from(pointer: PrimaryPointer<'a, Message>) -> Self {
        Element::new(pointer)
    }
}
