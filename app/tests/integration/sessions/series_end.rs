//! The end of a series in a guest's window.

use skipstone_core::bot::Level;
use skipstone_core::event::RoundResult;
use skipstone_core::record::Record;
use skipstone_core::table::{Intent, Player, RoundEnd, SeatConfig, Table, TableConfig, TableInput, Update};
use skipstone_core::{EndReason, Rules, Seed, StockSize, Team};
use skipstone_net::client::{DealSummary, Verdict};

use super::*;
use crate::multiplayer::verdicts::signed_log;

/// A guest who looks at the end of a series isn't taken to the lobby, and finds the next series there or at the table.
#[test]
fn the_end_of_a_series_stays_until_the_guest_follows_or_plays_again() {
    let series = |number: u8, begun| {
        let seats = [person("Ada", true), bot(), Occupant::Nobody, Occupant::Nobody];
        let lobby = Lobby { begun, series: SeriesId([number; 16]), ..lobby(seats) };
        ClientEvent::Lobby(Box::new(lobby))
    };
    let end = || {
        let (left, points) = ([0, 7, 7, 7].into(), [500, 0, 0, 0].into());
        let winner = Some(Team::from_index(0));
        let result = RoundResult { reason: EndReason::StockEmpty, winner, left, points };
        let ended = Some(RoundEnd { result, series_winners: winner.map(|team| vec![team]) });
        let scores = vec![500, 0, 0, 0];
        ClientEvent::Table(Update::Snapshot { number: 1, scores, events: Vec::new(), ended })
    };
    let mut window = Window::open();
    let _room = window.call();
    window.come_in(key());
    window.news(series(1, true));
    window.news(end());
    let closing = english!("closing-save");
    assert!(window.shows(&closing));
    // Everybody plays again: no lobby in between.
    window.news(series(2, true));
    assert!(window.shows(&closing), "until its first round begins");
    window.news(end());
    window.news(series(3, false));
    assert!(window.shows(&closing) && !window.shows(&english!("lobby-sit")), "nobody is taken along");
    window.click(&english!("result-to-lobby"));
    assert!(window.shows(&english!("lobby-sit")));
    // Who stays behind finds the next series in place of the one before.
    window.news(series(3, true));
    window.news(end());
    window.news(series(4, false));
    window.news(series(4, true));
    assert!(!window.shows(&closing) && window.shows(&english!("table-menu")));
}

/// The record of a round that two people play against each other to its end.
fn played_record(rules: Rules) -> String {
    let seat = |name: &str| SeatConfig { name: name.to_owned(), player: Player::Human, age: None };
    let config = TableConfig { rules, teams: 2, seats: ["Ada", "Ben"].map(seat).into() };
    let mut table = Table::new(config, Seed::from_number(3)).expect("two can play");
    drop(table.handle(Duration::ZERO, TableInput::Intent(Seat::ONE, Intent::NextRound)));
    while let Some(round) = table.round().filter(|round| round.ending().is_none()) {
        let turn = round.turn();
        let mv = Level::Greedy.player(&Seed::from_number(1), turn).choose(&round.view(turn));
        drop(table.handle(Duration::ZERO, TableInput::Intent(turn, Intent::Move(mv))));
    }
    table.record("0.1.0").expect("a round").to_string()
}

/// Friends are known by their keys, whatever they are called, and a series counts once.
#[test]
fn series_won_against_each_other_are_counted_over_all_evenings() {
    let rules = Rules { stock: StockSize::Cards(5), target: 1, ..Preset::Standard.rules() };
    let record = played_record(rules);
    let (ada, ben, stranger, zoe) = (key(), key(), key(), key());
    let evening = |number: u8, people: [(&str, Fingerprint); 2]| {
        let person = |(name, key)| {
            let occupant = Occupant::Person { name: Name::new(name), key, ready: true, stone: Stone::Jade };
            LobbySeat { occupant, age: None, next: None }
        };
        let table = lobby([bot(), bot(), bot(), bot()]);
        let seats = people.map(person).into();
        let spectators = vec![Spectator { name: Name::new("Zoë"), key: zoe, stone: Stone::Coral }];
        Lobby { seats, spectators, rules, teams: 2, begun: true, series: SeriesId([number; 16]), ..table }
    };
    let mut window = Window::open();
    let _room = window.call();
    window.come_in(key());
    let store = window.store.clone();
    let mut ends = |lobby: Lobby, is_stored: bool| {
        let parsed: Record = record.parse().expect("a record");
        if is_stored {
            let series = skipstone::store::SeriesId::from(lobby.series);
            store.add_remote_round(series, Some(Seat::ONE), &[], &parsed).expect("a store");
        }
        let checked = ClientEvent::RoundChecked {
            series: lobby.series,
            round: 1,
            seat: Some(Seat::ONE),
            is_on_screen: true,
            record: Some(record.clone()),
            verdict: Verdict::Verified(DealSummary::default()),
            log: Some(signed_log(&lobby)),
            convicts: false,
        };
        let result = parsed.result().expect("it is over");
        let (scores, winners) = (result.points.to_vec(), result.winner.map(|team| vec![team]));
        let ended = Some(RoundEnd { result, series_winners: winners });
        window.news(ClientEvent::Lobby(Box::new(lobby)));
        let events = Vec::new();
        window.news(ClientEvent::Table(Update::Snapshot { number: 1, scores, events, ended }));
        window.news(checked.clone());
        window.news(checked);
        assert!(window.shows("Zoë"), "who watches is at the table, too");
        let series = |count| {
            format!("{} · {}", english!("closing-standing"), english!("closing-series", count = count))
        };
        (1..4).filter(|count| window.shows(&series(*count))).collect::<Vec<i32>>()
    };
    assert_eq!(ends(evening(1, [("Ada", ada), ("Ben", ben)]), false), [1]);
    assert_eq!(ends(evening(2, [("Adele", ada), ("Benjamin", ben)]), false), [2]);
    assert_eq!(ends(evening(3, [("Ada", stranger), ("Ben", ben)]), false), [1]);
    // At the own table the record is there before the verdict.
    assert_eq!(ends(evening(4, [("Ada", ada), ("Ben", ben)]), true), [3]);
}
