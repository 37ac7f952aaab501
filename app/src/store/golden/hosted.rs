//! The values about tables with others: the own one as it is resumed, and the evidence of what was shown.

use std::iter;

use serde::de::DeserializeOwned;
use serde_json::json;
use skipstone_core::bot::{Character, Level};
use skipstone_core::deal::DealerDraw;
use skipstone_core::table::PausedBy;
use skipstone_core::{Move, PlayerAction, Seat, Stone, VisibleEvent};
use skipstone_net::client::{Doubt, Evidence, UnfinishedDeals};
use skipstone_net::fair_deal::{Commitment, DealSecret, Share};
use skipstone_net::host::{
    Person, Plan, RoundBefore, SavedBot, SavedChat, SavedLine, SavedLog, SavedRoom, SavedSeat,
    SavedShortCode, Standing,
};
use skipstone_net::protocol::{
    Audience, ChatLine, EntryPolicy, Name, SeriesKey, Speaker, TableId, TableOptions, TableSeriesId,
};
use skipstone_net::round_log::{
    Authority, ContractPerson, ContractPlayer, ContractSeat, LogEntry, LogId, PauseAuthority, RoundContract,
    RoundLog, SignedCommitment, TakeoverCause, TimeLimits,
};
use skipstone_net::{Digest, Signature, invite};

use super::{assert_golden, key, result, table};

#[test]
fn hosted() {
    let (entry, watching) = (EntryPolicy::Code, true);
    let options = TableOptions { entry, watching, turn_seconds: Some(300), grace_seconds: 60 };
    let without_events = |entries: Vec<LogEntry>| {
        let entries = entries.into_iter().map(|entry| match entry {
            LogEntry::Dealt { dealer, draws, .. } => LogEntry::Dealt { dealer, draws, events: Vec::new() },
            LogEntry::Action { action, by, .. } => LogEntry::Action { action, by, events: Vec::new() },
            entry => entry,
        });
        entries.collect()
    };
    let secret = Some(DealSecret::from_bytes([9; 32]));
    let line = |number, by, readers| SavedLine { number, by, readers, text: ChatLine::new("Gut gespielt!") };
    let lines = vec![
        line(69, Speaker::Seat(Seat::One), None),
        line(70_000, Speaker::Spectator(Name::new("Łukasz 🪨")), Some(vec![key("A"), key("C")])),
        line(70_001, Speaker::Former { key: key("D"), name: Name::new("Dora"), stone: Stone::Amber }, None),
    ];
    let person = |name, stone, standing, plan| {
        let mut person = Person::new(Name::new(name), standing);
        (person.stone, person.plan) = (stone, plan);
        person
    };
    let mut ada = person("Ada", Some(Stone::Jade), Standing::Plays, Some(Plan::Watch));
    ada.next_name = Some(Name::new("Zoë"));
    let promised = Plan::Play { seat: Seat::Two, is_kept: true };
    let mut bea = person("Bea", Some(Stone::Coral), Standing::Watches, Some(promised));
    bea.is_phone = true;
    let people = [
        (key("A"), ada),
        (key("B"), bea),
        (key("C"), person("Łukasz 🪨", None, Standing::Watches, None)),
        (key("D"), person("Dora", None, Standing::Kicked, None)),
    ];
    let seats = vec![
        SavedSeat { person: Some(key("A")), ..SavedSeat::default() },
        SavedSeat {
            person: None,
            bot: Some(SavedBot::new(Name::new("Opal"), Level::Hard)),
            bot_stone: Stone::Bot(Character::Opal),
            stands_in_for: Some(key("D")),
        },
    ];
    let mut tries = invite::AttemptLimiter::default();
    for address in ["192.168.1.20", "fe80::1", "192.168.1.20"] {
        tries.record_failure(address.parse().expect("an address"));
    }
    let room = SavedRoom {
        id: TableId([1; 16]),
        series: TableSeriesId([2; 16]),
        title: Name::new("Zoës Tisch"),
        options,
        port: 7462,
        secret: invite::InviteSecret::from_bytes([3; 10]),
        continues: None,
        short_code: SavedShortCode { code: "K7M-4RX".parse().expect("a code"), tries, wrong: 3 },
        seats,
        people: people.into(),
        log: Some(SavedLog { round: 5, proposal: 2, secret, entries: without_events(log_entries()) }),
        paused: Some(PausedBy::Seat(Seat::Two)),
        chat: SavedChat { said: 70_000, lines },
    };
    assert_golden("hosted", &room);
    let head = Digest::from_bytes([9; 32]);
    let continues = Some(RoundBefore { series: before_series(), round: 4, head });
    let undealt = SavedRoom { log: None, paused: Some(PausedBy::Host), continues, ..room };
    assert_golden("hosted-undealt", &undealt);
}

/// A log with an entry of each kind. Nothing in it is really signed.
fn log_entries() -> Vec<LogEntry> {
    let seated = |letter| {
        ContractPlayer::Person(ContractPerson {
            key: key(letter),
            stand_in: Name::new("bot:expert"),
            is_phone: letter == "B",
            is_away: letter == "C",
        })
    };
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
        continues: None,
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
        LogEntry::Returned(Seat::Three),
        LogEntry::Begun(commitment(3)),
        list(&[Seat::Three, Seat::Four]),
        LogEntry::Failed(vec![Seat::Four]),
        LogEntry::Begun(commitment(7)),
        list(&[Seat::Three]),
        LogEntry::Revealed([(Seat::Three, Share::from_bytes([8; 32]))].into()),
        LogEntry::Dealt { dealer: Seat::Two, draws, events: opening },
        LogEntry::Talked { seat: Seat::Four, to: Audience::Partners, signature: signature(90) },
        LogEntry::Paused(PauseAuthority::Person { seat: Seat::Four, entries: 300, signature: signature(90) }),
        LogEntry::Resumed(Some(PauseAuthority::Host)),
        LogEntry::Paused(PauseAuthority::Host),
        LogEntry::Resumed(None),
        act(PlayerAction::Move(Move::Draw), person(20), Vec::new()),
        act(PlayerAction::OutOfTurn(Seat::Four, Move::Pass), Authority::Computer, Vec::new()),
        act(PlayerAction::Catch(Seat::One), person(30), Vec::new()),
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

#[test]
fn evidence() {
    let table = TableId([1; 16]);
    let series = TableSeriesId([2; 16]);
    let none = RoundLog::new(LogId { table, host: key("A"), series, round: 5, proposal: 2 });
    let hash = |byte: u8| json!(vec![byte; 32]);
    let signed = |entries: u32| {
        let signature = json!({ "key": hash(1), "halves": [hash(2), hash(3)] });
        json!({ "run": vec![6; 16], "entries": entries, "head": hash(5), "is_end": true, "signature": signature })
    };
    let act = json!({
        "head": hash(6), "action": PlayerAction::Move(Move::Pass), "is_in_time": true,
        "signature": { "key": hash(1), "halves": [hash(2), hash(3)] },
    });
    let asked = json!({
        "paused": true, "request": 300, "signature": { "key": hash(1), "halves": [hash(2), hash(3)] },
    });
    let seen = |log: &RoundLog, doubts, breach, judgement| {
        json!({
            "log": log, "head": signed(300), "signed": [act], "statements": [[hash(6), act["signature"]]], "asked_pauses": [asked], "farewells": [7], "shares": [[hash(4), hash(8)]], "agreed": hash(3), "has_revealed": true, "came_at": 1, "bytes": 70_000,
            "witnesses": { "4": 10 }, "unfinished_deals": [hash(9)], "are_scores_told": true,
            "doubts": doubts, "breach": breach, "is_superseded": true, "judgement": judgement,
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
        json!({ "Limits": { "entry": 1 } }),
        json!({ "Pause": { "entry": 1 } }),
    ];
    let doubts = [
        Doubt::OwnShareMissing,
        Doubt::Watched { from: 70_000 },
        Doubt::EndNotShown,
        Doubt::OtherBots,
        Doubt::TooLong,
        Doubt::LogLost,
        Doubt::OtherSeriesBefore,
        Doubt::UnfinishedDeals(70_000),
        Doubt::PlayedFor,
        Doubt::TurnCutShort { had: 3, limit: 300 },
        Doubt::MoveIgnored,
        Doubt::PauseLate,
        Doubt::UnknownSignature,
        Doubt::NotPresent,
        Doubt::NoRecord,
    ];
    let broken = breaches.map(|breach| seen(&none, json!([]), breach, "Done"));
    let doubtful = doubts.map(|doubt| seen(&none, json!([doubt]), json!(null), "Pending"));
    let mut log = none.clone();
    log_entries().into_iter().for_each(|entry| log.push(entry).expect("an entry at its place"));
    let last = json!({
        "series": before_series(), "root": before_series(), "round": 4, "run": vec![6; 16], "contract": log.contract(), "head": hash(4), "scores": [300, 0], "dealer": 2, "is_last": true,
        "is_agreed": true, "are_scores_told": true,
    });
    let whole = iter::once(seen(&log, json!([]), json!(null), "Running"));
    let rounds = Vec::from_iter(whole.chain(broken).chain(doubtful));
    let evidence: Evidence = opaque(
        json!({ "rounds": rounds, "last": last, "newest": [5, 2], "furthest": [6, 1], "run": vec![6; 16], "root": before_series() }),
    );
    assert_golden("evidence", &evidence);
    assert_golden("evidence-none", &Evidence::default());
}

/// The series of another host from which one goes on.
fn before_series() -> SeriesKey {
    SeriesKey { host: key("B"), series: TableSeriesId([8; 16]) }
}

#[test]
fn unfinished_deals() {
    let deals = json!([
        { "listed": vec![1; 32], "has_own_share": true, "root": before_series(), "is_told": false },
        { "listed": vec![2; 32], "has_own_share": false, "root": before_series(), "is_told": true },
    ]);
    let kept = json!({ "deals": deals, "kicked": [vec![1; 32]] });
    assert_golden("unfinished-deals", &opaque::<UnfinishedDeals>(kept));
}

/// A value that only the network crate makes, from its serde form.
fn opaque<T: DeserializeOwned>(form: serde_json::Value) -> T {
    serde_json::from_value(form).expect("its serde form")
}
