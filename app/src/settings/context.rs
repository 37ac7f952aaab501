//! What the `view` functions of screens and their parts are given.

use crate::locale::{Locale, MessageArguments};
use crate::settings::Settings;

/// The largest size of everything that fits in a large window, where 1.0 is normal.
pub const LARGEST_FITTING: f32 = 1.5;

/// Passed to the `view` of every screen.
#[derive(Debug, Clone, Copy)]
pub struct Context<'a> {
    /// The player's language.
    pub locale: &'a Locale,
    /// The player's settings.
    pub settings: &'a Settings,
    /// The scale factor of the window: the chosen one, adjusted to the window's size.
    pub scale: f32,
}

impl Context<'_> {
    /// The largest size of everything that fits in the window; larger ones enlarge nothing but the own cards.
    pub fn fitting_size(&self) -> f32 {
        self.scale.min(LARGEST_FITTING)
    }

    /// A message without arguments; see [`tr!`](crate::tr).
    pub fn text(&self, message: &str) -> String {
        self.locale.text(message)
    }

    /// A message with arguments; see [`tr!`](crate::tr).
    pub fn text_with(&self, message: &str, arguments: &MessageArguments<'_>) -> String {
        self.locale.text_with(message, arguments)
    }
}
