//! The window for whoever has one switch: a ring around what is highlighted, and a key or click that chooses it.

use std::any::Any;

use iced::advanced::widget::operation::{Focusable, Operation, TextInput};
use iced::advanced::widget::{Id, Tree, tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, mouse, renderer};
use iced::keyboard::key::{Named, NativeCode, Physical};
use iced::keyboard::{self, Key, Location, Modifiers};
use iced::{Event, Rectangle, Renderer, window};

use super::focus::draw_ring;
use super::pointer_event::PointerEvent;
use crate::{Element, Theme};

/// How much wider than an outline the ring is, in logical pixels.
const WIDER: f32 = 3.0;

/// Content around which one switch is used while it has a message: Space, Enter, the left mouse button and a touch anywhere are the
/// switch then, and do nothing else, in fields neither: [`type_key`] types there.
pub struct OneSwitch<'a, Message> {
    content: Element<'a, Message>,
    choose: Option<Message>,
    ring: Option<Rectangle>,
}

impl<'a, Message> OneSwitch<'a, Message> {
    /// Wraps content. `choose` is the switch's message, and `ring` what is highlighted.
    pub fn new(
        content: impl Into<Element<'a, Message>>,
        choose: Option<Message>,
        ring: Option<Rectangle>,
    ) -> Self {
        OneSwitch { content: content.into(), choose, ring }
    }
}

/// What an event is to the switch.
enum Switch {
    Pressed,
    /// A key that is held down, or what comes after a press.
    Follows,
    /// Nothing.
    Other,
}

fn switch(event: &Event) -> Switch {
    let is_key = |key: &Key| matches!(key, Key::Named(Named::Space | Named::Enter));
    match event {
        Event::Keyboard(keyboard::Event::KeyPressed { key, modifiers, repeat, .. })
            if is_key(key) && !modifiers.alt() && !modifiers.command() =>
        {
            if *repeat {
                Switch::Follows
            } else {
                Switch::Pressed
            }
        }
        _ => match PointerEvent::of(event) {
            Some(PointerEvent::Pressed) => Switch::Pressed,
            Some(PointerEvent::Released) => Switch::Follows,
            // A hand that isn't steady scrolls nothing.
            _ if matches!(event, Event::Touch(_)) => Switch::Follows,
            _ => Switch::Other,
        },
    }
}

/// What is typed without a keyboard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TypedKey {
    /// Any character.
    Character(char),
    /// Deletes the character before the cursor.
    Delete,
    /// Confirms what is typed.
    Enter,
}

impl TypedKey {
    /// The event that the key of a keyboard would bring.
    fn event(self) -> Event {
        let mut letters = [0; 4];
        let (key, text) = match self {
            TypedKey::Character(character) => {
                let text: &str = character.encode_utf8(&mut letters);
                (Key::Character(text.into()), Some(text.into()))
            }
            TypedKey::Delete => (Key::Named(Named::Backspace), None),
            TypedKey::Enter => (Key::Named(Named::Enter), None),
        };
        Event::Keyboard(keyboard::Event::KeyPressed {
            modified_key: key.clone(),
            key,
            physical_key: Physical::Unidentified(NativeCode::Unidentified),
            location: Location::Standard,
            modifiers: Modifiers::empty(),
            text,
            repeat: false,
        })
    }
}

/// What is typed with the next frame.
#[derive(Default)]
struct State {
    typed: Option<TypedKey>,
}

/// Types into the field that has the focus; nothing comes of it if none has.
pub fn type_key(key: TypedKey) -> impl Operation {
    TypeKey(key)
}

struct TypeKey(TypedKey);

impl Operation for TypeKey {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }

    fn custom(&mut self, _id: Option<&Id>, _bounds: Rectangle, state: &mut dyn Any) {
        if let Some(state) = state.downcast_mut::<State>() {
            state.typed = Some(self.0);
        }
    }
}

/// Finds out whether a field for text has the focus.
#[derive(Default)]
struct FieldFinder {
    field: Option<Rectangle>,
    is_focused: bool,
}

impl Operation for FieldFinder {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }

    fn text_input(&mut self, _id: Option<&Id>, bounds: Rectangle, _state: &mut dyn TextInput) {
        self.field = Some(bounds);
    }

    fn focusable(&mut self, _id: Option<&Id>, bounds: Rectangle, state: &mut dyn Focusable) {
        // A field tells of itself right before.
        self.is_focused |= self.field.take() == Some(bounds) && state.is_focused();
    }
}

impl<Message: Clone> Widget<Message, Theme, Renderer> for OneSwitch<'_, Message> {
    delegate_to_content!(diff mouse_interaction);

    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State::default())
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        operation.custom(None, layout.bounds(), tree.state.downcast_mut::<State>());
        self.content.as_widget_mut().operate(&mut tree.children[0], layout, renderer, operation);
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        renderer: &Renderer,
        clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        viewport: &Rectangle,
    ) {
        let (content, child) = (self.content.as_widget_mut(), &mut tree.children[0]);
        if let Some(choose) = &self.choose {
            match switch(event) {
                Switch::Pressed => {
                    shell.publish(choose.clone());
                    return shell.capture_event();
                }
                Switch::Follows => return shell.capture_event(),
                Switch::Other => {}
            }
        }
        if let Event::Window(window::Event::RedrawRequested(_)) = event
            && let Some(key) = tree.state.downcast_mut::<State>().typed.take()
        {
            let mut field = FieldFinder::default();
            content.operate(child, layout, renderer, &mut field);
            if field.is_focused {
                let key = key.event();
                content.update(child, &key, layout, cursor, renderer, clipboard, shell, viewport);
                return shell.request_redraw();
            }
        }
        content.update(child, event, layout, cursor, renderer, clipboard, shell, viewport);
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        style: &renderer::Style,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        let content = self.content.as_widget();
        content.draw(&tree.children[0], renderer, theme, style, layout, cursor, viewport);
        let Some(ring) = self.ring.filter(|_| self.choose.is_some()) else { return };
        renderer::Renderer::with_layer(renderer, layout.bounds(), |renderer| {
            draw_ring(renderer, theme.tokens(), ring, WIDER);
        });
    }
}

impl<'a, Message: Clone + 'a> From<OneSwitch<'a, Message>> for Element<'a, Message> {
    fn from(switch: OneSwitch<'a, Message>) -> Self {
        Element::new(switch)
    }
}
