//! What every screen is given: texts, settings, what the desktop prefers and the scale of everything.

use iced::Size;

use super::{MIN_SIZE, REFERENCE_SIZE, Translation};
use crate::desktop::DesktopPreferences;
use crate::locale::Locale;
use crate::screen::Context;
use crate::settings::Settings;
use crate::theme::card_faces::CardFaces;

/// The scale factor in a window of a size, in its own pixels: the wanted one, larger in large windows, and never so large that
/// less than the smallest window's content would fit.
pub fn scale_factor(enlargement: f32, window_size: Size) -> f32 {
    let scale_in = |size: Size| (window_size.width / size.width).min(window_size.height / size.height);
    let wanted = enlargement * scale_in(REFERENCE_SIZE).max(1.0);
    // The window's size comes from the system and may be zero.
    wanted.min(scale_in(MIN_SIZE).max(0.25))
}

/// The height of a notice of two lines, in logical pixels.
const NOTICE_HEIGHT: f32 = 62.0;

/// What every screen is given, and what it is made of.
#[derive(Debug)]
pub(super) struct Environment {
    pub(super) settings: Settings,
    pub(super) locale: Locale,
    /// What is shown in place of the chosen language, for its translator.
    translation: Option<Translation>,
    /// What the desktop prefers, as it has told last.
    pub(super) desktop: DesktopPreferences,
    /// In logical pixels, before scaling.
    pub(super) window_size: Size,
    /// Whether the window is there. Until then its size depends on the scale.
    pub(super) is_window_open: bool,
    /// Whether a notice takes a part of the window.
    pub(super) has_notice: bool,
    /// Whether what was played last can't be saved.
    pub(super) is_unsaved: bool,
    /// How good the player is, if that is known and may be told.
    pub(super) rating: Option<f64>,
}

impl Environment {
    pub(super) fn new(settings: Settings, window_size: Size) -> Environment {
        Environment {
            locale: locale(&settings, None),
            translation: None,
            settings,
            desktop: DesktopPreferences::default(),
            window_size,
            is_window_open: false,
            has_notice: false,
            is_unsaved: false,
            rating: None,
        }
    }

    /// Takes other settings, with the language and the names of cards that they choose.
    pub(super) fn set_settings(&mut self, settings: Settings) {
        if (settings.language, settings.cards) != (self.settings.language, self.settings.cards) {
            self.locale = locale(&settings, self.translation.as_ref());
        }
        self.settings = settings;
    }

    /// Shows the texts of a translation.
    pub(super) fn translate(&mut self, translation: Translation) {
        self.locale = locale(&self.settings, Some(&translation));
        self.translation = Some(translation);
    }

    /// The translation whose texts are shown.
    pub(super) fn translation(&self) -> Option<&Translation> {
        self.translation.as_ref()
    }

    /// What the screens are given.
    pub(super) fn context(&self) -> Context<'_> {
        let Environment { locale, settings, desktop, is_unsaved, rating, .. } = self;
        Context {
            locale,
            settings,
            scale: self.scale_factor(),
            desktop: *desktop,
            is_unsaved: *is_unsaved,
            rating: *rating,
        }
    }

    /// The scale chosen in the settings, limited and extended by the window's size.
    pub(super) fn scale_factor(&self) -> f32 {
        scale_factor(self.settings.enlargement_on(&self.desktop), self.room())
    }

    /// The size of the window in the logical pixels of what is shown in it.
    pub(super) fn view_size(&self) -> Size {
        self.window_size * self.scale_factor().recip()
    }

    /// What a notice leaves of the window for the screen, in the window's own pixels, where the smallest window's content has to
    /// fit.
    pub(super) fn room(&self) -> Size {
        let taken = if self.is_window_open && self.has_notice { NOTICE_HEIGHT } else { 0.0 };
        let share = MIN_SIZE.height / (MIN_SIZE.height + taken);
        Size { height: share * self.window_size.height, ..self.window_size }
    }
}

/// The texts of the translation or else in the chosen language, which name cards as the chosen faces show them.
fn locale(settings: &Settings, translation: Option<&Translation>) -> Locale {
    let locale = translation.map_or_else(|| Locale::new(settings.language), Translation::locale);
    locale.naming_letters(settings.cards == CardFaces::French)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::Scale;

    #[test]
    fn the_fitting_size_is_the_one_that_larger_ones_shrink_to() {
        for (width, height) in
            [(960.0, 600.0), (1280.0, 800.0), (1366.0, 768.0), (2400.0, 900.0), (3840.0, 2160.0)]
        {
            let shown = |scale| {
                let settings = Settings { scale, ..Settings::default() };
                let environment = Environment::new(settings, Size::new(width, height));
                let context = environment.context();
                (context.fitting_size(), context.scale)
            };
            let (_, normal) = shown(Scale::default());
            for scale in Scale::ALL {
                let (fits, factor) = shown(scale);
                let (size, found) = (scale.factor(), factor / normal);
                let is_too_large = found < size - 0.001;
                assert_eq!(fits < size - 0.001, is_too_large, "{scale:?} in {width}×{height}");
                let is_right = !is_too_large || (fits - found).abs() < 0.001;
                assert!(is_right, "{fits} of {found} in {width}×{height}");
            }
        }
    }
}
