//! Honest tables where everything goes wrong that can: lost connections, hosts that crash in any phase, replaced players,
//! takebacks, pauses. Nobody is ever accused ([`fuzz`] panics if somebody is), and whatever isn't proven has a reason.

use std::collections::BTreeMap;

use super::{fuzz, sample_size};
use crate::client::{Doubt, Verdict};

/// Plays one table a seed; how often each verdict was given.
fn play(seeds: impl Iterator<Item = u64>) -> BTreeMap<String, usize> {
    let mut counts = BTreeMap::new();
    for seed in seeds {
        let programs = fuzz::play(seed, |programs| {
            programs.retain(|program| !program.lies);
            // Replaying what the strongest computer player decided takes long: two of them judge every round.
            let count = programs.len();
            programs[seed as usize % count].judges = true;
            programs[(seed as usize + 1) % count].judges = true;
        });
        for (round, verdict) in programs.iter().flat_map(|program| &program.verdicts) {
            let name = name(verdict).unwrap_or_else(|| panic!("seed {seed}, round {round}: {verdict:?}"));
            *counts.entry(name).or_default() += 1;
        }
    }
    counts
}

/// The name of a verdict that an honest table may get. `None` if it may not.
fn name(verdict: &Verdict) -> Option<String> {
    match verdict {
        Verdict::Verified(_) => Some("verified".to_owned()),
        Verdict::NotProven(doubt) => {
            // A host that saves what it sends loses nothing, and plays for nobody who is there. Who was away at the end of a round
            // whose series is gone by now is told so with the next one.
            let is_explained = matches!(
                doubt,
                Doubt::OwnShareMissing
                    | Doubt::Watched { .. }
                    | Doubt::EndNotShown
                    | Doubt::UnfinishedDeals(_)
                    | Doubt::Kicked(_)
                    | Doubt::NotPresent
                    | Doubt::NoRecord
            );
            is_explained.then(|| format!("not proven: {doubt}"))
        }
        Verdict::Broken(_) => None,
    }
}

#[test]
fn nobody_accuses_an_honest_host() {
    let counts = play(0..6);
    assert!(counts["verified"] > 20, "{counts:?}");
}

/// Run with `cargo test --release -p skipstone-net --lib -- --ignored --nocapture honest_tables`; `SKIPSTONE_SAMPLE_SIZE` says how
/// many tables, of about eight judged rounds each.
#[test]
#[ignore = "takes minutes"]
#[expect(clippy::print_stdout, reason = "it prints what it counted")]
fn what_is_said_of_honest_tables() {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let size = sample_size(600);
    let counts = std::thread::scope(|scope| {
        let play = |first: usize| move || play((10_000 + first as u64..10_000 + size).step_by(threads));
        let tables: Vec<_> = (0..threads).map(|first| scope.spawn(play(first))).collect();
        tables.into_iter().map(|table| table.join().expect("no accusation")).collect::<Vec<_>>()
    });
    let mut sum = BTreeMap::<String, usize>::new();
    for (verdict, count) in counts.into_iter().flatten() {
        *sum.entry(verdict).or_default() += count;
    }
    println!("{sum:#?}");
}
