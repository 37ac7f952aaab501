//! Content that is painted as a whole whenever it is scrolled.

use iced::advanced::widget::{Operation, Tree, tree};
use iced::advanced::{Clipboard, Layout, Renderer as _, Shell, Widget, layout, mouse, overlay, renderer};
use iced::{Event, Length, Rectangle, Renderer, Size, Vector};

use crate::{Element, Theme};

/// How much less than its room the content's layer takes, at most, in logical pixels: nothing that could be seen.
const SHY: f32 = 0.01;

/// Content of a scrollable.
///
/// The software renderer looks for everything that moved and paints around each of it anew, with all that lies below: a page
/// full of small things takes seconds to scroll. Only a layer that has other bounds than before it paints in one go. So the
/// content gets a layer whose bounds are not quite the same after every step.
pub struct Whole<'a, Message>(Element<'a, Message>);

impl<'a, Message> Whole<'a, Message> {
    /// Paints content as a whole.
    pub fn new(content: impl Into<Element<'a, Message>>) -> Self {
        Whole(content.into())
    }
}

impl<Message> Widget<Message, Theme, Renderer> for Whole<'_, Message> {
    fn tag(&self) -> tree::Tag {
        self.0.as_widget().tag()
    }

    fn state(&self) -> tree::State {
        self.0.as_widget().state()
    }

    fn children(&self) -> Vec<Tree> {
        self.0.as_widget().children()
    }

    fn diff(&self, tree: &mut Tree) {
        self.0.as_widget().diff(tree);
    }

    fn size(&self) -> Size<Length> {
        self.0.as_widget().size()
    }

    fn size_hint(&self) -> Size<Length> {
        self.0.as_widget().size_hint()
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        self.0.as_widget_mut().layout(tree, renderer, limits)
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        self.0.as_widget_mut().operate(tree, layout, renderer, operation);
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
        self.0.as_widget_mut().update(tree, event, layout, cursor, renderer, clipboard, shell, viewport);
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
        // How far it is scrolled, as a fraction that hardly ever comes twice in a row.
        let far = ((viewport.y - layout.bounds().y) * 0.377).rem_euclid(1.0);
        let room = Rectangle { height: viewport.height - far * SHY, ..*viewport };
        renderer.with_layer(room, |renderer| {
            self.0.as_widget().draw(tree, renderer, theme, style, layout, cursor, viewport);
        });
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
        renderer: &Renderer,
    ) -> mouse::Interaction {
        self.0.as_widget().mouse_interaction(tree, layout, cursor, viewport, renderer)
    }

    fn overlay<'b>(
        &'b mut self,
        tree: &'b mut Tree,
        layout: Layout<'b>,
        renderer: &Renderer,
        viewport: &Rectangle,
        translation: Vector,
    ) -> Option<overlay::Element<'b, Message, Theme, Renderer>> {
        self.0.as_widget_mut().overlay(tree, layout, renderer, viewport, translation)
    }
}

impl<'a, Message: 'a> From<Whole<'a, Message>> for Element<'a, Message> {
    fn from(whole: Whole<'a, Message>) -> Self {
        Element::new(whole)
    }
}
