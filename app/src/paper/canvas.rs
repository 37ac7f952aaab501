//! A picture in colour, as it is drawn: water, words, and drawings of their own on it.

use std::fmt::Write as _;

use png::{BitDepth, ColorType, Encoder};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use super::page::{svg, text};
use super::{Anchor, Fonts, PaintError};

/// The colours: water, text, soft text, accent and lines, as in the theme "Lake".
const WATER: [&str; 3] = ["#0d4553", "#115461", "#083541"];
pub(super) const TEXT: &str = "#f3fbfa";
pub(super) const SOFT: &str = "#c6e6e5";
pub(super) const GOLD: &str = "#ffc23d";
pub(super) const LINE: &str = "#2b7782";

/// What is drawn so far. Lengths are in pixels.
pub(super) struct Canvas<'a> {
    fonts: &'a Fonts,
    size: (f32, f32),
    svg: String,
    drawings: Vec<PlacedDrawing>,
}

/// A drawing with its left and top edge and its width.
struct PlacedDrawing {
    drawing: &'static str,
    x: f32,
    y: f32,
    width: f32,
}

impl<'a> Canvas<'a> {
    /// Water, with rings around a point.
    pub(super) fn new(fonts: &'a Fonts, size: (f32, f32), (x, y): (f32, f32)) -> Canvas<'a> {
        let ([far, middle, near], (width, height)) = (WATER, size);
        let mut svg = format!(
            "<defs><linearGradient id=\"w\" x2=\"0\" y2=\"1\"><stop stop-color=\"{far}\"/>\
             <stop offset=\".5\" stop-color=\"{middle}\"/><stop offset=\"1\" stop-color=\"{near}\"/>\
             </linearGradient></defs><rect width=\"{width}\" height=\"{height}\" fill=\"url(#w)\"/>"
        );
        for radius in [240.0, 400.0, 580.0] {
            let flat = 0.42 * radius;
            let _ = write!(
                svg,
                "<ellipse cx=\"{x}\" cy=\"{y}\" rx=\"{radius}\" ry=\"{flat}\" fill=\"none\" stroke=\"{LINE}\" \
                 stroke-opacity=\".5\" stroke-width=\"2\"/>"
            );
        }
        Canvas::over(fonts, size, &svg)
    }

    /// A picture on a ground of its own.
    pub(super) fn over(fonts: &'a Fonts, size: (f32, f32), ground: &str) -> Canvas<'a> {
        Canvas { fonts, size, svg: ground.to_owned(), drawings: Vec::new() }
    }

    /// Draws shapes, given as elements of an SVG file.
    pub(super) fn draw(&mut self, shapes: &str) {
        self.svg.push_str(shapes);
    }

    /// Draws a box with round corners.
    pub(super) fn panel(&mut self, (x, y): (f32, f32), (width, height): (f32, f32), fill: &str, edge: &str) {
        let _ = write!(
            self.svg,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"12\" fill=\"{fill}\" stroke=\"{edge}\" \
             stroke-width=\"2\"/>"
        );
    }

    /// Draws a text in a room, smaller or shortened if it is long.
    #[expect(clippy::too_many_arguments, reason = "a text on a picture has so many properties")]
    pub(super) fn words(
        &mut self,
        x: f32,
        y: f32,
        size: f32,
        words: &str,
        room: f32,
        colour: &str,
        anchor: Anchor,
    ) {
        let size = (room / self.fonts.width(words).max(0.01)).clamp(0.7 * size, size);
        let words = super::Page::new(self.fonts).shortened(words, size, room);
        self.svg.push_str(&text(x, y, size, &words, colour, anchor));
    }

    /// Puts a drawing above all boxes and texts.
    pub(super) fn drawing(&mut self, drawing: &'static str, (x, y): (f32, f32), width: f32) {
        self.drawings.push(PlacedDrawing { drawing, x, y, width });
    }

    /// The picture as a PNG file.
    ///
    /// # Errors
    /// If it can't be painted or encoded, for reasons that don't depend on the contents.
    pub(super) fn paint(&self) -> Result<Vec<u8>, PaintError> {
        let (width, height) = self.size;
        let mut picture = Pixmap::new(width as u32, height as u32).ok_or(PaintError::OutOfMemory)?;
        let tree = Tree::from_str(&svg(width, height, &self.svg), self.fonts.options())?;
        resvg::render(&tree, Transform::identity(), &mut picture.as_mut());
        for PlacedDrawing { drawing, x, y, width } in &self.drawings {
            let tree = Tree::from_str(drawing, &Options::default())?;
            let scale = width / tree.size().width();
            let place = Transform::from_translate(*x, *y).pre_scale(scale, scale);
            resvg::render(&tree, place, &mut picture.as_mut());
        }
        encode(&picture)
    }
}

/// The picture is opaque, so that three bytes a pixel are enough.
fn encode(picture: &Pixmap) -> Result<Vec<u8>, PaintError> {
    let colours: Vec<u8> =
        picture.pixels().iter().flat_map(|dot| [dot.red(), dot.green(), dot.blue()]).collect();
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, picture.width(), picture.height());
    encoder.set_color(ColorType::Rgb);
    encoder.set_depth(BitDepth::Eight);
    encoder.write_header()?.write_image_data(&colours)?;
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Theme;

    #[test]
    fn the_colours_are_those_of_the_lake() {
        let lake = Theme::Lake.tokens();
        let [far, middle, near] = WATER;
        let roles =
            [lake.far, lake.middle, lake.near, lake.text, lake.text_soft, lake.accent, lake.panel_edge];
        for (role, colour) in roles.into_iter().zip([far, middle, near, TEXT, SOFT, GOLD, LINE]) {
            let [red, green, blue, _] = role.into_rgba8();
            assert_eq!(colour, format!("#{red:02x}{green:02x}{blue:02x}"));
        }
    }
}
