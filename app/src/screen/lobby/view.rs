//! The layout of the lobby: seats at the left; rules, entry and chat at the right.

use iced::widget::{column, container, responsive, row, scrollable};
use iced::{Fill, Padding};
use skipstone_net::client::ConnectionState;

use super::{Message, State, foot, proposed, rules, swaps};
use crate::screen::Context;
use crate::session::{HostControls, NetworkSession};
use crate::theme::container::{panel, warning};
use crate::widget::accessible::{LiveRegion, Priority};
use crate::widget::page::page;
use crate::widget::text;
use crate::{Element, tr};

/// The width of the seats.
const SEATS: f32 = 420.0;
/// The space between panels.
const GAP: f32 = 12.0;
/// The least height of the chat, with four lines and who says them, and what the choice of who reads a line adds to it.
const LEAST_CHAT: f32 = 160.0;
const AUDIENCES: f32 = 46.0;

impl State {
    /// Builds the widgets for the current state; called after every message.
    pub fn view<'a>(&'a self, session: &'a NetworkSession, context: Context<'a>) -> Element<'a, Message> {
        let leave = tr!(context, "lobby-leave");
        let Some(lobby) = session.shown_lobby() else {
            // Only the host sees this; a guest waits on the join screen.
            let opening = text::body(tr!(context, "lobby-opening"));
            return page(tr!(context, "lobby-title"), leave, Message::Leave, opening);
        };
        if let Some(changes) = &self.changes {
            return self.rules_page(changes, context);
        }
        if let Some(setup) = lobby.setup().ok().filter(|_| self.shows_rules) {
            return rules::sentences(&setup, session, context);
        }
        let hosting = session.hosting.as_ref();
        // In a low window the rules and who can join are scrolled, and the chat keeps its room.
        let right = responsive(move |size| {
            let proposed = proposed::view(session, context).map(sheet);
            let may_change = hosting.is_some() && session.next_round.proposed.proposal().is_none();
            let rules = sheet(rules::view(lobby, may_change, context));
            let door = hosting.map(|hosting| sheet(self.entry_settings(hosting, lobby, context)));
            let above = column![].push(proposed).push(rules).push(door);
            let above = scrollable(above.spacing(GAP)).spacing(6);
            let least_chat = if session.has_partners() { LEAST_CHAT + AUDIENCES } else { LEAST_CHAT };
            let above = container(above).max_height(size.height - GAP - least_chat);
            let chat = session.chat(context.locale).map(Message::Chat);
            let chat = container(chat).style(panel).height(Fill).padding(Padding::default().vertical(4));
            column![above, chat].spacing(GAP).width(Fill).into()
        });
        let halves = row![container(sheet(self.seats(lobby, session, context))).width(SEATS), right];
        let lost = match &session.connection.state {
            ConnectionState::Reconnecting { .. } => {
                let words = text::body(tr!(context, "lobby-lost"));
                Some(container(words).padding([8, 14]).width(Fill).style(warning))
            }
            _ => None,
        };
        let foot = foot::view(self, lobby, session, context);
        let asked = swaps::prompt(session, context);
        let spoken = column![
            LiveRegion::new(move || session.spoken(context.locale)),
            LiveRegion::of(Priority::Event, move || spoken_code(hosting, context)),
        ];
        let content = column![lost, halves.spacing(GAP).height(Fill)].push(asked).push(column![foot, spoken]);
        let content = content.spacing(GAP);
        page(lobby.title.to_string(), leave, Message::Leave, content)
    }
}

/// By which code others come in, for a host who listens.
fn spoken_code(hosting: Option<&HostControls>, context: Context<'_>) -> String {
    let code = hosting.and_then(|hosting| hosting.short_code);
    code.map_or_else(String::new, |(code, _)| tr!(context, "lobby-spoken-code", code = code.to_string()))
}

/// A panel with little padding, to leave room for the chat below.
fn sheet<'a>(content: Element<'a, Message>) -> Element<'a, Message> {
    container(content).padding([12, 18]).width(Fill).style(panel).into()
}
