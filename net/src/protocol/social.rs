//! The people around a table: who is there, what they say, why they leave.

use serde::{Deserialize, Serialize};
use skipstone_core::Seat;

use super::line::Name;

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
    Away {
        /// Whose.
        seat: Seat,
        /// Until the others may have a computer player take over.
        grace: u32,
    },
    /// A computer player plays for a seat until its player is back.
    Replaced(Seat),
    /// Somebody stopped the game; or nobody does any more.
    Paused(Option<Seat>),
}

impl Presence {
    /// Whose it is; nobody's where nobody stops the game any more.
    pub fn seat(&self) -> Option<Seat> {
        match *self {
            Presence::Here(seat)
            | Presence::Thinking { seat, .. }
            | Presence::Away { seat, .. }
            | Presence::Replaced(seat) => Some(seat),
            Presence::Paused(by) => by,
        }
    }
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
