//! Rounds played for the tests of records and their replay.

use skipstone_core::bot::Level;
use skipstone_core::record::{Header, Record, SeatRecord};
use skipstone_core::{Preset, Rules, Seat, Seed, Setup, deal};

/// A whole round, with its record.
pub(crate) fn played(setup: Setup, number: u64, level: Level) -> Record {
    let seed = Seed::from_number(number);
    let (dealer, _) = deal::draw_for_dealer(&setup, &seed);
    let mut events = Vec::new();
    let mut round =
        deal::deal(setup, seed, dealer, &deal::NO_AGES, &mut events).expect("no age is asked for");
    let mut players: Vec<_> = setup.seats().map(|seat| level.player(&seed, seat)).collect();
    while round.ending().is_none() {
        let seat = round.turn();
        let mv = players[seat.index()].choose(&round.view(seat));
        round.play_into(seat, mv, &mut events).expect("players play legal moves");
    }
    let seats =
        |seat: Seat| SeatRecord { name: format!("Player {seat}"), player: format!("bot:{level}"), age: None };
    let seats = setup.seats().map(seats).collect();
    Record { header: Header { app: "0.1.0".to_owned(), setup, seats, dealer, round: 1, seed }, events }
}

pub(crate) fn quick(seats: usize, teams: usize) -> Setup {
    Setup::new(Preset::Quick.rules(), seats, teams).expect("a quick table of any size can be dealt")
}

/// A round of the 1980 rules, which has announcements.
pub(crate) fn classic() -> Record {
    let rules = Rules::from_toml("preset = 'classic-1980'\nstock = 10").expect("known rules");
    played(Setup::new(rules, 4, 2).expect("two teams of two"), 5, Level::Greedy)
}
