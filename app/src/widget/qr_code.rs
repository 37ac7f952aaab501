//! Codes that a camera reads (QR), as a picture and for a terminal.

use iced::widget::image;
use qrcode::{EcLevel, QrCode};

/// The squares of a code that a camera reads.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Squares {
    width: usize,
    dark: Vec<bool>,
}

impl Squares {
    /// The code of a text. `None` if it is too long for one.
    pub fn of(text: &str) -> Option<Squares> {
        let code = QrCode::with_error_correction_level(text, EcLevel::M).ok()?;
        let width = code.width();
        let dark = code.to_colors().into_iter().map(|colour| colour == qrcode::Color::Dark).collect();
        Some(Squares { width, dark })
    }

    /// The light squares around a code.
    pub const QUIET: usize = 4;

    /// The width of a square in a picture, in pixels.
    const PIXELS: usize = 8;

    /// The number of squares in a row, and of rows.
    pub fn width(&self) -> usize {
        self.width
    }

    /// Whether a square is dark; `false` outside the code.
    pub fn is_dark(&self, row: usize, column: usize) -> bool {
        column < self.width && self.dark.get(row * self.width + column).copied().unwrap_or_default()
    }

    /// The same for a square of the code with its quiet zone.
    fn is_dark_framed(&self, row: usize, column: usize) -> bool {
        let inner = row.checked_sub(Squares::QUIET).zip(column.checked_sub(Squares::QUIET));
        inner.is_some_and(|(row, column)| self.is_dark(row, column))
    }

    /// The code as a picture, dark on white, with its quiet zone.
    pub fn picture(&self) -> image::Handle {
        let size = (self.width + 2 * Squares::QUIET) * Squares::PIXELS;
        let is_dark = |pixel: usize| {
            self.is_dark_framed(pixel / size / Squares::PIXELS, pixel % size / Squares::PIXELS)
        };
        let colour = |pixel| if is_dark(pixel) { [0x06, 0x2c, 0x3a, 0xff] } else { [0xff; 4] };
        let pixels: Vec<u8> = (0..size * size).flat_map(colour).collect();
        image::Handle::from_rgba(size as u32, size as u32, pixels)
    }

    /// The code for a terminal, two rows of squares a line, with its quiet zone. Its light squares are the drawn ones, as most
    /// terminals are dark.
    pub fn to_lines(&self) -> Vec<String> {
        let size = self.width + 2 * Squares::QUIET;
        let is_light = |row: usize, column: usize| row < size && !self.is_dark_framed(row, column);
        let square = |row, column| match (is_light(row, column), is_light(row + 1, column)) {
            (true, true) => '█',
            (true, false) => '▀',
            (false, true) => '▄',
            (false, false) => ' ',
        };
        (0..size).step_by(2).map(|row| (0..size).map(|column| square(row, column)).collect()).collect()
    }
}
