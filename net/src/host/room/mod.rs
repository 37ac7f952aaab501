//! A table and the people around it: who comes in, who sits where, what is said and what is played.
//!
//! It does no input or output and has no clock. Whoever holds it calls [`Room::handle`] with what came in and the time since it
//! began, [keeps](Room::take_unsaved) the table where it changed, and only then does what came out, in order.

mod admission;
mod chat;
mod deal;
mod game;
mod guests;
mod host_commands;
mod lobby_requests;
mod messages;
mod rate_limit;
mod records;
mod seating;
#[cfg(test)]
mod tests;

use std::time::Duration;

use skipstone_core::Seat;
use skipstone_core::table::{self, Table};

use super::config::HostConfig;
use super::event::HostEvent;
use super::saved::SavedRoom;
use crate::discovery::TableInfo;
use crate::fingerprint::Fingerprint;
use crate::invite;
use crate::protocol::{
    CloseReason, Lobby, Name, Refusal, SeriesId, ShortText, TableId, TableOptions, ToGuest, ToHost, VERSIONS,
};
use crate::random::{NoRandomness, random};
use admission::Admission;
use chat::ChatHistory;
use game::Game;
use guests::Guests;
use records::Records;
use seating::Seating;

pub(super) use messages::{GuestId, JoinRequest, RoomInput, RoomOutput};

/// A table and the people around it.
pub(super) struct Room {
    /// The host's key.
    host_key: Fingerprint,
    app: ShortText,
    id: TableId,
    series: SeriesId,
    title: Name,
    options: TableOptions,
    /// How long computer players wait before each of their moves.
    pace: Duration,
    admission: Admission,
    guests: Guests,
    seating: Seating,
    chat: ChatHistory,
    /// The series that is played; none before the first round.
    game: Option<Game>,
    records: Records,
    now: Duration,
    outputs: Vec<RoomOutput>,
    /// Whether something happened that must be kept.
    unsaved: bool,
}

impl Room {
    /// A new table, with the host in it.
    ///
    /// # Errors
    /// If the system gives no random bytes.
    pub(super) fn new(opening: HostConfig) -> Result<Room, NoRandomness> {
        let secret = invite::InviteSecret::generate()?;
        let id = TableId(random()?);
        let series = SeriesId(random()?);
        let mut room = Room {
            host_key: opening.identity.fingerprint(),
            app: opening.app,
            id,
            series,
            title: opening.title,
            options: opening.options,
            pace: Duration::from_millis(700),
            admission: Admission::new(opening.players, secret),
            guests: Guests::default(),
            seating: Seating::new(opening.setup),
            chat: ChatHistory::default(),
            game: None,
            records: Records::default(),
            now: Duration::ZERO,
            outputs: Vec::new(),
            unsaved: false,
        };
        room.join_host(opening.name, opening.takes_seat);
        Ok(room)
    }

    /// A table that goes on where it was left, with the host in it. The others are waited for.
    ///
    /// # Errors
    /// If the system gives no random bytes.
    pub(super) fn resume(opening: HostConfig, kept: SavedRoom, table: Table) -> Result<Room, NoRandomness> {
        let mut room = Room::new(HostConfig { takes_seat: false, title: kept.title, ..opening.clone() })?;
        room.id = kept.id;
        room.series = kept.series;
        room.options = kept.options;
        room.admission.secret = kept.secret;
        room.seating = Seating::from_table(&table, &kept.owners);
        kept.owners.into_iter().flatten().for_each(|key| room.admission.admit(key, true));
        room.outputs.clear();
        room.guests.clear();
        room.start_game(table, kept.takebacks, kept.deal);
        room.join_host(opening.name, false);
        Ok(room)
    }

    /// Takes in what happened; `now` is the time since the table was opened.
    pub(super) fn handle(&mut self, now: Duration, input: RoomInput) -> Vec<RoomOutput> {
        self.now = now;
        match input {
            RoomInput::JoinRequested(arrival) => self.handle_join(*arrival),
            RoomInput::Message(guest, message) => self.handle_message(guest, message),
            RoomInput::Disconnected(guest) => self.handle_disconnect(guest),
            RoomInput::Command(order) => self.handle_command(order),
            RoomInput::Tick => self.tick(),
        }
        self.take_outputs()
    }

    /// What came of the beginning.
    pub(super) fn take_outputs(&mut self) -> Vec<RoomOutput> {
        std::mem::take(&mut self.outputs)
    }

    /// What must be kept before anybody is told, if something must; `port` is where the table is reached.
    pub(super) fn take_unsaved(&mut self, port: u16) -> Option<(&Table, SavedRoom)> {
        let changed = std::mem::take(&mut self.unsaved);
        let game = self.game.as_ref().filter(|_| changed)?;
        let kept = SavedRoom {
            id: self.id,
            series: self.series,
            title: self.title.clone(),
            options: self.options,
            port,
            secret: self.admission.secret,
            owners: self.seating.owners(),
            takebacks: game.revision.takebacks,
            deal: game.deal.clone(),
        };
        Some((&game.table, kept))
    }

    /// When to call again with [`RoomInput::Tick`], if at all.
    pub(super) fn wake_at(&self) -> Option<Duration> {
        let table = self.game.as_ref().and_then(Game::wake_at);
        [table, self.guests.next_knock_timeout()].into_iter().flatten().min()
    }

    /// What others on the network may know of the table.
    pub(super) fn table_info(&self) -> TableInfo {
        TableInfo {
            name: self.title.clone(),
            host: self.host_key,
            version: VERSIONS.max,
            seats: self.seating.seat_count() as u8,
            free: if self.game.is_some() { 0 } else { self.seating.free_count() as u8 },
        }
    }

    /// What the invite code proves.
    pub(super) fn secret(&self) -> invite::InviteSecret {
        self.admission.secret
    }

    fn handle_message(&mut self, guest: GuestId, message: ToHost) {
        if !self.guests.is_inside(guest) {
            // One who knocks may leave, and say nothing else.
            return if matches!(message, ToHost::Goodbye) {
                self.handle_disconnect(guest)
            } else {
                self.reject_malformed(guest)
            };
        }
        match message {
            ToHost::Hello(_) => self.reject_malformed(guest),
            ToHost::LobbyRequest(wish) => self.handle_lobby_request(guest, wish),
            ToHost::Chat { to, text } => self.handle_chat(guest, to, text),
            ToHost::TableRequest(ask) => self.handle_table_request(guest, ask),
            ToHost::Share { round, share } => self.handle_share(guest, round, share),
            ToHost::Goodbye => self.handle_leave(guest),
        }
    }

    /// Someone who says what no program of this version says is heard no more.
    fn reject_malformed(&mut self, guest: GuestId) {
        self.disconnect(guest, ToGuest::Goodbye(CloseReason::ProtocolError));
    }

    /// A connection is gone. In a game its player is waited for.
    fn handle_disconnect(&mut self, guest: GuestId) {
        let Some(gone) = self.guests.remove(guest) else { return };
        if gone.is_knocking() {
            self.outputs.push(RoomOutput::HostEvent(HostEvent::KnockWithdrawn(gone.key)));
            return;
        }
        self.chat.mark_read(gone.key);
        self.vacate(gone.key, table::TableInput::Disconnected);
    }

    /// Somebody leaves for good.
    fn handle_leave(&mut self, guest: GuestId) {
        let Some(gone) = self.guests.remove(guest) else { return };
        self.vacate(gone.key, table::TableInput::Quit);
    }

    /// Somebody inside isn't there any more: a seat of the lobby is free, one of a game tells the table.
    fn vacate(&mut self, key: Fingerprint, tell: impl FnOnce(Seat) -> table::TableInput) {
        match (self.seating.seat_of(key), self.game.is_some()) {
            (Some(seat), true) => {
                self.stop_waiting_for_share(seat);
                self.apply_to_table(tell(seat), None);
            }
            (Some(seat), false) => self.seating.stand_up(seat),
            (None, _) => {}
        }
        self.broadcast_lobby();
    }

    /// Says a last word to somebody and forgets the connection.
    fn disconnect(&mut self, guest: GuestId, last: ToGuest) {
        self.handle_disconnect(guest);
        self.outputs.push(RoomOutput::Disconnect(guest, last));
    }

    fn tick(&mut self) {
        for guest in self.guests.expired_knocks(self.now) {
            self.refuse(guest, Refusal::NotAdmitted);
        }
        self.finish_deal_if_ready();
        if self.game.as_ref().and_then(|game| game.table.wake_at()).is_some_and(|at| at <= self.now) {
            self.apply_to_table(table::TableInput::Tick, None);
        }
    }

    /// Where a guest sits, if it does.
    fn seat_of(&self, guest: GuestId) -> Option<Seat> {
        self.seating.seat_of(self.guests.get(guest)?.key)
    }

    /// Everything that everyone may know.
    fn lobby(&self) -> Lobby {
        Lobby {
            title: self.title.clone(),
            series: self.series,
            rules: self.seating.rules,
            teams: self.seating.teams as u8,
            seats: self.seating.seats(),
            watchers: self.guests.watchers(&self.seating),
            options: self.options,
            begun: self.game.is_some(),
        }
    }

    fn broadcast_lobby(&mut self) {
        let lobby = ToGuest::Lobby(Box::new(self.lobby()));
        self.broadcast(lobby);
    }

    fn send(&mut self, guest: GuestId, message: ToGuest) {
        self.outputs.push(RoomOutput::Send(vec![guest], message));
    }

    fn broadcast(&mut self, message: ToGuest) {
        let all = self.guests.inside().collect();
        self.outputs.push(RoomOutput::Send(all, message));
    }
}
