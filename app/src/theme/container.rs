//! Container styles: backgrounds of everything else but the screen itself, which is [`on_water`](crate::widget::on_water).

use iced::widget::container::Style;
use iced::{Border, Color};

use super::Theme;

style_catalog!(widget::container, |_: &Theme| Style::default());

/// A panel with controls. It has no shadow: a large soft one costs the software renderer more than the rest of the
/// screen.
pub fn panel(theme: &Theme) -> Style {
    let colours = theme.tokens();
    let border = Border::default().rounded(14).width(colours.line).color(colours.panel_edge);
    plain(colours.panel, colours.text, border)
}

/// Dims what is under a panel. At once: what darkens slowly has everything under it drawn anew in each frame.
pub fn scrim(theme: &Theme) -> Style {
    Style { background: Some(theme.tokens().scrim.into()), ..Style::default() }
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

/// A board of the shelf.
pub fn plank(theme: &Theme) -> Style {
    let colours = theme.tokens();
    let border = Border::default().rounded(5).width(colours.line).color(colours.field_edge);
    Style { background: Some(colours.panel_edge.into()), border, ..Style::default() }
}

/// The place of a card that isn't there yet.
pub fn unseen(theme: &Theme) -> Style {
    let colours = theme.tokens();
    let border = Border::default().rounded(6).width(colours.line + 0.5).color(colours.slot_edge);
    Style { background: Some(colours.slot.into()), border, ..Style::default() }
}

/// The place of what is looked at among others.
pub fn chosen(is_chosen: bool) -> impl Fn(&Theme) -> Style {
    move |theme| {
        let colours = theme.tokens();
        let border = Border::default().rounded(10).width(colours.line + 1.0).color(colours.accent);
        if is_chosen { Style { border, ..Style::default() } } else { Style::default() }
    }
}

/// The group of who has won.
pub fn first_place(theme: &Theme) -> Style {
    let colours = theme.tokens();
    Style {
        background: Some(colours.field.into()),
        border: Border::default().rounded(10).width(colours.line.max(2.0)).color(colours.accent),
        ..Style::default()
    }
}

/// A short label that stands out: what changed, whose turn it is.
pub fn badge(theme: &Theme) -> Style {
    let colours = theme.tokens();
    plain(colours.accent, colours.on_accent, Border::default().rounded(20))
}

/// A short label of less importance.
pub fn quiet_badge(theme: &Theme) -> Style {
    let colours = theme.tokens();
    let border = Border::default().rounded(20).width(colours.line).color(colours.field_edge);
    plain(colours.field, colours.text_soft, border)
}

/// An error or refusal with its reason.
pub fn warning(theme: &Theme) -> Style {
    let colours = theme.tokens();
    let border = Border::default().rounded(10).width(colours.line.max(1.5)).color(colours.danger);
    plain(colours.panel, colours.danger, border)
}

/// What a stone says.
pub fn speech(words: &str) -> impl Fn(&Theme) -> Style + use<> {
    let border = border_of(words, 22.0);
    move |theme| plain(theme.tokens().speech, theme.tokens().on_speech, border)
}

/// What is said below the board.
pub fn line(words: &str) -> impl Fn(&Theme) -> Style + use<> {
    let border = border_of(words, 14.0);
    move |theme| plain(theme.tokens().panel, theme.tokens().text, border)
}

/// A border around words that change. Of changed text the software renderer repaints less than some letters take; a background
/// that differs imperceptibly is repainted as a whole.
fn border_of(words: &str, radius: f32) -> Border {
    Border::default().rounded(radius + 0.0001 * (words.len() % 100) as f32)
}

fn plain(ground: Color, text_color: Color, border: Border) -> Style {
    Style { background: Some(ground.into()), text_color: Some(text_color), border, ..Style::default() }
}
