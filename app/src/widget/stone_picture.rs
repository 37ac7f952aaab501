//! A player's stone as a picture: by itself, and as a part of other widgets.

use iced::advanced::image::{Image, Renderer as _};
use iced::advanced::renderer::{Quad, Renderer as _};
use iced::{Color, Point, Rectangle, Renderer, Size, border};

use super::painting::Painting;
use super::picture_cache::{Drawing, PictureCache};
use super::stone::Mood;
use skipstone_core::Stone;

/// The width of the rings, and the height at which they lie, in widths of the stone.
const RINGS: f32 = 1.9;
const WATERLINE: f32 = 0.66;

/// The room of a stone of this width, with its rings.
pub fn stone_bounds((stone, mood): (Stone, Mood), width: f32) -> Size {
    let height = Drawing::Stone(stone).aspect() * width;
    if has_rings(mood) { Size::new(RINGS * width, height + 0.3 * width) } else { Size::new(width, height) }
}

/// Whether there are rings on the water around it: it has won.
fn has_rings(mood: Mood) -> bool {
    mood == Mood::Joy
}

/// A stone of a width in logical pixels with its face, and rings around it if it has won; `scale` is in physical pixels per logical
/// pixel.
pub fn stone_picture(pictures: &PictureCache, stone: (Stone, Mood), width: f32, scale: f32) -> Painting<'_> {
    let size = stone_bounds(stone, width);
    Painting::new(size.width, size.height, move |renderer, _, bounds, _| {
        if has_rings(stone.1) {
            let centre = Point::new(bounds.center_x(), bounds.y + WATERLINE * width);
            draw_centred(renderer, pictures, Drawing::Ripple, centre, RINGS * width, scale);
        }
        let at = Point::new(bounds.center_x() - width / 2.0, bounds.y);
        draw_stone(renderer, pictures, stone, at, width, scale);
    })
}

/// Draws a stone with its face, with the upper left corner at a point.
pub(super) fn draw_stone(
    renderer: &mut Renderer,
    pictures: &PictureCache,
    (stone, mood): (Stone, Mood),
    at: Point,
    width: f32,
    scale: f32,
) {
    for drawing in [Drawing::Stone(stone), Drawing::Mood(mood)] {
        draw(renderer, pictures, drawing, at, width, scale);
    }
}

/// Draws a picture sharply: at its own size, aligned to physical pixels.
pub(super) fn draw(
    renderer: &mut Renderer,
    pictures: &PictureCache,
    drawing: Drawing,
    at: Point,
    width: f32,
    scale: f32,
) {
    let picture = pictures.picture(drawing, (width * scale).round().max(1.0) as u32, 0.0);
    let pixel = |length: f32| (length * scale).round() / scale;
    let size = Size::new(picture.width as f32 / scale, picture.height as f32 / scale);
    let place = Rectangle::new(Point::new(pixel(at.x), pixel(at.y)), size);
    renderer.draw_image(Image::new(picture.handle), place, place);
}

/// The same, with its centre at a point.
pub(super) fn draw_centred(
    renderer: &mut Renderer,
    pictures: &PictureCache,
    drawing: Drawing,
    centre: Point,
    width: f32,
    scale: f32,
) {
    let corner = Point::new(centre.x - width / 2.0, centre.y - drawing.aspect() * width / 2.0);
    draw(renderer, pictures, drawing, corner, width, scale);
}

/// Draws a dot of a stone's way.
pub(super) fn draw_dot(renderer: &mut Renderer, centre: Point, width: f32, colour: Color) {
    let corner = Point::new(centre.x - width / 2.0, centre.y - width / 2.0);
    let bounds = Rectangle::new(corner, Size::new(width, width));
    let quad = Quad { bounds, border: border::rounded(width / 2.0), ..Quad::default() };
    renderer.fill_quad(quad, colour);
}
