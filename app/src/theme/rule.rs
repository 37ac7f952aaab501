//! The style of dividing lines.

use iced::widget::rule::{Catalog, FillMode, Style, StyleFn};

use super::Theme;

impl Catalog for Theme {
    type Class<'a> = StyleFn<'a, Theme>;

    fn default<'a>() -> Self::Class<'a> {
        Box::new(line)
    }

    fn style(&self, class: &Self::Class<'_>) -> Style {
        class(self)
    }
}

fn line(theme: &Theme) -> Style {
    let colours = theme.tokens();
    Style { color: colours.panel_edge, radius: 0.into(), fill_mode: FillMode::Full, snap: true }
}
