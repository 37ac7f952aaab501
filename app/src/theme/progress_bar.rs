//! The style of progress bars, which show scores.

use iced::widget::progress_bar::Style;
use iced::{Background, Border};

use super::Theme;

style_catalog!(widget::progress_bar, bar);

fn bar(theme: &Theme) -> Style {
    let colours = theme.tokens();
    Style {
        background: Background::Color(colours.field),
        bar: Background::Color(colours.accent),
        border: Border::default().rounded(4).width(colours.line).color(colours.panel_edge),
    }
}
