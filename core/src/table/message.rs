//! What goes into a table and what comes out.

use std::time::Duration;

use crate::check::Rejected;
use crate::deal::{AgeMissing, DealerDraw};
use crate::moves::Move;
use crate::seat::{Seat, Team};
use crate::seen::Seen;
use crate::series::RoundResult;

/// What goes into a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Input {
    /// A seat asks for something.
    From(Seat, Intent),
    /// Time has passed.
    Tick,
}

/// What a seat asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Intent {
    /// A move.
    Move(Move),
    /// How things are: for one who comes back to a round that goes on. Before the first round nothing is told.
    Standing,
    /// The next round of the series, or the first.
    NextRound,
    /// Taking back its last move; alone only.
    Undo,
    /// How long computer players wait before each of their moves.
    Pace(Duration),
}

/// What comes out of a table, and for whom.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output {
    /// The seat that is told.
    pub to: Seat,
    /// What it is told.
    pub update: Update,
}

/// What a seat is told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Update {
    /// A round began.
    RoundBegan {
        /// Which of the series, from 1.
        number: usize,
        /// Who deals.
        dealer: Seat,
        /// The draws for the dealer, before the first round (RULES 3).
        draws: Vec<DealerDraw>,
        /// The scores so far, by team.
        scores: Vec<u32>,
        /// The deal and the first turn.
        events: Vec<Seen>,
    },
    /// Something happened.
    Events(Vec<Seen>),
    /// How things are: asked for, or because a move was taken back.
    Standing {
        /// The number of the round, from 1.
        number: usize,
        /// The scores so far, by team: with this round, if it ended.
        scores: Vec<u32>,
        /// Everything that happened in the round, from its deal on.
        events: Vec<Seen>,
        /// How the round ended, if it did.
        ended: Option<Ended>,
    },
    /// The round ended.
    RoundEnded {
        /// How.
        ended: Ended,
        /// The scores with it, by team.
        scores: Vec<u32>,
    },
    /// What was asked for can't be.
    Refused(Refused),
}

/// How a round ended, and what that means for the series.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ended {
    /// How.
    pub result: RoundResult,
    /// The winners of the series, if it is over.
    pub over: Option<Vec<Team>>,
}

/// Why what a seat asked for can't be.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// The move is illegal.
    #[error("{mv} is not possible: {why}")]
    Move {
        /// The move.
        mv: Move,
        /// Why.
        why: Rejected,
    },
    /// No next round before this one is over.
    #[error("this round is not over")]
    RoundGoesOn,
    /// No next round after the series is won.
    #[error("the series is over")]
    SeriesOver,
    /// Moves are taken back alone only.
    #[error("moves can be taken back only where no other person plays")]
    UndoAlone,
    /// The seat hasn't moved yet.
    #[error("there is no move to take back")]
    NothingToUndo,
    /// The first player goes by age, and one is missing.
    #[error(transparent)]
    Age(#[from] AgeMissing),
}
