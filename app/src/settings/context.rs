//! What the `view` functions of screens and their parts are given.

use crate::locale::{Locale, MessageArguments};
use crate::settings::Settings;

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
    /// A message without arguments; see [`tr!`](crate::tr).
    pub fn text(&self, message: &str) -> String {
        self.locale.text(message)
    }

    /// A message with arguments; see [`tr!`](crate::tr).
    pub fn text_with(&self, message: &str, arguments: &MessageArguments<'_>) -> String {
        self.locale.text_with(message, arguments)
    }
}
