//! Puzzles of the kind *What now?*: decisions with one turn that is clearly the best, and that `hard` misses.

use crate::bot::{self, Level};
use crate::moves::Move;
use crate::puzzle::answer::Percent;
use crate::puzzle::{Answer, Puzzle, open};
use crate::round::Round;
use crate::seed::Seed;

use super::source::{SelfPlay, WITH_PARTNERS};

/// The children of a round's seed from which determinizations come.
const DETERMINIZATIONS: u64 = 13;

/// The levels that play the rounds.
const PLAYERS: [Level; 3] = [Level::Easy, Level::Normal, Level::Hard];

/// How many cards of the stock pile and of the draw pile are named, for what follows the answer.
const NAMED_STOCK: usize = 2;
const NAMED_DRAW: usize = 5;

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
    // From here on by the position that the puzzle shows.
    let position = open::position(round, NAMED_STOCK, NAMED_DRAW);
    let shown = position.round().ok()?;
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
    super::puzzle(position, answer, |found_by| rating(lead, moves, found_by))
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
    (level + 20.0 * moves as f64 - 600.0 * (lead - 0.08)).clamp(800.0, 2600.0) as u16
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::position::Position;
    use crate::puzzle::read_puzzles;

    /// Adds the turns of a puzzle that begin with these moves, each in one order.
    fn add_turns(puzzle: &Puzzle, moves: &[Move], seen: &mut BTreeSet<String>, turns: &mut Vec<Vec<Move>>) {
        let mut round = puzzle.round().clone();
        let me = round.turn();
        moves.iter().for_each(|mv| round.play_into(me, *mv, &mut ()).expect("a legal move"));
        if !seen.insert(Position::of(&round).to_string()) {
            return;
        }
        if puzzle.attempt(moves).expect("legal moves").solved.is_some() {
            turns.push(moves.to_vec());
            return;
        }
        for mv in round.legal_moves().iter() {
            add_turns(puzzle, &[moves, &[mv]].concat(), seen, turns);
        }
    }

    /// Here the turn that is the next best at first sight isn't: another one was soon known to be worse than the best, too.
    #[test]
    fn the_next_best_turn_is_the_best_of_all_others() {
        const SAMPLES: u64 = 1_000;
        let puzzles = read_puzzles(include_str!("../../../../assets/puzzles/what-now.txt")).expect("puzzles");
        let puzzle = puzzles.iter().find(|puzzle| puzzle.id() == "xws37tu").expect("it is one of them");
        let (view, seed) = (puzzle.round().view(puzzle.round().turn()), Seed::from_number(1));
        let turn = bot::find_decisive_turn(&view, &seed, &[]).expect("a decisive turn");
        let chance = |moves: &[Move]| bot::chance_of_turn(&view, &seed, moves, SAMPLES);
        let (best, next) = (chance(&turn.moves), chance(&turn.next_moves));
        let mut turns = Vec::new();
        add_turns(puzzle, &[], &mut BTreeSet::new(), &mut turns);
        let others = turns.iter().filter(|moves| !bot::is_same_turn(&view, &turn.moves, moves));
        assert!(turns.len() > 10, "{turns:?}");
        for moves in others {
            let other = chance(moves);
            assert!(
                other < next + 0.01 && other < best - 0.08,
                "{moves:?}: {other}, beside {next} and {best}"
            );
        }
    }
}
