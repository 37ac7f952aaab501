//! What is asked of a puzzle's table, what it is told, and what it asks of the app.

use std::time::Instant;

use skipstone_core::Move;
use skipstone_core::milestone::Milestone;
use skipstone_core::puzzle::{Percent, Puzzle};

use crate::paper::puzzle_picture::PuzzlePicture;
use crate::puzzles::{Progress, TimedSet};

/// What the next try counts for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Counts {
    /// For the player's rating: it is the first one.
    ForRating,
    /// For whether it comes back once more, as it was missed before.
    ForReturn,
    /// For nothing.
    ForNothing,
}

/// How a puzzle stands with its player when it is opened.
#[derive(Debug, Clone, Copy)]
pub struct PuzzleStanding {
    /// How the player does at puzzles.
    pub progress: Progress,
    /// What the next try counts for.
    pub counts: Counts,
    /// Whether it is a favourite; `None` for one that isn't of the game.
    pub is_favourite: Option<bool>,
}

/// What the end of a try has led to.
#[derive(Debug, Clone)]
pub struct AfterTry {
    /// How the player does at puzzles by then.
    pub progress: Progress,
    /// The milestones that it has reached.
    pub milestones: Vec<Milestone>,
    /// In how many days the puzzle comes back; `None` if it doesn't.
    pub returns_in: Option<i32>,
}

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
    /// Opens another puzzle like this one.
    Another,
    /// Marks the puzzle as a favourite, or as none.
    Favourite(bool),
    /// Copies the puzzle as a text.
    Copy,
    /// Saves a picture of the puzzle.
    SavePicture,
    /// Goes to the puzzles.
    ShowAll,
    /// The chance of a turn that was tried; `None` if it couldn't be counted.
    Counted(Vec<Move>, Option<Percent>),
    /// The clock of a set goes on.
    Tick(Instant),
    /// Leaves the puzzle of a set out.
    Skip,
    /// Goes on from a puzzle of a set that is over.
    GoOn,
    /// Ends the set.
    EndSet,
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
    /// Open another puzzle like this one.
    Another(Box<Puzzle>),
    /// Keep whether the puzzle with a short name is a favourite.
    Favourite {
        /// The short name.
        id: String,
        /// Whether it is one.
        is_favourite: bool,
    },
    /// Open the next puzzle of a set.
    GoOn(Box<TimedSet>),
    /// Keep how a set has ended, and tell of it.
    EndSet(Box<TimedSet>),
    /// Save this picture.
    SavePicture(Box<PuzzlePicture>),
    /// Open the puzzles.
    ShowAll,
}
