//! Text sizes. One typeface in one weight is bundled, so size and colour make the difference.

use iced::widget::text::{Fragment, IntoFragment};
use iced::widget::{Text, text};

use crate::theme::text::soft;
use crate::{Element, Theme};

/// The title of a screen.
pub fn title<'a>(words: impl IntoFragment<'a>) -> Text<'a, Theme> {
    text(words).size(30)
}

/// The heading of a section.
pub fn heading<'a>(words: impl IntoFragment<'a>) -> Text<'a, Theme> {
    text(words).size(20)
}

/// Normal text.
pub fn body<'a>(words: impl IntoFragment<'a>) -> Text<'a, Theme> {
    text(words).size(16)
}

/// Small text that explains something else.
pub fn caption<'a>(words: impl IntoFragment<'a>) -> Text<'a, Theme> {
    text(words).size(14).style(soft)
}

/// A name with an explanation under it.
pub fn explained<'a, Message: 'a>(
    name: impl Into<Fragment<'a>>,
    about: impl Into<Fragment<'a>>,
) -> Element<'a, Message> {
    iced::widget::column![body(name.into()), caption(about.into())].spacing(2).into()
}
