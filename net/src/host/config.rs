//! What a table is opened with.

use std::net::SocketAddr;

use skipstone_core::Rules;
use skipstone_core::bot::Level;

use crate::discovery::Interfaces;
use crate::identity::Identity;
use crate::protocol::{Name, ShortText, TableOptions};
use crate::trust::KnownPlayers;

/// What a table is opened with.
#[derive(Debug, Clone)]
pub struct HostConfig {
    /// The host's key.
    pub identity: Identity,
    /// The version of the program, for people.
    pub app: ShortText,
    /// The host's own name.
    pub name: Name,
    /// Whether the host plays too; else it watches.
    pub takes_seat: bool,
    /// What the table is called.
    pub title: Name,
    /// What is played, and by how many.
    pub setup: LobbySetup,
    /// How the table is run.
    pub options: TableOptions,
    /// Where to listen: `[::]` and a port for every way into this computer. If the port is taken, another one is.
    pub listen: SocketAddr,
    /// Where the table is announced.
    pub interfaces: Interfaces,
    /// Who was here before.
    pub players: KnownPlayers,
}

/// What is played, and by how many.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LobbySetup {
    /// The rules.
    pub rules: Rules,
    /// How many teams; as many as seats where everyone plays alone.
    pub teams: usize,
    /// The seats, clockwise: who sits there unless a person does.
    pub seats: Vec<SeatKind>,
}

/// A seat of a lobby, as far as the host decides on it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SeatKind {
    /// For a person.
    Free,
    /// A computer player.
    Bot {
        /// Its name.
        name: Name,
        /// How well it plays.
        level: Level,
    },
}
