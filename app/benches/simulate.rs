//! Moves a second of the command that plays rounds, as it is built for packages: `cargo bench -p skipstone --bench simulate`.
//!
//! What core's benchmark says of the engine is worth little if the command around it is slower.

use std::process::Command;

use divan::Bencher;
use divan::counter::ItemsCount;

/// The rounds of a run: about a second.
const GAMES: &str = "4000";

fn main() {
    divan::main();
}

/// Random players, who cost nothing but the engine.
#[divan::bench(sample_count = 5, sample_size = 1)]
fn moves(bencher: Bencher<'_, '_>) {
    let simulate = || {
        let run = Command::new(env!("CARGO_BIN_EXE_skipstone"))
            .args(["simulate", "--games", GAMES, "--seats", "random,random", "--threads", "1", "--json"])
            .output()
            .expect("the command runs");
        assert!(run.status.success(), "{run:?}");
        run.stdout
    };
    let told: serde_json::Value = serde_json::from_slice(&simulate()).expect("it tells its result as JSON");
    let [seconds, per_second] =
        ["seconds", "moves_per_s"].map(|key| told[key].as_f64().expect("it measures the time"));
    bencher.counter(ItemsCount::new((seconds * per_second) as u64)).bench(simulate);
}
