//! Takes what is typed although no field has the focus.

use iced::advanced::{Clipboard, Layout, Shell, Widget, mouse};
use iced::keyboard::{self, Modifiers};
use iced::{Event, Rectangle, Renderer, advanced::widget::Tree};

use crate::{Element, Theme};

/// Content with a field to which belongs what is typed while none in it has the focus.
pub struct TypeAhead<'a, Message> {
    content: Element<'a, Message>,
    on_text: Option<fn(String) -> Message>,
}

impl<'a, Message> TypeAhead<'a, Message> {
    /// Wraps content. `on_text` is the message of letters, digits and signs, but for shortcuts; with `None` they do nothing, because
    /// the field takes none for now: whoever goes on writing in it means nothing else.
    pub fn new(content: impl Into<Element<'a, Message>>, on_text: Option<fn(String) -> Message>) -> Self {
        TypeAhead { content: content.into(), on_text }
    }
}

/// What a key types. `None` for a shortcut, and for blanks, with which nothing that is written begins.
fn typed(text: Option<&str>, modifiers: Modifiers) -> Option<&str> {
    // AltGr is both.
    let is_shortcut = modifiers.command() != modifiers.alt();
    let is_written = |text: &&str| !text.contains(|c: char| c.is_control() || c.is_whitespace());
    text.filter(is_written).filter(|text| !text.is_empty() && !is_shortcut)
}

impl<Message> Widget<Message, Theme, Renderer> for TypeAhead<'_, Message> {
    delegate_to_content!(diff mouse_interaction operate draw);

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
        let content = self.content.as_widget_mut();
        content.update(&mut tree.children[0], event, layout, cursor, renderer, clipboard, shell, viewport);
        if !shell.is_event_captured()
            && let Event::Keyboard(keyboard::Event::KeyPressed { text, modifiers, .. }) = event
            && let Some(text) = typed(text.as_deref(), *modifiers)
        {
            if let Some(on_text) = self.on_text {
                shell.publish(on_text(text.to_owned()));
            }
            shell.capture_event();
        }
    }
}

impl<'a, Message: 'a> From<TypeAhead<'a, Message>> for Element<'a, Message> {
    fn from(content: TypeAhead<'a, Message>) -> Self {
        Element::new(content)
    }
}
