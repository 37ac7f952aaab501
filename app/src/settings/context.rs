//! What the `view` functions of screens and their parts are given.

use crate::locale::Locale;
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
