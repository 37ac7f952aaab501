//! The lobby at a glance: the seats at the left, and at the right what is played, how others come in, and what is said.

use iced::widget::{column, container, row};
use iced::{Fill, Padding};
use skipstone_net::visit::Connection;

use super::{Message, State, foot, rules};
use crate::screen::Context;
use crate::theme::container::{panel, warning};
use crate::together::Together;
use crate::widget::page::page;
use crate::widget::text;
use crate::{Element, tr};

/// How wide the seats are.
const SEATS: f32 = 420.0;

impl State {
    /// Draws the screen.
    pub fn view<'a>(&'a self, together: &'a Together, context: Context<'a>) -> Element<'a, Message> {
        let locale = context.locale;
        let leave = tr!(locale, "lobby-leave");
        let Some(lobby) = together.lobby.as_deref() else {
            // The own table opens at once; a guest waits for another one elsewhere.
            let opening = text::body(tr!(locale, "lobby-opening"));
            return page(tr!(locale, "lobby-title"), leave, Message::Leave, opening);
        };
        if let Some(plans) = &self.plans {
            return self.planning(plans, context);
        }
        let hosting = together.hosting.as_ref();
        let rules = sheet(rules::view(lobby, hosting.is_some(), context));
        let door = hosting.map(|hosting| sheet(self.door(hosting, together, lobby, context)));
        let partners = usize::from(lobby.teams) < lobby.seats.len() && together.seat().is_some();
        let chat = together.chat.view(partners, locale).map(Message::Chat);
        let chat = container(chat).style(panel).height(Fill).padding(Padding::default().vertical(4));
        let right = column![rules].push(door).push(chat).spacing(12).width(Fill);
        let halves = row![container(sheet(self.seats(lobby, together, context))).width(SEATS), right];
        let lost = match &together.connection {
            Connection::Lost { .. } => {
                let words = text::body(tr!(locale, "lobby-lost"));
                Some(container(words).padding([8, 14]).width(Fill).style(warning))
            }
            _ => None,
        };
        let content = column![]
            .push(lost)
            .push(halves.spacing(12).height(Fill))
            .push(foot::view(lobby, together, context))
            .spacing(12);
        page(lobby.title.to_string(), leave, Message::Leave, content)
    }
}

/// A sheet that leaves as much room as it can to the chat below it.
fn sheet<'a>(content: Element<'a, Message>) -> Element<'a, Message> {
    container(content).padding([12, 18]).width(Fill).style(panel).into()
}
