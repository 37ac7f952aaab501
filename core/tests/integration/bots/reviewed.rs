//! What a review says of the levels' own rounds: the figures behind the sentences of the review.

use std::time::{Duration, Instant};

use skipstone_core::bot::Level;
use skipstone_core::bot::review::Review;
use skipstone_core::record::Record;
use skipstone_core::table::{Intent, Player, SeatConfig, Table, TableConfig, TableInput};
use skipstone_core::{Preset, Rules, Seat, Seed, StockSize};

/// A round of one level against itself.
fn round(level: Level, seats: usize, stock: u8, seed: u64) -> Record {
    let rules = Rules { stock: StockSize::Cards(stock), ..Preset::Standard.rules() };
    let seat = |_| SeatConfig { name: String::new(), player: Player::Bot(level), age: None };
    let config = TableConfig { rules, teams: seats, seats: (0..seats).map(seat).collect() };
    let mut table = Table::new(config, Seed::from_number(seed)).expect("so many can play");
    table.handle(Duration::ZERO, TableInput::Intent(Seat::ONE, Intent::NextRound));
    while let Some(now) = table.wake_at() {
        table.handle(now, TableInput::Tick);
    }
    table.record("0").expect("a round was played")
}

/// The costs of a seat's turns in percent.
fn costs(record: &Record, seat: Seat) -> Vec<f32> {
    let review = Review::of(record, seat).expect("it follows the rules");
    review.map(|turn| 100.0 * turn.cost()).collect()
}

/// The values below which these parts of all lie.
fn quantiles(mut values: Vec<f32>) -> [f32; 3] {
    values.sort_by(f32::total_cmp);
    [0.05, 0.5, 0.95].map(|part| values[(part * (values.len() - 1) as f32).round() as usize])
}

#[test]
#[ignore = "takes a quarter of an hour; prints the figures of docs/bots.md"]
#[expect(clippy::print_stdout)]
fn what_reviews_say_of_every_level() {
    let rounds = std::env::var("SKIPSTONE_ROUNDS").map_or(Ok(30), |count| count.parse());
    let rounds: u64 = rounds.expect("SKIPSTONE_ROUNDS is a number");
    println!("| seats × stock | level | % a turn: 5, 50, 95 of 100 rounds | seconds |");
    println!("| --- | --- | --- | --- |");
    for (seats, stock) in [(2, 30), (2, 10), (4, 20)] {
        for level in [Level::Easy, Level::Normal, Level::Hard, Level::Expert] {
            let (mut means, mut took) = (Vec::new(), Duration::ZERO);
            for seed in 0..rounds {
                let record = round(level, seats, stock, 1000 + seed);
                let before = Instant::now();
                let costs = costs(&record, Seat::ONE);
                took += before.elapsed();
                means.push(costs.iter().sum::<f32>() / costs.len().max(1) as f32);
            }
            let [low, middle, high] = quantiles(means);
            let seconds = took.as_secs_f32() / rounds as f32;
            println!("| {seats} × {stock} | `{level}` | {low:.2}, {middle:.2}, {high:.2} | {seconds:.1} |");
        }
    }
    // The same turns with other determinizations: how far two reviews differ by chance alone.
    let mut apart = Vec::new();
    for seed in 0..rounds {
        let mut record = round(Level::Normal, 2, 20, 2000 + seed);
        let one = costs(&record, Seat::ONE);
        record.header.seed = Seed::from_number(seed);
        apart.extend(one.iter().zip(costs(&record, Seat::ONE)).map(|(one, other)| (one - other).abs()));
    }
    println!("two reviews of a turn differ by {:.2?} %: 5, 50, 95 of 100 turns", quantiles(apart));
}
