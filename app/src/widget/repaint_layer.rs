//! Works around the software renderer's slow scrolling of many small widgets.

use iced::advanced::widget::{Operation, Tree, tree};
use iced::advanced::{Clipboard, Layout, Renderer as _, Shell, Widget, layout, mouse, overlay, renderer};
use iced::{Event, Length, Rectangle, Renderer, Size, Vector};

use crate::{Element, Theme};

/// The maximum inset of the layer, in logical pixels; too small to be visible.
const MAX_INSET: f32 = 0.01;

/// The content of a scrollable, repainted in one go whenever it is scrolled.
///
/// The software renderer repaints the surroundings of everything that moved, with all that lies below: a page with many small
/// widgets takes seconds to scroll. It repaints a layer in one go only if the layer's bounds changed. So the
/// content gets a layer whose bounds differ slightly after every scroll step.
pub struct RepaintLayer<'a, Message>(Element<'a, Message>);

impl<'a, Message> RepaintLayer<'a, Message> {
    /// Wraps the content of a scrollable.
    pub fn new(content: impl Into<Element<'a, Message>>) -> Self {
        RepaintLayer(content.into())
    }
}

impl<Message> Widget<Message, Theme, Renderer> for RepaintLayer<'_, Message> {
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
        // The scroll position, mapped to a fraction that differs between consecutive positions.
        let far = ((viewport.y - layout.bounds().y) * 0.377).rem_euclid(1.0);
        let room = Rectangle { height: viewport.height - far * MAX_INSET, ..*viewport };
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

impl<'a, Message: 'a> From<RepaintLayer<'a, Message>> for Element<'a, Message> {
    fn from(layer: RepaintLayer<'a, Message>) -> Self {
        Element::new(layer)
    }
}
