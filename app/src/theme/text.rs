//! Text styles.

use iced::widget::text::{Catalog, Style, StyleFn};

use super::Theme;

impl Catalog for Theme {
    type Class<'a> = StyleFn<'a, Theme>;

    fn default<'a>() -> Self::Class<'a> {
        Box::new(|_| Style::default())
    }

    fn style(&self, class: &Self::Class<'_>) -> Style {
        class(self)
    }
}

/// Text of less importance, like captions.
pub fn soft(theme: &Theme) -> Style {
    Style { color: Some(theme.tokens().text_soft) }
}

/// Text that stands out: important numbers, headings.
pub fn accent(theme: &Theme) -> Style {
    Style { color: Some(theme.tokens().accent) }
}

/// An error or refusal with its reason.
pub fn danger(theme: &Theme) -> Style {
    Style { color: Some(theme.tokens().danger) }
}

/// Text of less importance in what a stone says.
pub fn spoken_softly(theme: &Theme) -> Style {
    Style { color: Some(theme.tokens().on_speech.scale_alpha(0.8)) }
}

/// A success.
pub fn success(theme: &Theme) -> Style {
    Style { color: Some(theme.tokens().success) }
}
