//! How fast what is kept of 10,000 rounds can be used: `cargo bench -p skipstone`.

use std::io::{self, Write as _};
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use divan::{Bencher, black_box};
use jiff::tz::TimeZone;
use jiff::{Span, Timestamp};
use skipstone::statistics::{CountedPlayer, CsvFormat, Filter, NewMilestones, Played, Statistics, write_csv};
use skipstone::store::{PlayedRound, Profile, RoundKey, RoundReview, Store, StoredSeriesId};
use skipstone_core::Seat;
use tempfile::{TempDir, tempdir_in};

#[path = "../tests/integration/statistics/fixtures.rs"]
mod fixtures;
#[allow(dead_code)] // Tests use more of it.
#[path = "../tests/integration/store/saved_game.rs"]
mod saved_game;

const ROUNDS: usize = 10_000;
/// How many moves are saved.
const MOVES: usize = 2_000;

fn main() {
    save();
    divan::main();
}

/// Where files are written as a player's are, to a disk.
fn folder() -> TempDir {
    tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder")
}

/// Measures saving a table after a move, beside 10,000 rounds, by percentiles, which divan doesn't report.
fn save() {
    let (store, _) = Store::open(&Profile::in_folder(FILLED.path()));
    let mut game = saved_game::SavedGame::begin(&store, StoredSeriesId(u128::MAX));
    let mut times: Vec<Duration> = (0..MOVES)
        .map(|_| {
            game.step();
            let before = Instant::now();
            game.saver.save(&game.table);
            store.flush().expect("it can be written");
            before.elapsed()
        })
        .collect();
    times.sort_unstable();
    let [median, most, longest] = [MOVES / 2, MOVES * 99 / 100, MOVES - 1].map(|at| times[at]);
    let report =
        format!("save a move: median {median:.2?}, 99 of 100 within {most:.2?}, longest {longest:.2?}\n");
    io::stdout().write_all(report.as_bytes()).expect("somebody reads it");
}

/// A store of 10,000 rounds with their records. The same ones come again under other series.
static FILLED: LazyLock<TempDir> = LazyLock::new(|| {
    let folder = folder();
    let (store, _) = Store::open(&Profile::in_folder(folder.path()));
    let mut game = saved_game::SavedGame::begin(&Store::in_memory(), StoredSeriesId(1));
    let different: Vec<_> = (1..=50)
        .filter_map(|number| {
            game.play_rounds(1);
            let record = game.table.record("0.1.0")?;
            let result = game.table.series().rounds().last()?.clone();
            let key = RoundKey { series: StoredSeriesId(0), number };
            Some((
                PlayedRound::new(key, Timestamp::UNIX_EPOCH, &saved_game::table(2), result, &record),
                record,
            ))
        })
        .collect();
    for (number, (round, record)) in (0..ROUNDS as u128).zip(different.iter().cycle()) {
        let key = RoundKey { series: StoredSeriesId(number / 50), ..round.key };
        store.put_round(&PlayedRound { key, ..round.clone() }, record);
        store.put_review(&review(key));
    }
    folder
});

#[divan::bench]
fn open() -> Store {
    let (store, error) = Store::open(&Profile::in_folder(FILLED.path()));
    assert_eq!(error, None);
    store
}

#[divan::bench]
fn read_rounds(bencher: Bencher) {
    let store = open();
    bencher.bench_local(|| store.rounds().map(|rounds| assert!(rounds.len() >= ROUNDS)));
}

/// Everything that the statistics screen does before it is drawn.
#[divan::bench]
fn read_rounds_and_count(bencher: Bencher) {
    let store = open();
    bencher.bench_local(|| {
        store.rounds().map(|rounds| Statistics::of(&rounds, &CountedPlayer::Alone, &Filter::default()))
    });
}

/// What is told at the end of a round of what it has reached.
#[divan::bench]
fn tell_reached(bencher: Bencher) {
    let store = open();
    bencher.bench_local(|| Played::read(&store).map(|played| reached(&played)));
}

/// The same once the round is reviewed.
#[divan::bench]
fn tell_reached_with_review(bencher: Bencher) {
    let store = open();
    let read = Played::read(&store).expect("it can be read");
    bencher
        .with_inputs(|| read.clone())
        .bench_local_values(|mut played| played.add_review(review(LAST), &store).map(|()| reached(&played)));
}

/// The last round of the filled store.
const LAST: RoundKey = RoundKey { series: StoredSeriesId((ROUNDS / 50 - 1) as u128), number: 50 };

fn reached(played: &Played) -> NewMilestones {
    played.reached_with(LAST, Timestamp::UNIX_EPOCH, &TimeZone::UTC)
}

fn review(round: RoundKey) -> RoundReview {
    RoundReview { round, seat: Seat::ONE, turns: 20, unrated: 0, costly: Vec::new(), most_behind: 3 }
}

/// Many series at different tables. The same rounds come again under other series: it takes a while to play as many.
fn rounds() -> Vec<PlayedRound> {
    let quick = "preset = 'quick'";
    let tables = [
        fixtures::table(quick, 2, &["Ada", "Pebble:greedy"]),
        fixtures::table(quick, 3, &["Ada", "Pebble:random", "Ripple:greedy"]),
        fixtures::table(quick, 2, &["Ada", "Pebble:greedy", "Grace", "Ripple:greedy"]),
    ];
    let some = |number: u64| {
        let table = &tables[number as usize % tables.len()];
        fixtures::rounds(number, table, Seat::ONE, Timestamp::UNIX_EPOCH)
    };
    let some: Vec<Vec<PlayedRound>> = (0..30).map(some).collect();
    let again = (0_u128..).zip(some.iter().cycle()).flat_map(|(number, series)| {
        let mut series = series.clone();
        series.iter_mut().for_each(|round| round.key.series = StoredSeriesId(number));
        series
    });
    let mut rounds: Vec<PlayedRound> = again.take(ROUNDS).collect();
    for (minutes, round) in (0_i64..).zip(&mut rounds) {
        round.finished = Timestamp::UNIX_EPOCH + Span::new().minutes(15 * minutes);
    }
    rounds
}

#[divan::bench]
fn statistics(bencher: Bencher) {
    let rounds = rounds();
    bencher.bench_local(|| Statistics::of(black_box(&rounds), &CountedPlayer::Alone, &Filter::default()));
}

#[divan::bench]
fn export(bencher: Bencher) {
    let rounds = rounds();
    bencher.bench_local(|| {
        let mut table = Vec::new();
        write_csv(black_box(&rounds), CsvFormat::PLAIN, &mut table).map(|()| table.len())
    });
}
