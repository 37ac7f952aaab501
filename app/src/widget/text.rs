//! Sizes of text. One typeface in one weight comes with the program, so size and colour make the difference.

use iced::widget::text::{Fragment, IntoFragment};
use iced::widget::{Text, text};

use crate::theme::text::soft;
use crate::{Element, Theme};

/// The name of a screen.
pub fn title<'a>(words: impl IntoFragment<'a>) -> Text<'a, Theme> {
    text(words).size(30)
}

/// The name of a part of a screen.
pub fn heading<'a>(words: impl IntoFragment<'a>) -> Text<'a, Theme> {
    text(words).size(20)
}

/// What is read.
pub fn body<'a>(words: impl IntoFragment<'a>) -> Text<'a, Theme> {
    text(words).size(16)
}

/// What explains something else.
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
