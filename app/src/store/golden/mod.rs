//! Reads a golden file of every released version of every value type.

mod hosted;
mod people;

use std::path::PathBuf;
use std::{env, fs};

use jiff::Timestamp;
use skipstone_core::bot::luck::{Luck, SeatLuck, TeamLuck};
use skipstone_core::bot::review::Mistake;
use skipstone_core::bot::{Character, Level};
use skipstone_core::challenge::{Challenge, ChallengeFile, DayLength};
use skipstone_core::event::RoundResult;
use skipstone_core::record::Record;
use skipstone_core::table::{Player, SavedRound, SeatConfig, TableConfig};
use skipstone_core::{
    EndReason, Event, Move, Pile, PlayerAction, Preset, Rules, Scoring, Seat, Seed, Source, Stone, Target,
    Team,
};
use skipstone_net::Fingerprint;
use skipstone_net::protocol::{Name, TableId, TableSeriesId};
use skipstone_net::trust::{Introductions, KnownHosts, KnownPlayers};

use super::play_order::PlayOrder;
use super::value::{RulesCache, Running, StoredRecord, StoredValue};
use super::{
    AcceptedChallenge, BestTimedSet, CostlyTurn, DayDeal, FavouritePuzzles, KeptSeat, MutedPlayers,
    PlayedRound, RoundKey, RoundLuck, RoundReview, SavedResult, SavedSeries, SeriesKind, SeriesOutcome,
    StoredSeriesId, SystemMessage, SystemMessages, TriedPuzzle, Visits,
};

/// The environment variable that makes the tests write the files of a new version.
const WRITE: &str = "SKIPSTONE_WRITE_GOLDEN";

fn path(name: &str) -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/src/store/golden")).join(name)
}

/// The bytes of a file.
fn golden(name: &str) -> Vec<u8> {
    fs::read(path(name)).unwrap_or_else(|error| panic!("{name}: {error}; {WRITE}=1 writes new ones"))
}

/// Asserts that a file decodes to this value, and that the value encodes to the same bytes.
fn assert_golden<T: StoredValue + PartialEq + std::fmt::Debug>(name: &str, value: &T) {
    let name = &format!("{name}-{}.bin", T::VERSION);
    if env::var_os(WRITE).is_some() {
        fs::write(path(name), value.to_bytes()).expect("it can be written");
    }
    let bytes = golden(name);
    assert_eq!(T::from_bytes(&bytes, &mut RulesCache::default()).as_ref(), Ok(value), "{name}");
    assert_eq!(value.to_bytes(), bytes, "{name}");
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
        id: StoredSeriesId(0x0123_4567_89ab_cdef_0011_2233_4455_6677),
        kind: SeriesKind::Local,
        name: "Freitag".to_owned(),
        table: table(),
        first_dealer: Seat::from_index(3),
        rounds: rounds.into(),
        ended_early: true,
        taken_back: [2, 300].into(),
        began: time(1_789_000_000),
        played: time(1_790_000_001),
    };
    assert_golden("series", &series);
    let kinds = [
        ("hosted", SeriesKind::Hosted),
        ("remote", SeriesKind::Remote { host: key("A"), series: TableSeriesId([4; 16]) }),
        ("challenge", SeriesKind::Challenge(Challenge::of_day(20_280_229, DayLength::Short))),
    ];
    for (name, kind) in kinds {
        assert_golden(&format!("series-{name}"), &SavedSeries { kind, ..series.clone() });
    }
}

#[test]
fn running() {
    let (own, partner, pile) = (Seat::One, Seat::Three, Pile::Four);
    let moves = [
        Move::Put(Source::Hand(9), Target::Build(Pile::One)),
        Move::Put(Source::Stock(own), Target::Build(pile)),
        Move::Put(Source::Stock(partner), Target::Build(Pile::Two)),
        Move::Put(Source::Discard(pile, own), Target::Build(Pile::Three)),
        Move::Put(Source::Discard(Pile::One, partner), Target::Build(Pile::Three)),
        Move::Put(Source::Hand(0), Target::Discard(pile, partner)),
        Move::Put(Source::Hand(0), Target::Discard(Pile::One, own)),
        Move::Draw,
        Move::Pass,
    ];
    let actions = moves.map(PlayerAction::Move).into();
    let round = Some(SavedRound { number: 300, seed: Seed([7; 32]), actions });
    assert_golden("running", &Running { seed: Seed([9; 32]), round });
    let actions = vec![
        PlayerAction::Move(Move::Draw),
        PlayerAction::OutOfTurn(
            Seat::from_index(11),
            Move::Put(Source::Stock(Seat::Twelve), Target::Build(Pile::Four)),
        ),
        PlayerAction::Catch(Seat::from_index(0)),
        PlayerAction::CallTalking { by: Seat::from_index(11), talker: Seat::from_index(2) },
    ];
    let round = Some(SavedRound { number: 1, seed: Seed([7; 32]), actions });
    assert_golden("running-manners", &Running { seed: Seed([9; 32]), round });
    assert_golden("running-none", &Running { seed: Seed([9; 32]), round: None });
}

fn key(letter: &str) -> Fingerprint {
    format!("{}0", letter.repeat(51)).parse().expect("a fingerprint")
}

#[test]
fn play_order() {
    let order = PlayOrder(vec![StoredSeriesId(7), StoredSeriesId(0x0123_4567_89ab_cdef_0011_2233_4455_6677)]);
    assert_golden("play-order", &order);
}

#[test]
fn outcome() {
    let outcome = SeriesOutcome {
        series: StoredSeriesId(0x0123_4567_89ab_cdef_0011_2233_4455_6677),
        finished: time(1_790_000_000),
        people: vec![key("A"), key("B"), key("C")],
        winners: vec![key("B")],
    };
    assert_golden("outcome", &outcome);
    assert_golden("outcome-bots", &SeriesOutcome { winners: Vec::new(), ..outcome });
}

#[test]
fn accepted() {
    let day = DayDeal { date: jiff::civil::date(2028, 2, 29), length: DayLength::Long };
    let accepted = AcceptedChallenge {
        challenge: day.challenge(),
        day: Some(day),
        series: StoredSeriesId(0x0123_4567_89ab_cdef_0011_2233_4455_6677),
        begun: time(1_790_000_000),
        offset: jiff::tz::offset(-8),
    };
    assert_golden("accepted", &accepted);
    assert_golden("accepted-deal", &AcceptedChallenge { day: None, ..accepted });
}

#[test]
fn rivals() {
    let challenge = Challenge::of_day(20_280_229, DayLength::Short);
    let mut player = Level::Greedy.player(challenge.seed(), challenge.seat());
    let record = challenge.play("0.1.0", "Łukasz 🪨", &mut *player).expect("legal moves");
    let file = ChallengeFile { challenge, records: vec![record.clone(), record] };
    assert_golden("rivals", &file);
}

#[test]
fn system_messages() {
    let line = |after, words: &str| SystemMessage { after, words: words.to_owned() };
    let news = SystemMessages(vec![line(0, "Łukasz came in."), line(70_000, "Łukasz has left. 🪨")]);
    assert_golden("system-messages", &news);
}

#[test]
fn tried_puzzle() {
    let tried = TriedPuzzle {
        id: "abc2345".to_owned(),
        number: 300,
        rating: 1343,
        solved: true,
        misses: 2,
        returns: Some(jiff::civil::date(2026, 10, 3)),
        tried: time(1_790_000_000),
    };
    assert_golden("tried-puzzle", &tried);
}

#[test]
fn favourite_puzzles() {
    let mut favourites = FavouritePuzzles::default();
    for (id, is_favourite) in [("abc2345", true), ("xyz6789", true), ("abc2345", false), ("bcd3456", true)] {
        favourites.set(id, is_favourite);
    }
    assert_golden("favourite-puzzles", &favourites);
}

#[test]
fn best_timed_set() {
    assert_golden("best-timed-set", &BestTimedSet { solved: 9, reached: time(1_790_000_000) });
}

#[test]
fn review() {
    let costly = |(at, mistake): (usize, Mistake)| CostlyTurn {
        turn: 3 + 2 * at as u32,
        percent: 1 + 20 * at as u8,
        mistake,
        spends_wild: at % 2 == 1,
    };
    let review = RoundReview {
        round: RoundKey { series: StoredSeriesId(1), number: 70_000 },
        seat: Seat::from_index(3),
        turns: 40,
        unrated: 2,
        costly: Mistake::ALL.into_iter().enumerate().map(costly).collect(),
        most_behind: 12,
    };
    assert_golden("review", &review);
}

#[test]
fn luck() {
    let seat = |drawn| SeatLuck { drawn, openers: 20, turns: 300, playable: 7 };
    let team = |chance| TeamLuck { better_than: 100 - chance, chance };
    let luck = Luck { seats: [90, 70_000].map(seat).into(), teams: [3, 97].map(team).into() };
    let round = RoundKey { series: StoredSeriesId(1), number: 70_000 };
    assert_golden("luck", &RoundLuck { round, luck });
}

#[test]
fn played() {
    let record = record();
    let key = RoundKey { series: StoredSeriesId(1), number: 70_000 };
    let played = PlayedRound::new(key, time(1_790_000_000), &table(), result(), &record);
    assert!(played.tallies.iter().any(|tally| tally.stock.total() > 0), "something was counted");
    assert_eq!(played.own_seats.len(), 2, "two people share this computer");
    let stones = vec![Stone::Jade, Stone::Bot(Character::Opal)];
    let played = PlayedRound { taken_back: true, stones, ..played };
    assert_golden("played", &played.with_stand_ins([2, 300].into(), &record));
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
    assert_golden("record", &kept);

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
    assert_golden("record-text", &StoredRecord(header.parse().expect("a record")));
}
