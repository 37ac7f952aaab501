//! A long press of a finger, in place of a mouse that rests on something.

use std::time::{Duration, Instant};

use iced::advanced::widget::{Tree, tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget};
use iced::mouse::Cursor;
use iced::{Event, Rectangle, Renderer, touch, window};

use crate::{Element, Theme};

/// How long a finger rests until it is a long press.
const LONG_PRESS: Duration = Duration::from_millis(500);

/// Content that shows something while the pointer is over it. A finger makes it do so by a long press only, which presses nothing
/// then.
pub struct LongPress<'a, Message> {
    content: Element<'a, Message>,
}

impl<'a, Message> LongPress<'a, Message> {
    /// Wraps content.
    pub fn new(content: impl Into<Element<'a, Message>>) -> Self {
        LongPress { content: content.into() }
    }
}

/// The finger on the content.
#[derive(Default)]
enum State {
    #[default]
    Up,
    Down {
        since: Instant,
    },
    Long,
}

impl<Message> Widget<Message, Theme, Renderer> for LongPress<'_, Message> {
    delegate_to_content!(diff mouse_interaction operate draw);

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
        let is_over = cursor.is_over(layout.bounds());
        match (event, &*state) {
            (Event::Touch(touch::Event::FingerPressed { .. }), _) if is_over => {
                let since = Instant::now();
                *state = State::Down { since };
                shell.request_redraw_at(since + LONG_PRESS);
            }
            (Event::Touch(touch::Event::FingerMoved { .. }), _) if is_over => {}
            (Event::Touch(touch::Event::FingerLifted { id, position }), State::Long) => {
                *state = State::Up;
                let lost = touch::Event::FingerLost { id: *id, position: *position };
                return deliver(&Event::Touch(lost), cursor, shell);
            }
            (Event::Touch(_), _) => *state = State::Up,
            (Event::Window(window::Event::RedrawRequested(now)), State::Down { since }) => {
                let due = *since + LONG_PRESS;
                if *now < due {
                    shell.request_redraw_at(due);
                    return deliver(event, Cursor::Unavailable, shell);
                }
                *state = State::Long;
            }
            _ => {}
        }
        deliver(event, cursor, shell);
    }
}

impl<'a, Message: 'a> From<LongPress<'a, Message>> for Element<'a, Message> {
    fn from(press: LongPress<'a, Message>) -> Self {
        Element::new(press)
    }
}
