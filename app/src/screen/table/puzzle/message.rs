//! What is asked of a puzzle's table, and what it asks of the app.

use skipstone_core::Move;
use skipstone_core::puzzle::{Percent, Puzzle};

use crate::paper::puzzle_picture::PuzzlePicture;

/// Input that only a puzzle has, and results of what it computes.
#[derive(Debug, Clone, PartialEq)]
pub enum Message {
    /// Goes back to the position.
    Again,
    /// Shows the answer, move by move from the first one on.
    ShowAnswer,
    /// Goes on or back in the answer, to so many of its moves.
    Step(usize),
    /// Opens the next puzzle.
    Next,
    /// Copies the puzzle as a text.
    Copy,
    /// Saves a picture of the puzzle.
    SavePicture,
    /// Goes to the puzzles.
    ShowAll,
    /// The chance of a turn that was tried; `None` if it couldn't be counted.
    Counted(Vec<Move>, Option<Percent>),
}

/// What the app does for a puzzle's table.
#[derive(Debug)]
pub enum Action {
    /// Keep that a try has ended, and tell the table how the player does.
    Tried {
        /// The puzzle.
        puzzle: Box<Puzzle>,
        /// Whether it is solved.
        solved: bool,
    },
    /// Open the next puzzle.
    Next,
    /// Save this picture.
    SavePicture(Box<PuzzlePicture>),
    /// Open the puzzles.
    ShowAll,
}
