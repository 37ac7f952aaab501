//! Works around the software renderer's slow scrolling of many small widgets.

use iced::advanced::widget::Tree;
use iced::advanced::{Layout, Renderer as _, Widget, mouse, renderer};
use iced::{Rectangle, Renderer};

use crate::{Element, Theme};

/// The maximum inset of the layer, in logical pixels; too small to be visible.
const MAX_INSET: f32 = 0.01;

/// The content of a scrollable, repainted in one go whenever it is scrolled.
///
/// The software renderer repaints the surroundings of everything that moved, with all that lies below: a page with many small
/// widgets takes seconds to scroll. It repaints a layer in one go only if the layer's bounds changed. So the
/// content gets a layer whose bounds differ slightly after every scroll step.
pub struct RepaintLayer<'a, Message> {
    content: Element<'a, Message>,
}

impl<'a, Message> RepaintLayer<'a, Message> {
    /// Wraps the content of a scrollable.
    pub fn new(content: impl Into<Element<'a, Message>>) -> Self {
        RepaintLayer { content: content.into() }
    }
}

impl<Message> Widget<Message, Theme, Renderer> for RepaintLayer<'_, Message> {
    delegate_to_content!(diff mouse_interaction operate update);

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
            let content = self.content.as_widget();
            content.draw(&tree.children[0], renderer, theme, style, layout, cursor, viewport);
        });
    }
}

impl<'a, Message: 'a> From<RepaintLayer<'a, Message>> for Element<'a, Message> {
    fn from(layer: RepaintLayer<'a, Message>) -> Self {
        Element::new(layer)
    }
}
