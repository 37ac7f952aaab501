//! What the `view` functions of screens and their parts are given.

use crate::board::Motion;
use crate::desktop::DesktopPreferences;
use crate::locale::{Locale, MessageArguments};
use crate::settings::Settings;
use crate::theme::Theme;

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
    /// What the desktop prefers.
    pub desktop: DesktopPreferences,
    /// Whether what was played last can't be saved.
    pub is_unsaved: bool,
    /// How good the player is, as [`Rating::points`](crate::statistics::Rating::points); `None` if that isn't known or wanted.
    pub rating: Option<f64>,
}

impl<'a> Context<'a> {
    /// In a window of the usual size, on a desktop that doesn't tell what it prefers.
    pub fn new(locale: &'a Locale, settings: &'a Settings) -> Context<'a> {
        Context {
            locale,
            settings,
            scale: 1.0,
            desktop: DesktopPreferences::default(),
            is_unsaved: false,
            rating: None,
        }
    }
}

impl Context<'_> {
    /// The colours: the chosen ones, or those that fit the desktop.
    pub fn theme(&self) -> Theme {
        self.settings.theme_on(&self.desktop)
    }

    /// How much moves: as chosen, or as the desktop prefers.
    pub fn motion(&self) -> Motion {
        let of_desktop = if self.desktop.less_motion { Motion::Reduced } else { Motion::default() };
        self.settings.motion.unwrap_or(of_desktop)
    }

    /// The size of everything that the player has chosen, where the desktop's text is normal; 1.0 is normal.
    pub fn enlargement(&self) -> f32 {
        self.settings.enlargement_on(&self.desktop)
    }

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::Language;

    /// What a player of settings gets on a desktop: the theme, the motion, and the size of everything.
    fn shown(settings: &Settings, desktop: DesktopPreferences) -> (Theme, Motion, f32) {
        let locale = Locale::new(Language::ENGLISH);
        let context = Context { desktop, ..Context::new(&locale, settings) };
        (context.theme(), context.motion(), context.enlargement())
    }

    #[test]
    fn what_isnt_chosen_follows_the_desktop() {
        let usual = DesktopPreferences::default();
        let dark = DesktopPreferences { dark: true, ..usual };
        let clear =
            DesktopPreferences { more_contrast: true, less_motion: true, ..dark }.with_text_scale(1.5);
        let open = Settings::default();
        assert_eq!(shown(&open, usual), (Theme::Lake, Motion::Full, 1.0));
        assert_eq!(shown(&open, dark), (Theme::Midnight, Motion::Full, 1.0));
        assert_eq!(shown(&open, clear), (Theme::HighContrast, Motion::Reduced, 1.5));
        let chosen = Settings { theme: Some(Theme::Felt), motion: Some(Motion::Full), ..open };
        assert_eq!(shown(&chosen, clear), (Theme::Felt, Motion::Full, 1.5));
        for (told, followed) in [(0.1, 0.75), (9.0, 2.0), (f32::NAN, 1.0)] {
            assert_eq!(usual.with_text_scale(told).text_scale, followed);
        }
    }
}
