//! What the player asks of the table, and the host commands.

use std::time::Instant;

use skipstone_core::Stone;
use skipstone_core::milestone::Pebble;
use skipstone_core::table::Intent;
use skipstone_net::client::RoomLink;
use skipstone_net::host::HostCommand;
use skipstone_net::link::LinkError;
use skipstone_net::protocol::{Audience, ChatLine, LobbyRequest};

use super::knocks::{KnockAnswer, PRESS_GRACE};
use super::{Knock, NetworkSession, chat};

impl NetworkSession {
    /// Wishes for a stone, at once and also during a series.
    pub fn wish_for_stone(&mut self, stone: Stone) {
        if self.own_stone() != Some(stone) {
            self.send_lobby_request(LobbyRequest::Stone(stone));
        }
    }

    /// Shows a pebble beside the own stone, at once and also during a series.
    pub fn show_pebble(&mut self, pebble: Pebble) {
        self.send_lobby_request(LobbyRequest::Pebble(pebble));
    }

    /// Requests the record of a round that the player missed.
    pub fn request_record(&self, round: u32) {
        self.send("a record", |client| client.request_record(round));
    }

    /// Admits or refuses a knock and removes it from the list. Does nothing within [`PRESS_GRACE`] after it was shown.
    pub fn answer_knock(&mut self, KnockAnswer { who, name, admit }: KnockAnswer, now: Instant) {
        let Some(hosting) = &mut self.hosting else { return };
        let answered = |knock: &Knock| knock.who == who && knock.name == name;
        if hosting.knocks.iter().any(|knock| answered(knock) && now >= knock.shown_at + PRESS_GRACE) {
            self.denied = None;
            hosting.answer_knock(who, admit, now);
        }
    }

    /// Sends a lobby request about the player's own place, such as a seat.
    pub fn send_lobby_request(&mut self, request: LobbyRequest) {
        self.denied = None;
        self.send("a lobby request", |client| client.send_lobby_request(request));
    }

    /// Says whether the player is ready for the proposed round.
    pub fn send_ready(&mut self, ready: bool) {
        self.denied = None;
        match (ready, self.link()) {
            (true, Some(link)) => {
                if let Err(why) = link.send(Intent::NextRound) {
                    tracing::warn!(%why, "being ready isn't sent");
                }
            }
            (true, None) => {}
            (false, _) => self.send("not being ready", |client| client.send_not_ready()),
        }
    }

    /// Sends a request to the room; does nothing before the session has started.
    pub(super) fn send(&self, request: &str, send: impl FnOnce(&RoomLink) -> Result<(), LinkError>) {
        if let Some(Err(why)) = self.links.handles.as_ref().map(|handles| send(&handles.client)) {
            tracing::warn!(request, %why, "a request isn't sent");
        }
    }

    /// Updates the chat input and sends lines that are submitted.
    pub fn update_chat(&mut self, message: chat::Message) {
        let is_sent = matches!(message, chat::Message::Send);
        if is_sent && self.is_silenced(self.conversation.chat.audience()) {
            return;
        }
        if let Some((to, text)) = self.conversation.chat.update(message) {
            self.send_chat(to, text);
        }
    }

    /// Says something to everyone, or to the partners.
    pub fn send_chat(&self, to: Audience, text: ChatLine) {
        self.send("a line of chat", |client| client.send_chat(to, text));
    }

    /// Sends a host command; does nothing for guests.
    pub fn send_command(&mut self, command: HostCommand) {
        self.denied = None;
        if let Some(hosting) = &self.hosting {
            hosting.send(command);
        }
    }

    /// Leaves the table: a guest for good, a host so that a game that has begun may go on later. Returns whether the stream of
    /// events will end because of it; `false` if the session never started.
    pub fn leave(&mut self) -> bool {
        let back_later = self.has_begun();
        match &mut self.hosting {
            Some(hosting) => hosting.close(back_later),
            None => self.links.handles.as_ref().is_some_and(|handles| handles.client.leave().is_ok()),
        }
    }
}
