//! Text styles.

use iced::widget::text::Style;

use super::Theme;

style_catalog!(widget::text, |_: &Theme| Style::default());

/// Normal text.
pub fn normal(_: &Theme) -> Style {
    Style::default()
}

/// Text of less importance, like captions.
pub fn soft(theme: &Theme) -> Style {
    Style { color: Some(theme.tokens().text_soft) }
}

/// What can't be used yet.
pub fn faint(theme: &Theme) -> Style {
    Style { color: Some(theme.tokens().text_soft.scale_alpha(0.5)) }
}

/// Text that stands out: important numbers, headings.
pub fn accent(theme: &Theme) -> Style {
    Style { color: Some(theme.tokens().accent) }
}

/// An error or refusal with its reason.
pub fn danger(theme: &Theme) -> Style {
    Style { color: Some(theme.tokens().danger) }
}

/// Text of less importance in what a stone says.
pub fn spoken_softly(theme: &Theme) -> Style {
    Style { color: Some(theme.tokens().on_speech.scale_alpha(0.8)) }
}

/// A success.
pub fn success(theme: &Theme) -> Style {
    Style { color: Some(theme.tokens().success) }
}
