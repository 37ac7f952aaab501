//! The ring around what has the focus, or the highlight of one switch.

use iced::advanced::Renderer as _;
use iced::advanced::renderer::Quad;
use iced::{Border, Color, Rectangle, Renderer, Shadow};

use crate::theme::ColorRoles;

/// The distance of the ring from what it encloses, and the width of its dark edges, by which it is seen on cards too.
const DISTANCE: f32 = 3.0;
const EDGE: f32 = 2.0;

/// Draws a ring around these bounds, so many logical pixels wider than an outline.
pub fn draw_ring(renderer: &mut Renderer, colours: &ColorRoles, bounds: Rectangle, wider: f32) {
    let width = colours.line + wider;
    for (edge, colour) in [(EDGE, colours.near), (0.0, colours.focus)] {
        let ring = Quad {
            bounds: bounds.expand(DISTANCE + edge),
            border: Border::default().rounded(12.0 + edge).width(width + 2.0 * edge).color(colour),
            shadow: Shadow::default(),
            snap: true,
        };
        renderer.fill_quad(ring, Color::TRANSPARENT);
    }
}
