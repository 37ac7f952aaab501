//! How fast what is kept of 10,000 rounds can be used: `cargo bench -p skipstone`.

use divan::{Bencher, black_box};
use jiff::{Span, Timestamp};
use skipstone::statistics::{Filter, Statistics, write_csv};
use skipstone::store::{PlayedRound, SeriesId};
use skipstone_core::Seat;

#[path = "../tests/played/mod.rs"]
mod played;

const ROUNDS: usize = 10_000;

fn main() {
    divan::main();
}

/// Many series at different tables. The same rounds come again under other series: it takes a while to play as many.
fn rounds() -> Vec<PlayedRound> {
    let quick = "preset = 'quick'";
    let tables = [
        played::table(quick, 2, &["Ada", "Pebble:greedy"]),
        played::table(quick, 3, &["Ada", "Pebble:random", "Ripple:greedy"]),
        played::table(quick, 2, &["Ada", "Pebble:greedy", "Grace", "Ripple:greedy"]),
    ];
    let some = |number: u64| {
        let table = &tables[number as usize % tables.len()];
        played::rounds(number, table, Seat::ONE, Timestamp::UNIX_EPOCH)
    };
    let some: Vec<Vec<PlayedRound>> = (0..30).map(some).collect();
    let again = (0_u128..).zip(some.iter().cycle()).flat_map(|(number, series)| {
        let mut series = series.clone();
        series.iter_mut().for_each(|round| round.id.series = SeriesId(number));
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
    bencher.bench_local(|| Statistics::of(black_box(&rounds), &Filter::default()));
}

#[divan::bench]
fn export(bencher: Bencher) {
    let rounds = rounds();
    bencher.bench_local(|| {
        let mut table = Vec::new();
        write_csv(black_box(&rounds), &mut table).map(|()| table.len())
    });
}
