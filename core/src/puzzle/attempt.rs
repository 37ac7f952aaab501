//! A try at a puzzle: how far it is, and whether it has led to an answer.

use crate::bot::play_seeing;
use crate::moves::{Move, Source};

use super::{Puzzle, PuzzleKind, PuzzleProblem};

/// What the moves of a try have come to so far.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct PuzzleAttempt {
    /// The stock cards that they played.
    pub stock_cards: u8,
    /// Whether they are an answer; `None` while the try goes on.
    pub solved: Option<bool>,
}

impl Puzzle {
    /// How far a try is whose moves are these, from the beginning. It is over once it is an answer, and else with the turn; *What
    /// now?* also with the first new card.
    ///
    /// # Errors
    /// If a move is illegal, or comes after the end of the try.
    pub fn attempt(&self, moves: &[Move]) -> Result<PuzzleAttempt, PuzzleProblem> {
        let mut round = self.round.clone();
        let (seat, turns) = (round.turn(), round.turns());
        let mut attempt = PuzzleAttempt { stock_cards: 0, solved: None };
        for (made, mv) in (1..).zip(moves) {
            if attempt.solved.is_some() {
                return Err(PuzzleProblem::Later(mv.written_by(seat)));
            }
            let is_stock = mv.source() == Some(Source::Stock(seat));
            let is_card_new = play_seeing(&mut round, *mv)
                .map_err(|reason| PuzzleProblem::Illegal { mv: mv.written_by(seat), reason })?;
            attempt.stock_cards += u8::from(is_stock);
            let is_turn_over = round.ending().is_some() || round.turns() != turns;
            // Of *Play it out* the last stock card is the end, whatever else could be played.
            let is_over = is_turn_over || (self.kind() == PuzzleKind::WhatNow && is_card_new);
            let may_be_solved = is_over || self.kind() == PuzzleKind::PlayItOut;
            let is_solved = may_be_solved && self.is_solved_by(&moves[..made]);
            attempt.solved = (is_solved || is_over).then_some(is_solved);
        }
        Ok(attempt)
    }
}
