//! A computer player behind the bot protocol plays the same as within the program.

use std::fs;
use std::path::Path;

use skipstone_core::bot::Level;

use super::{folder, program, simulate, write};

/// Rules, number of seats, number of teams.
const TABLES: [(&str, usize, usize); 10] = [
    ("", 2, 2),
    ("preset = 'classic-1980'", 3, 3),
    ("preset = 'classic-1980'\nstock = 8", 4, 2),
    ("preset = 'quick'\nhide_buried = true\ndraw = 3\nreplenish = 'at-once'", 3, 3),
    ("team_piles = 'two-per-team'\nhide_buried = true\nstock = 10", 6, 2),
    ("finished_partner = 'goes-out'\nsharing = 'after-out'\nstock = 6", 4, 2),
    ("preset = 'spite-and-malice'\nwild_discard = false\nconsecutive_wilds = false\nstock = 8", 2, 2),
    ("alternating = true\ndraw = 4\nstock = 6\nreplenish_from_builds = false", 5, 5),
    ("stock = [6, 9, 5]\nhand = 7\nfirst_player = 'highest-stock'", 3, 3),
    ("manual_draw = 'under-stock'\nout_of_turn = true\nstock = 6", 2, 2),
];

/// The lines of a record without its header, which names the players.
fn events(record: &Path) -> String {
    let text = fs::read_to_string(record).expect("a record");
    text.split_once('\n').expect("more than a header").1.to_owned()
}

#[test]
fn a_player_plays_the_same_in_another_process() {
    // Slow levels play fewer rounds.
    let seldom = [Level::Hard, Level::Expert];
    for (at, (rules, seats, teams)) in TABLES.into_iter().enumerate() {
        let folder = folder();
        let rules = write(&folder, "rules.toml", rules);
        // The level under test has one seat; the others are fast.
        let tested: Vec<&str> = Level::ALL
            .iter()
            .filter(|level| at % 3 == 0 || !seldom.contains(level))
            .map(|level| level.name())
            .collect();
        let levels: Vec<&str> = (0..seats).map(|seat| tested[(at + seat) % tested.len()]).collect();
        let play = |seats: &str, name: &str| {
            let records = folder.path().join(name);
            let (rules, teams) = (rules.to_str().expect("UTF-8"), teams.to_string());
            let to = records.to_str().expect("UTF-8");
            let seed = (at + 1).to_string();
            let more = ["--rules", rules, "--teams", &teams, "--games", "2", "--seed", &seed, "--record", to];
            let (report, err) = simulate(seats, &more);
            assert!(!err.contains("forfeit"), "{err}");
            let mut paths: Vec<_> =
                records.read_dir().expect("records").map(|entry| entry.expect("an entry").path()).collect();
            paths.sort();
            (report["wins"].clone(), paths)
        };
        let here = play(&levels.join(","), "here");
        let there = levels.iter().map(|level| program(level)).collect::<Vec<_>>().join(",");
        let there = play(&there, "there");
        assert_eq!(here.0, there.0);
        for (here, there) in here.1.iter().zip(&there.1) {
            assert_eq!(events(here), events(there), "{levels:?} by {:?}", TABLES[at]);
        }
    }
}
