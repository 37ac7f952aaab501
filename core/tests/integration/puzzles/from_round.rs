//! Puzzles that are made of a round and an answer.

use skipstone_core::puzzle::{Answer, NamedCards, Percent, Puzzle, PuzzleError, PuzzleProblem, read_puzzles};

use super::repository::{PLAY_IT_OUT, WHAT_NOW};

/// As many cards as the puzzle itself names.
fn named(puzzle: &Puzzle) -> NamedCards {
    NamedCards { stock: puzzle.open_stock_cards(), draw: puzzle.open_draw_cards() }
}

#[test]
fn a_puzzle_made_of_its_own_round_is_the_same() {
    for puzzle in [PLAY_IT_OUT, WHAT_NOW].iter().flat_map(|text| read_puzzles(text).expect("puzzles")) {
        let made = Puzzle::new(puzzle.round(), named(&puzzle), puzzle.answer().clone()).expect("a puzzle");
        assert_eq!((made.rating(), made.found_by()), (0, None));
        let rated = made.rated(puzzle.rating(), puzzle.found_by());
        assert_eq!(rated.to_string(), puzzle.to_string());
    }
}

/// The key and the problem of an answer in the round of a puzzle.
fn fault(puzzle: &Puzzle, answer: Answer) -> (&'static str, PuzzleProblem) {
    match Puzzle::new(puzzle.round(), named(puzzle), answer) {
        Err(PuzzleError::Answer { key, fault }) => (key, fault),
        other => panic!("{other:?}"),
    }
}

#[test]
fn an_answer_that_is_none_is_refused() {
    let puzzle = &read_puzzles(PLAY_IT_OUT).expect("puzzles")[0];
    let Answer::PlayItOut { stock_cards, line } = puzzle.answer().clone() else { panic!("{puzzle}") };
    let nothing = Answer::PlayItOut { stock_cards: 0, line: Vec::new() };
    assert_eq!(fault(puzzle, nothing), ("line", PuzzleProblem::OtherNumber(0)));
    let more = Answer::PlayItOut { stock_cards: stock_cards + 1, line };
    assert_eq!(fault(puzzle, more), ("line", PuzzleProblem::OtherNumber(stock_cards)));

    let puzzle = &read_puzzles(WHAT_NOW).expect("puzzles")[0];
    let Answer::WhatNow { line, chance, next, next_chance } = puzzle.answer().clone() else {
        panic!("{puzzle}")
    };
    let no_turn = Answer::WhatNow { line: Vec::new(), chance, next: next.clone(), next_chance };
    assert_eq!(fault(puzzle, no_turn), ("line", PuzzleProblem::NoTurn));
    let even = Percent::of(0.5);
    let (key, problem) = fault(puzzle, Answer::WhatNow { line, chance: even, next, next_chance: even });
    assert!(key == "percent" && matches!(problem, PuzzleProblem::Value { .. }), "{key}: {problem}");
}
