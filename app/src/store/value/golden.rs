//! Reads a golden file of every released version of every value type.

use std::path::PathBuf;
use std::{env, fs};

use jiff::Timestamp;
use skipstone_core::bot::Level;
use skipstone_core::event::RoundResult;
use skipstone_core::record::Record;
use skipstone_core::table::{Player, SavedRound, SeatConfig, TableConfig};
use skipstone_core::{
    EndReason, Event, Move, PlayerAction, Preset, Rules, Scoring, Seat, Seed, Source, Target, Team,
};
use skipstone_net::client::Evidence;
use skipstone_net::host::{DealInputs, SavedDeal, SavedRoom};
use skipstone_net::protocol::{self, EntryPolicy, Name, TableId, TableOptions};
use skipstone_net::trust::{KnownHosts, KnownPlayers};
use skipstone_net::{Fingerprint, fair_deal, invite};

use super::{RulesCache, Running, StoredRecord, StoredValue};
use crate::store::play_order::PlayOrder;
use crate::store::{KeptSeat, PlayedRound, RoundKey, SavedResult, SavedSeries, SeriesId};

/// The environment variable that makes the tests write the files of a new version.
const WRITE: &str = "SKIPSTONE_WRITE_GOLDEN";

/// Asserts that a file decodes to this value, and that the latest version encodes it to the same bytes.
fn assert_golden<T: StoredValue + PartialEq + std::fmt::Debug>(name: &str, value: &T, is_latest: bool) {
    let path = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/src/store/value/golden")).join(name);
    if is_latest && env::var_os(WRITE).is_some() {
        fs::write(&path, value.to_bytes()).expect("it can be written");
    }
    let bytes = fs::read(&path).unwrap_or_else(|error| panic!("{name}: {error}; {WRITE}=1 writes new ones"));
    assert_eq!(T::from_bytes(&bytes, &mut RulesCache::default()).as_ref(), Ok(value), "{name}");
    assert_eq!(value.to_bytes() == bytes, is_latest, "{name}");
    for broken in [&bytes[..1], &bytes[..bytes.len() - 1], &[bytes.as_slice(), &[0]].concat()] {
        assert!(
            T::from_bytes(broken, &mut RulesCache::default()).is_err(),
            "{name} that is broken is no value"
        );
    }
}

fn table() -> TableConfig {
    let seat = |name: &str, player, age| SeatConfig { name: name.to_owned(), player, age };
    let seats = vec![
        seat("Ada", Player::Human, Some(36)),
        seat("Kiesel", Player::Bot(Level::Greedy), None),
        seat("Łukasz 🪨", Player::Human, Some(7)),
        seat("", Player::Bot(Level::Random), None),
    ];
    let rules = Rules { scoring: Scoring::Wins, target: 500, ..Preset::Family.rules() };
    TableConfig { rules, teams: 2, seats }
}

fn result() -> RoundResult {
    let winner = Some(Team::from_index(1));
    RoundResult { reason: EndReason::Stalled, winner, left: [3, 0, 15, 1].into(), points: [0, 1].into() }
}

fn time(second: i64) -> Timestamp {
    Timestamp::from_second(second).expect("a time")
}

#[test]
fn series() {
    let rounds = [EndReason::StockEmpty, EndReason::Blocked, EndReason::Stalled].map(|reason| SavedResult {
        result: RoundResult { reason, ..result() },
        finished: time(1_790_000_000),
    });
    let series = SavedSeries {
        id: SeriesId(0x0123_4567_89ab_cdef_0011_2233_4455_6677),
        name: "Freitag".to_owned(),
        table: table(),
        first_dealer: Seat::from_index(3),
        rounds: rounds.into(),
        ended_early: true,
        began: time(1_789_000_000),
        played: time(1_790_000_001),
    };
    assert_golden("series-1.bin", &series, true);
}

#[test]
fn running() {
    let (partner, pile) = (Some(Seat::from_index(2)), 3);
    let moves = [
        Move::Put(Source::Hand(9), Target::Build(0)),
        Move::Put(Source::Stock(None), Target::Build(pile)),
        Move::Put(Source::Stock(partner), Target::Build(1)),
        Move::Put(Source::Discard(pile, None), Target::Build(2)),
        Move::Put(Source::Discard(0, partner), Target::Build(2)),
        Move::Put(Source::Hand(0), Target::Discard(pile, partner)),
        Move::Put(Source::Hand(0), Target::Discard(0, None)),
        Move::Draw,
        Move::Pass,
    ];
    let actions = moves.map(PlayerAction::Move).into();
    let round = Some(SavedRound { number: 300, seed: Seed([7; 32]), actions });
    assert_golden("running-1.bin", &Running { seed: Seed([9; 32]), round }, true);
    let actions = vec![
        PlayerAction::Move(Move::Draw),
        PlayerAction::OutOfTurn(Seat::from_index(11), Move::Put(Source::Stock(None), Target::Build(3))),
        PlayerAction::Catch(Seat::from_index(0)),
        PlayerAction::CallTalking { by: Seat::from_index(11), talker: Seat::from_index(2) },
    ];
    let round = Some(SavedRound { number: 1, seed: Seed([7; 32]), actions });
    assert_golden("running-manners-1.bin", &Running { seed: Seed([9; 32]), round }, true);
    assert_golden("running-none-1.bin", &Running { seed: Seed([9; 32]), round: None }, true);
}

#[test]
fn hosted() {
    let share = |byte: u8| fair_deal::Share::from_bytes([byte; 32]);
    let kept = SavedRoom {
        id: TableId([1; 16]),
        series: protocol::SeriesId([2; 16]),
        title: Name::new("Zoës Tisch"),
        options: TableOptions {
            entry: EntryPolicy::Code,
            watching: true,
            turn_seconds: Some(300),
            grace_seconds: 60,
        },
        port: 7462,
        secret: invite::InviteSecret::from_bytes([3; 10]),
        owners: vec![Some(format!("{}0", "A".repeat(51)).parse().expect("a key")), None],
        takebacks: 4,
        deal: Some(DealInputs {
            round: 5,
            secret: fair_deal::DealSecret::from_bytes([6; 32]),
            shares: [(Seat::ONE, share(7)), (Seat::from_index(11), share(8))].into(),
            failed: Vec::new(),
        }),
        pending_deal: None,
    };
    assert_golden("hosted-1.bin", &kept, false);
    assert_golden("hosted-undealt-1.bin", &SavedRoom { deal: None, ..kept.clone() }, false);
    let failed = vec![vec![Seat::Two, Seat::Five], vec![Seat::Three]];
    let pending_deal = SavedDeal {
        round: 6,
        secret: fair_deal::DealSecret::from_bytes([9; 32]),
        list: Some([(Seat::Four, fair_deal::Commitment::from_bytes([5; 32]))].into()),
        failed: failed.clone(),
    };
    let deal = kept.deal.clone().map(|deal| DealInputs { failed, ..deal });
    let kept = SavedRoom { deal, pending_deal: Some(pending_deal.clone()), ..kept };
    assert_golden("hosted-2.bin", &kept, true);
    let pending_deal = SavedDeal { list: None, failed: Vec::new(), ..pending_deal };
    let undealt = SavedRoom { deal: None, pending_deal: Some(pending_deal), ..kept };
    assert_golden("hosted-undealt-2.bin", &undealt, true);
}

#[test]
fn evidence() {
    let hash = |byte: u8| serde_json::json!(vec![byte; 32]);
    let evidence = serde_json::json!({
        "deal": {
            "round": 5,
            "failed": [[2, 5]],
            "transcript": {
                "context": {
                    "table": vec![1; 16], "series": vec![2; 16], "round": 5, "attempt": 2,
                    "host": format!("{}0", "A".repeat(51)),
                },
                "commitment": hash(3),
                "own": [4, hash(4)],
                "list": { "4": hash(5) },
                "shares": { "4": hash(4) },
            },
            "without": [2, 5],
            "bots": [{ "seat": 1, "name": "Kiesel", "player": "bot:expert" }],
            "finding": { "ForeignShare": { "seat": 9 } },
        },
        "round": {
            "at": { "round": 5, "takebacks": 1, "events": 2 },
            "dealer": 3,
            "draws": [],
            "viewer": 4,
            "events": [{ "Turn": { "seat": 4 } }, { "Draw": { "seat": 4, "count": 1, "cards": ["12.7"] } }],
            "was_rewritten": true,
        },
    });
    let evidence: Evidence = serde_json::from_value(evidence).expect("evidence");
    assert_golden("evidence-1.bin", &evidence, true);
    assert_golden("evidence-none-1.bin", &Evidence::default(), true);
}

#[test]
fn play_order() {
    let order = PlayOrder(vec![SeriesId(7), SeriesId(0x0123_4567_89ab_cdef_0011_2233_4455_6677)]);
    assert_golden("play-order-1.bin", &order, true);
}

#[test]
fn kept_seat() {
    let addresses =
        ["192.168.1.20:7462", "[fe80::1%2]:7000"].map(|address| address.parse().expect("an address"));
    let kept = KeptSeat {
        title: Name::new("Zoës Tisch"),
        host: format!("{}0", "A".repeat(51)).parse().expect("a key"),
        addresses: addresses.into(),
    };
    assert_golden("kept-seat-1.bin", &kept, true);
}

#[test]
fn played() {
    let record = record();
    let key = RoundKey { series: SeriesId(1), number: 70_000 };
    let played = PlayedRound::new(key, time(1_790_000_000), &table(), result(), &record);
    assert!(played.tallies.iter().any(|tally| tally.stock.total() > 0), "something was counted");
    assert_eq!(played.own_seats.len(), 2, "two people share this computer");
    assert_golden("played-2.bin", &played, true);
    let alone = PlayedRound { own_seats: vec![Seat::ONE], ..played.clone() };
    assert_golden("played-1.bin", &alone, false);
    let watched = PlayedRound { own_seats: Vec::new(), ..played };
    assert_golden("played-watched-2.bin", &watched, true);
    assert_golden("played-watched-1.bin", &watched, false);
}

#[test]
fn trust() {
    let key = |letter: &str| format!("{}0", letter.repeat(51)).parse::<Fingerprint>().expect("a fingerprint");
    let mut hosts = KnownHosts::default();
    hosts.remember("192.168.1.20:7462", key("A"), "Adas Tisch");
    hosts.remember("Łukasz 🪨", key("B"), "Łukasz 🪨");
    assert_golden("hosts-1.bin", &hosts, true);
    let mut players = KnownPlayers::default();
    players.admit(key("C"), "Ben");
    players.admit(key("D"), "Ben");
    players.ban(key("D"));
    assert_golden("players-1.bin", &players, true);
}

/// Core's golden record: the 1980 rules, three people, from its seed.
fn record() -> Record {
    include_str!("../../../../core/tests/records/version-1.jsonl").parse().expect("a record")
}

#[test]
fn records() {
    let record = record();
    let text = record.to_string().len();
    let kept = StoredRecord(record.clone());
    assert!(kept.to_bytes().len() * 10 < text, "what the seed gives isn't kept");
    assert_golden("record-1.bin", &kept, true);

    // An unfinished record, and one shuffled by hand.
    let mut unfinished = record.clone();
    unfinished.events.truncate(100);
    let made = |event: &Event| matches!(event, Event::Play { .. } | Event::Discard(_) | Event::Pass(_));
    while unfinished.events.last().is_some_and(|event| !made(event)) {
        unfinished.events.pop();
    }
    let mut by_hand = record;
    if let Some(Event::Deal { draw, .. }) = by_hand.events.first_mut() {
        draw.swap(0, 1);
    }
    for record in [unfinished, by_hand] {
        let kept = StoredRecord(record);
        assert_eq!(StoredRecord::from_bytes(&kept.to_bytes(), &mut RulesCache::default()), Ok(kept));
    }
    let foreign = include_str!("../../../../core/tests/records/version-1.jsonl");
    let header = foreign.lines().next().expect("a header").replace("\"human\"", "\"cmd:bot\"");
    assert_golden("record-text-1.bin", &StoredRecord(header.parse().expect("a record")), true);
}
