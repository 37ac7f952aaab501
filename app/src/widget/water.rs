//! The background of every screen, from the theme's far to its near colour.

use iced::advanced::widget::Tree;
use iced::advanced::{Layout, Renderer as _, Widget, layout, mouse, renderer};
use iced::{Color, Length, Rectangle, Renderer, Size};

use crate::{Element, Theme};

/// The number of strips; more couldn't be told apart.
const SHADES: u32 = 48;

/// A vertical gradient that fills its room.
///
/// It is made of even strips: where something moves above it, the software renderer repaints only the strips behind, but a
/// real gradient as a whole.
pub struct Water;

impl<Message> Widget<Message, Theme, Renderer> for Water {
    fn size(&self) -> Size<Length> {
        Size::new(Length::Fill, Length::Fill)
    }

    fn layout(&mut self, _tree: &mut Tree, _renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        layout::Node::new(limits.max())
    }

    fn draw(
        &self,
        _tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        _style: &renderer::Style,
        place: Layout<'_>,
        _cursor: mouse::Cursor,
        _viewport: &Rectangle,
    ) {
        let bounds = place.bounds();
        let (far, near) = (theme.tokens().far, theme.tokens().near);
        let down = |shade: u32| (bounds.y + bounds.height * shade as f32 / SHADES as f32).round();
        for shade in 0..SHADES {
            let part = shade as f32 / (SHADES - 1) as f32;
            let between = |far: f32, near: f32| far + (near - far) * part;
            let colour =
                Color::from_rgb(between(far.r, near.r), between(far.g, near.g), between(far.b, near.b));
            // Strips overlap by a pixel, so that no seam shows at any scale.
            let strip = Rectangle { y: down(shade), height: down(shade + 1) - down(shade) + 1.0, ..bounds };
            renderer.fill_quad(renderer::Quad { bounds: strip, ..renderer::Quad::default() }, colour);
        }
    }
}

impl<'a, Message: 'a> From<Water> for Element<'a, Message> {
    fn from(water: Water) -> Self {
        Element::new(water)
    }
}
