//! Sheets to print: A4 pages drawn as SVG, in millimetres, and written as PDF or as pictures. And pictures
//! in colour, of a series' end, of a puzzle and of a day's result.

mod canvas;
pub mod day_picture;
mod fonts;
mod page;
mod pdf;
mod picture;
pub mod print;
pub mod puzzle_picture;
pub mod round_sheet;
pub mod score_sheet;
pub mod series_picture;

use resvg::usvg;

pub use fonts::Fonts;
pub use page::{Anchor, Page};

/// The width of the paper in millimetres.
pub const WIDTH: f32 = 210.0;
/// The height of the paper in millimetres.
pub const HEIGHT: f32 = 297.0;
/// The left and right margin in millimetres.
pub const MARGIN: f32 = 20.0;
/// The left edge of the right margin.
pub const RIGHT: f32 = WIDTH - MARGIN;
/// The bottom edge of a page's contents; the page number stands below.
pub const BOTTOM: f32 = HEIGHT - 26.0;

/// Black, for what is read first.
pub const BLACK: &str = "#000";
/// Grey, for what explains.
pub const GREY: &str = "#666";
/// Light grey, for lines between rows.
pub const PALE: &str = "#ccc";

/// Contents that can be laid out on pages.
pub trait Document {
    /// The title of the document.
    fn title(&self) -> &str;

    /// The code of its texts' language.
    fn language(&self) -> &str;

    /// Draws the pages, at least one.
    fn pages<'a>(&'a self, fonts: &'a Fonts) -> Vec<Page<'a>>;
}

/// Why pages can't be written. None of these reasons depends on the contents.
#[derive(Debug, thiserror::Error)]
pub enum PaintError {
    /// The SVG can't be parsed.
    #[error("the page can't be drawn")]
    Draw(#[from] usvg::Error),
    /// There isn't enough memory for the pixels.
    #[error("there is not enough memory for a picture of the page")]
    OutOfMemory,
    /// A font is damaged.
    #[error("a font can't be put into the document")]
    Font,
    /// The PNG can't be encoded.
    #[error("the page can't be written as a picture")]
    Png(#[from] png::EncodingError),
}

/// Writes each page as a PNG file: A4 at 200 dpi, in shades of grey.
///
/// # Errors
/// If a page can't be painted or encoded.
pub fn pictures(sheet: &dyn Document) -> Result<Vec<Vec<u8>>, PaintError> {
    let fonts = Fonts::new();
    svgs(sheet, &fonts).iter().map(|page| picture::paint(page, &fonts)).collect()
}

/// Writes all pages as one PDF file, with the fonts it needs and text that can be searched and copied.
///
/// # Errors
/// If a page can't be drawn.
pub fn pdf(sheet: &dyn Document) -> Result<Vec<u8>, PaintError> {
    let fonts = Fonts::new();
    pdf::write(&svgs(sheet, &fonts), sheet.title(), sheet.language(), &fonts)
}

/// The pages as complete SVGs, numbered if there are several.
fn svgs(sheet: &dyn Document, fonts: &Fonts) -> Vec<String> {
    let pages = sheet.pages(fonts);
    let count = pages.len();
    (1..).zip(pages).map(|(number, page)| page.finish(number, count)).collect()
}
