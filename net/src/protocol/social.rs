//! The people around a table: who is there, what they say, what they decide together.

use serde::{Deserialize, Serialize};
use skipstone_core::{MAX_SEATS, Seat};

use super::line::Name;
use super::play::Moment;
use super::wire::UpTo;

/// Whom a line of chat is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Audience {
    /// Everyone at the table, those who watch included.
    Everyone,
    /// The own team.
    Partners,
}

/// Who said something.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Speaker {
    /// A player.
    Seat(Seat),
    /// One who watches.
    Watcher(Name),
}

/// Something about who is there. Times are in milliseconds from now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Presence {
    /// A seat's player is there (again).
    Here(Seat),
    /// A seat's player is on turn, and thinks.
    Thinking {
        /// Whose turn it is.
        seat: Seat,
        /// What is left of the turn's time, if it is limited.
        left: Option<u32>,
    },
    /// The connection to a seat's player is lost.
    Lost {
        /// Whose.
        seat: Seat,
        /// Until the others may let a computer player take over.
        grace: u32,
    },
    /// A seat's player has left for good.
    Left(Seat),
    /// A computer player plays for a seat until its player is back.
    BotFor(Seat),
    /// The game rests, or goes on.
    Paused {
        /// Whether it rests.
        paused: bool,
        /// Who wanted it; nobody where the host's program did.
        by: Option<Seat>,
    },
}

/// A question that everyone at the table answers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Vote {
    /// Its number, to answer it by.
    pub number: u32,
    /// What it is about.
    pub about: VoteAbout,
    /// Who has agreed so far.
    #[serde(with = "UpTo::<MAX_SEATS>")]
    pub agreed: Vec<Seat>,
    /// Who must still answer.
    #[serde(with = "UpTo::<MAX_SEATS>")]
    pub open: Vec<Seat>,
    /// In how many milliseconds it counts as refused.
    pub left: u32,
}

/// What a vote is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum VoteAbout {
    /// Whether a seat may take back its last move.
    TakeBack {
        /// Whose.
        seat: Seat,
        /// To which moment.
        to: Moment,
    },
    /// Whether a computer player takes over a seat whose player is gone.
    BotFor(Seat),
}

/// Why a host ends a connection.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum Farewell {
    /// The table is closed.
    #[error("the host has closed the table")]
    Closed,
    /// The host's program ends and will be back: the table goes on then.
    #[error("the host has left; the table goes on when it is back")]
    BackLater,
    /// The host has sent the guest away.
    #[error("the host has sent you away")]
    SentAway,
    /// The same player has come in by another connection.
    #[error("you have joined from another window or computer")]
    Replaced,
    /// The guest read so slowly that too much was waiting for it.
    #[error("the connection was too slow")]
    TooSlow,
    /// The guest sent something that no program of this version sends.
    #[error("the programs don't understand each other")]
    Misunderstood,
}
