//! The style of progress bars, which show scores.

use iced::widget::progress_bar::{Catalog, Style, StyleFn};
use iced::{Background, Border};

use super::Theme;

impl Catalog for Theme {
    type Class<'a> = StyleFn<'a, Theme>;

    fn default<'a>() -> Self::Class<'a> {
        Box::new(|theme| {
            let colours = theme.tokens();
            Style {
                background: Background::Color(colours.field),
                bar: Background::Color(colours.accent),
                border: Border::default().rounded(4).width(colours.line).color(colours.panel_edge),
            }
        })
    }

    fn style(&self, class: &Self::Class<'_>) -> Style {
        class(self)
    }
}
