//! What goes into a table and what comes out.

use std::time::Duration;

use crate::check::Rejected;
use crate::deal::{AgeMissing, DealerDraw};
use crate::moves::Move;
use crate::seat::{Seat, Team};
use crate::seed::Seed;
use crate::seen::Seen;
use crate::series::RoundResult;

/// What goes into a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Input {
    /// A seat asks for something.
    From(Seat, Intent),
    /// The next round, from a seed that everybody had a part in, instead of the table's own.
    Deal(Seed),
    /// The person of a seat is gone, as far as anybody can tell.
    Left(Seat),
    /// The person of a seat has left for good: a computer player takes over at once, until it comes all the same.
    Gone(Seat),
    /// The person of a seat is there again.
    Came(Seat),
    /// A seat talked to its partners. Whether it may be called for that, the table knows (RULES 9).
    Talked(Seat),
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
    /// Taking back its last move. Where other people play they are asked first, and only while no card was revealed since.
    Undo,
    /// Whether it agrees to what was asked to be taken back.
    Agree(bool),
    /// Stopping the game for a while, or going on.
    Pause(bool),
    /// Catching the one who has just played out of turn (RULES 9).
    Catch,
    /// Calling one who talked to its partners (RULES 9).
    CallTalking(Seat),
    /// Having a computer player take over a seat whose person has been away for too long.
    Replace(Seat),
    /// How long computer players wait before each of their moves.
    Pace(Duration),
}

/// Who is told something.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum To {
    /// A seat.
    Seat(Seat),
    /// Everybody who watches. They see what lies open.
    Watchers,
}

/// Whether somebody is there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Presence {
    /// There.
    #[default]
    Here,
    /// Not there. The seat is waited for; from that time on, a computer player may take over.
    Away(Duration),
    /// Not there, and a computer player plays.
    Replaced,
}

/// What comes out of a table, and for whom.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output {
    /// Who is told.
    pub to: To,
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
    /// A person left, came back, or was replaced.
    Presence(Seat, Presence),
    /// Somebody stopped the game; or nobody does any more.
    Paused(Option<Seat>),
    /// A seat asks to take its last move back: the other people are to agree.
    TakebackAsked(Seat),
    /// What was asked to be taken back stays.
    TakebackOver,
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
    /// There is nothing to catch or to call (RULES 9).
    #[error(transparent)]
    Objection(Rejected),
    /// No next round before this one is over.
    #[error("this round is not over")]
    RoundGoesOn,
    /// No next round after the series is won.
    #[error("the series is over")]
    SeriesOver,
    /// Somebody knows a card now that a taken back move would hide again.
    #[error("a card was revealed since: this move stays")]
    Revealed,
    /// Nobody asked to take a move back, or the seat itself did.
    #[error("there is nothing to agree to")]
    NothingAsked,
    /// The game is stopped.
    #[error("seat {0} has stopped the game")]
    Paused(Seat),
    /// The seat is not to be replaced: its person is there, or it isn't a person's.
    #[error("seat {0} is not away")]
    NotAway(Seat),
    /// The seat is still waited for.
    #[error("seat {seat} is waited for: {} seconds more", .left.as_secs() + 1)]
    WaitedFor {
        /// Whose.
        seat: Seat,
        /// How long.
        left: Duration,
    },
    /// The seat hasn't moved yet.
    #[error("there is no move to take back")]
    NothingToUndo,
    /// The first player goes by age, and one is missing.
    #[error(transparent)]
    Age(#[from] AgeMissing),
}
