//! The style of dividing lines.

use iced::widget::rule::{FillMode, Style};

use super::Theme;

style_catalog!(widget::rule, line);

fn line(theme: &Theme) -> Style {
    let colours = theme.tokens();
    Style { color: colours.panel_edge, radius: 0.into(), fill_mode: FillMode::Full, snap: true }
}
