//! Hosting a table that others find, join and play at.

mod addresses;
mod carry_on;
mod commands;
mod config;
mod connections;
mod event;
mod event_queue;
#[cfg(feature = "testing")]
mod hostile;
mod person;
mod room;
mod saved;
mod task;

use std::net::SocketAddr;

use skipstone_core::table::Table;
use tokio::sync::mpsc;

use crate::client::{self, ClientSession, EvidenceStore};
use crate::door::{Door, LocalConnection};
use crate::identity::Identity;
use crate::invite::ChannelBinding;
use crate::limits;
use crate::quic::{BindError, ConnectionLimits, Listener};
use crate::random::RandomnessError;
use addresses::ReachableAddresses;
use connections::Connections;
use event_queue::EventQueue;
use room::Room;
use task::RoomTask;

pub use carry_on::{CarryOn, CarryOnError};
pub use commands::{HostCommand, HostCommandSender};
pub use config::{HostConfig, LobbySetup, SeatFiller};
pub use event::HostEvent;
#[cfg(feature = "testing")]
pub use hostile::{HostileHost, StreamEnd};
pub use person::{Person, Plan, Standing};
pub use room::KNOCK_TIMEOUT;
pub use saved::{
    RoundBefore, SaveRoomFn, SavedBot, SavedChat, SavedLine, SavedLog, SavedRoom, SavedSeat, SavedShortCode,
};

/// The default UDP port of a host, to be allowed in a firewall.
pub const PORT: u16 = 7462;

/// The host's handle of its table. Dropping the [`HostCommandSender`] ends the table as [`HostCommand::Close`] does, to be back later.
#[derive(Debug)]
pub struct Host {
    /// Sends the host's commands.
    pub commands: HostCommandSender,
    /// The events for the host alone. The channel closes once all guests know that the table is closed.
    pub events: mpsc::Receiver<HostEvent>,
    /// The local address of its socket.
    pub address: SocketAddr,
}

/// The capacity of the host's event channel.
const EVENT_QUEUE: usize = 256;

/// The capacity of the message channel to the host's own player.
const LOCAL_QUEUE: usize = 1024;

/// Opens a table. The host's own player joins at once; `evidence` is its own. Needs a tokio runtime.
///
/// # Errors
/// If this computer's network can't be used.
pub fn open(
    config: HostConfig,
    save: SaveRoomFn,
    evidence: Box<dyn EvidenceStore>,
) -> Result<(Host, ClientSession), BindError> {
    start(config, save, evidence, Room::new)
}

/// Resumes a saved table at its old port, where its guests look for it. Setup and title are the saved ones.
/// Needs a tokio runtime.
///
/// # Errors
/// If this computer's network can't be used.
pub fn resume(
    config: HostConfig,
    saved: SavedRoom,
    table: Table,
    save: SaveRoomFn,
    evidence: Box<dyn EvidenceStore>,
) -> Result<(Host, ClientSession), BindError> {
    let listen = SocketAddr::new(config.listen.ip(), saved.port);
    start(HostConfig { listen, ..config }, save, evidence, |config| Room::resume(config, saved, table))
}

fn start(
    config: HostConfig,
    save: SaveRoomFn,
    evidence: Box<dyn EvidenceStore>,
    make_room: impl FnOnce(HostConfig) -> Result<Room, RandomnessError>,
) -> Result<(Host, ClientSession), BindError> {
    let (identity, app) = (config.identity.clone(), config.app.clone());
    let interfaces = config.interfaces.clone();
    let listener = bind_listener(config.listen, &identity)?;
    let address = listener.address().map_err(BindError::other)?;
    let room = make_room(config).map_err(BindError::other)?;
    let (local_tx, local_rx) = mpsc::channel(LOCAL_QUEUE);
    let (from_local_tx, from_local_rx) = mpsc::channel(limits::INBOX_MESSAGES);
    let host = identity.fingerprint();
    let binding = ChannelBinding { channel: [0; 32], host, guest: host };
    let local = LocalConnection { inbox: local_rx, outbox: from_local_tx, binding, address };
    let session = client::join_as_host(&identity, app, local, evidence);
    let (door, local_arrivals) = Door::new(host, room.id(), address);
    let (connections, inbound_rx) = Connections::new(local_tx);
    let (commands, commands_rx) = HostCommandSender::new(door);
    let (events_tx, events) = mpsc::channel(EVENT_QUEUE);
    let task = RoomTask {
        room,
        listener,
        address,
        reachable: ReachableAddresses::new(interfaces.clone(), address.ip()),
        interfaces,
        connections,
        inbound_rx,
        local_arrivals,
        commands_rx,
        local_rx: from_local_rx,
        events: EventQueue::new(events_tx),
        saver: save,
    };
    tokio::spawn(task.run());
    Ok((Host { commands, events, address }, session))
}

/// Binds the listener; to another port if that one is taken.
fn bind_listener(address: SocketAddr, identity: &Identity) -> Result<Listener, BindError> {
    match Listener::bind(address, identity, ConnectionLimits::default()) {
        Err(BindError::InUse(_)) => {
            Listener::bind(SocketAddr::new(address.ip(), 0), identity, ConnectionLimits::default())
        }
        result => result,
    }
}
