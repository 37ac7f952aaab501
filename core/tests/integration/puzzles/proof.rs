//! Answers are proven by trying everything with the engine itself; nothing here comes from the search that found them.

use std::collections::HashSet;

use skipstone_core::puzzle::{Answer, Puzzle};
use skipstone_core::{Pile, PlayerAction, Round};

/// What tells situations of a turn apart: the build piles' next ranks in any order, the hand by rank, what is left of the seat's
/// stock and discard piles, and of the draw pile.
type Situation = ([u8; 4], Vec<u8>, usize, [usize; 4], usize);

fn situation(round: &Round) -> Situation {
    let view = round.view(round.turn());
    let mut nexts = Pile::ALL.map(|pile| view.build_next(pile).number());
    nexts.sort_unstable();
    let mut hand: Vec<u8> =
        view.hand().iter().map(|card| card.rank().map_or(0, |rank| rank.number())).collect();
    hand.sort_unstable();
    let discards = Pile::ALL.map(|pile| view.discard_depth(view.seat(), pile));
    (nexts, hand, view.stock_left(view.seat()), discards, view.draw_left())
}

/// The most stock cards that the seat on turn can play in this turn.
fn most_stock_cards(start: &Round) -> usize {
    let (seat, turns) = (start.turn(), start.turns());
    let left = |round: &Round| round.view(seat).stock_left(seat);
    let mut seen = HashSet::from([situation(start)]);
    let mut open = vec![start.clone()];
    let mut most = 0;
    while let Some(round) = open.pop() {
        most = most.max(left(start) - left(&round));
        if round.ending().is_some() {
            continue;
        }
        for mv in round.legal_moves().iter() {
            let mut next = round.clone();
            next.apply(PlayerAction::Move(mv), &mut ()).expect("a legal move");
            let is_over = next.ending().is_some();
            if is_over {
                most = most.max(left(start) - left(&next));
            } else if next.turns() == turns && seen.insert(situation(&next)) {
                open.push(next);
            }
        }
    }
    most
}

/// Checks that nothing is better than the answer, and that its moves are one.
pub(super) fn check(puzzle: &Puzzle) {
    let Answer::PlayItOut { stock_cards, line } = puzzle.answer() else { panic!("another kind:\n{puzzle}") };
    assert_eq!(most_stock_cards(puzzle.round()), usize::from(*stock_cards), "\n{puzzle}");
    assert!(puzzle.is_solved_by(line), "\n{puzzle}");
    assert!(!puzzle.is_solved_by(&line[..line.len() - 1]), "\n{puzzle}");
}
