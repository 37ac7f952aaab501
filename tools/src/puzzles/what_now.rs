//! Puzzles of the kind *What now?*: decisions with one turn that is clearly the best, and that `hard` misses.

use skipstone_core::bot::{self, Level, REQUIRED_LEAD};
use skipstone_core::puzzle::{self, Answer, NamedCards, Percent, Puzzle};
use skipstone_core::{Move, Round, Seed};

use super::source::{SelfPlay, WITH_PARTNERS};

/// The children of a round's seed from which determinizations come.
const DETERMINIZATIONS: u64 = 13;

/// The levels that play the rounds.
const PLAYERS: [Level; 3] = [Level::Easy, Level::Normal, Level::Hard];

/// The cards that are named, for what follows the answer.
const NAMED: NamedCards = NamedCards { stock: 2, draw: 5 };

pub(super) fn make(seed: &Seed) -> Option<Puzzle> {
    let mut play = SelfPlay::of(seed, &PLAYERS, &WITH_PARTNERS)?;
    let mut number = 0;
    while let Some(decision) = play.next() {
        number += 1;
        if let Some(puzzle) = puzzle_of(decision.round, &seed.child(DETERMINIZATIONS).child(number)) {
            return Some(puzzle);
        }
    }
    None
}

/// The puzzle of a decision, if one turn is clearly the best.
fn puzzle_of(round: &Round, seed: &Seed) -> Option<Puzzle> {
    let view = round.view(round.turn());
    let missed = missed_turns(round);
    if !bot::may_be_decisive(&view, &missed) {
        return None;
    }
    // From here on by what the puzzle shows.
    let shown = puzzle::shown(round, NAMED).ok()?;
    let view = shown.view(shown.turn());
    let turn = bot::find_decisive_turn(&view, seed, &missed_turns(&shown))?;
    let lead = turn.chance - turn.next_chance;
    let moves = turn.moves.len();
    let answer = Answer::WhatNow {
        line: turn.moves,
        chance: Percent::of(turn.chance),
        next: turn.next_moves,
        next_chance: Percent::of(turn.next_chance),
    };
    let puzzle = Puzzle::new(round, NAMED, answer).ok()?;
    Some(super::rated(puzzle, |found_by| rating(lead, moves, found_by)))
}

/// The turns that are no answer: that of `hard`, and what beginners do.
fn missed_turns(round: &Round) -> Vec<Vec<Move>> {
    let hard = [Level::Hard.seeded(super::LEVEL_SEED)];
    let beginners = super::BEGINNERS.map(|seed| Level::Easy.seeded(seed));
    hard.into_iter().chain(beginners).map(|mut player| bot::decide(round, &mut *player)).collect()
}

/// From who finds it, how long it is, and how far other turns lie behind.
fn rating(lead: f64, moves: usize, found_by: Option<Level>) -> u16 {
    let level = match found_by {
        Some(Level::Easy) => 1100.0,
        Some(Level::Normal) => 1300.0,
        Some(_) => 1550.0,
        None => 1850.0,
    };
    (level + 20.0 * moves as f64 - 600.0 * (lead - REQUIRED_LEAD)).clamp(800.0, 2600.0) as u16
}
