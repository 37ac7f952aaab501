//! The answers of puzzles.

use std::fmt;
use std::str::FromStr;

use crate::bot;
use crate::moves::{Move, Source};
use crate::round::Round;

use super::{PuzzleKind, PuzzleProblem};

/// The allowed chances of *What now?*, for display.
pub(super) const CHANCES: &str = "the chances of the best and of the next best turn, like 63.66 47.20";

/// The answer of a puzzle.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Answer {
    /// Of *Play it out*.
    PlayItOut {
        /// The most stock cards that the turn can play.
        stock_cards: u8,
        /// Moves that play them, up to the last of them.
        line: Vec<Move>,
    },
    /// Of *What now?*.
    WhatNow {
        /// The best turn.
        line: Vec<Move>,
        /// The chance to win the round with it.
        chance: Percent,
        /// The next best turn.
        next: Vec<Move>,
        /// The chance with that.
        next_chance: Percent,
    },
}

impl Answer {
    /// The kind of puzzle that has such an answer.
    pub fn kind(&self) -> PuzzleKind {
        match self {
            Answer::PlayItOut { .. } => PuzzleKind::PlayItOut,
            Answer::WhatNow { .. } => PuzzleKind::WhatNow,
        }
    }

    /// Checks that it is an answer in the round of its position: its moves are legal and play what it says. Whether it is the best
    /// one isn't looked at.
    ///
    /// # Errors
    /// With the key of the text that is wrong.
    pub(super) fn check(&self, round: &Round) -> Result<(), (&'static str, PuzzleProblem)> {
        match self {
            Answer::PlayItOut { stock_cards, line } => {
                match stock_cards_played(round, line).map_err(|fault| ("line", fault))? {
                    played if played > 0 && played == *stock_cards => Ok(()),
                    other => Err(("line", PuzzleProblem::OtherNumber(other))),
                }
            }
            Answer::WhatNow { line, chance, next, next_chance } => {
                if chance <= next_chance {
                    let value = format!("{chance} {next_chance}");
                    return Err(("percent", PuzzleProblem::Value { value, allowed: CHANCES }));
                }
                for (key, moves) in [("line", line), ("next", next)] {
                    stock_cards_played(round, moves).map_err(|fault| (key, fault))?;
                    if !bot::is_same_turn(&round.view(round.turn()), moves, moves) {
                        return Err((key, PuzzleProblem::NoTurn));
                    }
                }
                Ok(())
            }
        }
    }

    /// The moves.
    pub fn line(&self) -> &[Move] {
        match self {
            Answer::PlayItOut { line, .. } | Answer::WhatNow { line, .. } => line,
        }
    }
}

/// A probability in hundredths of a percent, at most 10,000.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Percent(u16);

impl Percent {
    /// The nearest one to a probability, 0 to 1.
    pub fn of(probability: f64) -> Percent {
        Percent((probability.clamp(0.0, 1.0) * 10_000.0).round() as u16)
    }

    /// The probability, 0 to 1.
    pub fn probability(self) -> f64 {
        f64::from(self.0) / 10_000.0
    }
}

impl fmt::Display for Percent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{:02}", self.0 / 100, self.0 % 100)
    }
}

impl FromStr for Percent {
    type Err = ();

    fn from_str(text: &str) -> Result<Percent, ()> {
        let (whole, part) = text.split_once('.').ok_or(())?;
        let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        if part.len() != 2 || !is_number(whole) || !is_number(part) {
            return Err(());
        }
        let [whole, part]: [u16; 2] = [whole.parse().map_err(|_| ())?, part.parse().map_err(|_| ())?];
        let hundredths = whole.checked_mul(100).and_then(|whole| whole.checked_add(part)).ok_or(())?;
        (hundredths <= 10_000).then_some(Percent(hundredths)).ok_or(())
    }
}

/// How many stock cards the moves play in the turn.
///
/// # Errors
/// If one of them is illegal, or of a later turn.
pub(super) fn stock_cards_played(round: &Round, moves: &[Move]) -> Result<u8, PuzzleProblem> {
    let mut round = round.clone();
    let (seat, turns) = (round.turn(), round.turns());
    let mut played = 0;
    for mv in moves {
        if round.ending().is_some() || round.turns() != turns {
            return Err(PuzzleProblem::Later(mv.written_by(seat)));
        }
        round
            .play_into(seat, *mv, &mut ())
            .map_err(|reason| PuzzleProblem::Illegal { mv: mv.written_by(seat), reason })?;
        played += u8::from(mv.is_play() && mv.source() == Some(Source::Stock(seat)));
    }
    Ok(played)
}
