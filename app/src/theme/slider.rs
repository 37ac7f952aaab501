//! Sliders.

use iced::Border;
use iced::widget::slider::{Catalog, Handle, HandleShape, Rail, Status, Style, StyleFn};

use super::Theme;

impl Catalog for Theme {
    type Class<'a> = StyleFn<'a, Theme>;

    fn default<'a>() -> Self::Class<'a> {
        Box::new(rail)
    }

    fn style(&self, class: &Self::Class<'_>, status: Status) -> Style {
        class(self, status)
    }
}

fn rail(theme: &Theme, status: Status) -> Style {
    let colours = theme.tokens();
    let radius = match status {
        Status::Active => 8.0,
        Status::Hovered | Status::Dragged => 9.5,
    };
    Style {
        rail: Rail {
            backgrounds: (colours.accent.into(), colours.field_edge.into()),
            width: 4.0,
            border: Border::default().rounded(2),
        },
        handle: Handle {
            shape: HandleShape::Circle { radius },
            background: colours.text.into(),
            border_width: 2.0,
            border_color: colours.accent,
        },
    }
}
