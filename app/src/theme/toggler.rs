//! The style of switches.

use iced::widget::toggler::{Status, Style};

use super::Theme;

style_catalog!(widget::toggler, switch, status);

fn switch(theme: &Theme, status: Status) -> Style {
    let colours = theme.tokens();
    let (on, faded) = match status {
        Status::Active { is_toggled } => (is_toggled, 1.0),
        Status::Hovered { is_toggled } => (is_toggled, 0.85),
        Status::Disabled { is_toggled } => (is_toggled, 0.4),
    };
    let (ground, knob) = if on { (colours.accent, colours.on_accent) } else { (colours.field, colours.text) };
    Style {
        background: ground.scale_alpha(faded).into(),
        background_border_width: colours.line,
        background_border_color: if on { colours.accent } else { colours.field_edge }.scale_alpha(faded),
        foreground: knob.scale_alpha(faded).into(),
        foreground_border_width: 0.0,
        foreground_border_color: knob,
        text_color: None,
        border_radius: None,
        padding_ratio: 0.14,
    }
}
