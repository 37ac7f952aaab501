//! The fonts of printed sheets, and the widths of texts in them.

use std::cell::RefCell;
use std::collections::HashMap;
use std::fmt;
use std::sync::Arc;

use iced::advanced::graphics::text::FIRA_SANS_REGULAR;
use resvg::usvg::{Options, Tree, fontdb};

use super::page::{Anchor, text};
use super::{BLACK, page};

/// The program's own font, with the system's fonts for scripts that it lacks.
pub struct Fonts {
    options: Options<'static>,
    /// The widths of texts that were measured before, at a font size of 1 mm.
    widths: RefCell<HashMap<String, f32>>,
}

impl fmt::Debug for Fonts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Fonts").finish_non_exhaustive()
    }
}

impl Fonts {
    /// Looks up the system's fonts, which takes a moment.
    pub(super) fn new() -> Fonts {
        let mut fonts = fontdb::Database::new();
        fonts.load_font_data(FIRA_SANS_REGULAR.to_vec());
        fonts.load_system_fonts();
        let options =
            Options { fontdb: Arc::new(fonts), font_family: page::FONT.to_owned(), ..Options::default() };
        Fonts { options, widths: RefCell::default() }
    }

    /// The options to parse a page with.
    pub(super) fn options(&self) -> &Options<'static> {
        &self.options
    }

    /// The width of a text at a font size of 1 mm, in millimetres.
    pub fn width(&self, words: &str) -> f32 {
        if let Some(width) = self.widths.borrow().get(words) {
            return *width;
        }
        let width = self.measure(words);
        self.widths.borrow_mut().insert(words.to_owned(), width);
        width
    }

    /// Breaks a text into lines of a width in millimetres; a word that is wider gets a line of its own.
    pub fn wrapped(&self, words: &str, size: f32, room: f32) -> Vec<String> {
        // A space alone would have no width.
        let space = size * (self.width("n n") - self.width("nn"));
        let mut lines = Vec::new();
        let (mut line, mut used) = (String::new(), 0.0);
        for word in words.split_whitespace() {
            let width = size * self.width(word);
            if !line.is_empty() && used + space + width > room {
                lines.push(std::mem::take(&mut line));
                used = 0.0;
            }
            if !line.is_empty() {
                line.push(' ');
                used += space;
            }
            line.push_str(word);
            used += width;
        }
        lines.push(line);
        lines
    }

    fn measure(&self, words: &str) -> f32 {
        const LARGE: f32 = 100.0;
        let text = text(0.0, 0.0, LARGE, words, BLACK, Anchor::Start);
        let drawing = page::svg(1.0, 1.0, &text);
        Tree::from_str(&drawing, &self.options).map_or(0.0, |tree| tree.root().bounding_box().width() / LARGE)
    }
}
