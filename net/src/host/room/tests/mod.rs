//! Tests of the room without a network: inputs are passed to it directly, and its outputs are collected per guest.

mod admission;
mod carry_on;
mod changed_proposals;
mod chat;
mod cheating;
mod clients;
mod codes;
mod comings_and_goings;
mod deal;
mod floods;
mod fuzz;
mod held_turns;
mod hidden_cards;
mod honest;
mod hostile_work;
mod knocks;
mod names;
mod other_series;
mod play_again;
mod promised_seats;
mod readiness;
mod restart;
mod rounds;
mod seat_changes;
mod silent_guests;
mod stones;
mod swaps;
mod takebacks;
mod turn_limits;
mod unblamed;

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use skipstone_core::bot::Level;
use skipstone_core::table::Intent;
use skipstone_core::{PlayerAction, Preset, Rules, Seat, StockSize};

use super::pending_outputs::LOBBY_INTERVAL;
use super::*;
use crate::client::{ClientEvent, ClientState};
use crate::digest::Digest;
use crate::fair_deal::Share;
use crate::host::{HostCommand, HostEvent, LobbySetup, SeatFiller};
use crate::identity::Identity;
use crate::invite::ChannelBinding;
use crate::protocol::{
    Audience, ChatLine, CloseReason, DealContribution, EntryPolicy, Farewell, Hello, JoinMode, LobbyRequest,
    LogPosition, NumberedRequest, Occupant, Refusal, SignedTalk, TableRequest,
};
use crate::round_log::{LogEntry, SignedCommitment, Statement};
use crate::signature::Signature;
use crate::testing::{self, identity};
use crate::trust::KnownPlayers;

/// What a host that cheats writes into the log instead of an entry.
pub(super) type Cheat = Box<dyn FnMut(&mut Room, LogEntry) -> Vec<LogEntry> + Send>;

/// A room and its collected outputs.
pub(super) struct TestRoom {
    pub(super) room: Room,
    pub(super) now: Duration,
    /// The messages to each guest since the last [`TestRoom::take_messages`].
    pub(super) inboxes: BTreeMap<GuestId, Vec<ToGuest>>,
    /// The connections that the room closed.
    pub(super) closed: BTreeSet<GuestId>,
    /// Why the table was closed.
    pub(super) farewell: Option<CloseReason>,
    /// The last message of each of them, if it got one.
    pub(super) last_messages: BTreeMap<GuestId, ToGuest>,
    pub(super) records: VecDeque<(GuestId, u32, Arc<str>)>,
    pub(super) host_events: Vec<HostEvent>,
    /// The latest save. `None` before the first.
    pub(super) saved: Option<(table::SavedTable, SavedRoom)>,
}

/// The key of the guest with this number, or of the host for 0. Connections have the same numbers, unless a test says otherwise.
pub(super) fn key(number: u64) -> Fingerprint {
    identity(number).fingerprint()
}

/// A table of Hanna, with only free seats, stock piles of 6 cards and a grace period of 60 seconds. Its key is always the same.
pub(super) fn config(seats: usize, entry: EntryPolicy) -> HostConfig {
    let rules = Rules { stock: StockSize::Cards(6), ..Preset::Standard.rules() };
    let mut config = testing::host_config(rules, seats, seats);
    config.options.entry = entry;
    config.identity = identity(0);
    config
}

/// How many rounds or tables an ignored measurement takes: as many as `SKIPSTONE_SAMPLE_SIZE` says, or usually so many.
pub(super) fn sample_size(usually: u64) -> u64 {
    std::env::var("SKIPSTONE_SAMPLE_SIZE")
        .map_or(usually, |count| count.parse().expect("SKIPSTONE_SAMPLE_SIZE is a number"))
}

/// Has the program of a player agree to what the last message has proposed, if it has to be agreed to and is one of these.
pub(super) fn agree(state: &mut ClientState, now: Duration, is_wanted: impl Fn(&Proposal) -> bool) {
    if let Some(ClientEvent::Proposal(Some(shown))) = state.outputs.events.last()
        && shown.must_be_agreed
        && is_wanted(&shown.proposal)
    {
        state.tell_time(now + Duration::from_secs(1));
        state.handle_intent(Intent::NextRound);
        state.tell_time(now);
        state.outputs.events.retain(|event| !matches!(event, ClientEvent::Denied(_)));
    }
}

/// The share of the player on this seat, where a test makes it.
pub(super) fn share(seat: Seat) -> Share {
    Share::from_bytes([seat.number(); 32])
}

impl TestRoom {
    pub(super) fn new(config: HostConfig) -> TestRoom {
        TestRoom::from_room(Room::new(config).expect("random bytes"))
    }

    pub(super) fn from_room(room: Room) -> TestRoom {
        let mut harness = TestRoom {
            room,
            now: Duration::ZERO,
            inboxes: BTreeMap::new(),
            closed: BTreeSet::new(),
            farewell: None,
            last_messages: BTreeMap::new(),
            records: VecDeque::new(),
            host_events: Vec::new(),
            saved: None,
        };
        harness.collect_outputs();
        harness
    }

    pub(super) fn handle(&mut self, input: RoomInput) {
        let outputs = self.room.handle(self.now, input);
        self.collect(outputs);
    }

    /// Lets the time pass until the room wants to be woken. Time never goes back, whatever a test has done with it.
    pub(super) fn wait_until_due(&mut self) {
        self.now = self.now.max(self.room.wake_at().expect("something to wait for"));
    }

    /// Collects what the room has put out since its last input, when a test has changed it directly.
    pub(super) fn collect_outputs(&mut self) {
        let outputs = self.room.take_outputs();
        self.collect(outputs);
    }

    /// Stores the pending save, then the outputs, as the host's task does.
    fn collect(&mut self, outputs: Vec<RoomOutput>) {
        // What may wait for a second is in it as well.
        let is_changed = self.room.saves.due().is_some();
        let saved = match self.room.saves.is_due(self.now) {
            true => self.room.take_unsaved(7462),
            false => self.room.to_saved(7462).filter(|_| is_changed),
        };
        if let Some((table, room)) = saved {
            self.saved = Some((table.to_saved(), room));
        }
        for output in outputs {
            match output {
                RoomOutput::Send(to, message) => {
                    for guest in to {
                        self.inboxes.entry(guest).or_default().push(message.clone());
                    }
                }
                RoomOutput::SendAnswer(to, messages) => self.inboxes.entry(to).or_default().extend(messages),
                RoomOutput::SendRecord(guest, round, text) => self.records.push_back((guest, round, text)),
                RoomOutput::Disconnect(guest, last) => {
                    self.closed.insert(guest);
                    self.last_messages.extend(last.map(|last| (guest, last)));
                }
                RoomOutput::HostEvent(event) => self.host_events.push(event),
                RoomOutput::Close(why) => self.farewell = Some(why),
                RoomOutput::InviteChanged(_) => {}
            }
        }
    }

    /// The key pair of a guest, by number; 0 is this table's host, whatever its key is.
    pub(super) fn identity(&self, number: u64) -> Identity {
        if number == 0 { self.room.signer.identity.clone() } else { identity(number) }
    }

    /// The log of the current round.
    pub(super) fn log(&self) -> &HostLog {
        self.room.game.as_ref().and_then(|game| game.log.as_ref()).expect("a round")
    }

    /// The entries of the current round's log.
    pub(super) fn entries(&self) -> &[LogEntry] {
        self.log().log().entries()
    }

    /// What a guest signs at the current position of the game.
    pub(super) fn signed(
        &self,
        number: u64,
        statement: impl FnOnce(Digest) -> Statement,
    ) -> (LogPosition, Signature) {
        let log = self.room.game.as_ref().and_then(|game| game.log.as_ref());
        let (at, head) = log.map(|log| (log.game_position(), log.log().game_head())).unwrap_or_default();
        (at, identity(number).sign(&statement(head).digest()))
    }

    /// Somebody says goodbye over a connection, with a signature under all of the log.
    pub(super) fn say_goodbye(&mut self, connection: u64, number: u64) {
        let (head, at) = (self.log().log().head(), self.log().position());
        let signature = identity(number).sign(&Statement::Goodbye { head }.digest());
        self.send(connection, ToHost::Goodbye(Some(Farewell { at, signature })));
    }

    /// The request of a guest to act now, signed with its key.
    pub(super) fn act(&self, number: u64, action: PlayerAction) -> TableRequest {
        let seat = self.room.seating.seat_of(key(number)).unwrap_or(Seat::ONE);
        let (at, signature) = self.signed(number, |head| Statement::Move { head, seat, action });
        TableRequest::Act { at, action, signature }
    }

    /// Has a guest pause the game, or resume it.
    pub(super) fn pause(&mut self, guest: u64, number: u32, paused: bool) {
        let request = self.signed_pause(guest, paused);
        self.request(guest, number, request);
    }

    /// The request of a guest to pause the game, or to resume it, signed with its key.
    pub(super) fn signed_pause(&self, number: u64, paused: bool) -> TableRequest {
        let seat = self.room.seating.seat_of(key(number)).unwrap_or(Seat::ONE);
        let log = self.room.game.as_ref().and_then(|game| game.log.as_ref());
        let (at, head) = log.map(|log| (log.position(), log.log().head())).unwrap_or_default();
        let signature = identity(number).sign(&Statement::Pause { head, seat, paused }.digest());
        TableRequest::Pause { paused, at, signature }
    }

    /// A line of chat, signed with the guest's key.
    pub(super) fn talk(&self, number: u64, to: Audience, text: &str) -> ToHost {
        let seat = self.room.seating.seat_of(key(number)).unwrap_or(Seat::ONE);
        let (at, signature) = self.signed(number, |head| Statement::Talk { head, seat, to });
        ToHost::Chat { to, text: ChatLine::new(text), signed: Some(SignedTalk { at, signature }) }
    }

    /// Sends a numbered request of a guest.
    pub(super) fn request(&mut self, guest: u64, number: u32, request: TableRequest) {
        self.send(guest, ToHost::TableRequest(NumberedRequest { number, request }));
    }

    /// What a guest sends to commit to a share, or to reveal it, by the current attempt.
    pub(super) fn commitment(&self, number: u64) -> DealContribution {
        let seat = self.room.seating.seat_of(key(number)).expect("a seat");
        let attempt = self.log().deal.current().expect("a deal");
        let hash = attempt.context.commit_share(seat, &share(seat));
        let statement = Statement::Commitment { head: attempt.begun, seat, hash };
        DealContribution::Commitment(SignedCommitment {
            hash,
            signature: identity(number).sign(&statement.digest()),
        })
    }

    /// What a guest sends who doesn't agree to what is dealt now.
    pub(super) fn declining(&self) -> ToHost {
        let log = self.room.current_log();
        let begun = log.and_then(|log| log.deal.current()).map(|attempt| attempt.begun);
        let at = log.map(HostLog::position).unwrap_or_default();
        ToHost::Deal { at, given: DealContribution::Decline(begun.unwrap_or_default()) }
    }

    /// Has a guest decline what is dealt now.
    pub(super) fn decline(&mut self, guest: u64) {
        self.send(guest, self.declining());
    }

    /// Has guests commit to shares for the current attempt to deal, then reveal them.
    pub(super) fn contribute(&mut self, guests: impl IntoIterator<Item = u64>) {
        let guests: Vec<u64> = guests.into_iter().collect();
        for guest in &guests {
            let (at, given) = (self.log().position(), self.commitment(*guest));
            self.send(*guest, ToHost::Deal { at, given });
        }
        for guest in guests {
            let seat = self.room.seating.seat_of(key(guest)).expect("a seat");
            let (at, given) = (self.log().position(), DealContribution::Share(share(seat)));
            self.send(guest, ToHost::Deal { at, given });
        }
    }

    /// A join request over the connection with the guest's number, without an invite code.
    pub(super) fn hello(&self, guest: u64, name: &str, mode: JoinMode) -> JoinRequest {
        let binding =
            ChannelBinding { channel: [guest as u8; 32], host: self.room.host_key(), guest: key(guest) };
        JoinRequest {
            guest: GuestId(guest),
            key: key(guest),
            address: IpAddr::from([192, 168, 1, guest as u8]),
            binding,
            hello: Hello {
                versions: VERSIONS,
                app: ShortText::new("0.1.0"),
                name: Name::new(name),
                mode,
                proof: None,
            },
            stone: None,
            is_phone: false,
        }
    }

    /// Waits until a changed lobby is broadcast.
    pub(super) fn broadcast_lobby(&mut self) {
        self.now += LOBBY_INTERVAL;
        self.handle(RoomInput::Tick);
    }

    pub(super) fn join(&mut self, request: JoinRequest) {
        self.handle(RoomInput::JoinRequested(Box::new(request)));
    }

    pub(super) fn send(&mut self, guest: u64, message: ToHost) {
        self.handle(RoomInput::Message(GuestId(guest), message));
    }

    pub(super) fn command(&mut self, command: HostCommand) {
        self.handle(RoomInput::Command(command));
    }

    /// Has the host begin. Of a series' first round everybody who is here is ready as soon as it is proposed.
    pub(super) fn start_round(&mut self) {
        let is_lobby = self.room.game.is_none();
        self.command(HostCommand::StartRound);
        let here: Vec<GuestId> = self.room.guests.inside().collect();
        for GuestId(guest) in here.into_iter().filter(|guest| is_lobby && *guest != GuestId::HOST) {
            if self.room.game.as_ref().is_some_and(|game| game.dealing.is_none())
                && self.room.seat_of(GuestId(guest)).is_some()
            {
                self.ready(guest, 1);
            }
        }
    }

    /// Says that a guest is ready for what is proposed.
    pub(super) fn ready(&mut self, guest: u64, number: u32) {
        let proposal = self.room.proposed_digest().unwrap_or_default();
        self.request(guest, number, TableRequest::Ready { proposal });
    }

    /// Has the host begin a round, after a countdown if somebody isn't ready.
    pub(super) fn begin_round(&mut self) {
        self.start_round();
        if let Some(ToGuest::Ready { begins_in: Some(left), .. }) = self.room.readiness() {
            self.now += Duration::from_millis(left.into());
            self.handle(RoomInput::Tick);
        }
    }

    /// Removes and returns the messages to a guest since the last call.
    pub(super) fn take_messages(&mut self, guest: u64) -> Vec<ToGuest> {
        self.inboxes.remove(&GuestId(guest)).unwrap_or_default()
    }

    /// Why this connection was refused. `None` if it wasn't.
    pub(super) fn refused(&self, guest: u64) -> Option<Refusal> {
        match self.last_messages.get(&GuestId(guest)) {
            Some(ToGuest::Refused(refusal)) => Some(refusal.clone()),
            _ => None,
        }
    }

    /// The name of a seat's occupant, by index from 0. `None` for a free seat.
    pub(super) fn name_at(&self, seat: usize) -> Option<String> {
        match &self.room.lobby().seats[seat].occupant {
            Occupant::Person { name, .. } | Occupant::Bot { name, .. } => Some(name.to_string()),
            Occupant::Nobody => None,
        }
    }

    /// Fills the free seats with computer players.
    pub(super) fn fill_with_bots(&mut self) {
        for seat in Seat::first_n(self.room.seating.seat_count()).collect::<Vec<_>>() {
            let name = Name::new(&format!("Pebble {seat}"));
            self.command(HostCommand::SetSeats(vec![(seat, SeatFiller::Bot { name, level: Level::Greedy })]));
        }
    }
}
