//! The search for a turn that is clearly better than all others.

use std::collections::BTreeSet;

use skipstone_core::bot::{REQUIRED_LEAD, find_decisive_turn};
use skipstone_core::puzzle::{Puzzle, read_puzzles};
use skipstone_core::{Move, Position, Seed};

use super::repository::WHAT_NOW;

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
    let puzzles = read_puzzles(WHAT_NOW).expect("puzzles");
    let puzzle = puzzles.iter().find(|puzzle| puzzle.id() == "652vxnk").expect("it is one of them");
    let seed = Seed::from_number(1);
    let view = puzzle.round().view(puzzle.round().turn());
    let turn = find_decisive_turn(&view, &seed, &[]).expect("a decisive turn");
    assert!(puzzle.is_solved_by(&turn.moves), "{:?}", turn.moves);
    let chance = |moves: &[Move]| puzzle.chance_of(moves, &seed).probability();
    let (best, next) = (chance(&turn.moves), chance(&turn.next_moves));
    let mut turns = Vec::new();
    add_turns(puzzle, &[], &mut BTreeSet::new(), &mut turns);
    assert!(turns.len() > 10, "{turns:?}");
    for moves in turns.iter().filter(|moves| !puzzle.is_solved_by(moves)) {
        let other = chance(moves);
        assert!(
            other < next + 0.01 && other < best - REQUIRED_LEAD,
            "{moves:?}: {other}, beside {next} and {best}"
        );
    }
}
