//! The water behind a table, from far to near.

use iced::advanced::widget::Tree;
use iced::advanced::{Layout, Renderer as _, Widget, layout, mouse, renderer};
use iced::{Color, Length, Rectangle, Renderer, Size};

use crate::{Element, Theme};

/// As many shades as the eye could tell apart.
const SHADES: u32 = 48;

/// Water that fills the room it is given.
///
/// It is laid in even strips instead of one gradient: where something moves above it the software renderer paints the strips
/// behind it anew, and of a gradient the whole.
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
            // Each strip reaches under the next one, so that no seam shows at any scale.
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
