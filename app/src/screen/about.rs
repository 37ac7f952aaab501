//! The about page: version, fair deals, privacy, trademark notice and licence.

use iced::Fill;
use iced::widget::column;

use super::Context;
use crate::widget::page::scrolled;
use crate::widget::{button, text};
use crate::{Element, tr};

/// Input on the page.
#[derive(Debug, Clone, Copy)]
pub enum Message {
    /// Shows the licences of others' work in the program.
    Licences,
    /// Returns to the title screen.
    Back,
}

/// Builds the widgets for the current state; called after every message.
pub fn view(context: Context<'_>) -> Element<'static, Message> {
    let locale = context.locale;
    let words = column![
        text::heading(tr!(locale, "about-version", version = env!("CARGO_PKG_VERSION"))),
        text::body(tr!(locale, "about-game")),
        text::body(tr!(locale, "about-fair")),
        text::heading(tr!(locale, "about-privacy-title")),
        text::body(tr!(locale, "about-privacy")),
        text::heading(tr!(locale, "about-trademark-title")),
        text::body(tr!(locale, "about-trademark")),
        text::heading(tr!(locale, "about-licence-title")),
        text::body(tr!(locale, "about-licence")),
        Element::from(button::secondary(tr!(locale, "about-licences"), Some(Message::Licences))),
    ]
    .spacing(12)
    .width(Fill);
    scrolled(tr!(locale, "about-title"), tr!(locale, "back"), Message::Back, words)
}
