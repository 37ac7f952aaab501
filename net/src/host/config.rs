//! The configuration of a hosted table.

use std::net::SocketAddr;

use skipstone_core::bot::Level;
use skipstone_core::milestone::Pebble;
use skipstone_core::{Rules, Stone};

use crate::discovery::Interfaces;
use crate::identity::Identity;
use crate::protocol::{Name, ShortText, TableOptions};
use crate::trust::KnownPlayers;

/// The configuration with which a table is [opened](super::open) or [resumed](super::resume). The latter takes title, setup,
/// options, seats and port from the saved table instead.
#[derive(Debug, Clone)]
pub struct HostConfig {
    /// The key pair of the host and its own player.
    pub identity: Identity,
    /// The version of the host's program, for display only.
    pub app: ShortText,
    /// The name of the host's own player.
    pub name: Name,
    /// The stone that the host's own player wishes for.
    pub stone: Stone,
    /// What lies beside the stone.
    pub pebble: Pebble,
    /// Whether the host's own player takes the first free seat. Otherwise it is a spectator.
    pub takes_seat: bool,
    /// The table's name, shown in the lobby and in announcements.
    pub title: Name,
    /// The initial rules, teams and seats of the lobby.
    pub setup: LobbySetup,
    /// Admission policy, watching and time limits.
    pub options: TableOptions,
    /// The address to listen on; `[::]` for all interfaces. If the port is taken, the system chooses another one.
    pub listen: SocketAddr,
    /// The interfaces on which the table is announced, and whose addresses go into the invite code.
    pub interfaces: Interfaces,
    /// The players that the host has let in or banned before, at any table.
    pub players: KnownPlayers,
}

/// The part of a lobby that the host decides on.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LobbySetup {
    /// The rules, which must fit the numbers of teams and seats.
    pub rules: Rules,
    /// The number of teams; equal to the number of seats without partners.
    pub teams: usize,
    /// The seats, clockwise from seat 1. A person who sits there takes precedence.
    pub seats: Vec<SeatFiller>,
}

/// The occupant of a seat where no person sits.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SeatFiller {
    /// Nobody: a guest can take the seat.
    Free,
    /// A computer player.
    Bot {
        /// The computer player's name, shown to everyone.
        name: Name,
        /// The computer player's strength.
        level: Level,
    },
}
