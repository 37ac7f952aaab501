//! Styles of drop-down lists and their menus.

use iced::overlay::menu;
use iced::widget::pick_list::{Status, Style};
use iced::{Border, Shadow};

use super::Theme;

style_catalog!(widget::pick_list, closed, status);
style_catalog!(overlay::menu, open);

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
