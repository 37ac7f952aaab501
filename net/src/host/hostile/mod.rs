//! A host that tells its guest anything: a real table whose messages are garbled. Tests of guests' programs join it.

mod garbler;

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};
use skipstone_core::bot::Level;
use skipstone_core::{MAX_SEATS, Preset, Stone};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

use self::garbler::{Garbler, Said};
use super::commands::HostCommand;
use super::config::{HostConfig, LobbySetup, SeatFiller};
use super::connections::{Connections, Inbound, InboundMessage};
use super::room::{GuestId, JoinRequest, Room, RoomInput, RoomOutput};
use crate::discovery::Interfaces;
use crate::identity::Identity;
use crate::ids::TableId;
use crate::protocol::{
    EntryPolicy, JoinMode, LobbyRequest, Name, Reaction, ShortText, TableOptions, TableRequest, ToGuest,
    ToHost,
};
use crate::quic::{BindError, ConnectionLimits, IncomingGuest, Listener};
use crate::random::{RandomnessError, random};
use crate::trust::KnownPlayers;

/// How long a stream of messages is, at most.
const LONGEST: Duration = Duration::from_secs(6);
/// How long the table waits for something to happen, at most.
const TICK: Duration = Duration::from_millis(250);

/// A hostile host with its one guest.
#[derive(Debug)]
pub struct HostileHost {
    identity: Identity,
    table: TableId,
    listener: Listener,
    connections: Connections,
    inbound: mpsc::Receiver<InboundMessage>,
    /// What the host's own player is told.
    local: mpsc::Receiver<ToGuest>,
    /// The last guest's connection, as long as there is one.
    guest: Option<JoinRequest>,
    last: GuestId,
    said: Said,
}

/// How a stream of messages ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StreamEnd {
    /// Its time was over.
    Over,
    /// The guest's connection has ended.
    GuestGone,
}

impl HostileHost {
    /// Listens there. Needs a tokio runtime.
    ///
    /// # Errors
    /// If the address can't be used.
    pub fn bind(address: SocketAddr) -> Result<HostileHost, BindError> {
        let identity = Identity::generate().map_err(BindError::other)?;
        let listener = Listener::bind(address, &identity, ConnectionLimits::default())?;
        let (local_tx, local) = mpsc::channel(1);
        let (connections, inbound) = Connections::new(local_tx);
        let table = TableId(random().map_err(BindError::other)?);
        let (guest, last, said) = (None, GuestId::HOST, Said::new());
        Ok(HostileHost { identity, table, listener, connections, inbound, local, guest, last, said })
    }

    /// Where it listens.
    ///
    /// # Errors
    /// If the system doesn't tell.
    pub fn address(&self) -> std::io::Result<SocketAddr> {
        self.listener.address()
    }

    /// Waits until somebody is connected.
    pub async fn wait_for_guest(&mut self) {
        if self.guest.is_none()
            && let Some(arrival) = self.listener.accept().await
        {
            self.welcome(arrival);
        }
    }

    /// Tells the guest a stream of messages of another table. What is told follows from the seed, and from what the guest says.
    ///
    /// # Errors
    /// If the system gives no random bytes.
    pub async fn tell(&mut self, seed: u64) -> Result<StreamEnd, RandomnessError> {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let mut room = self.table(&mut random)?;
        let mut garbler = Garbler::new(random.next_u64(), self.identity.clone(), self.table, room.run());
        let began = Instant::now();
        // Most are short.
        let length = (random.next_u64() % 1000) as f64 / 1000.0;
        let ends = began + LONGEST.mul_f64(length * length);
        let outputs = room.take_outputs();
        self.carry_out(outputs, &mut garbler);
        let pace = Duration::from_millis(random.next_u64() % 300);
        let mut inputs = vec![RoomInput::Command(HostCommand::SetPace(pace))];
        if let Some(guest) = &self.guest {
            inputs.push(RoomInput::JoinRequested(Box::new(again(guest))));
        }
        loop {
            if garbler.below(3) == 0 {
                inputs.push(RoomInput::Command(HostCommand::StartRound));
            }
            if garbler.below(40) == 0 {
                inputs.extend(self.disturbance(&mut garbler));
            }
            for input in inputs.drain(..) {
                let outputs = room.handle(began.elapsed(), answer_to_proposal(&room, input));
                self.carry_out(outputs, &mut garbler);
            }
            while self.local.try_recv().is_ok() {}
            let wake_at = room.wake_at().map_or(began + LONGEST, |at| began + at);
            tokio::select! {
                arrived = self.listener.accept() => if let Some(arrival) = arrived {
                    inputs.push(RoomInput::JoinRequested(Box::new(again(self.welcome(arrival)))));
                },
                Some((from, inbound)) = self.inbound.recv() => match inbound {
                    Inbound::Message(message) => inputs.push(RoomInput::Message(from, message)),
                    Inbound::Quiet(is_quiet) => inputs.push(RoomInput::Quiet(from, is_quiet)),
                    Inbound::Lost(_) => {
                        self.connections.forget(from);
                        if self.guest.take_if(|guest| guest.guest == from).is_some() {
                            return Ok(StreamEnd::GuestGone);
                        }
                    }
                },
                () = sleep_until(wake_at.min(Instant::now() + TICK)) => inputs.push(RoomInput::Tick),
                () = sleep_until(ends) => {
                    // Half of the streams end with the connection.
                    if garbler.below(2) == 0 && let Some(guest) = self.guest.take() {
                        self.connections.forget(guest.guest);
                    }
                    return Ok(StreamEnd::Over);
                }
            }
        }
    }

    /// A new table under the same name, with other rules and seats.
    fn table(&self, random: &mut ChaCha8Rng) -> Result<Room, RandomnessError> {
        let mut below = |limit: usize| (random.next_u64() % limit as u64) as usize;
        let preset = Preset::ALL[below(Preset::ALL.len())];
        let seats = [2, 2, 3, 4, 6, MAX_SEATS][below(6)];
        let mut config = HostConfig {
            identity: self.identity.clone(),
            app: ShortText::new("0.1.0"),
            name: Name::new("Hanna"),
            stone: Stone::River,
            pebble: Default::default(),
            takes_seat: false,
            title: Name::new("Hanna's table"),
            setup: LobbySetup { rules: preset.rules(), teams: seats, seats: vec![SeatFiller::Free; seats] },
            options: TableOptions {
                entry: EntryPolicy::Open,
                watching: true,
                turn_seconds: [None, Some(1), Some(8)][below(3)],
                grace_seconds: below(20) as u16,
            },
            listen: (Ipv4Addr::LOCALHOST, 0).into(),
            interfaces: Interfaces::None,
            players: KnownPlayers::default(),
        };
        if seats > 6 || seats == 4 && below(2) == 0 {
            config.setup.teams = [2, seats / 2][below(2)];
        }
        for (at, seat) in config.setup.seats.iter_mut().enumerate().skip(1) {
            *seat = SeatFiller::Bot { name: Name::new(&format!("Pebble {at}")), level: Level::Greedy };
        }
        let mut room = Room::new(config)?;
        room.pretend_to_be(self.table);
        Ok(room)
    }

    fn welcome(&mut self, arrival: IncomingGuest) -> &JoinRequest {
        let (guest, peer) = (self.last.next(), arrival.guest);
        let (key, address, binding) = (peer.fingerprint(), peer.address().ip(), *peer.binding());
        self.connections.add(guest, peer);
        let hello = arrival.hello;
        self.guest.insert(JoinRequest { guest, key, address, binding, hello, stone: None, is_phone: false })
    }

    /// Something that the room is told beside what its guest says.
    fn disturbance(&self, garbler: &mut Garbler) -> Vec<RoomInput> {
        let Some(guest) = &self.guest else { return Vec::new() };
        match garbler.below(5) {
            0 => vec![RoomInput::Command(HostCommand::Pause(garbler.below(2) == 0))],
            1 => vec![RoomInput::Message(GuestId::HOST, ToHost::React(Reaction::Hello))],
            2 => vec![RoomInput::Command(HostCommand::Rematch)],
            3 => vec![RoomInput::Disconnected(guest.guest), RoomInput::JoinRequested(Box::new(again(guest)))],
            _ => vec![RoomInput::Message(GuestId::HOST, ToHost::LobbyRequest(LobbyRequest::Seat(None)))],
        }
    }

    fn carry_out(&mut self, outputs: Vec<RoomOutput>, garbler: &mut Garbler) {
        let Some(guest) = self.guest.as_ref().map(|guest| guest.guest) else { return };
        for output in outputs {
            let messages = match output {
                RoomOutput::Send(to, message) if to.contains(&guest) => vec![message],
                RoomOutput::SendAnswer(to, messages) if to == guest => messages,
                RoomOutput::SendRecord(to, round, text) if to == guest => {
                    ToGuest::record(round, &text).collect()
                }
                RoomOutput::Disconnect(to, last) if to == guest => last.into_iter().collect(),
                _ => Vec::new(),
            };
            for message in messages.into_iter().flat_map(|message| garbler.garble(message, &mut self.said)) {
                self.connections.broadcast(&[guest], message, |_| false);
            }
        }
    }
}

/// A guest's request to come in, for a new table.
fn again(guest: &JoinRequest) -> JoinRequest {
    let JoinRequest { guest, key, address, binding, ref hello, stone, is_phone } = *guest;
    let mut hello = hello.clone();
    hello.mode = JoinMode::Seat;
    JoinRequest { guest, key, address, binding, hello, stone, is_phone }
}

/// The guest may be ready for a proposal that the table knows by another name.
fn answer_to_proposal(room: &Room, mut input: RoomInput) -> RoomInput {
    if let RoomInput::Message(_, ToHost::TableRequest(request)) = &mut input
        && let TableRequest::Ready { proposal } = &mut request.request
        && let Some(proposed) = room.proposed()
    {
        *proposal = proposed.digest();
    }
    input
}
