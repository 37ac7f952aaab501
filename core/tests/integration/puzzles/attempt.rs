//! Tries at the puzzles of the repository, on a table that begins in their position.

use std::time::Duration;

use skipstone_core::bot::Level;
use skipstone_core::puzzle::{Answer, Puzzle, PuzzleAttempt, PuzzleProblem, read_puzzles};
use skipstone_core::table::{Intent, Player, Recipient, SeatConfig, Table, TableInput, Update};
use skipstone_core::{Move, Replica, Seed};

const PLAY_IT_OUT: &str = include_str!("../../../../assets/puzzles/play-it-out.txt");
const WHAT_NOW: &str = include_str!("../../../../assets/puzzles/what-now.txt");

/// Plays moves of the puzzle's player on its table, followed by a replica that knows nothing but the position and the updates.
fn play(puzzle: &Puzzle, moves: &[Move]) {
    let me = puzzle.round().turn();
    let seat = |seat| SeatConfig {
        name: String::new(),
        player: if seat == me { Player::Human } else { Player::Bot(Level::Normal) },
        age: None,
    };
    let seats = puzzle.round().setup().seats().map(seat).collect();
    let mut table = Table::in_position(puzzle.round().clone(), seats).expect("a player for each seat");
    let mut replica = Replica::of(puzzle.round(), me);
    assert_eq!(json(&replica), json_of(puzzle));
    let snapshot = table.snapshot(Recipient::Seat(me));
    assert!(matches!(&snapshot[0].update, Update::Snapshot { events, .. } if events.is_empty()));
    for mv in moves {
        for output in table.handle(Duration::ZERO, TableInput::Intent(me, Intent::Move(*mv))) {
            if let (Recipient::Seat(to), Update::Events(events)) = (output.to, output.update)
                && to == me
            {
                events.iter().for_each(|event| replica.try_apply(event).expect("a possible event"));
            }
        }
    }
    let round = table.round().expect("a round");
    assert_eq!(json(&replica), serde_json::to_value(round.view(me)).expect("JSON"), "\n{puzzle}");
    table.handle(Duration::ZERO, TableInput::Intent(me, Intent::Restart));
    assert_eq!(table.actions(), []);
    assert_eq!(
        table.round().map(|round| serde_json::to_value(round.view(me)).ok()),
        Some(Some(json_of(puzzle)))
    );
}

fn json(replica: &Replica) -> serde_json::Value {
    serde_json::to_value(replica.view()).expect("JSON")
}

fn json_of(puzzle: &Puzzle) -> serde_json::Value {
    serde_json::to_value(puzzle.round().view(puzzle.round().turn())).expect("JSON")
}

#[test]
fn a_try_ends_with_the_answer_or_the_turn() {
    let puzzles = [PLAY_IT_OUT, WHAT_NOW].map(|text| read_puzzles(text).expect("puzzles"));
    for puzzle in puzzles.iter().flatten() {
        let line = puzzle.answer().line();
        let attempt = |moves| puzzle.attempt(moves).expect("legal moves");
        assert_eq!(attempt(line).solved, Some(true), "\n{puzzle}");
        assert!((0..line.len()).all(|made| attempt(&line[..made]).solved.is_none()), "\n{puzzle}");
        match puzzle.answer() {
            Answer::PlayItOut { stock_cards, .. } => {
                assert_eq!(attempt(line).stock_cards, *stock_cards);
                assert!(
                    puzzle.coming().0.len() + 1 >= usize::from(*stock_cards),
                    "what comes lies open:\n{puzzle}"
                );
                let discard = puzzle.round().legal_moves().iter().find(|mv| !mv.is_play());
                if let Some(discard) = discard {
                    assert_eq!(attempt(&[discard]), PuzzleAttempt { stock_cards: 0, solved: Some(false) });
                    let later = puzzle.attempt(&[discard, line[0]]).expect_err("the turn is over");
                    assert_eq!(later, PuzzleProblem::Later(line[0].written_by(puzzle.round().turn())));
                }
            }
            Answer::WhatNow { next, .. } => {
                assert_eq!(attempt(next).solved, Some(false), "\n{puzzle}");
                assert_eq!(puzzle.coming(), (Vec::new(), Vec::new()), "what comes is hidden");
            }
        }
    }
    for puzzle in puzzles.iter().flatten().step_by(20) {
        play(puzzle, puzzle.answer().line());
    }
}

#[test]
fn a_worse_turn_has_a_lower_chance() {
    let puzzles = read_puzzles(WHAT_NOW).expect("puzzles");
    let puzzle = &puzzles[0];
    let Answer::WhatNow { line, chance, next, next_chance } = puzzle.answer() else { panic!("{puzzle}") };
    let seed = Seed::from_number(9);
    let found = [line, next].map(|moves| puzzle.chance_of(moves, &seed).probability());
    for (found, told) in found.into_iter().zip([chance, next_chance]) {
        assert!((found - told.probability()).abs() < 0.05, "{found} is not {told}:\n{puzzle}");
    }
}
