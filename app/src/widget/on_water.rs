//! The background of every screen without a table.

use iced::advanced::widget::Tree;
use iced::advanced::{Layout, Renderer as _, Widget, mouse, renderer};
use iced::{Point, Rectangle, Renderer};

use super::ground::{Ground, Tile};
use crate::{Element, Theme};

/// Content on the theme's colours, without scenery.
///
/// They are even tiles as under a table: the software renderer repaints a real gradient as a whole for each thing that changed on it,
/// which takes seconds in a lobby that comes to life.
pub struct OnWater<'a, Message> {
    content: Element<'a, Message>,
}

/// Lays the theme's colours under the content, which has to fill the window.
pub fn on_water<'a, Message>(content: impl Into<Element<'a, Message>>) -> OnWater<'a, Message> {
    OnWater { content: content.into() }
}

impl<Message> Widget<Message, Theme, Renderer> for OnWater<'_, Message> {
    delegate_to_content!(diff mouse_interaction operate update);

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        _style: &renderer::Style,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        let bounds = layout.bounds();
        let ground = Ground { theme: *theme, is_lit: false };
        for tile in Tile::all() {
            let place = tile.place(bounds.size()) + (bounds.position() - Point::ORIGIN);
            renderer.fill_quad(
                renderer::Quad { bounds: place, ..renderer::Quad::default() },
                ground.colour(tile),
            );
        }
        let style = renderer::Style { text_color: theme.tokens().text };
        self.content.as_widget().draw(&tree.children[0], renderer, theme, &style, layout, cursor, viewport);
    }
}

impl<'a, Message: 'a> From<OnWater<'a, Message>> for Element<'a, Message> {
    fn from(content: OnWater<'a, Message>) -> Self {
        Element::new(content)
    }
}
