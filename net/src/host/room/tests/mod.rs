//! Evenings without a network: who comes, sits, plays and leaves, and what each of them is told.

mod admission;
mod chat;
mod hidden_cards;
mod rounds;

use std::collections::{BTreeMap, VecDeque};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use skipstone_core::bot::Level;
use skipstone_core::{Preset, Rules, Seat, StockSize};

use super::*;
use crate::discovery::Interfaces;
use crate::host::{HostCommand, LobbySetup, SeatKind};
use crate::identity::Identity;
use crate::invite::ChannelBinding;
use crate::protocol::{EntryPolicy, Hello, JoinMode, LobbyRequest, Occupant, Refusal, Revision};
use crate::trust::KnownPlayers;

/// A table and what everyone at it has been told.
pub(super) struct TestRoom {
    pub(super) room: Room,
    pub(super) now: Duration,
    pub(super) told: BTreeMap<GuestId, Vec<ToGuest>>,
    pub(super) ended: BTreeMap<GuestId, ToGuest>,
    pub(super) records: VecDeque<(GuestId, u32, Arc<str>)>,
    pub(super) host: Vec<HostEvent>,
    /// What was kept last.
    pub(super) kept: Option<(table::SavedTable, SavedRoom)>,
}

pub(super) fn key(number: u64) -> Fingerprint {
    Fingerprint::of(&number.to_le_bytes())
}

pub(super) fn opening(seats: usize, entry: EntryPolicy) -> HostConfig {
    let rules = Rules { stock: StockSize::Cards(6), ..Preset::Standard.rules() };
    HostConfig {
        identity: Identity::generate().expect("random bytes"),
        app: ShortText::new("0.1.0"),
        name: Name::new("Hanna"),
        takes_seat: true,
        title: Name::new("Hanna's table"),
        setup: LobbySetup { rules, teams: seats, seats: vec![SeatKind::Free; seats] },
        options: TableOptions { entry, watching: true, turn_seconds: None, grace_seconds: 60 },
        listen: ([127, 0, 0, 1], 0).into(),
        interfaces: Interfaces::None,
        players: KnownPlayers::default(),
    }
}

impl TestRoom {
    pub(super) fn new(opening: HostConfig) -> TestRoom {
        TestRoom::of(Room::new(opening).expect("random bytes"))
    }

    pub(super) fn of(room: Room) -> TestRoom {
        let mut evening = TestRoom {
            room,
            now: Duration::ZERO,
            told: BTreeMap::new(),
            ended: BTreeMap::new(),
            records: VecDeque::new(),
            host: Vec::new(),
            kept: None,
        };
        let outputs = evening.room.take_outputs();
        evening.take(outputs);
        evening
    }

    pub(super) fn handle(&mut self, input: RoomInput) {
        let outputs = self.room.handle(self.now, input);
        self.take(outputs);
    }

    fn take(&mut self, outputs: Vec<RoomOutput>) {
        if let Some((table, kept)) = self.room.take_unsaved(7462) {
            self.kept = Some((table.to_saved(), kept));
        }
        for output in outputs {
            match output {
                RoomOutput::Send(to, message) => {
                    for guest in to {
                        self.told.entry(guest).or_default().push(message.clone());
                    }
                }
                RoomOutput::SendRecord(guest, round, text) => self.records.push_back((guest, round, text)),
                RoomOutput::Disconnect(guest, last) => {
                    self.ended.insert(guest, last);
                }
                RoomOutput::HostEvent(news) => self.host.push(news),
                RoomOutput::InviteChanged(_) | RoomOutput::Close(_) => {}
            }
        }
    }

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

    pub(super) fn join(&mut self, arrival: JoinRequest) {
        self.handle(RoomInput::JoinRequested(Box::new(arrival)));
    }

    pub(super) fn send(&mut self, guest: u64, message: ToHost) {
        self.handle(RoomInput::Message(GuestId(guest), message));
    }

    pub(super) fn command(&mut self, order: HostCommand) {
        self.handle(RoomInput::Command(order));
    }

    /// What a guest has been told since it was asked the last time.
    pub(super) fn take_messages(&mut self, guest: u64) -> Vec<ToGuest> {
        self.told.remove(&GuestId(guest)).unwrap_or_default()
    }

    pub(super) fn refused(&self, guest: u64) -> Option<Refusal> {
        match self.ended.get(&GuestId(guest)) {
            Some(ToGuest::Refused(refusal)) => Some(refusal.clone()),
            _ => None,
        }
    }

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
            self.command(HostCommand::SetSeat(seat, SeatKind::Bot { name, level: Level::Greedy }));
        }
    }
}
