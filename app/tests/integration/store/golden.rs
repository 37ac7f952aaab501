//! Golden database files of every released format can be read. From the first release on the files never change.

use std::path::{Path, PathBuf};
use std::{env, fs, mem};

use jiff::Timestamp;
use jiff::civil::date;
use jiff::tz::{self, TimeZone};
use skipstone::files::import_export;
use skipstone::files::series_file::{self, SeriesBundle};
use skipstone::store::{
    CostlyTurn, DayDeal, OwnPart, PlayedRound, Profile, RoundKey, RoundReview, SavedSeries, SeriesKind,
    Store, StoredSeriesId, running_scores,
};
use skipstone_core::Seat;
use skipstone_core::bot::review::Mistake;
use skipstone_core::challenge::DayLength;
use skipstone_core::table::Intent;
use skipstone_net::protocol::{SeriesKey, TableSeriesId};
use skipstone_net::trust::{KnownHosts, KnownPlayers};
use tempfile::{TempDir, tempdir};

use super::multiplayer_series::{self, key};
use super::saved_game::SavedGame;

/// Set to write the files of a new format.
const WRITE: &str = "SKIPSTONE_WRITE_GOLDEN";

const RUNNING: StoredSeriesId = StoredSeriesId(1);
const ENDED: StoredSeriesId = StoredSeriesId(2);
const ELSEWHERE: TableSeriesId = TableSeriesId([3; 16]);

fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/integration/store").join(name)
}

fn hosts() -> KnownHosts {
    let mut hosts = KnownHosts::default();
    hosts.remember("192.168.1.20:7462", key(3), "Ben’s table");
    hosts.remember("Küche", key(4), "Küche");
    hosts
}

fn players() -> KnownPlayers {
    let mut players = KnownPlayers::default();
    players.admit(key(5), "Ben");
    players.admit(key(6), "Cleo");
    players.ban(key(6));
    players
}

/// Fills a profile: a named series with rounds of which one was taken back and one is in progress, one that was ended early, one of another host, a hosted one, and known
/// hosts and players.
fn play(store: &Store) {
    let mut game = SavedGame::begin(store, RUNNING);
    game.play_rounds(2);
    game.ask(Intent::Undo);
    game.play_rounds(1);
    let series = game.saver.series().clone();
    store.put(&SavedSeries { name: "Freitagsrunde".to_owned(), ..series });
    drop(game);
    let mut game = SavedGame::continue_series(store, RUNNING);
    (0..30).for_each(|_| game.step());

    let mut game = SavedGame::begin(store, ENDED);
    game.play_rounds(1);
    let series = game.saver.series().clone();
    store.put(&SavedSeries { ended_early: true, ..series });

    let mut elsewhere = multiplayer_series::SharedGame::begin(&Store::in_memory());
    let record = elsewhere.play_round();
    store
        .add_remote_round(
            SeriesKey { host: key(3), series: ELSEWHERE },
            None,
            OwnPart::Played(Seat::ONE),
            &[],
            &record,
        )
        .expect("a whole round");

    let mut hosted = multiplayer_series::SharedGame::begin(store);
    hosted.play_round();
    (0..9).for_each(|_| hosted.step());

    store.put_hosts(&hosts());
    store.put_players(&players());

    let zone = TimeZone::fixed(tz::offset(2));
    store.accept(day().challenge(), Some(day()), "", Timestamp::UNIX_EPOCH, &zone).expect("the first time");
    for (puzzle, solved) in skipstone::puzzles::all().iter().zip([true, false]) {
        let now = Timestamp::UNIX_EPOCH.to_zoned(zone.clone());
        store.note_try(puzzle, solved, &now).expect("a store that can be read");
    }
    let favourite = skipstone::puzzles::all()[2].id();
    store.set_favourite_puzzle(&favourite, true).expect("a store that can be read");
    store.note_timed_set(7, Timestamp::UNIX_EPOCH).expect("a store that can be read");
    store.put_review(&review());
}

/// What a round that was played gave away.
fn review() -> RoundReview {
    let costly = CostlyTurn { turn: 3, percent: 7, mistake: Mistake::Discard, spends_wild: false };
    let round = RoundKey { series: ENDED, number: 1 };
    RoundReview { round, seat: Seat::ONE, turns: 9, unrated: 0, costly: vec![costly], most_behind: 2 }
}

/// The day whose deal is accepted.
fn day() -> DayDeal {
    DayDeal { date: date(2028, 2, 29), length: DayLength::Medium }
}

fn all_series(store: &Store) -> Vec<SeriesBundle> {
    let series = store.series().expect("series that can be read");
    series.into_iter().map(|series| import_export::load_bundle(store, series).expect("its rounds")).collect()
}

#[test]
fn a_file_of_format_1_reads_back_its_contents() {
    if env::var_os(WRITE).is_some() {
        let folder = tempdir().expect("a folder");
        let profile = Profile::in_folder(folder.path());
        let (store, _) = Store::open(&profile);
        play(&store);
        let series = series_file::write(&all_series(&store)).expect("series that were played");
        drop(store);
        fs::copy(profile.database_path(), path("format-1.redb")).expect("it can be written");
        fs::write(path("format-1.json"), series).expect("it can be written");
    }
    let (_folder, store) = assert_golden("format-1");
    let days = store.accepted_challenges().map(|all| all.iter().map(|accepted| accepted.day).collect());
    assert_eq!(days, Ok(vec![Some(day())]));
    let tried = store.tried_puzzles().expect("what was tried");
    let puzzles = skipstone::puzzles::all();
    let found: Vec<_> =
        tried.iter().map(|tried| (tried.number, tried.id.as_str(), tried.solved, tried.returns)).collect();
    let returns = Some(date(1970, 1, 2));
    assert_eq!(found, [(1, &*puzzles[0].id(), true, None), (2, &*puzzles[1].id(), false, returns)]);
    let favourites = store.favourite_puzzles().expect("what is marked");
    assert!(favourites.ids().eq([puzzles[2].id()]));
    assert_eq!(store.best_timed_set().map(|best| best.map(|best| best.solved)), Ok(Some(7)));
    assert_eq!(store.reviews(), Ok(vec![review()]));
}

/// Asserts that a store opened on a copy of a golden file has everything that [`play`] made, in the order of the export. Returns the
/// copy's folder and the store.
fn assert_golden(name: &str) -> (TempDir, Store) {
    let folder = tempdir().expect("a folder");
    let profile = Profile::in_folder(folder.path());
    fs::copy(path(&format!("{name}.redb")), profile.database_path()).expect("the golden file");
    let (store, error) = Store::open(&profile);
    assert_eq!(error, None);

    // Series, records and running games in the public format, exported when the file was written.
    let expected = fs::read_to_string(path(&format!("{name}.json"))).expect("the golden file");
    let expected = series_file::read(&expected).expect("series");
    assert_eq!(expected.len(), 5);
    let mut found = all_series(&store);
    // The format tells no kinds.
    let kind = |bundle: &mut SeriesBundle| mem::replace(&mut bundle.series.kind, SeriesKind::Local);
    let kinds: Vec<SeriesKind> = found.iter_mut().map(kind).collect();
    let elsewhere = SeriesKind::Remote { host: key(3), series: ELSEWHERE };
    let challenge = SeriesKind::Challenge(day().challenge());
    assert_eq!(kinds, [challenge, SeriesKind::Hosted, elsewhere, SeriesKind::Local, SeriesKind::Local]);
    assert!(found == expected, "the series differ");

    let hosted =
        StoredSeriesId::of_own_table(multiplayer_series::SharedGame::begin(&Store::in_memory()).kept.series);
    let begun = multiplayer_series::SharedGame::begin(&Store::in_memory()).kept;
    let mut rounds = Vec::new();
    for bundle in &expected {
        let results = bundle.series.rounds.iter().map(|round| &round.result);
        let scores = running_scores(bundle.series.table.teams, results);
        let played = bundle.series.rounds.iter().zip(&bundle.records).zip(scores);
        for (number, ((played, record), scores_before)) in (1..).zip(played) {
            let key = RoundKey { series: bundle.series.id, number };
            let record = record.as_ref().expect("every record is kept");
            let round =
                PlayedRound::new(key, played.finished, &bundle.series.table, played.result.clone(), record);
            // The host has the second seat there.
            let me = if key.series == hosted { Seat::from_index(1) } else { Seat::ONE };
            let taken_back = bundle.series.taken_back.contains(&number);
            let stones = if key.series == hosted { begun.stones() } else { Vec::new() };
            rounds.push(PlayedRound { own_seats: vec![me], scores_before, taken_back, stones, ..round });
        }
    }
    rounds.sort_by_key(|round| (round.finished, round.key));
    assert_eq!(store.rounds(), Ok(rounds));

    let kept = store.hosted_table(hosted).expect("it can be read").expect("the hosted table");
    assert_eq!(kept, begun);
    assert_eq!(store.hosts(), Ok(hosts()));
    assert_eq!(store.players(), Ok(players()));

    // The game can be continued.
    SavedGame::continue_series(&store, RUNNING).play_rounds(1);
    assert_eq!(*store.watch_error().borrow(), None);
    (folder, store)
}
