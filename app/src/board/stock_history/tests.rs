use skipstone_core::record::Record;
use skipstone_core::replay::replay_with_observer;
use skipstone_core::table::{Intent, Player, SeatConfig, Table, TableConfig, TableInput};
use skipstone_core::{Event, Preset, Rules, Seed, Source, StockSize, bot::Level};

use super::*;

/// A round of computer players.
fn played(seats: usize, teams: usize, seed: u64) -> Record {
    let rules = Rules { stock: StockSize::Cards(8), ..Preset::Standard.rules() };
    let seat = |_| SeatConfig { name: String::new(), player: Player::Bot(Level::Greedy), age: None };
    let config = TableConfig { rules, teams, seats: (0..seats).map(seat).collect() };
    let mut table = Table::new(config, Seed::from_number(seed)).expect("so many can play");
    table.handle(std::time::Duration::ZERO, TableInput::Intent(Seat::ONE, Intent::NextRound));
    while let Some(now) = table.wake_at() {
        table.handle(now, TableInput::Tick);
    }
    table.record("0").expect("a round was played")
}

/// The history as a seat's screen keeps it.
fn history(record: &Record, me: Option<Seat>) -> StockHistory {
    let mut replica = Replica::new(record.header.setup, me);
    let mut history = StockHistory::default();
    replay_with_observer(record, |events, after| {
        for event in events {
            let event = VisibleEvent::of(event, me, after);
            replica.apply(&event);
            history.apply(&event, &replica);
        }
    })
    .expect("it follows the rules");
    history
}

/// The same, counted from the record alone.
fn counted(record: &Record) -> Vec<Box<[u8]>> {
    let Some(Event::Deal { stocks, .. }) = record.events.first() else { panic!("it begins with the deal") };
    let mut left: Box<[u8]> = stocks.iter().map(|stock| stock.len() as u8).collect();
    let mut turns = Vec::new();
    for event in &record.events {
        match event {
            Event::Play { mv, .. } => {
                if let Some(Source::Stock(owner)) = mv.source() {
                    left[owner.index()] -= 1;
                }
            }
            Event::Turn(_) | Event::End(_) => turns.push(left.clone()),
            _ => {}
        }
    }
    turns
}

#[test]
fn the_history_is_what_the_record_tells_for_every_seat() {
    for (seats, teams) in [(2, 2), (3, 3), (4, 2), (6, 6), (12, 3)] {
        for seed in 0..4 {
            let record = played(seats, teams, seed);
            let setup = record.header.setup;
            let expected = counted(&record);
            for me in [None, Some(Seat::ONE), setup.seats().last()] {
                let history = history(&record, me);
                assert_eq!(history.left, expected, "{seats} seats, {teams} teams, seed {seed}, {me:?}");
                assert_eq!(history.turns() + 1, expected.len());
                let result = record.result().expect("it is over");
                for team in setup.teams() {
                    let last = history.of_team(&setup, team).last();
                    assert_eq!(last, Some(score::team_stock_left(&setup, team, &result.left)));
                }
            }
        }
    }
}

#[test]
fn a_golden_record_has_its_history() {
    let record: Record =
        include_str!("../../../../core/tests/records/version-1.jsonl").parse().expect("a record");
    let history = history(&record, Some(Seat::ONE));
    let changes = |team| -> Vec<(usize, u32)> {
        let mut changes: Vec<(usize, u32)> =
            history.of_team(&record.header.setup, team).enumerate().collect();
        changes.dedup_by_key(|(_, left)| *left);
        changes
    };
    let teams: Vec<Vec<(usize, u32)>> = record.header.setup.teams().map(changes).collect();
    assert_eq!(teams, GOLDEN);
    assert_eq!(history.turns(), 169);
}

#[test]
fn a_new_deal_begins_a_new_history() {
    let record = played(2, 2, 1);
    let once = history(&record, None);
    let mut twice = once.clone();
    let mut replica = Replica::new(record.header.setup, None);
    replay_with_observer(&record, |events, after| {
        for event in events {
            let event = VisibleEvent::of(event, None, after);
            replica.apply(&event);
            twice.apply(&event, &replica);
        }
    })
    .expect("it follows the rules");
    assert_eq!(twice, once);
}

/// By team, the turns that changed the stock cards left, and how many were left then.
const GOLDEN: [&[(usize, u32)]; 3] = [
    &[(0, 5), (144, 4)],
    &[(0, 5), (1, 4), (7, 3), (16, 2), (157, 1), (169, 0)],
    &[(0, 5), (11, 4), (89, 3)],
];
