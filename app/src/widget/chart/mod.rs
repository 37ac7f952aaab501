//! Charts made of rectangles. They contain no text: labels stand beside them. Nothing is distinguished by colour
//! alone.

mod bar;
mod columns;
mod parts;

use iced::advanced::{Renderer as _, renderer};
use iced::{Background, Border, Rectangle, Renderer};

pub use bar::Bar;
pub use columns::Columns;
pub use parts::{Parts, swatch};

/// Fills a rectangle with rounded corners.
fn fill(renderer: &mut Renderer, bounds: Rectangle, radius: f32, background: impl Into<Background>) {
    let border = Border::default().rounded(radius);
    renderer.fill_quad(renderer::Quad { bounds, border, ..renderer::Quad::default() }, background);
}
