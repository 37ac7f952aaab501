//! The puzzles of the repository, in `assets/puzzles`.

use std::collections::BTreeSet;
use std::{env, fs};

use skipstone_core::Seed;
use skipstone_core::bot::Level;
use skipstone_core::puzzle::{Answer, Puzzle, PuzzleKind, read_puzzles, write_puzzles};

use super::proof;

pub(super) const PLAY_IT_OUT: &str = include_str!("../../../../assets/puzzles/play-it-out.txt");
pub(super) const WHAT_NOW: &str = include_str!("../../../../assets/puzzles/what-now.txt");

/// A seed that no puzzle was made or rated with.
const OTHER_SEED: u64 = 4711;

fn puzzles(text: &str) -> Vec<Puzzle> {
    read_puzzles(text).expect("puzzles")
}

#[test]
fn there_are_six_hundred_different_ones() {
    let mut ids = BTreeSet::new();
    for (text, kind, count) in
        [(PLAY_IT_OUT, PuzzleKind::PlayItOut, 450), (WHAT_NOW, PuzzleKind::WhatNow, 150)]
    {
        let puzzles = puzzles(text);
        assert_eq!(puzzles.len(), count);
        assert!(puzzles.iter().all(|puzzle| puzzle.kind() == kind));
        assert!(puzzles.is_sorted_by_key(Puzzle::rating), "easiest first");
        assert!(write_puzzles(&puzzles) == text, "{kind} is written otherwise");
        ids.extend(puzzles.iter().map(Puzzle::id));
    }
    assert_eq!(ids.len(), 600);
}

/// `SKIPSTONE_WRITE_GOLDEN=1` classifies the puzzles anew; review the diff before committing it.
#[test]
fn themes_are_those_of_the_answers() {
    for (name, text) in [("play-it-out", PLAY_IT_OUT), ("what-now", WHAT_NOW)] {
        let classified: Vec<Puzzle> = puzzles(text).into_iter().map(Puzzle::classified).collect();
        let classified = write_puzzles(&classified);
        if env::var_os("SKIPSTONE_WRITE_GOLDEN").is_some() {
            let path = format!("{}/../assets/puzzles/{name}.txt", env!("CARGO_MANIFEST_DIR"));
            fs::write(path, &classified).expect("the puzzles can be written");
        }
        assert!(classified == text, "{name} has other themes");
    }
}

#[test]
fn the_obvious_way_is_no_answer() {
    for puzzle in puzzles(PLAY_IT_OUT) {
        for level in [Level::Greedy, Level::Normal] {
            assert!(!puzzle.is_found_by(level, OTHER_SEED), "{level} solves\n{puzzle}");
        }
    }
    for puzzle in puzzles(WHAT_NOW) {
        assert!(!puzzle.is_found_by(Level::Hard, OTHER_SEED), "hard solves\n{puzzle}");
        let Answer::WhatNow { line, chance, next, next_chance } = puzzle.answer() else { panic!("{puzzle}") };
        assert!(chance.probability() - next_chance.probability() > 0.0799, "\n{puzzle}");
        assert!(puzzle.is_solved_by(line) && !puzzle.is_solved_by(next), "\n{puzzle}");
    }
}

#[test]
fn all_answers_are_proven() {
    puzzles(PLAY_IT_OUT).iter().for_each(proof::check);
}

#[test]
#[ignore = "takes five minutes"]
#[expect(clippy::print_stdout)]
fn best_turns_stay_best_in_other_determinizations() {
    let puzzles = puzzles(WHAT_NOW);
    let seed = Seed::from_number(OTHER_SEED);
    let confirmed = puzzles.iter().filter(|puzzle| puzzle.is_confirmed(&seed)).count();
    println!("{confirmed} of {}", puzzles.len());
    assert!(100 * confirmed >= 99 * puzzles.len(), "only {confirmed} of {}", puzzles.len());
}

#[test]
#[ignore = "takes minutes, nearly all of them at expert; prints the figures of docs/puzzles.md"]
#[expect(clippy::print_stdout)]
fn stronger_levels_solve_more() {
    let all = [puzzles(PLAY_IT_OUT), puzzles(WHAT_NOW)];
    let mut last = None;
    for level in Level::OPPONENTS {
        let solved = all
            .each_ref()
            .map(|puzzles| puzzles.iter().filter(|puzzle| puzzle.is_found_by(level, OTHER_SEED)).count());
        println!("{level}: {solved:?}");
        let sum = solved.iter().sum::<usize>();
        assert!(last.is_none_or(|last| sum > last + last / 4), "{level} solves only {sum}");
        last = Some(sum);
    }
}
