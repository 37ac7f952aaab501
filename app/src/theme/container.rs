//! Container styles: backgrounds of everything else.

use iced::gradient::Linear;
use iced::widget::container::Style;
use iced::{Border, Degrees};

use super::Theme;

style_catalog!(widget::container, |_: &Theme| Style::default());

/// The background of a screen: a vertical gradient from the theme's far to its near colour.
pub fn water(theme: &Theme) -> Style {
    let colours = theme.tokens();
    let down = Linear::new(Degrees(180.0)).add_stop(0.0, colours.far).add_stop(1.0, colours.near);
    Style { background: Some(down.into()), text_color: Some(colours.text), ..Style::default() }
}

/// A panel with controls. It has no shadow: a large soft one costs the software renderer more than the rest of the
/// screen.
pub fn panel(theme: &Theme) -> Style {
    let colours = theme.tokens();
    Style {
        background: Some(colours.panel.into()),
        text_color: Some(colours.text),
        border: Border::default().rounded(14).width(colours.line).color(colours.panel_edge),
        ..Style::default()
    }
}

/// A group within a panel, or the track of a row of segments.
pub fn field(theme: &Theme) -> Style {
    let colours = theme.tokens();
    Style {
        background: Some(colours.field.into()),
        border: Border::default().rounded(10).width(colours.line).color(colours.panel_edge),
        ..Style::default()
    }
}

/// A short label that stands out: what changed, whose turn it is.
pub fn badge(theme: &Theme) -> Style {
    let colours = theme.tokens();
    Style {
        text_color: Some(colours.on_accent),
        background: Some(colours.accent.into()),
        border: Border::default().rounded(20),
        ..Style::default()
    }
}

/// A short label of less importance.
pub fn quiet_badge(theme: &Theme) -> Style {
    let colours = theme.tokens();
    Style {
        text_color: Some(colours.text_soft),
        background: Some(colours.field.into()),
        border: Border::default().rounded(20).width(colours.line).color(colours.field_edge),
        ..Style::default()
    }
}

/// An error or refusal with its reason.
pub fn warning(theme: &Theme) -> Style {
    let colours = theme.tokens();
    Style {
        text_color: Some(colours.danger),
        background: Some(colours.panel.into()),
        border: Border::default().rounded(10).width(colours.line.max(1.5)).color(colours.danger),
        ..Style::default()
    }
}

/// What a stone says. Of changed text the software renderer repaints less than some letters take; a background that differs
/// imperceptibly is repainted as a whole.
pub fn speech(words: &str) -> impl Fn(&Theme) -> Style + use<> {
    let differs = 0.0001 * (words.len() % 100) as f32;
    move |theme| {
        let colours = theme.tokens();
        Style {
            text_color: Some(colours.on_speech),
            background: Some(colours.speech.into()),
            border: Border::default().rounded(22.0 + differs),
            ..Style::default()
        }
    }
}

/// Dims the table under a panel.
pub fn scrim(theme: &Theme) -> Style {
    Style { background: Some(theme.tokens().scrim.into()), ..Style::default() }
}
