//! Styles of drop-down lists and their menus.

use iced::overlay::menu;
use iced::widget::pick_list::{Catalog, Status, Style, StyleFn};
use iced::{Border, Shadow};

use super::Theme;

impl Catalog for Theme {
    type Class<'a> = StyleFn<'a, Theme>;

    fn default<'a>() -> <Self as Catalog>::Class<'a> {
        Box::new(closed)
    }

    fn style(&self, class: &<Self as Catalog>::Class<'_>, status: Status) -> Style {
        class(self, status)
    }
}

impl menu::Catalog for Theme {
    type Class<'a> = menu::StyleFn<'a, Theme>;

    fn default<'a>() -> <Self as menu::Catalog>::Class<'a> {
        Box::new(open)
    }

    fn style(&self, class: &<Self as menu::Catalog>::Class<'_>) -> menu::Style {
        class(self)
    }
}

fn closed(theme: &Theme, status: Status) -> Style {
    let colours = theme.tokens();
    let edge = match status {
        Status::Active => colours.field_edge,
        Status::Hovered => colours.text,
        Status::Opened { .. } => colours.accent,
    };
    Style {
        text_color: colours.text,
        placeholder_color: colours.text_soft,
        handle_color: colours.text_soft,
        background: colours.field.into(),
        border: Border::default().rounded(8).width(colours.line).color(edge),
    }
}

fn open(theme: &Theme) -> menu::Style {
    let colours = theme.tokens();
    menu::Style {
        background: colours.panel.into(),
        border: Border::default().rounded(8).width(colours.line).color(colours.field_edge),
        text_color: colours.text,
        selected_text_color: colours.on_accent,
        selected_background: colours.accent.into(),
        shadow: Shadow::default(),
    }
}
