//! The state of a hosted table: admission, guests, seats, chat and the game.
//!
//! Random bytes are its only input from the system. A file of this folder either is a part, which doesn't know the room, or
//! implements what the room does with its parts, and then others need no more than its types.
//!
//! It does no network or file access and has no clock. The host's task calls [`Room::handle`] with each input and the time
//! since the room was created, saves what [`Room::take_unsaved`] returns, and only then carries out the outputs, in order.

mod admission;
mod chat;
mod chat_history;
mod code_exchange;
mod deal;
mod departures;
mod game;
mod guests;
mod host_commands;
mod joining;
mod lobby_requests;
mod log;
mod messages;
mod open_exchanges;
mod pending_deal;
mod pending_outputs;
mod people;
#[cfg(feature = "testing")]
mod pretence;
mod proposal;
mod rate_limit;
mod readiness;
mod records;
mod requests;
mod round_messages;
mod save_schedule;
mod seat_changes;
mod seating;
mod series;
mod stones;
mod swap_offers;
mod swaps;
mod table_updates;
mod taken_names;
#[cfg(test)]
mod tests;

use std::time::Duration;

use skipstone_core::Seat;
use skipstone_core::table::{self, PlayerPresence, Table};

use super::config::HostConfig;
use super::saved::{RoundBefore, SavedRoom};
use crate::discovery::AnnouncedTable;
use crate::fingerprint::Fingerprint;
use crate::invite;
use crate::protocol::{
    CloseReason, Lobby, LobbyRequest, Name, PresenceEvent, Refusal, ShortText, Spectator, TableId,
    TableOptions, TableSeriesId, ToGuest, ToHost, VERSIONS, Witness,
};
use crate::random::{RandomnessError, random};
use crate::round_log::{Proposal, RunId};
use admission::Admission;
use chat_history::ChatHistory;
use game::{Game, Stage};
use guests::Guests;
use log::{HeadSigner, HostLog};
use open_exchanges::CodeExchanges;
use pending_outputs::PendingOutputs;
use people::People;
use records::Records;
use save_schedule::SaveSchedule;
use seating::Seating;
use swap_offers::SwapOffers;

pub use admission::KNOCK_TIMEOUT;
pub(super) use messages::{GuestId, JoinRequest, RoomInput, RoomOutput};

/// The state of a hosted table and its guests.
pub(super) struct Room {
    /// Signs what is sent, with the key of the host's own player.
    signer: HeadSigner,
    /// The version of the host's program, for display only.
    app: ShortText,
    id: TableId,
    series: TableSeriesId,
    /// What the series goes on from. `None` of one that began here.
    continues: Option<RoundBefore>,
    settings: TableSettings,
    admission: Admission,
    exchanges: CodeExchanges,
    guests: Guests,
    people: People,
    seating: Seating,
    swaps: SwapOffers,
    chat: ChatHistory,
    /// The current series. `None` in the lobby.
    game: Option<Game>,
    records: Records,
    /// The round that everybody was told is proposed next.
    proposed: Option<Box<Proposal>>,
    /// The time of the latest input, since the room was created.
    now: Duration,
    outputs: PendingOutputs,
    saves: SaveSchedule,
    /// What a host that cheats writes into the log instead of an entry.
    #[cfg(test)]
    cheat: Option<tests::Cheat>,
}

/// What the host has chosen for the table beside its seats and rules.
struct TableSettings {
    title: Name,
    options: TableOptions,
    /// The delay before each move of a computer player.
    pace: Duration,
}

impl Room {
    /// A new table in the lobby, with the host's own player.
    ///
    /// # Errors
    /// If the system gives no random bytes.
    pub(super) fn new(config: HostConfig) -> Result<Room, RandomnessError> {
        let secret = invite::InviteSecret::generate()?;
        let (id, series) = (TableId(random()?), TableSeriesId(random()?));
        let seating = Seating::new(config.setup.clone());
        let mut room = Room::without_people(&config, id, series, seating, secret)?;
        room.join_host(&config, config.takes_seat);
        Ok(room)
    }

    /// A saved table in its series, with the host's own player. The other people count as disconnected.
    ///
    /// # Errors
    /// If the system gives no random bytes.
    pub(super) fn resume(
        config: HostConfig,
        saved: SavedRoom,
        mut table: Table,
    ) -> Result<Room, RandomnessError> {
        let seating = Seating::resumed(table.config(), &saved.seats);
        let chat = ChatHistory::resumed(saved.chat);
        let mut room = Room {
            people: People::resumed(saved.people),
            chat,
            continues: saved.continues,
            ..Room::without_people(&config, saved.id, saved.series, seating, saved.secret)?
        };
        (room.settings.title, room.settings.options) = (saved.title, saved.options);
        room.exchanges.resume(saved.short_code);
        let seed = table.to_saved().round.map(|round| round.seed);
        let log = saved.log.and_then(|log| HostLog::restore(room.log_id(), log, seed));
        saved.paused.into_iter().for_each(|by| table.restore_pause(by));
        room.start_game(table, log);
        room.resume_deal();
        room.join_host(&config, false);
        Ok(room)
    }

    /// A table in the lobby to which nobody has come yet, the host's own player included.
    fn without_people(
        config: &HostConfig,
        id: TableId,
        series: TableSeriesId,
        seating: Seating,
        secret: invite::InviteSecret,
    ) -> Result<Room, RandomnessError> {
        Ok(Room {
            signer: HeadSigner::new(config.identity.clone(), RunId::generate()?),
            app: config.app.clone(),
            id,
            series,
            continues: None,
            settings: TableSettings {
                title: config.title.clone(),
                options: config.options,
                pace: Duration::from_millis(700),
            },
            admission: Admission::new(config.players.clone(), secret),
            exchanges: CodeExchanges::new()?,
            guests: Guests::default(),
            people: People::default(),
            seating,
            swaps: SwapOffers::default(),
            chat: ChatHistory::default(),
            game: None,
            records: Records::default(),
            proposed: None,
            now: Duration::ZERO,
            outputs: PendingOutputs::default(),
            saves: SaveSchedule::default(),
            #[cfg(test)]
            cheat: None,
        })
    }

    /// Handles an input and returns the outputs to carry out, in order; `now` is the time since the room was created.
    pub(super) fn handle(&mut self, now: Duration, input: RoomInput) -> Vec<RoomOutput> {
        self.now = now;
        match input {
            RoomInput::JoinRequested(request) => self.handle_join(*request),
            RoomInput::Message(guest, message) => self.handle_message(guest, message),
            RoomInput::Quiet(guest, is_quiet) => self.note_quiet(guest, is_quiet),
            RoomInput::Disconnected(guest) => self.handle_disconnect(guest),
            RoomInput::Command(command) => self.handle_command(command),
            RoomInput::Tick => self.tick(),
        }
        self.settle();
        self.take_outputs()
    }

    /// Takes the outputs of the room's creation. Later ones are returned by [`Room::handle`].
    pub(super) fn take_outputs(&mut self) -> Vec<RoomOutput> {
        self.outputs.take()
    }

    /// The table and room to save before the latest outputs are sent. `None` if the game hasn't changed; `port` is the port
    /// that the host listens on.
    pub(super) fn take_unsaved(&mut self, port: u16) -> Option<(&Table, SavedRoom)> {
        self.saves.take(self.now).then(|| self.to_saved(port)).flatten()
    }

    /// The table and room as they are saved. `None` in the lobby.
    fn to_saved(&self, port: u16) -> Option<(&Table, SavedRoom)> {
        let game = self.game.as_ref()?;
        let saved = SavedRoom {
            id: self.id,
            series: self.series,
            continues: self.continues,
            title: self.settings.title.clone(),
            options: self.settings.options,
            port,
            secret: self.admission.secret,
            short_code: self.exchanges.to_saved(),
            seats: self.seating.to_saved(),
            people: self.people.to_saved(|key| self.guests.find_by_key(key).is_some(), |key| self.needs(key)),
            log: game.log.as_ref().map(HostLog::to_saved),
            paused: game.table.paused(),
            chat: self.chat.to_saved(),
        };
        Some((&game.table, saved))
    }

    /// Whether the person with this key has to be known also while they are away: the host, or somebody with a part in what is played.
    fn needs(&self, key: Fingerprint) -> bool {
        key == self.host_key()
            || self.seating.seat_of(key).is_some()
            || self.seating.stand_ins().any(|(_, kicked)| kicked == key)
            || self.game.as_ref().is_some_and(|game| game.has_part(key))
    }

    /// When to call [`Room::handle`] with [`RoomInput::Tick`], as time since the room was created. `None` if no timer runs.
    pub(super) fn wake_at(&self) -> Option<Duration> {
        let table = self.game.as_ref().and_then(Game::wake_at);
        [
            table,
            self.next_round_at(),
            self.guests.next_knock_timeout(),
            self.exchanges.next_timeout(),
            self.outputs.lobby_due(),
            self.saves.due(),
        ]
        .into_iter()
        .flatten()
        .min()
    }

    /// The content of the table's announcement on the local network. No seat is free during a series.
    pub(super) fn table_info(&self) -> AnnouncedTable {
        AnnouncedTable {
            name: self.settings.title.clone(),
            host: self.host_key(),
            id: self.id,
            version: VERSIONS.max,
            seats: self.seating.seat_count() as u8,
            free: if self.game.is_some() { 0 } else { self.seating.free_count() as u8 },
            continues: self.continues.map(|before| before.series.mark()),
        }
    }

    /// Whether a connection is that of an admitted guest without a seat.
    pub(super) fn is_spectator(&self, guest: GuestId) -> bool {
        self.guests.is_inside(guest) && self.seat_of(guest).is_none()
    }

    /// The key of the host's own player.
    fn host_key(&self) -> Fingerprint {
        self.signer.identity.fingerprint()
    }

    /// The table's identity.
    pub(super) fn id(&self) -> TableId {
        self.id
    }

    /// The secret in the current invite code.
    pub(super) fn secret(&self) -> invite::InviteSecret {
        self.admission.secret
    }

    fn handle_message(&mut self, guest: GuestId, message: ToHost) {
        if let ToHost::Goodbye(farewell) = message {
            return self.handle_goodbye(guest, farewell);
        }
        if self.exchanges.is_open(guest) {
            return self.handle_exchange_message(guest, message);
        }
        self.guests.mark_responsive(guest);
        if !self.guests.is_inside(guest) {
            // A guest who isn't admitted may wish for a stone once while it knocks.
            return match message {
                ToHost::LobbyRequest(LobbyRequest::Stone(wish)) if self.note_wish_at_door(guest, wish) => {}
                _ => self.reject_malformed(guest),
            };
        }
        match message {
            ToHost::Hello(_) | ToHost::CodeExchange(_) | ToHost::CodeConfirmation(_) | ToHost::Goodbye(_) => {
                self.reject_malformed(guest)
            }
            ToHost::LobbyRequest(request) => self.handle_lobby_request(guest, request),
            ToHost::Chat { to, text, signed } => self.handle_chat(guest, to, text, signed),
            ToHost::TableRequest(request) => self.handle_table_request(guest, request),
            ToHost::Deal { at, given } => self.handle_contribution(guest, at, given),
            ToHost::Witness(witness) => self.handle_witness(guest, witness),
            ToHost::React(reaction) => self.handle_reaction(guest, reaction),
            ToHost::Nudge => self.handle_nudge(guest),
            ToHost::Inactive(is_inactive) => self.handle_inactive(guest, is_inactive),
        }
    }

    /// Disconnects a guest who sent a message that isn't allowed in its state.
    fn reject_malformed(&mut self, guest: GuestId) {
        self.disconnect(guest, ToGuest::Goodbye(CloseReason::ProtocolError));
    }

    /// Tells the others that nothing comes from a player any more, or something again.
    fn note_quiet(&mut self, guest: GuestId, is_quiet: bool) {
        let Some(connected) = self.guests.get_mut(guest) else { return };
        let was_quiet = std::mem::replace(&mut connected.is_quiet, is_quiet);
        let Some(seat) = self.seat_of(guest) else { return };
        let is_here = |game: &Game| game.table.presence(seat) == PlayerPresence::Here;
        if was_quiet != is_quiet && self.game.as_ref().is_none_or(is_here) {
            let event = if is_quiet { PresenceEvent::Quiet(seat) } else { PresenceEvent::Here(seat) };
            let others = self.guests.inside().filter(|other| *other != guest).collect();
            self.outputs.send(others, ToGuest::Presence(event));
        }
    }

    /// Takes a player for quiet who has put the table aside.
    fn handle_inactive(&mut self, guest: GuestId, is_inactive: bool) {
        if self.check_rate(guest, 0) {
            self.note_quiet(guest, is_inactive);
        }
    }

    /// Passes on which head a player was shown, for the others to compare.
    fn handle_witness(&mut self, guest: GuestId, witness: Box<Witness>) {
        if self.check_rate(guest, 0) && self.seat_of(guest).is_some() {
            self.broadcast(ToGuest::Witness(witness));
        }
    }

    /// Has a guest removed as if its connection were lost, and the connection closed with a last message. Done after the
    /// current input, so that no change of the game runs inside another.
    fn disconnect(&mut self, guest: GuestId, last_message: ToGuest) {
        self.outputs.disconnect_later(guest, last_message);
    }

    /// Carries out what an input led to, once it is handled.
    fn settle(&mut self) {
        for (guest, last_message) in self.outputs.take_disconnecting() {
            self.handle_disconnect(guest);
            self.outputs.close_connection(guest, Some(last_message));
        }
        self.withdraw_obsolete_swaps();
        self.sync_proposal();
        self.begin_if_ready();
        self.advance_deal();
        self.sync_proposal();
        if self.outputs.lobby_due().is_some_and(|due| due <= self.now) {
            self.flush_lobby();
        }
    }

    /// Has a change saved within a second, or with the next one of the game. For what changes nothing of the game: who is here, and their
    /// names and stones.
    fn save_later(&mut self) {
        if self.game.is_some() {
            self.saves.save_later(self.now);
        }
    }

    fn tick(&mut self) {
        for guest in self.guests.expired_knocks(self.now) {
            self.refuse(guest, Refusal::NotAdmitted);
        }
        self.expire_exchanges();
        if self.game.as_ref().and_then(|game| game.table.wake_at()).is_some_and(|at| at <= self.now) {
            self.apply_to_table(table::TableInput::Tick, None);
        }
    }

    /// Where the table is between its lobby and the end of a series.
    fn stage(&self) -> Stage {
        self.game.as_ref().map_or(Stage::Lobby, Game::stage)
    }

    /// The seat of a connected guest. `None` for a spectator or an unknown connection.
    fn seat_of(&self, guest: GuestId) -> Option<Seat> {
        self.seating.seat_of(self.guests.get(guest)?.key)
    }

    /// The keys of the spectators: admitted guests without a seat.
    fn watching(&self) -> impl Iterator<Item = Fingerprint> {
        self.guests.keys_inside().filter(|key| self.seating.seat_of(*key).is_none())
    }

    fn spectators(&self) -> Vec<Spectator> {
        let spectator = |key| {
            let name = self.people.name(key)?.clone();
            Some(Spectator { name, key, stone: self.people.stone(key) })
        };
        self.watching().filter_map(spectator).collect()
    }

    /// The public state of the table, as it is broadcast after each change.
    fn lobby(&self) -> Lobby {
        Lobby {
            title: self.settings.title.clone(),
            series: self.series,
            rules: self.seating.rules,
            teams: self.seating.teams as u8,
            seats: self.seating.lobby_seats(&self.people, self.shown_next_players()),
            spectators: self.spectators(),
            phones: self.phones_that_play(),
            next_names: self.next_names(),
            options: self.settings.options,
            begun: !matches!(self.stage(), Stage::Lobby | Stage::FirstRound),
        }
    }

    /// Has a changed lobby broadcast after the current input, or a little later.
    fn broadcast_lobby(&mut self) {
        // During a series the names are the table's.
        if self.game.is_none() {
            self.rename_bots();
        }
        self.settle_stones();
        self.outputs.schedule_lobby(self.now);
    }

    /// Broadcasts a changed lobby at once, before messages that presuppose it.
    fn flush_lobby(&mut self) {
        if self.outputs.take_lobby(self.now) {
            let lobby = ToGuest::Lobby(Box::new(self.lobby()));
            self.broadcast(lobby);
            self.broadcast_quiet_seats();
        }
    }

    /// Tells from which seats of an open lobby nothing comes: with another lobby everybody counts as here.
    fn broadcast_quiet_seats(&mut self) {
        if self.game.is_some() {
            return;
        }
        let quiet: Vec<Seat> =
            self.seating.people().map(|(seat, _)| seat).filter(|seat| self.is_quiet(*seat)).collect();
        quiet.into_iter().for_each(|seat| self.broadcast(ToGuest::Presence(PresenceEvent::Quiet(seat))));
    }

    fn send(&mut self, guest: GuestId, message: ToGuest) {
        self.outputs.send(vec![guest], message);
    }

    /// Sends a message to all admitted guests, spectators included.
    fn broadcast(&mut self, message: ToGuest) {
        let admitted = self.guests.inside().collect();
        self.outputs.send(admitted, message);
    }
}
