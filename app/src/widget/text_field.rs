//! A text field that tells assistive technology where its caret is.

use iced::advanced::widget::{Operation, Tree};
use iced::advanced::{Layout, Widget, text};
use iced::widget::text_input::{self, TextInput, Value};
use iced::{Rectangle, Renderer};

use crate::{Element, Theme};

/// Where the caret of a field is, which it passes to [`Operation::custom`] right after itself.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Caret {
    /// The number of characters, as a person counts them, before the begin of the selection.
    pub anchor: usize,
    /// The same before the caret.
    pub focus: usize,
    /// The lengths of all characters of the field, in bytes.
    pub lengths: Vec<u8>,
}

/// A text field with its text.
pub struct TextField<'a, Message> {
    value: Value,
    content: Element<'a, Message>,
}

impl<'a, Message: Clone + 'a> TextField<'a, Message> {
    /// Wraps a field that shows this text.
    pub fn new(value: &str, field: TextInput<'a, Message, Theme>) -> Self {
        TextField { value: Value::new(value), content: field.into() }
    }
}

type State = text_input::State<<Renderer as text::Renderer>::Paragraph>;

impl<Message> TextField<'_, Message> {
    fn caret(&self, tree: &Tree) -> Caret {
        let cursor = tree.state.downcast_ref::<State>().cursor();
        let (anchor, focus) = match cursor.state(&self.value) {
            text_input::cursor::State::Index(at) => (at, at),
            text_input::cursor::State::Selection { start, end } => (start, end),
        };
        let length = |at| u8::try_from(self.value.select(at, at + 1).to_string().len()).unwrap_or(u8::MAX);
        Caret { anchor, focus, lengths: (0..self.value.len()).map(length).collect() }
    }
}

impl<Message> Widget<Message, Theme, Renderer> for TextField<'_, Message> {
    delegate_to_content!(diff mouse_interaction update draw);

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        let tree = &mut tree.children[0];
        self.content.as_widget_mut().operate(tree, layout, renderer, operation);
        operation.custom(None, Rectangle::default(), &mut self.caret(tree));
    }
}

impl<'a, Message: 'a> From<TextField<'a, Message>> for Element<'a, Message> {
    fn from(field: TextField<'a, Message>) -> Self {
        Element::new(field)
    }
}
