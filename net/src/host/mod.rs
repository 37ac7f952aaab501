//! Hosting a table: others find it, come in, and play.

mod addresses;
mod commands;
mod config;
mod connections;
mod event;
mod room;
mod saved;
mod task;

use std::net::SocketAddr;

use skipstone_core::table::Table;
use tokio::sync::mpsc;

use crate::client::{self, ClientSession};
use crate::identity::Identity;
use crate::limits;
use crate::quic::{BindError, ConnectionLimits, Listener};
use crate::random::NoRandomness;
use connections::Connections;
use room::Room;
use task::RoomTask;

pub use commands::{HostCommand, HostCommandSender};
pub use config::{HostConfig, LobbySetup, SeatKind};
pub use event::HostEvent;
pub use saved::{DealInputs, SaveRoomFn, SavedRoom};

/// Where a host listens if nothing else is said. It is what to allow in a firewall.
pub const PORT: u16 = 7462;

/// A hosted table, as the host has it. Dropping the [`HostCommandSender`] ends the table as [`HostCommand::Close`] does, to be back later.
#[derive(Debug)]
pub struct Host {
    /// What the host decides.
    pub commands: HostCommandSender,
    /// What only the host is told. It ends when everyone has been told of the table's end.
    pub events: mpsc::Receiver<HostEvent>,
    /// Where it listens.
    pub address: SocketAddr,
}

/// How much the host may be told before it listens.
const EVENT_QUEUE: usize = 256;

/// How much the host's own player may be told before it listens.
const LOCAL_QUEUE: usize = 1024;

/// Opens a table. The host's own player is in at once. Needs a tokio runtime.
///
/// # Errors
/// If this computer's network can't be used.
pub fn open(opening: HostConfig, keep: SaveRoomFn) -> Result<(Host, ClientSession), BindError> {
    start(opening, keep, Room::new)
}

/// Goes on with a table where it was left, at the port where its guests look for it. The layout and the title are what they were.
/// Needs a tokio runtime.
///
/// # Errors
/// If this computer's network can't be used.
pub fn resume(
    opening: HostConfig,
    kept: SavedRoom,
    table: Table,
    save: SaveRoomFn,
) -> Result<(Host, ClientSession), BindError> {
    let listen = SocketAddr::new(opening.listen.ip(), kept.port);
    start(HostConfig { listen, ..opening }, save, |opening| Room::resume(opening, kept, table))
}

fn start(
    opening: HostConfig,
    save: SaveRoomFn,
    make_room: impl FnOnce(HostConfig) -> Result<Room, NoRandomness>,
) -> Result<(Host, ClientSession), BindError> {
    let (identity, interfaces) = (opening.identity.clone(), opening.interfaces.clone());
    let listener = bind_listener(opening.listen, &identity)?;
    let address = listener.address().map_err(BindError::other)?;
    let room = make_room(opening).map_err(BindError::other)?;
    let (local_tx, local_rx) = mpsc::channel(LOCAL_QUEUE);
    let (from_local_tx, from_local_rx) = mpsc::channel(limits::INBOX_MESSAGES);
    let session = client::join_local(identity.fingerprint(), address, local_rx, from_local_tx);
    let (connections, inbound_rx) = Connections::new(local_tx);
    let (commands, commands_rx) = HostCommandSender::new();
    let (events_tx, events) = mpsc::channel(EVENT_QUEUE);
    let task = RoomTask {
        room,
        listener,
        address,
        interfaces,
        connections,
        inbound_rx,
        commands_rx,
        local_rx: from_local_rx,
        events_tx,
        saver: save,
    };
    tokio::spawn(task.run());
    Ok((Host { commands, events, address }, session))
}

/// Listens, at another port if that one is taken.
fn bind_listener(address: SocketAddr, identity: &Identity) -> Result<Listener, BindError> {
    match Listener::bind(address, identity, ConnectionLimits::default()) {
        Err(BindError::InUse(_)) => {
            Listener::bind(SocketAddr::new(address.ip(), 0), identity, ConnectionLimits::default())
        }
        result => result,
    }
}
