//! A player's stone as a picture: by itself, and as a part of other widgets.

use iced::advanced::image::{Image, Renderer as _};
use iced::advanced::widget::Tree;
use iced::advanced::{Layout, Widget, layout, mouse, renderer};
use iced::{Length, Point, Rectangle, Renderer, Size};

use super::picture_cache::{Drawing, PictureCache};
use super::stone::Mood;
use crate::players::stone::Stone;
use crate::{Element, Theme};

/// The width of the rings, and the height at which they lie, in widths of the stone.
const RINGS: f32 = 1.9;
const WATERLINE: f32 = 0.66;

/// A stone with its face, and rings on the water around it if it has won.
pub struct StonePicture<'a> {
    pictures: &'a PictureCache,
    stone: Stone,
    mood: Mood,
    width: f32,
    scale: f32,
}

impl<'a> StonePicture<'a> {
    /// A stone of a width in logical pixels; `scale` is in physical pixels per logical pixel.
    pub fn new(
        pictures: &'a PictureCache,
        (stone, mood): (Stone, Mood),
        width: f32,
        scale: f32,
    ) -> StonePicture<'a> {
        StonePicture { pictures, stone, mood, width, scale }
    }

    fn has_rings(&self) -> bool {
        self.mood == Mood::Joy
    }

    /// The room of the picture, with its rings.
    pub fn bounds(&self) -> Size {
        let height = Drawing::Stone(self.stone).aspect() * self.width;
        match self.has_rings() {
            true => Size::new(RINGS * self.width, height + 0.3 * self.width),
            false => Size::new(self.width, height),
        }
    }
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
fn draw(
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

impl<Message> Widget<Message, Theme, Renderer> for StonePicture<'_> {
    fn size(&self) -> Size<Length> {
        let size = self.bounds();
        Size::new(Length::Fixed(size.width), Length::Fixed(size.height))
    }

    fn layout(&mut self, _tree: &mut Tree, _renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        let size = self.bounds();
        layout::atomic(limits, size.width, size.height)
    }

    fn draw(
        &self,
        _tree: &Tree,
        renderer: &mut Renderer,
        _theme: &Theme,
        _style: &renderer::Style,
        layout: Layout<'_>,
        _cursor: mouse::Cursor,
        _viewport: &Rectangle,
    ) {
        let bounds = layout.bounds();
        let at = Point::new(bounds.center_x() - self.width / 2.0, bounds.y);
        if self.has_rings() {
            let width = RINGS * self.width;
            let top = bounds.y + WATERLINE * self.width - Drawing::Ripple.aspect() * width / 2.0;
            let corner = Point::new(bounds.center_x() - width / 2.0, top);
            draw(renderer, self.pictures, Drawing::Ripple, corner, width, self.scale);
        }
        draw_stone(renderer, self.pictures, (self.stone, self.mood), at, self.width, self.scale);
    }
}

impl<'a, Message: 'a> From<StonePicture<'a>> for Element<'a, Message> {
    fn from(picture: StonePicture<'a>) -> Self {
        Element::new(picture)
    }
}
