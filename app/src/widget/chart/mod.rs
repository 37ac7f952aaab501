//! Charts. Nothing is distinguished by colour alone. Only line charts contain text, at their axes; other labels stand beside
//! them.

mod bar;
mod columns;
mod lane;
mod line_picture;
mod lines;
mod parts;

use iced::advanced::{Renderer as _, renderer};
use iced::{Background, Border, Rectangle, Renderer};

pub use bar::share_bar;
pub use columns::{WIDEST, columns};
pub use lane::lane;
pub use line_picture::{Dash, Line};
pub use lines::{LineChart, LineEnd, LineEnds, Mark};
pub use parts::{parts, swatch};

/// Fills a rectangle with rounded corners.
fn fill(renderer: &mut Renderer, bounds: Rectangle, radius: f32, background: impl Into<Background>) {
    let border = Border::default().rounded(radius);
    renderer.fill_quad(renderer::Quad { bounds, border, ..renderer::Quad::default() }, background);
}
