//! Text.

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

/// What matters less.
pub fn soft(theme: &Theme) -> Style {
    Style { color: Some(theme.tokens().text_soft) }
}

/// What stands out: a number that counts, a heading.
pub fn accent(theme: &Theme) -> Style {
    Style { color: Some(theme.tokens().accent) }
}

/// What can't be, and why.
pub fn danger(theme: &Theme) -> Style {
    Style { color: Some(theme.tokens().danger) }
}

/// What went well.
pub fn success(theme: &Theme) -> Style {
    Style { color: Some(theme.tokens().success) }
}
