//! Keeps the keyboard away from what lies behind a panel.

use iced::advanced::widget::{Operation, Tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, mouse};
use iced::{Event, Rectangle, Renderer};

use crate::{Element, Theme};

/// Content that can be seen, but takes neither keys nor the focus while it is inert.
pub struct Inert<'a, Message> {
    content: Element<'a, Message>,
    is_inert: bool,
}

impl<'a, Message> Inert<'a, Message> {
    /// Wraps content that is inert while `is_inert`.
    pub fn new(content: impl Into<Element<'a, Message>>, is_inert: bool) -> Self {
        Inert { content: content.into(), is_inert }
    }
}

impl<Message> Widget<Message, Theme, Renderer> for Inert<'_, Message> {
    delegate_to_content!(diff mouse_interaction draw);

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        if !self.is_inert {
            self.content.as_widget_mut().operate(&mut tree.children[0], layout, renderer, operation);
        }
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
        if self.is_inert && matches!(event, Event::Keyboard(_)) {
            return;
        }
        let content = self.content.as_widget_mut();
        content.update(&mut tree.children[0], event, layout, cursor, renderer, clipboard, shell, viewport);
    }
}

impl<'a, Message: 'a> From<Inert<'a, Message>> for Element<'a, Message> {
    fn from(inert: Inert<'a, Message>) -> Self {
        Element::new(inert)
    }
}
