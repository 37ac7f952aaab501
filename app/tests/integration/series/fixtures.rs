//! Series played for the tests.

use std::collections::BTreeSet;
use std::time::Duration;

use jiff::Timestamp;
use skipstone::files::series_file::SeriesBundle;
use skipstone::store::{SavedResult, SavedSeries, SeriesKind, StoredSeriesId};
use skipstone_core::bot::{Bot, Level};
use skipstone_core::table::{Intent, Player, SeatConfig, Table, TableConfig, TableInput};
use skipstone_core::{Rules, Seat, Seed, Setup};

/// A table of Ada, Bo and so on; the first is a person.
pub(crate) fn table(rules: &str, seats: usize, teams: usize) -> TableConfig {
    let names = ["Ada", "Bo", "Cleo", "Dan", "Eve", "Fay"];
    let player = |index| if index == 0 { Player::Human } else { Player::Bot(Level::Greedy) };
    let seat = |index: usize| SeatConfig { name: names[index].to_owned(), player: player(index), age: None };
    TableConfig {
        rules: Rules::from_toml(rules).expect("rules"),
        teams,
        seats: (0..seats).map(seat).collect(),
    }
}

/// The time a number of hours after a fixed one.
pub(crate) fn time_after(hours: usize) -> Timestamp {
    let first: Timestamp = "2026-11-21T19:30:00Z".parse().expect("a time");
    first + Duration::from_secs(3600 * hours as u64)
}

/// A series after a number of rounds and of moves in the next one; fewer if it ends before.
pub(crate) fn series(table: TableConfig, seed: u64, rounds: usize, moves: usize) -> SeriesBundle {
    let mut at = Table::new(table.clone(), Seed::from_number(seed)).expect("a table");
    let first_dealer = at.series().first_dealer();
    let (mut results, mut records) = (Vec::new(), Vec::new());
    while results.len() < rounds && !at.series().is_over() {
        play(&mut at, usize::MAX);
        let record = at.record("0.1.0").expect("a round was played");
        let result = record.result().expect("it is over");
        results.push(SavedResult { result, finished: time_after(results.len()) });
        records.push(Some(record));
    }
    let running = (moves > 0 && !at.series().is_over()).then(|| {
        play(&mut at, moves);
        at.record("0.1.0").expect("a round was begun")
    });
    let running = running.filter(|record| record.result().is_none());
    let series = SavedSeries {
        id: StoredSeriesId(u128::from(seed) << 64 | 7),
        kind: SeriesKind::Local,
        name: String::new(),
        table,
        first_dealer,
        played: time_after(results.len()),
        rounds: results,
        ended_early: false,
        taken_back: BTreeSet::new(),
        began: time_after(0),
    };
    SeriesBundle { series, records, running }
}

/// Deals a round and plays a number of moves, the people's included.
fn play(table: &mut Table, moves: usize) {
    let setup: Setup = *table.setup();
    let people: Vec<Box<dyn Bot>> =
        setup.seats().map(|seat| Level::Greedy.player(&Seed::from_number(1), seat)).collect();
    let mut people = people;
    let now = Duration::ZERO;
    table.handle(now, TableInput::Intent(Seat::ONE, Intent::NextRound));
    table.handle(now, TableInput::Intent(Seat::ONE, Intent::SetBotDelay(Duration::ZERO)));
    for _ in 0..moves {
        let Some(round) = table.round().filter(|round| round.ending().is_none()) else { return };
        let seat = round.turn();
        match table.seats()[seat.index()].player {
            Player::Bot(_) => {
                let due = table.wake_at().expect("a computer player is on turn");
                table.handle(due, TableInput::Tick);
            }
            Player::Human => {
                let mv = people[seat.index()].choose(&round.view(seat));
                table.handle(now, TableInput::Intent(seat, Intent::Move(mv)));
            }
        }
    }
}
