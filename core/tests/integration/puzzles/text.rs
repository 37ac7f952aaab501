//! The text form of puzzles.

use skipstone_core::ErrorChain;
use skipstone_core::puzzle::{Puzzle, read_puzzles, write_puzzles};

use super::repository::{PLAY_IT_OUT, WHAT_NOW};

const TWO: &str = "kind: play-it-out
stock_cards: 2
line: h1>b1 s>b1 s>b2
rating: 900
themes: wilds
level: -
rules: preset=quick
b2: 1 2
s@1: 4? 3 2
h@1: W 9
s@2: 9? 12
";

fn fault(text: &str) -> String {
    let error = text.parse::<Puzzle>().expect_err("an invalid text");
    ErrorChain(&error).to_string()
}

#[test]
fn texts_come_back_as_they_were() {
    for text in [PLAY_IT_OUT, WHAT_NOW] {
        let puzzles = read_puzzles(text).expect("puzzles");
        let written = write_puzzles(&puzzles);
        let again = read_puzzles(&written).expect("what was written");
        assert!(write_puzzles(&again) == written);
        let ids = |puzzles: &[Puzzle]| puzzles.iter().map(Puzzle::id).collect::<Vec<_>>();
        assert_eq!(ids(&again), ids(&puzzles));
    }
}

#[test]
fn every_problem_is_told() {
    assert!(TWO.parse::<Puzzle>().is_ok());
    for (from, to, expected) in [
        ("kind: play-it-out\n", "", "kind: a puzzle of this kind needs it"),
        (
            "kind: play-it-out",
            "kind: chess",
            "line 1: kind: \"chess\" is not allowed: it is play-it-out or what-now",
        ),
        ("stock_cards: 2", "stock_cards: 3", "line 3: line: it plays 2 stock cards"),
        ("s>b1 s>b2", "s>b3", "line 3: line: s>b3 can't be played"),
        ("s>b1 s>b2", "s>b1 s>b2 h1>d1 h1>d2", "line 3: line: h1>d2 is behind the end of the turn"),
        ("rating: 900", "rating: 10000", "line 4: rating: \"10000\" is not allowed"),
        ("themes: wilds", "themes: wilds wilds", "line 5: themes: \"wilds wilds\" is not allowed"),
        ("level: -", "level: greedy", "line 6: level: \"greedy\" is not allowed"),
        ("level: -", "next_best: s>b1", "line 6: next_best: a puzzle of this kind has none"),
        ("level: -", "rating: 7", "line 6: rating: it stands in line 4 already"),
        ("b2: 1 2", "b2: 1 3", "line 8: b2: "),
        ("b2: 1 2", "b9: 1 3", "line 8: unknown key \"b9\""),
    ] {
        assert!(TWO.contains(from), "{from}");
        let told = fault(&TWO.replace(from, to));
        assert!(told.starts_with(expected), "{from} -> {to}: {told}");
    }
    let second = fault_of_many(&format!("{TWO}---\n{}", TWO.replace("stock_cards: 2", "stock_cards: 0")));
    assert!(second.starts_with("puzzle 2, from line 13 on: line 2: stock_cards: "), "{second}");
}

fn fault_of_many(text: &str) -> String {
    ErrorChain(&read_puzzles(text).expect_err("an invalid text")).to_string()
}
