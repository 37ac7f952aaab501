//! The style of text fields.

use iced::Border;
use iced::widget::text_input::{Catalog, Status, Style, StyleFn};

use super::Theme;

impl Catalog for Theme {
    type Class<'a> = StyleFn<'a, Theme>;

    fn default<'a>() -> Self::Class<'a> {
        Box::new(field)
    }

    fn style(&self, class: &Self::Class<'_>, status: Status) -> Style {
        class(self, status)
    }
}

fn field(theme: &Theme, status: Status) -> Style {
    let colours = theme.tokens();
    let (edge, width) = match status {
        Status::Active => (colours.field_edge, colours.line),
        Status::Hovered => (colours.text, colours.line),
        Status::Focused { .. } => (colours.focus, colours.line + 1.0),
        Status::Disabled => (colours.panel_edge, colours.line),
    };
    Style {
        background: colours.field.into(),
        border: Border::default().rounded(8).width(width).color(edge),
        icon: colours.text_soft,
        placeholder: colours.text_soft.scale_alpha(0.8),
        value: colours.text,
        selection: colours.accent.scale_alpha(0.45),
    }
}
