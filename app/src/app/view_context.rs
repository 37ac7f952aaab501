//! What the views of screens are given: texts, settings and the scale of everything.

use iced::Size;

use super::{MIN_SIZE, REFERENCE_SIZE};
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

/// The texts in the chosen language, which name cards as the chosen faces show them.
pub(super) fn locale(settings: &Settings) -> Locale {
    Locale::new(settings.language).naming_letters(settings.cards == CardFaces::French)
}

/// What the views of screens are given in a window of a size.
pub(super) fn context<'a>(
    locale: &'a Locale,
    settings: &'a Settings,
    desktop: DesktopPreferences,
    window_size: Size,
) -> Context<'a> {
    Context { locale, settings, scale: scale_factor(settings.enlargement_on(&desktop), window_size), desktop }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::Scale;

    #[test]
    fn the_fitting_size_is_the_one_that_larger_ones_shrink_to() {
        let locale = Locale::new(Settings::default().language);
        for (width, height) in
            [(960.0, 600.0), (1280.0, 800.0), (1366.0, 768.0), (2400.0, 900.0), (3840.0, 2160.0)]
        {
            let shown = |scale| {
                let settings = Settings { scale, ..Settings::default() };
                let context =
                    context(&locale, &settings, DesktopPreferences::default(), Size::new(width, height));
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
