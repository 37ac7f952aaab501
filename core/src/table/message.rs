//! The inputs and outputs of a table.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::check::IllegalMove;
use crate::deal::{DealerDraw, MissingAgeError};
use crate::event::RoundResult;
use crate::moves::Move;
use crate::seat::{Seat, Team};
use crate::seed::Seed;
use crate::visible_event::VisibleEvent;

/// An input of [`Table::handle`](super::Table::handle).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TableInput {
    /// An intent of a seat.
    Intent(Seat, Intent),
    /// Deals the next round from this seed (of a fair deal) instead of the table's own. The first round's dealer is drawn from
    /// it too.
    DealFrom(Seed),
    /// The connection to a seat's person was lost.
    Disconnected(Seat),
    /// A seat's person left for good. A computer player takes over at once, until the person returns.
    Quit(Seat),
    /// A seat's person is connected again.
    Returned(Seat),
    /// A seat talked to its partners. The table decides whether it can be called for that (RULES 9).
    TalkedToPartners(Seat),
    /// The host of the table pauses the game, or resumes it: without a seat, and without a wait.
    Pause(bool),
    /// The host of the table goes on waiting for a seat's absent person: their grace period begins again.
    KeepWaiting(Seat),
    /// The time of [`Table::wake_at`](super::Table::wake_at) has come.
    Tick,
}

/// What a seat asks the table for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Intent {
    /// Plays a move.
    Move(Move),
    /// Requests a snapshot of the round. No answer before the first round.
    Snapshot,
    /// Begins the next round of the series, or the first.
    NextRound,
    /// Takes the seat's last move back. Other people have to agree, and it is refused if a card was revealed since.
    Undo,
    /// Plays the seat's next move again that was taken back, and what followed it. Nothing is left to play again after another move.
    Redo,
    /// Takes everything back to the round's deal. Refused where other people play.
    Restart,
    /// Agrees to the open takeback request, or declines it. Whoever asked withdraws it by declining, and confirms it by agreeing
    /// where that is asked for ([`Table::confirm_takebacks`](super::Table::confirm_takebacks)).
    Agree(bool),
    /// Pauses the game, or resumes it. Where others play, a seat waits longer after each of its pauses before it may pause
    /// again, and nobody pauses right after a resume. A pause doesn't stop the clock of the pausing seat's own turn.
    Pause(bool),
    /// Catches the seat that has just played out of turn (RULES 9).
    Catch,
    /// Calls a seat that talked to its partners (RULES 9).
    CallTalking(Seat),
    /// Has a computer player take over a seat whose person's grace period is over.
    Replace(Seat),
    /// Sets the delay before each move of a computer player.
    SetBotDelay(Duration),
}

/// The recipient of an output.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Recipient {
    /// The person on this seat.
    Seat(Seat),
    /// All spectators. They see public cards only.
    Spectators,
}

/// Who paused the game, or resumed it.
///
/// Its serde form is part of the network protocol.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum PausedBy {
    /// The person on this seat.
    Seat(Seat),
    /// The host, by [`TableInput::Pause`].
    Host,
}

/// The presence of a seat's person.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum PlayerPresence {
    /// Connected.
    #[default]
    Here,
    /// Disconnected. From this time on (since the table began) a computer player may take over.
    Away(Duration),
    /// Disconnected, and a computer player plays.
    Replaced,
}

/// An update with its recipient.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output {
    /// Who receives the update.
    pub to: Recipient,
    /// The update, redacted for the recipient.
    pub update: Update,
}

/// An update of a table for one recipient.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Update {
    /// A round began.
    RoundBegan {
        /// The round's number, from 1 within the series.
        number: usize,
        /// The dealer.
        dealer: Seat,
        /// The draws for the dealer; empty after the first round (RULES 3).
        draws: Vec<DealerDraw>,
        /// The scores so far, by team.
        scores: Vec<u32>,
        /// The deal and the first turn.
        events: Vec<VisibleEvent>,
    },
    /// The next events of the round, in order.
    Events(Vec<VisibleEvent>),
    /// A person's presence changed.
    Presence(Seat, PlayerPresence),
    /// The game was paused.
    Paused(PausedBy),
    /// The game was resumed. `None` if nobody did: a pause in the pausing seat's own turn ends with the time of that turn.
    Resumed(Option<PausedBy>),
    /// A seat asks to take its last move back. The other people answer with [`Intent::Agree`]. Sent again when somebody has
    /// agreed, and when others have to answer.
    TakebackAsked {
        /// The seat that asks.
        by: Seat,
        /// The people who still have to answer; the seat that asks alone if it has to confirm.
        awaited: Vec<Seat>,
    },
    /// The takeback request ended without a takeback.
    TakebackOver {
        /// Who ended it: whoever asked withdrew it, anybody else refused. `None` if it is obsolete after another action.
        by: Option<Seat>,
    },
    /// The whole round: on request, or after a takeback.
    Snapshot {
        /// The number of the round, from 1.
        number: usize,
        /// The scores by team, including this round if it has ended.
        scores: Vec<u32>,
        /// Everything that happened in the round, from its deal on.
        events: Vec<VisibleEvent>,
        /// The round's result. `None` while it goes on.
        ended: Option<RoundEnd>,
    },
    /// The round ended.
    RoundEnded {
        /// The result, and the winners of a series that ended with it.
        ended: RoundEnd,
        /// The scores by team, including this round.
        scores: Vec<u32>,
    },
    /// The recipient's intent was refused.
    Refused(IntentError),
}

/// The result of a round, and of the series if it ended too.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoundEnd {
    /// Reason, winner, remaining stock cards and points.
    pub result: RoundResult,
    /// The winners of the series. `None` while it goes on.
    pub series_winners: Option<Vec<Team>>,
}

impl RoundEnd {
    /// Whether the series is over with the round.
    pub fn ends_series(&self) -> bool {
        self.series_winners.is_some()
    }
}

/// Why an intent is refused.
///
/// Its serde form is part of the network protocol: a new reason goes to the end.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum IntentError {
    /// The move is illegal.
    #[error("the move is not possible: {why}")]
    Move {
        /// The move as requested.
        mv: Move,
        /// The rule that it breaks.
        why: IllegalMove,
    },
    /// There is nothing to catch or to call (RULES 9).
    #[error(transparent)]
    Objection(IllegalMove),
    /// No next round before this one is over.
    #[error("this round is not over")]
    RoundGoesOn,
    /// No next round after the series is won.
    #[error("the series is over")]
    SeriesOver,
    /// A card was revealed since the move, so it can't be taken back.
    #[error("a card was revealed since: this move stays")]
    Revealed,
    /// There is no takeback request of another seat.
    #[error("there is nothing to agree to")]
    NothingAsked,
    /// A seat has paused the game.
    #[error("seat {0} has stopped the game")]
    Paused(Seat),
    /// The seat can't be replaced: its person is connected, or it has none.
    #[error("seat {0} is not away")]
    NotAway(Seat),
    /// The grace period of the seat isn't over.
    #[error("seat {seat} is waited for: {} seconds more", .left.as_secs() + 1)]
    WaitedFor {
        /// The seat of the absent person.
        seat: Seat,
        /// The rest of the grace period.
        left: Duration,
    },
    /// The seat hasn't moved yet.
    #[error("there is no move to take back")]
    NothingToUndo,
    /// The first player goes by age, and one is missing.
    #[error(transparent)]
    Age(#[from] MissingAgeError),
    /// A round is dealt again only for somebody who plays alone.
    #[error("others play, too: the round isn't dealt again")]
    OthersPlay,
    /// The seat paused a short time ago, or the game was only just resumed.
    #[error("the game can be paused again in {} seconds", .left.as_secs() + 1)]
    PauseTooSoon {
        /// The time until the seat may pause.
        left: Duration,
    },
    /// Nothing was taken back, or other moves have been made since.
    #[error("there is no move to play again")]
    NothingToRedo,
    /// The host has paused the game.
    #[error("the host has stopped the game")]
    PausedByHost,
}

impl From<PausedBy> for IntentError {
    fn from(by: PausedBy) -> IntentError {
        match by {
            PausedBy::Seat(seat) => IntentError::Paused(seat),
            PausedBy::Host => IntentError::PausedByHost,
        }
    }
}
