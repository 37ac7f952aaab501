//! Reads a golden file of every released version of every value type.

mod people;

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::{env, fs, iter};

use jiff::Timestamp;
use serde::de::DeserializeOwned;
use serde_json::json;
use skipstone_core::bot::review::Mistake;
use skipstone_core::bot::{Character, Level};
use skipstone_core::challenge::{Challenge, ChallengeFile, DayLength};
use skipstone_core::deal::DealerDraw;
use skipstone_core::event::RoundResult;
use skipstone_core::record::Record;
use skipstone_core::table::{Player, SavedRound, SeatConfig, TableConfig};
use skipstone_core::{
    EndReason, Event, Move, PlayerAction, Preset, Rules, Scoring, Seat, Seed, Source, Stone, Target, Team,
    VisibleEvent,
};
use skipstone_net::client::{Doubt, Evidence, UnfinishedDeals};
use skipstone_net::fair_deal::{Commitment, DealSecret, Share};
use skipstone_net::host::{SavedChat, SavedGuests, SavedLine, SavedLog, SavedRoom, SavedShortCode};
use skipstone_net::protocol::{self, EntryPolicy, Name, NextPlayer, Speaker, TableId, TableOptions};
use skipstone_net::round_log::{
    Authority, ContractPlayer, ContractSeat, LogEntry, LogId, RoundContract, RoundLog, SignedCommitment,
    TakeoverCause, TimeLimits,
};
use skipstone_net::trust::{Introductions, KnownHosts, KnownPlayers};
use skipstone_net::{Digest, Fingerprint, Signature, invite};

use super::PlayOrder;
use super::{RulesCache, Running, StoredRecord, StoredValue};
use crate::store::{
    ChatNews, ChatNewsLine, CostlyTurn, DayDeal, KeptSeat, PlayedRound, RoundKey, RoundReview, SavedResult,
    SavedSeries, SeriesId, SeriesOutcome, TakenChallenge, TriedPuzzle,
};

/// The environment variable that makes the tests write the files of a new version.
const WRITE: &str = "SKIPSTONE_WRITE_GOLDEN";

fn path(name: &str) -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/src/store/value/golden")).join(name)
}

/// The bytes of a file.
fn golden(name: &str) -> Vec<u8> {
    fs::read(path(name)).unwrap_or_else(|error| panic!("{name}: {error}; {WRITE}=1 writes new ones"))
}

/// Asserts that a file decodes to this value, and that the latest version encodes it to the same bytes.
fn assert_golden<T: StoredValue + PartialEq + std::fmt::Debug>(name: &str, value: &T, is_latest: bool) {
    if is_latest && env::var_os(WRITE).is_some() {
        fs::write(path(name), value.to_bytes()).expect("it can be written");
    }
    let bytes = golden(name);
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
        taken_back: [2, 300].into(),
        began: time(1_789_000_000),
        played: time(1_790_000_001),
    };
    assert_golden("series-2.bin", &series, true);
    assert_golden("series-1.bin", &SavedSeries { taken_back: BTreeSet::new(), ..series }, false);
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
    let (entry, watching) = (EntryPolicy::Code, true);
    let options = TableOptions { entry, watching, turn_seconds: Some(300), grace_seconds: 60 };
    let kept = SavedRoom {
        id: TableId([1; 16]),
        series: protocol::SeriesId([2; 16]),
        title: Name::new("Zoës Tisch"),
        options,
        port: 7462,
        secret: invite::InviteSecret::from_bytes([3; 10]),
        owners: vec![Some(key("A")), None],
        stones: Vec::new(),
        spectator_stones: BTreeMap::new(),
        next_players: BTreeMap::new(),
        log: None,
        chat: SavedChat::default(),
        guests: SavedGuests::default(),
        short_code: None,
    };
    // The deals of older protocols are dropped.
    for older in ["hosted-1.bin", "hosted-undealt-1.bin", "hosted-2.bin", "hosted-undealt-2.bin"] {
        assert_golden(older, &kept, false);
    }
    assert_golden("hosted-undealt-3.bin", &kept, false);
    let entries = |stand_in| {
        log_entries(stand_in).into_iter().map(|entry| match entry {
            LogEntry::Dealt { dealer, draws, .. } => LogEntry::Dealt { dealer, draws, events: Vec::new() },
            LogEntry::Action { action, by, .. } => LogEntry::Action { action, by, events: Vec::new() },
            entry => entry,
        })
    };
    let secret = Some(DealSecret::from_bytes([9; 32]));
    let log =
        |stand_in| Some(SavedLog { round: 5, proposal: 2, secret, entries: entries(stand_in).collect() });
    let dealt = SavedRoom { log: log(None), ..kept };
    assert_golden("hosted-3.bin", &dealt, false);
    let line =
        |number, by, team| SavedLine { number, by, team, text: protocol::ChatLine::new("Gut gespielt!") };
    let lines = vec![
        line(69, Speaker::Seat(Seat::One), None),
        line(70_000, Speaker::Spectator(Name::new("Łukasz 🪨")), Some(Team::from_index(1))),
    ];
    let chat = SavedChat { said: 70_000, lines };
    let chatted = SavedRoom { stones: vec![Stone::Jade, Stone::Bot(Character::Opal)], chat, ..dealt };
    assert_golden("hosted-4.bin", &chatted, false);
    let next_players =
        [(Seat::One, NextPlayer::Computer), (Seat::Two, NextPlayer::Spectator(key("B")))].into();
    let planned = SavedRoom { next_players, ..chatted };
    assert_golden("hosted-5.bin", &planned, false);
    let guests = SavedGuests {
        admitted: [(key("C"), Name::new("Łukasz 🪨"))].into(),
        kicked: [key("D")].into(),
        stand_ins: [(Seat::Two, key("D"))].into(),
        next_names: [(key("A"), Name::new("Zoë"))].into(),
    };
    let mut tries = invite::AttemptLimiter::default();
    for address in ["192.168.1.20", "fe80::1", "192.168.1.20"] {
        tries.record_failure(address.parse().expect("an address"));
    }
    let short_code = Some(SavedShortCode { code: "K7M-4RX".parse().expect("a code"), tries, wrong: 3 });
    let coded = SavedRoom { guests, short_code, ..planned };
    assert_golden("hosted-6.bin", &coded, false);
    let spectator_stones = [(key("B"), Stone::Coral), (key("C"), Stone::Amber)].into();
    let mut taken_over = SavedRoom { log: log(Some("bot:expert")), spectator_stones, ..coded };
    let former = Speaker::Former { key: key("D"), name: Name::new("Dora"), stone: Stone::Amber };
    taken_over.chat.lines.push(line(70_001, former, None));
    assert_golden("hosted-7.bin", &taken_over, true);
}

/// A log with an entry of each kind, with this computer player to take over for people. Nothing in it is really signed.
fn log_entries(stand_in: Option<&str>) -> Vec<LogEntry> {
    let seated = |letter| ContractPlayer::Person { key: key(letter), stand_in: stand_in.map(Name::new) };
    let place = |name: &str, age, player| ContractSeat { name: Name::new(name), age, player };
    let contract = RoundContract {
        rules: table().rules,
        teams: 2,
        seats: vec![
            place("Ada", Some(36), seated("A")),
            place("Kiesel", None, ContractPlayer::Bot(Name::new("bot:greedy"))),
            place("Łukasz 🪨", Some(7), seated("B")),
            place("Ben", None, seated("C")),
        ],
        bots: 1,
        limits: TimeLimits { turn_seconds: Some(300), grace_seconds: 60 },
        dealer: Some(Seat::Two),
        scores: vec![300, 0],
        previous: Digest::from_bytes([4; 32]),
        fair: true,
    };
    let commitment = |byte: u8| opaque::<Commitment>(json!(vec![byte; 32]));
    let signature = |byte: u8| {
        opaque::<Signature>(
            json!({ "key": vec![byte; 32], "halves": [vec![byte + 1; 32], vec![byte + 2; 32]] }),
        )
    };
    let list = |seats: &[Seat]| {
        let signed = |byte| SignedCommitment { hash: commitment(byte), signature: signature(byte) };
        LogEntry::Committed(seats.iter().map(|seat| (*seat, signed(seat.number()))).collect())
    };
    let person = |byte| Authority::Person(signature(byte));
    let act = |action, by, events| LogEntry::Action { action, by, events };
    let take_over = |cause| LogEntry::TakenOver { seat: Seat::Three, cause };
    let limits = TimeLimits { turn_seconds: None, grace_seconds: 0 };
    let card = |text: &str| text.parse().expect("a card");
    let opening = vec![
        VisibleEvent::Deal { stocks: vec![(Some(card("12.7")), 20); 4], draw: 82 },
        VisibleEvent::Draw { seat: Seat::Three, count: 1, cards: Some(vec![card("W.150")]) },
        VisibleEvent::Draw { seat: Seat::Three, count: 5, cards: None },
    ];
    let draws = vec![DealerDraw { seat: Seat::Two, card: card("11.3") }];
    vec![
        LogEntry::Contract(Box::new(contract)),
        take_over(TakeoverCause::Earlier),
        LogEntry::Returned(Seat::Three),
        LogEntry::Begun(commitment(3)),
        list(&[Seat::Three, Seat::Four]),
        LogEntry::Failed(vec![Seat::Four]),
        LogEntry::Begun(commitment(7)),
        list(&[Seat::Three]),
        LogEntry::Revealed([(Seat::Three, Share::from_bytes([8; 32]))].into()),
        LogEntry::Dealt { dealer: Seat::Two, draws, events: opening },
        act(PlayerAction::Move(Move::Draw), person(20), Vec::new()),
        act(PlayerAction::OutOfTurn(Seat::Four, Move::Pass), Authority::Computer, Vec::new()),
        act(PlayerAction::Catch(Seat::One), person(30), Vec::new()),
        LogEntry::Talked(Seat::Four),
        act(PlayerAction::CallTalking { by: Seat::One, talker: Seat::Four }, person(40), Vec::new()),
        LogEntry::TakenBack {
            asker: Seat::Three,
            to: 300,
            signatures: [(Seat::Three, signature(50)), (Seat::Four, signature(60))].into(),
        },
        take_over(TakeoverCause::Left { entries: 300, signature: signature(70) }),
        take_over(TakeoverCause::Replaced { by: Seat::Four, signature: signature(80) }),
        take_over(TakeoverCause::TurnLimit),
        take_over(TakeoverCause::Kicked),
        LogEntry::LimitsChanged(limits),
        act(PlayerAction::Move(Move::Pass), Authority::Computer, vec![VisibleEvent::End(result())]),
        LogEntry::Secret(DealSecret::from_bytes([9; 32])),
    ]
}

/// A value that only the network crate makes, from its serde form.
fn opaque<T: DeserializeOwned>(form: serde_json::Value) -> T {
    serde_json::from_value(form).expect("its serde form")
}

fn key(letter: &str) -> Fingerprint {
    format!("{}0", letter.repeat(51)).parse().expect("a fingerprint")
}

#[test]
fn evidence() {
    let table = TableId([1; 16]);
    let series = protocol::SeriesId([2; 16]);
    let none = RoundLog::new(LogId { table, host: key("A"), series, round: 5, proposal: 2 });
    let hash = |byte: u8| json!(vec![byte; 32]);
    let signed = |entries: u32| {
        let signature = json!({ "key": hash(1), "halves": [hash(2), hash(3)] });
        json!({ "run": vec![6; 16], "entries": entries, "head": hash(5), "signature": signature })
    };
    let seen = |log: &RoundLog, doubts, breach, is_judged| {
        json!({
            "log": log, "signed": signed(300), "shares": [[hash(4), hash(8)]], "has_revealed": true, "came_at": 1, "bytes": 70_000,
            "witnesses": { "4": 10 }, "lines_sent": 2, "unfinished_deals": [hash(9)], "are_scores_told": true,
            "doubts": doubts, "breach": breach, "is_judged": is_judged,
        })
    };
    let breaches = [
        json!({ "Fork": [signed(7), signed(7)] }),
        json!("Contract"),
        json!({ "Deal": { "ForeignShare": { "seat": 9 } } }),
        json!({ "Deal": { "Signature": { "seat": 4 } } }),
        json!({ "Deal": { "Share": { "seat": 4 } } }),
        json!({ "Deal": "Failure" }),
        json!({ "Deal": "Secret" }),
        json!("Dealer"),
        json!({ "Forged": { "entry": 300 } }),
        json!({ "Illegal": { "entry": 1 } }),
        json!({ "Differs": { "entry": 1 } }),
        json!({ "BotDecision": { "entry": 1 } }),
        json!({ "Takeback": { "entry": 1 } }),
        json!({ "Takeover": { "entry": 1 } }),
        json!({ "Talk": { "entry": 1 } }),
    ];
    let doubts = [
        Doubt::OwnShareMissing,
        Doubt::HostAlone,
        Doubt::CameLate,
        Doubt::EndNotShown,
        Doubt::OtherBots,
        Doubt::TooLong,
        Doubt::LogLost,
        Doubt::UnfinishedDeals(70_000),
        Doubt::PlayedFor,
        Doubt::OlderVersion,
        Doubt::NotPresent,
        Doubt::NoRecord,
    ];
    let broken = breaches.map(|breach| seen(&none, json!([]), breach, true));
    let doubtful = doubts.map(|doubt| seen(&none, json!([doubt]), json!(null), false));
    for (name, stand_in) in [("evidence-2.bin", None), ("evidence-3.bin", Some("bot:expert"))] {
        let mut log = none.clone();
        log_entries(stand_in).into_iter().for_each(|entry| log.push(entry).expect("an entry at its place"));
        let last = json!({
            "round": 4, "contract": log.contract(), "head": hash(4), "scores": [300, 0], "dealer": 2, "is_last": true,
            "are_scores_told": true,
        });
        let whole = iter::once(seen(&log, json!([]), json!(null), false));
        let rounds = Vec::from_iter(whole.chain(broken.clone()).chain(doubtful.clone()));
        let evidence: Evidence =
            opaque(json!({ "rounds": rounds, "last": last, "newest": [5, 2], "run": vec![6; 16] }));
        assert_golden(name, &evidence, stand_in.is_some());
    }
    assert_golden("evidence-none-2.bin", &Evidence::default(), false);
    assert_golden("evidence-none-3.bin", &Evidence::default(), true);
    // What protocol 2 showed is set aside.
    for older in ["evidence-1.bin", "evidence-none-1.bin"] {
        let read = Evidence::from_bytes(&golden(older), &mut RulesCache::default());
        assert_eq!(read, Ok(Evidence::default()), "{older}");
    }
}

#[test]
fn unfinished_deals() {
    let deals = |kicked: &[[u8; 32]]| json!({ "deals": [{ "listed": vec![1; 32], "has_own_share": true, "is_told": false }, { "listed": vec![2; 32], "has_own_share": false, "is_told": true }], "kicked": kicked });
    assert_golden("unfinished-deals-1.bin", &opaque::<UnfinishedDeals>(deals(&[])), false);
    assert_golden("unfinished-deals-2.bin", &opaque::<UnfinishedDeals>(deals(&[[1; 32]])), true);
}

#[test]
fn play_order() {
    let order = PlayOrder(vec![SeriesId(7), SeriesId(0x0123_4567_89ab_cdef_0011_2233_4455_6677)]);
    assert_golden("play-order-1.bin", &order, true);
}

#[test]
fn outcome() {
    let outcome = SeriesOutcome {
        series: SeriesId(0x0123_4567_89ab_cdef_0011_2233_4455_6677),
        finished: time(1_790_000_000),
        people: vec![key("A"), key("B"), key("C")],
        winners: vec![key("B")],
    };
    assert_golden("outcome-1.bin", &outcome, true);
    assert_golden("outcome-bots-1.bin", &SeriesOutcome { winners: Vec::new(), ..outcome }, true);
}

#[test]
fn taken() {
    let day = DayDeal { date: jiff::civil::date(2028, 2, 29), length: DayLength::Long };
    let taken = TakenChallenge {
        challenge: day.challenge(),
        day: Some(day),
        series: SeriesId(0x0123_4567_89ab_cdef_0011_2233_4455_6677),
        begun: time(1_790_000_000),
        offset: jiff::tz::offset(-8),
    };
    assert_golden("taken-1.bin", &taken, true);
    assert_golden("taken-deal-1.bin", &TakenChallenge { day: None, ..taken }, true);
}

#[test]
fn rivals() {
    let challenge = Challenge::of_day(20_280_229, DayLength::Short);
    let mut player = Level::Greedy.player(challenge.seed(), challenge.seat());
    let record = challenge.play("0.1.0", "Łukasz 🪨", &mut *player).expect("legal moves");
    let file = ChallengeFile { challenge, records: vec![record.clone(), record] };
    assert_golden("rivals-1.bin", &file, true);
}

#[test]
fn chat_news() {
    let line = |after, words: &str| ChatNewsLine { after, words: words.to_owned() };
    let news = ChatNews(vec![line(0, "Łukasz came in."), line(70_000, "Łukasz has left. 🪨")]);
    assert_golden("chat-news-1.bin", &news, true);
}

#[test]
fn tried_puzzle() {
    let tried = TriedPuzzle {
        id: "abc2345".to_owned(),
        number: 300,
        rating: 1343,
        solved_at_once: false,
        solved: true,
        tried: time(1_790_000_000),
    };
    assert_golden("tried-puzzle-1.bin", &tried, true);
}

#[test]
fn review() {
    let costly = |(at, mistake): (usize, Mistake)| CostlyTurn {
        turn: 3 + 2 * at as u32,
        percent: 1 + 20 * at as u8,
        mistake,
    };
    let review = RoundReview {
        round: RoundKey { series: SeriesId(1), number: 70_000 },
        seat: Seat::from_index(3),
        turns: 40,
        costly: Mistake::ALL.into_iter().enumerate().map(costly).collect(),
        most_behind: 12,
    };
    assert_golden("review-1.bin", &review, true);
}

#[test]
fn played() {
    let record = record();
    let key = RoundKey { series: SeriesId(1), number: 70_000 };
    let played = PlayedRound::new(key, time(1_790_000_000), &table(), result(), &record);
    assert!(played.tallies.iter().any(|tally| tally.stock.total() > 0), "something was counted");
    assert_eq!(played.own_seats.len(), 2, "two people share this computer");
    let taken_back = PlayedRound { taken_back: true, ..played.clone() };
    assert_golden("played-3.bin", &taken_back, false);
    let stones = vec![Stone::Jade, Stone::Bot(Character::Opal)];
    let shown = PlayedRound { stones, ..taken_back };
    assert_golden("played-4.bin", &shown, false);
    assert_golden("played-5.bin", &shown.with_stand_ins([2, 300].into(), &record), true);
    assert_golden("played-2.bin", &played, false);
    let alone = PlayedRound { own_seats: vec![Seat::ONE], ..played.clone() };
    assert_golden("played-1.bin", &alone, false);
    let watched = PlayedRound { own_seats: Vec::new(), ..played };
    for older in ["played-watched-3.bin", "played-watched-2.bin", "played-watched-1.bin"] {
        assert_golden(older, &watched, false);
    }
}

/// Core's golden record: the 1980 rules, three people, from its seed.
fn record() -> Record {
    include_str!("../../../../../core/tests/records/version-1.jsonl").parse().expect("a record")
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
    let foreign = include_str!("../../../../../core/tests/records/version-1.jsonl");
    let header = foreign.lines().next().expect("a header").replace("\"human\"", "\"cmd:bot\"");
    assert_golden("record-text-1.bin", &StoredRecord(header.parse().expect("a record")), true);
}
