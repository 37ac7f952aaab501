//! Series played by computer players, as the store keeps their rounds.

use std::collections::BTreeSet;

use jiff::{Span, Timestamp};
use skipstone::store::{PlayedRound, RoundKey, StoredSeriesId};
use skipstone_core::bot::Level;
use skipstone_core::event::RoundResult;
use skipstone_core::record::{Header, Record};
use skipstone_core::series::Series;
use skipstone_core::table::{Player, SeatConfig, TableConfig};
use skipstone_core::tally::tally;
use skipstone_core::{Event, Rules, Seat, Seed, deal};

/// A table of people and computer players by their names: `Ada` is a person, `Pebble:greedy` is not.
pub(crate) fn table(rules: &str, teams: usize, seats: &[&str]) -> TableConfig {
    let seat = |text: &&str| match text.split_once(':') {
        Some((name, level)) => {
            let level = level.parse().expect("a level");
            SeatConfig { name: name.to_owned(), player: Player::Bot(level), age: None }
        }
        None => SeatConfig { name: (*text).to_owned(), player: Player::Human, age: None },
    };
    TableConfig {
        rules: Rules::from_toml(rules).expect("known rules"),
        teams,
        seats: seats.iter().map(seat).collect(),
    }
}

/// All rounds of a series, a quarter of an hour each. People play like the greedy player.
pub(crate) fn series(
    number: u64,
    table: &TableConfig,
    me: Seat,
    begun: Timestamp,
) -> Vec<(PlayedRound, Record)> {
    let setup = table.setup().expect("a table that can be dealt");
    let seed = Seed::from_number(number);
    let (dealer, _) = deal::draw_for_dealer(&setup, &seed);
    let mut series = Series::new(setup, dealer);
    let mut rounds = Vec::new();
    while !series.is_over() {
        let number_in_series = rounds.len() as u32 + 1;
        let record = round(table, series.dealer(), number_in_series, seed.child(u64::from(number_in_series)));
        let result = result(&record.events);
        let scores_before = series.scores();
        series.add(result.clone());
        let round = PlayedRound {
            key: RoundKey { series: StoredSeriesId(u128::from(number)), number: number_in_series },
            finished: begun + Span::new().minutes(15 * i64::from(number_in_series)),
            table: table.clone(),
            own_seats: vec![me],
            scores_before,
            result,
            tallies: tally(setup.seat_count(), &record.events, &BTreeSet::new()),
            stand_in_turns: BTreeSet::new(),
            taken_back: false,
            stones: Vec::new(),
        };
        rounds.push((round, record));
    }
    rounds
}

/// The rounds without their records.
pub(crate) fn rounds(number: u64, table: &TableConfig, me: Seat, begun: Timestamp) -> Vec<PlayedRound> {
    series(number, table, me, begun).into_iter().map(|(round, _)| round).collect()
}

fn round(table: &TableConfig, dealer: Seat, number: u32, seed: Seed) -> Record {
    let setup = table.setup().expect("a table that can be dealt");
    let mut events = Vec::new();
    let mut round =
        deal::deal(setup, seed, dealer, &deal::NO_AGES, &mut events).expect("no age is asked for");
    let player = |(seat, config): (Seat, &SeatConfig)| match config.player {
        Player::Human => Level::Greedy.player(&seed, seat),
        Player::Bot(level) => level.player(&seed, seat),
    };
    let mut players: Vec<_> = setup.seats().zip(&table.seats).map(player).collect();
    while round.ending().is_none() {
        let seat = round.turn();
        let mv = players[seat.index()].choose(&round.view(seat));
        round.play_into(seat, mv, &mut events).expect("players play legal moves");
    }
    let seats = table.seats.iter().map(SeatConfig::to_seat_record).collect();
    Record { header: Header { app: "0.1.0".to_owned(), setup, seats, dealer, round: number, seed }, events }
}

fn result(events: &[Event]) -> RoundResult {
    match events.last() {
        Some(Event::End(result)) => result.clone(),
        last => panic!("a round ends with its end, not with {last:?}"),
    }
}
