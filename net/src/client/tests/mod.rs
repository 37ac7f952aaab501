//! Clients and fake hosts on loopback. Whole rounds of client states and a room are among the tests of the room.

mod remote;
mod way_back;

use skipstone_core::milestone::Pebble;
use skipstone_core::{Preset, Seat, Stone};

use crate::fingerprint::Fingerprint;
use crate::protocol::{
    EntryPolicy, Lobby, LobbySeat, Name, Occupant, Spectator, TableOptions, TableSeriesId,
};

const GUEST: Fingerprint = Fingerprint([7; 32]);
const HOST: Fingerprint = Fingerprint([1; 32]);

/// A table of three: the host and two guests, while this one watches.
fn lobby() -> Lobby {
    let person = |seat: Seat| Occupant::Person {
        name: Name::new("Ada"),
        key: if seat == Seat::ONE { HOST } else { Fingerprint([2; 32]) },
        stone: Stone::default(),
        pebble: Pebble::default(),
    };
    Lobby {
        title: Name::new("A table"),
        series: TableSeriesId([1; 16]),
        rules: Preset::Quick.rules(),
        teams: 3,
        seats: Seat::first_n(3)
            .map(|seat| LobbySeat { occupant: person(seat), age: None, next: None })
            .collect(),
        phones: Vec::new(),
        next_names: Vec::new(),
        spectators: vec![Spectator { name: Name::new("Kim"), key: GUEST, stone: Stone::Amber }],
        options: TableOptions {
            entry: EntryPolicy::Open,
            watching: true,
            turn_seconds: None,
            grace_seconds: 60,
        },
        begun: true,
    }
}
