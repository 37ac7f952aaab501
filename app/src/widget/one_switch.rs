//! The window for whoever has one switch: a ring around what is highlighted, and a key or click that chooses it.

use iced::advanced::widget::operation::{Focusable, Operation, TextInput};
use iced::advanced::widget::{Id, Tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, mouse, renderer};
use iced::keyboard::{self, Key, key::Named};
use iced::{Border, Color, Event, Rectangle, Renderer, Shadow, touch};

use crate::{Element, Theme};

/// The distance of the ring from what it encloses, how much wider it is than an outline, and the width of its dark edges, by which it
/// is seen on cards too.
const DISTANCE: f32 = 3.0;
const WIDER: f32 = 3.0;
const EDGE: f32 = 2.0;

/// Content around which one switch is used while it has a message: Space, Enter, the left mouse button and a touch anywhere are the
/// switch then, and do nothing else.
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
        Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left))
        | Event::Touch(touch::Event::FingerPressed { .. }) => Switch::Pressed,
        Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left))
        | Event::Touch(touch::Event::FingerLifted { .. }) => Switch::Follows,
        _ => Switch::Other,
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
    delegate_to_content!(operate);

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
        let switch = if self.choose.is_some() { switch(event) } else { Switch::Other };
        // Who types has a keyboard.
        let types = !matches!(switch, Switch::Other) && matches!(event, Event::Keyboard(_)) && {
            let mut field = FieldFinder::default();
            content.operate(child, layout, renderer, &mut field);
            field.is_focused
        };
        match (switch, &self.choose) {
            (Switch::Other, _) | (_, None) => {}
            _ if types => {}
            (Switch::Pressed, Some(choose)) => {
                shell.publish(choose.clone());
                return shell.capture_event();
            }
            (Switch::Follows, _) => return shell.capture_event(),
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
        let colours = theme.tokens();
        let width = colours.line + WIDER;
        let line = |edge: f32, colour| renderer::Quad {
            bounds: ring.expand(DISTANCE + edge),
            border: Border::default().rounded(12.0 + edge).width(width + 2.0 * edge).color(colour),
            shadow: Shadow::default(),
            snap: true,
        };
        renderer::Renderer::with_layer(renderer, layout.bounds(), |renderer| {
            for quad in [line(EDGE, colours.near), line(0.0, colours.focus)] {
                renderer::Renderer::fill_quad(renderer, quad, Color::TRANSPARENT);
            }
        });
    }
}

impl<'a, Message: Clone + 'a> From<OneSwitch<'a, Message>> for Element<'a, Message> {
    fn from(switch: OneSwitch<'a, Message>) -> Self {
        Element::new(switch)
    }
}
