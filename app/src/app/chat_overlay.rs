//! Over a review, a replay, the help or a result, while the people at its network table go on: their chat, and the way back to the round.

use iced::widget::operation;
use iced::widget::{column, container, opaque, row};
use iced::{Center, Fill, Task, padding};

use super::{App, Message, Screen, context};
use crate::screen::table;
use crate::session::chat::{self, Chat};
use crate::theme::container::panel;
use crate::widget::{button, text};
use crate::{Element, tr};

/// The size of the chat in logical pixels, and its width in a window that has little room beside it.
const CHAT_WIDTH: f32 = 340.0;
const CHAT_HEIGHT: f32 = 420.0;
const NARROW_CHAT: f32 = 270.0;
const ROOMY: f32 = 1200.0;
/// Its distance from the edges of the window.
const EDGE: f32 = 12.0;

/// Input in the chat over what covers the network table.
#[derive(Debug, Clone)]
pub enum ChatAside {
    /// Shows or hides it.
    Show(bool),
    /// Input in the chat itself.
    Chat(chat::Message),
}

impl App {
    /// Handles input in the chat.
    pub(super) fn on_chat_aside(&mut self, message: ChatAside) -> Task<Message> {
        let Some(active) = &mut self.sessions.current else { return Task::none() };
        match message {
            ChatAside::Show(shown) => {
                self.chats_aside = shown;
                self.mark_chat_aside_read();
                if shown {
                    return operation::focus(Chat::DRAFT);
                }
            }
            ChatAside::Chat(message) => {
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
    pub(super) fn mark_chat_aside_read(&mut self) {
        if self.chats_aside
            && self.is_chat_hidden()
            && let Some(active) = &mut self.sessions.current
        {
            active.session.chat.mark_read();
        }
    }

    /// Whether something lies over the network table and its chat: a review or replay, the result, a pause.
    fn is_chat_hidden(&self) -> bool {
        let (Screen::Table(table), Some(session)) = (&self.screen, self.session()) else { return false };
        self.leave_cover().is_some() || table.hides_chat(session)
    }

    /// The width that the shown chat takes of the window, at the right.
    pub(super) fn chat_aside_width(&self) -> f32 {
        if self.chats_aside && self.is_chat_hidden() { self.chat_width() + 2.0 * EDGE } else { 0.0 }
    }

    fn chat_width(&self) -> f32 {
        if self.view_size().width < ROOMY { NARROW_CHAT } else { CHAT_WIDTH }
    }

    /// Whether the table's menu lies over the result or a pause, with fields of its own.
    fn is_menu_above(&self) -> bool {
        matches!(&self.screen, Screen::Table(table) if table.menu_is_open()) && self.leave_cover().is_none()
    }

    /// The chat at the foot of the window, or the button that shows it, which leaves the line below the board free; `None` where nothing
    /// hides the table's own.
    pub(super) fn chat_aside(&self) -> Option<Element<'_, Message>> {
        let session = self.session().filter(|_| self.is_chat_hidden())?;
        let label = session.chat.label(self.chats_aside, &self.locale);
        let toggle = button::secondary(label, Some(Message::ChatAside(ChatAside::Show(!self.chats_aside))));
        let toggle = Element::from(toggle.small());
        let (shown, below): (Element<'_, Message>, f32) = if self.chats_aside {
            let (chat, pictures) = (&session.chat, &session.pictures);
            let partners = session.has_partners();
            let chat = match self.is_menu_above() {
                true => chat.view(pictures, partners, &self.locale),
                false => chat.typing_view(pictures, partners, &self.locale),
            };
            let chat = chat.map(|message| Message::ChatAside(ChatAside::Chat(message)));
            let chat = column![container(toggle).align_right(Fill).padding(8), chat];
            (container(chat).width(self.chat_width()).height(CHAT_HEIGHT).style(panel).into(), 0.0)
        } else {
            (toggle, if self.leave_cover().is_none() { table::FOOT } else { 0.0 })
        };
        let place = container(opaque(shown)).align_right(Fill).align_bottom(Fill);
        Some(place.padding(padding::all(EDGE).bottom(EDGE + below)).into())
    }

    /// Over what is shown in place of the screen, while a round is played at the network table under it or waits to begin: tells of it,
    /// and leads there.
    pub(super) fn way_back_to_table(&self) -> Option<Element<'_, Message>> {
        let leave = self.leave_cover()?;
        let (Screen::Table(table), Some(session)) = (&self.screen, self.session()) else { return None };
        let back = tr!(self.locale, "round-back");
        let (told, ready, back) = match table.on_turn() {
            Some(on_turn) => {
                let is_own = Some(on_turn) == table.own_seat();
                let words = if is_own { "round-own-turn" } else { "round-began" };
                let told = Element::from(text::body(tr!(self.locale, words)));
                (told, None, button::primary(back, Some(leave)))
            }
            None => {
                let context = context(&self.locale, &self.settings, self.desktop, self.room());
                let next = table.next_round(session, context)?;
                let ready = next.ready.map(|(words, ready)| {
                    Element::from(button::primary(words, Some(Message::Table(ready))).small())
                });
                (next.line.map(Message::Table), ready, button::secondary(back, Some(leave)))
            }
        };
        let strip = row![container(told).width(Fill)].push(ready).push(Element::from(back.small()));
        let strip = strip.spacing(12).align_y(Center);
        Some(opaque(container(strip).padding([10, 16]).width(Fill).style(panel)))
    }
}
