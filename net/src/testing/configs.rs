//! Configurations of tables and guests on loopback.

use std::net::{Ipv4Addr, SocketAddr};

use skipstone_core::milestone::Pebble;
use skipstone_core::{Rules, Stone};

use crate::client::JoinConfig;
use crate::discovery::Interfaces;
use crate::host::{HostConfig, LobbySetup, SeatFiller};
use crate::identity::Identity;
use crate::protocol::{EntryPolicy, Name, ShortText, TableOptions};
use crate::trust::{KnownHosts, KnownPlayers};

/// An open table with free seats, at any port, not announced. The host's player Hanna takes a seat.
///
/// # Panics
/// If the system gives no random bytes.
pub fn host_config(rules: Rules, seats: usize, teams: usize) -> HostConfig {
    HostConfig {
        identity: Identity::generate().expect("random bytes"),
        app: ShortText::new("0.1.0"),
        name: Name::new("Hanna"),
        stone: Stone::River,
        pebble: Pebble::default(),
        takes_seat: true,
        title: Name::new("Hanna's table"),
        setup: LobbySetup { rules, teams, seats: vec![SeatFiller::Free; seats] },
        options: TableOptions {
            entry: EntryPolicy::Open,
            watching: true,
            turn_seconds: None,
            grace_seconds: 60,
        },
        listen: (Ipv4Addr::LOCALHOST, 0).into(),
        interfaces: Interfaces::None,
        players: KnownPlayers::default(),
    }
}

/// A guest with a new key who wants to play, knows nobody and looks for nobody.
///
/// # Panics
/// If the system gives no random bytes.
pub fn join_config(host: SocketAddr, name: &str) -> JoinConfig {
    JoinConfig {
        identity: Identity::generate().expect("random bytes"),
        app: ShortText::new("0.1.0"),
        name: Name::new(name),
        stone: Stone::River,
        pebble: Pebble::default(),
        watch: false,
        addresses: vec![host],
        host_key: None,
        place: host.to_string(),
        hosts: KnownHosts::default(),
        series: None,
        code: None,
        bind: (Ipv4Addr::LOCALHOST, 0).into(),
        interfaces: Interfaces::None,
    }
}
