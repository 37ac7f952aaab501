//! Paints a page as a PNG file: A4 at 200 dpi, in shades of grey.

use png::{BitDepth, ColorType, Encoder, PixelDimensions, Unit};
use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::Tree;

use super::{Fonts, HEIGHT, PaintError, WIDTH};

/// Pixels per millimetre.
const DOTS: f32 = 200.0 / 25.4;

pub(super) fn paint(page: &str, fonts: &Fonts) -> Result<Vec<u8>, PaintError> {
    let tree = Tree::from_str(page, fonts.options())?;
    let (width, height) = ((WIDTH * DOTS).round() as u32, (HEIGHT * DOTS).round() as u32);
    let mut picture = Pixmap::new(width, height).ok_or(PaintError::OutOfMemory)?;
    picture.fill(Color::WHITE);
    let (across, down) = (width as f32 / tree.size().width(), height as f32 / tree.size().height());
    resvg::render(&tree, Transform::from_scale(across, down), &mut picture.as_mut());
    // Black on white, so one byte per pixel is enough.
    let shades: Vec<u8> = picture.pixels().iter().map(|dot| dot.green()).collect();
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, width, height);
    encoder.set_color(ColorType::Grayscale);
    encoder.set_depth(BitDepth::Eight);
    // The pixel density makes programs print the page at A4 size.
    let dots = (DOTS * 1000.0).round() as u32;
    encoder.set_pixel_dims(Some(PixelDimensions { xppu: dots, yppu: dots, unit: Unit::Meter }));
    encoder.write_header()?.write_image_data(&shades)?;
    Ok(file)
}
