//! Button styles. None has a shadow: the software renderer paints shadows slowly, and leaves them behind when a button changes.

use iced::widget::button::{Status, Style};
use iced::{Border, Color};

use super::{Theme, mix};

style_catalog!(widget::button, secondary, status);

/// The main action of a screen.
pub fn primary(theme: &Theme, status: Status) -> Style {
    let colours = theme.tokens();
    let style = plain(colours.accent, colours.on_accent, Border::default().rounded(10));
    match status {
        Status::Active => style,
        Status::Hovered => style.with_background(mix(colours.accent, Color::WHITE, 0.22)),
        Status::Pressed => style.with_background(mix(colours.accent, Color::BLACK, 0.14)),
        Status::Disabled => Style {
            background: Some(colours.field.into()),
            text_color: colours.text_soft.scale_alpha(0.7),
            border: style.border.width(colours.line).color(colours.panel_edge),
            ..style
        },
    }
}

/// Any other action.
pub fn secondary(theme: &Theme, status: Status) -> Style {
    let colours = theme.tokens();
    let border = Border::default().rounded(10).width(colours.line).color(colours.field_edge);
    let style = plain(colours.field, colours.text, border);
    match status {
        Status::Active => style,
        Status::Hovered => {
            let border = style.border.color(colours.text);
            Style { border, ..style.with_background(mix(colours.field, colours.text, 0.10)) }
        }
        Status::Pressed => style.with_background(mix(colours.field, Color::BLACK, 0.25)),
        Status::Disabled => Style {
            text_color: colours.text_soft.scale_alpha(0.55),
            border: style.border.color(colours.panel_edge),
            ..style
        },
    }
}

/// What concerns the table as a whole, directly on the water.
pub fn pill(theme: &Theme, status: Status) -> Style {
    let colours = theme.tokens();
    let border = Border::default().rounded(22).width(colours.line).color(colours.panel_edge);
    let style = plain(colours.panel.scale_alpha(0.7), colours.text, border);
    match status {
        Status::Active => style,
        Status::Hovered => {
            let border = style.border.color(colours.text);
            Style { border, ..style.with_background(mix(colours.panel, colours.text, 0.12)) }
        }
        Status::Pressed => style.with_background(mix(colours.panel, Color::BLACK, 0.25)),
        Status::Disabled => Style {
            background: Some(colours.panel.scale_alpha(0.35).into()),
            text_color: colours.text_soft.scale_alpha(0.55),
            ..style
        },
    }
}

/// Minor actions without a background: back, reset, a heading that opens a section.
pub fn quiet(theme: &Theme, status: Status) -> Style {
    let colours = theme.tokens();
    let style = Style {
        background: None,
        text_color: colours.text,
        border: Border::default().rounded(8),
        ..Style::default()
    };
    match status {
        Status::Active => style,
        Status::Hovered => style.with_background(colours.text.scale_alpha(0.10)),
        Status::Pressed => style.with_background(colours.text.scale_alpha(0.05)),
        Status::Disabled => Style { text_color: colours.text_soft.scale_alpha(0.55), ..style },
    }
}

/// A segment of a row of choices; filled if chosen.
pub fn segment(chosen: bool) -> impl Fn(&Theme, Status) -> Style {
    move |theme, status| if chosen { filled(theme) } else { quiet(theme, status) }
}

/// A large button to choose something; filled if it is chosen, outlined if what is chosen has been changed since.
pub fn card(chosen: bool, changed: bool) -> impl Fn(&Theme, Status) -> Style {
    move |theme, status| match (chosen, changed) {
        (true, false) => filled(theme),
        (true, true) => entry(true)(theme, status),
        (false, _) => secondary(theme, status),
    }
}

/// An entry of a list with small text and bars; outlined if chosen.
pub fn entry(chosen: bool) -> impl Fn(&Theme, Status) -> Style {
    move |theme, status| {
        let colours = theme.tokens();
        let style = secondary(theme, status);
        let (ground, edge, width) = match chosen {
            true => (colours.field, colours.accent, colours.line + 1.0),
            false => (colours.panel, colours.panel_edge, colours.line),
        };
        match status {
            Status::Active | Status::Disabled => {
                Style { border: style.border.color(edge).width(width), ..style.with_background(ground) }
            }
            _ if chosen => Style { border: style.border.color(edge).width(width), ..style },
            _ => style,
        }
    }
}

fn filled(theme: &Theme) -> Style {
    let colours = theme.tokens();
    plain(colours.accent, colours.on_accent, Border::default().rounded(8))
}

fn plain(ground: Color, text_color: Color, border: Border) -> Style {
    Style { background: Some(ground.into()), text_color, border, ..Style::default() }
}
