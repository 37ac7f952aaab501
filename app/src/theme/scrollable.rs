//! The style of scrollables and their scroll bars.

use iced::widget::container;
use iced::widget::scrollable::{AutoScroll, Rail, Scroller, Status, Style};
use iced::{Border, Shadow};

use super::Theme;

style_catalog!(widget::scrollable, rails, status);

fn rails(theme: &Theme, status: Status) -> Style {
    let colours = theme.tokens();
    let (across, down) = match status {
        Status::Active { .. } => (false, false),
        Status::Hovered { is_horizontal_scrollbar_hovered, is_vertical_scrollbar_hovered, .. } => {
            (is_horizontal_scrollbar_hovered, is_vertical_scrollbar_hovered)
        }
        Status::Dragged { is_horizontal_scrollbar_dragged, is_vertical_scrollbar_dragged, .. } => {
            (is_horizontal_scrollbar_dragged, is_vertical_scrollbar_dragged)
        }
    };
    let rail = |held: bool| Rail {
        background: Some(colours.field.into()),
        border: Border::default().rounded(4),
        scroller: Scroller {
            background: if held { colours.accent } else { colours.field_edge }.into(),
            border: Border::default().rounded(4),
        },
    };
    Style {
        container: container::Style::default(),
        vertical_rail: rail(down),
        horizontal_rail: rail(across),
        gap: None,
        auto_scroll: AutoScroll {
            background: colours.panel.into(),
            border: Border::default().rounded(20).width(colours.line).color(colours.panel_edge),
            shadow: Shadow::default(),
            icon: colours.text,
        },
    }
}
