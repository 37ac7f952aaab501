//! The chat over what covers its network table: a review, a replay, the help, a result or a pause.

use iced::widget::operation;
use iced::widget::{column, container, opaque};
use iced::{Fill, Task, padding};

use super::{App, Message};
use crate::Element;
use crate::screen::table;
use crate::session::chat::{self, Chat};
use crate::theme::container::panel;
use crate::widget::button;

/// The size of the chat in logical pixels, and its width in a window that has little room beside it.
const CHAT_WIDTH: f32 = 340.0;
const CHAT_HEIGHT: f32 = 420.0;
const NARROW_CHAT: f32 = 270.0;
const ROOMY: f32 = 1200.0;
/// Its distance from the edges of the window.
const EDGE: f32 = 12.0;

/// Input in the chat over what covers the network table.
#[derive(Debug, Clone)]
pub enum ChatOverlay {
    /// Shows or hides it.
    Show(bool),
    /// Input in the chat itself.
    Chat(chat::Message),
}

impl App {
    /// Handles input in the chat.
    pub(super) fn on_chat_overlay(&mut self, message: ChatOverlay) -> Task<Message> {
        let Some(active) = &mut self.sessions.current else { return Task::none() };
        match message {
            ChatOverlay::Show(shown) => {
                self.shows_chat_overlay = shown;
                self.mark_chat_overlay_read();
                if shown {
                    return operation::focus(Chat::DRAFT);
                }
            }
            ChatOverlay::Chat(message) => {
                let is_typed = matches!(message, chat::Message::Typed(_));
                active.session.update_chat(message);
                if is_typed {
                    return operation::focus(Chat::DRAFT);
                }
            }
        }
        Task::none()
    }

    /// Marks what has been said as read while the chat is shown here.
    pub(super) fn mark_chat_overlay_read(&mut self) {
        if self.shows_chat_overlay
            && self.is_chat_hidden()
            && let Some(active) = &mut self.sessions.current
        {
            active.session.conversation.chat.mark_read();
        }
    }

    /// Whether something lies over the network table and its chat: a review or replay, the result, a pause.
    fn is_chat_hidden(&self) -> bool {
        let (Some(table), Some(session)) = (self.screens.table_in_place(), self.session()) else {
            return false;
        };
        self.leave_cover().is_some() || table.hides_chat(session)
    }

    /// The width that the shown chat takes of the window, at the right.
    pub(super) fn chat_overlay_width(&self) -> f32 {
        if self.shows_chat_overlay && self.is_chat_hidden() { self.chat_width() + 2.0 * EDGE } else { 0.0 }
    }

    fn chat_width(&self) -> f32 {
        if self.env.view_size().width < ROOMY { NARROW_CHAT } else { CHAT_WIDTH }
    }

    /// Whether the table's menu lies over the result or a pause, with fields of its own.
    fn is_menu_above(&self) -> bool {
        self.screens.table_in_place().is_some_and(table::State::menu_is_open) && !self.screens.is_covered()
    }

    /// The chat at the foot of the window, or the button that shows it, which leaves the line below the board free; `None` where nothing
    /// hides the table's own.
    pub(super) fn chat_overlay(&self) -> Option<Element<'_, Message>> {
        let session = self.session().filter(|_| self.is_chat_hidden())?;
        let label = session.conversation.chat.label(self.shows_chat_overlay, &self.env.locale);
        let toggle =
            button::secondary(label, Some(Message::ChatOverlay(ChatOverlay::Show(!self.shows_chat_overlay))));
        let toggle = Element::from(toggle.small());
        let (shown, below): (Element<'_, Message>, f32) = if self.shows_chat_overlay {
            let chat = match self.is_menu_above() {
                true => session.chat(&self.env.locale),
                false => session.typing_chat(&self.env.locale),
            };
            let chat = chat.map(|message| Message::ChatOverlay(ChatOverlay::Chat(message)));
            let chat = column![container(toggle).align_right(Fill).padding(8), chat];
            (container(chat).width(self.chat_width()).height(CHAT_HEIGHT).style(panel).into(), 0.0)
        } else {
            (toggle, if self.leave_cover().is_none() { table::FOOT } else { 0.0 })
        };
        let place = container(opaque(shown)).align_right(Fill).align_bottom(Fill);
        Some(place.padding(padding::all(EDGE).bottom(EDGE + below)).into())
    }
}
