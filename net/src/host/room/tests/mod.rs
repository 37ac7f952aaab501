//! Tests of the room without a network: inputs are passed to it directly, and its outputs are collected per guest.

mod admission;
mod chat;
mod deal;
mod fuzz;
mod hidden_cards;
mod knocks;
mod names;
mod rounds;

use std::collections::{BTreeMap, VecDeque};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use skipstone_core::bot::Level;
use skipstone_core::{Preset, Rules, Seat, StockSize};

use super::*;
use crate::fair_deal::{DealContext, Share};
use crate::host::{HostCommand, HostEvent, LobbySetup, SeatFiller};
use crate::identity::Identity;
use crate::invite::ChannelBinding;
use crate::protocol::{
    DealAttempt, DealContribution, EntryPolicy, Hello, JoinMode, LobbyRequest, Occupant, Refusal, Revision,
};
use crate::testing;
use crate::trust::KnownPlayers;

/// A room and its collected outputs.
pub(super) struct TestRoom {
    pub(super) room: Room,
    pub(super) now: Duration,
    /// The messages to each guest since the last [`TestRoom::take_messages`].
    pub(super) inboxes: BTreeMap<GuestId, Vec<ToGuest>>,
    /// The last message of each connection that the room closed.
    pub(super) last_messages: BTreeMap<GuestId, ToGuest>,
    pub(super) records: VecDeque<(GuestId, u32, Arc<str>)>,
    pub(super) host_events: Vec<HostEvent>,
    /// The latest save. `None` before the first.
    pub(super) saved: Option<(table::SavedTable, SavedRoom)>,
}

/// The key of the guest with this number. Connections have the same numbers, unless a test says otherwise.
pub(super) fn key(number: u64) -> Fingerprint {
    Fingerprint::of(&number.to_le_bytes())
}

/// A table of Hanna, with only free seats, stock piles of 6 cards and a grace period of 60 seconds.
pub(super) fn config(seats: usize, entry: EntryPolicy) -> HostConfig {
    let rules = Rules { stock: StockSize::Cards(6), ..Preset::Standard.rules() };
    let mut config = testing::host_config(rules, seats, seats);
    config.options.entry = entry;
    config
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
            last_messages: BTreeMap::new(),
            records: VecDeque::new(),
            host_events: Vec::new(),
            saved: None,
        };
        let outputs = harness.room.take_outputs();
        harness.collect(outputs);
        harness
    }

    pub(super) fn handle(&mut self, input: RoomInput) {
        let outputs = self.room.handle(self.now, input);
        self.collect(outputs);
    }

    /// Stores the pending save, then the outputs, as the host's task does.
    fn collect(&mut self, outputs: Vec<RoomOutput>) {
        if let Some((table, room)) = self.room.take_unsaved(7462) {
            self.saved = Some((table.to_saved(), room));
        }
        for output in outputs {
            match output {
                RoomOutput::Send(to, message) => {
                    for guest in to {
                        self.inboxes.entry(guest).or_default().push(message.clone());
                    }
                }
                RoomOutput::SendRecord(guest, round, text) => self.records.push_back((guest, round, text)),
                RoomOutput::Disconnect(guest, message) => {
                    self.last_messages.insert(guest, message);
                }
                RoomOutput::HostEvent(event) => self.host_events.push(event),
                RoomOutput::InviteChanged(_) | RoomOutput::Close(_) => {}
            }
        }
    }

    /// What the hashes of an attempt to deal are bound to.
    pub(super) fn deal_context(&self, attempt: DealAttempt) -> DealContext {
        let DealAttempt { round, attempt } = attempt;
        let Room { id: table, series, host_key: host, .. } = self.room;
        DealContext { table, series, round, attempt, host }
    }

    /// Has guests commit to shares for the first attempt to deal a round, then reveal them.
    pub(super) fn contribute(&mut self, round: u32, guests: impl IntoIterator<Item = u64>) {
        let attempt = DealAttempt { round, attempt: 1 };
        let context = self.deal_context(attempt);
        let seat = |guest| Some((guest, self.room.seat_of(GuestId(guest))?));
        let seats: Vec<(u64, Seat)> = guests.into_iter().filter_map(seat).collect();
        let share = |seat: Seat| Share::from_bytes([seat.number(); 32]);
        for &(guest, seat) in &seats {
            let given = DealContribution::Commitment(context.commit_share(seat, &share(seat)));
            self.send(guest, ToHost::Deal { attempt, given });
        }
        for (guest, seat) in seats {
            self.send(guest, ToHost::Deal { attempt, given: DealContribution::Share(share(seat)) });
        }
    }

    /// A join request over the connection with the guest's number, without an invite code.
    pub(super) fn hello(&self, guest: u64, name: &str, mode: JoinMode) -> JoinRequest {
        let binding =
            ChannelBinding { channel: [guest as u8; 32], host: self.room.host_key, guest: key(guest) };
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
            self.command(HostCommand::SetSeat(seat, SeatFiller::Bot { name, level: Level::Greedy }));
        }
    }
}
