//! Renders the score sheet for printing: A4 at 200 dpi, one PNG per page.

use std::sync::Arc;

use iced::advanced::graphics::text::FIRA_SANS_REGULAR;
use png::{BitDepth, ColorType, Encoder, PixelDimensions, Unit};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{self, Options, Tree, fontdb};

use super::{Sheet, paper};

/// Pixels per millimetre.
const DOTS: f32 = 200.0 / 25.4;

/// Why the pages can't be rendered.
#[derive(Debug, thiserror::Error)]
pub enum PaintError {
    /// The SVG can't be parsed.
    #[error("the score sheet can't be drawn")]
    Draw(#[from] usvg::Error),
    /// There isn't enough memory for the pixels.
    #[error("there is not enough memory for a picture of the score sheet")]
    OutOfMemory,
    /// The PNG can't be encoded.
    #[error("the score sheet can't be written as a picture")]
    Png(#[from] png::EncodingError),
}

impl Sheet {
    /// Renders its pages as PNG files.
    ///
    /// # Errors
    /// If they can't be rendered, for reasons that don't depend on the series.
    pub fn pictures(&self) -> Result<Vec<Vec<u8>>, PaintError> {
        let options = options();
        let measure = |words: &str| width(words, &options);
        paper::pages(self, &measure).iter().map(|page| paint(page, &options)).collect()
    }
}

/// Options with the program's own font, and the system's fonts as fallbacks.
fn options() -> Options<'static> {
    let mut fonts = fontdb::Database::new();
    fonts.load_font_data(FIRA_SANS_REGULAR.to_vec());
    fonts.load_system_fonts();
    Options { fontdb: Arc::new(fonts), font_family: "Fira Sans".to_owned(), ..Options::default() }
}

/// The width of a text at a font size of 1 mm, in millimetres.
fn width(words: &str, options: &Options<'_>) -> f32 {
    const LARGE: f32 = 100.0;
    let text = paper::text(0.0, 0.0, LARGE, words, "#000", paper::Anchor::Start);
    let drawing = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1 1\" font-family=\"Fira Sans\">{text}</svg>"
    );
    Tree::from_str(&drawing, options).map_or(0.0, |tree| tree.root().bounding_box().width() / LARGE)
}

fn paint(page: &str, options: &Options<'_>) -> Result<Vec<u8>, PaintError> {
    let tree = Tree::from_str(page, options)?;
    let (width, height) = ((paper::WIDTH * DOTS).round() as u32, (paper::HEIGHT * DOTS).round() as u32);
    let mut picture = Pixmap::new(width, height).ok_or(PaintError::OutOfMemory)?;
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
