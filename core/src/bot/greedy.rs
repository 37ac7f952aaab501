//! A greedy baseline: the stock card first, then what leads to it, and tidy discard piles.

use super::player::Bot;
use crate::card::Card;
use crate::moves::{Move, Source, Target};
use crate::pile::Pile;
use crate::view::SeatView;

/// Plays the move with the highest heuristic score, without looking ahead.
#[derive(Debug, Clone, Copy)]
pub struct Greedy;

impl Bot for Greedy {
    fn choose(&mut self, view: &SeatView<'_>) -> Move {
        best(view, view.legal_moves().iter()).unwrap_or(Move::Pass)
    }
}

/// The move for somebody whose time for the turn is over: a tidy discard, so that they lose the turn but nothing else, and gain
/// nothing by it. What is played where nothing can be discarded.
pub fn end_turn(view: &SeatView<'_>) -> Move {
    let moves = view.legal_moves();
    let discards = moves.iter().filter(|mv| matches!(mv, Move::Put(_, Target::Discard(..))));
    best(view, discards).unwrap_or_else(|| Greedy.choose(view))
}

/// The move with the highest score, of equal ones the first. `None` of none.
fn best(view: &SeatView<'_>, moves: impl Iterator<Item = Move>) -> Option<Move> {
    let mut best = None;
    for mv in moves {
        let worth = worth(view, mv);
        if best.is_none_or(|(highest, _)| worth > highest) {
            best = Some((worth, mv));
        }
    }
    best.map(|(_, mv)| mv)
}

/// The heuristic score of a move; discards rank between plays that help and plays that don't.
fn worth(view: &SeatView<'_>, mv: Move) -> i32 {
    let Move::Put(source, target) = mv else { return 0 };
    let Ok(card) = view.source_card(source) else { return i32::MIN };
    match target {
        Target::Build(pile) => play(view, source, card, pile),
        Target::Discard(pile, owner) => discard(card, view.discard_pile(owner, pile).next()),
    }
}

fn play(view: &SeatView<'_>, source: Source, card: Card, pile: Pile) -> i32 {
    let rank = i32::from(view.build_next(pile).number());
    // How many cards are still missing under the stock card after this one, on this pile.
    let distance = match view.stock_top(view.seat()).and_then(Card::rank) {
        Some(stock) => (i32::from(stock.number()) - rank - 1).rem_euclid(12),
        None => 0,
    };
    match source {
        Source::Stock(owner) if owner == view.seat() => 1000 + rank,
        Source::Stock(_) => 900 + rank,
        // A wild is worth saving unless the stock card follows at once.
        _ if card.is_wild() && distance > 0 => -200 - distance,
        Source::Discard(..) => 300 - distance,
        Source::Hand(_) => 200 - distance,
    }
}

/// Discards go onto their equal or onto one higher, then onto a free place, then where they bury the highest card.
fn discard(card: Card, top: Option<Card>) -> i32 {
    let rank = |card: Card| card.rank().map_or(13, |rank| i32::from(rank.number()));
    let fit = match top.map(rank) {
        Some(top) if top == rank(card) => 60,
        Some(top) if top == rank(card) + 1 => 50,
        None => 30,
        Some(top) => top - 13,
    };
    let keep = if card.is_wild() { -100 } else { rank(card) };
    fit + keep
}
