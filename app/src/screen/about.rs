//! The about page: version, fair deals, privacy, trademark notice and licence. The root acts on its messages.

use iced::Fill;
use iced::widget::column;

use super::Context;
use crate::widget::page::scrolled;
use crate::widget::{button, text};
use crate::{Element, VERSION, tr};

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
    let words = column![
        text::heading(tr!(context, "about-version", version = VERSION)),
        text::body(tr!(context, "about-game")),
        text::body(tr!(context, "about-fair")),
        text::heading(tr!(context, "about-privacy-title")),
        text::body(tr!(context, "about-privacy")),
        text::heading(tr!(context, "about-trademark-title")),
        text::body(tr!(context, "about-trademark")),
        text::heading(tr!(context, "about-licence-title")),
        text::body(tr!(context, "about-licence")),
        Element::from(button::secondary(tr!(context, "about-licences"), Some(Message::Licences))),
    ]
    .spacing(12)
    .width(Fill);
    scrolled(tr!(context, "about-title"), tr!(context, "back"), Message::Back, words)
}
