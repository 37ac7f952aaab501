//! Puzzles are made again as they were: `core` proves the answers of those in the repository.

use std::collections::BTreeMap;

use skipstone_core::Seed;
use skipstone_core::puzzle::{PuzzleKind, read_puzzles};
use skipstone_tools::puzzles::Maker;

const PLAY_IT_OUT: &str = include_str!("../../../assets/puzzles/play-it-out.txt");
const WHAT_NOW: &str = include_str!("../../../assets/puzzles/what-now.txt");

/// The seed that those of the repository come from.
const SEED: u64 = 1;

/// Makes the puzzles of some rounds, and checks that they are in the repository. Returns how many there are.
fn check(kind: PuzzleKind, text: &str, rounds: &[u64]) -> usize {
    let known: BTreeMap<String, String> =
        read_puzzles(text).expect("puzzles").iter().map(|one| (one.id(), one.to_string())).collect();
    let maker = Maker::new(kind, Seed::from_number(SEED));
    let made = rounds.iter().filter_map(|number| maker.puzzle(*number));
    made.map(|puzzle| assert_eq!(known.get(&puzzle.id()), Some(&puzzle.to_string()), "\n{puzzle}")).count()
}

#[test]
fn the_repository_holds_what_is_made() {
    let rounds: Vec<u64> = (0..12).collect();
    assert_eq!(check(PuzzleKind::PlayItOut, PLAY_IT_OUT, &rounds), 9);
    // The first round with one, and one without.
    assert_eq!(check(PuzzleKind::WhatNow, WHAT_NOW, &[481, 482]), 1);
}

#[test]
fn a_round_stands_for_itself() {
    let text = |maker: &Maker| maker.puzzle(3).map(|puzzle| puzzle.to_string());
    let (used, fresh) = [(); 2].map(|()| Maker::new(PuzzleKind::PlayItOut, Seed::from_number(SEED))).into();
    assert!(used.puzzle(5).is_some());
    assert_eq!(text(&used), text(&fresh));
}
