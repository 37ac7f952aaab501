//! Has a new screen drawn as a whole: works around the software renderer's slow change from one with many small parts to another.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::mem;

use iced::theme::{Base, Style};

use super::App;
use crate::theme::Theme;

/// The greatest difference of a background colour's part, from 0 to 1: less than a step of the screen.
const MAX_DIFFERENCE: f32 = 0.001;

impl App {
    /// The theme's colours. The background, which nothing shows, is a little different for every screen.
    ///
    /// The software renderer repaints the surroundings of everything that is no longer there or new, one after the other, each with
    /// all that lies below: from a table to the title that takes ten seconds. Only with another background it draws all at once.
    pub fn style(&self, theme: &Theme) -> Style {
        let mut style = theme.base();
        let mut hasher = DefaultHasher::new();
        (mem::discriminant(self.screens.shown()), self.screens.table_number()).hash(&mut hasher);
        let part = (hasher.finish() >> 40) as f32 / (1 << 24) as f32;
        style.background_color.b = (style.background_color.b - part * MAX_DIFFERENCE).max(0.0);
        style
    }
}
