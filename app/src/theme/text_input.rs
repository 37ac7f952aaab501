//! The style of text fields.

use iced::Border;
use iced::widget::text_input::{Status, Style};

use super::Theme;

style_catalog!(widget::text_input, field, status);

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
