//! What host and players sign.

use serde::Serialize;
use skipstone_core::{PlayerAction, Seat};

use super::id::{LogId, RunId};
use crate::audience::Audience;
use crate::digest::Digest;
use crate::fair_deal::Commitment;

/// Something that a key says about a log. A head binds a statement to all that led to it, so none is of use anywhere else.
#[derive(Debug, Clone, Copy, Serialize)]
pub enum Statement {
    /// Of the host: this is the head after so many entries.
    Head {
        /// The log.
        log: LogId,
        /// The run of the host's program.
        run: RunId,
        /// The number of entries.
        entries: u32,
        /// The head.
        head: Digest,
        /// Whether the log has no more entries.
        is_end: bool,
    },
    /// Of a player: this is the hash of my share.
    Commitment {
        /// The head after [`LogEntry::Begun`](super::LogEntry::Begun).
        head: Digest,
        /// The player's seat.
        seat: Seat,
        /// The hash.
        hash: Commitment,
    },
    /// Of a player: this is what I do.
    Move {
        /// The [head of the game](super::RoundLog::game_head) before it.
        head: Digest,
        /// The player's seat.
        seat: Seat,
        /// The action.
        action: PlayerAction,
    },
    /// Of the asker and each agreer: so much is taken back.
    TakeBack {
        /// The [head of the game](super::RoundLog::game_head) before it.
        head: Digest,
        /// The seat that asks.
        asker: Seat,
    },
    /// Of a player: a computer player may take over this seat.
    Replace {
        /// The [head of the game](super::RoundLog::game_head) before it.
        head: Digest,
        /// The seat of the absent player.
        seat: Seat,
    },
    /// Of a player: I leave.
    Goodbye {
        /// The head of the log.
        head: Digest,
    },
    /// Of anyone: this is the head that I was shown.
    Witness {
        /// The head.
        head: Digest,
    },
    /// Of a player: I pause the game, or resume it.
    Pause {
        /// The head of the log, from which on nobody else has. So a signature is of use once.
        head: Digest,
        /// The player's seat.
        seat: Seat,
        /// Whether the game is paused.
        paused: bool,
    },
    /// Of a player: I say something, which can be called where partners have to be silent.
    Talk {
        /// The [head of the game](super::RoundLog::game_head) at which it is said.
        head: Digest,
        /// The player's seat.
        seat: Seat,
        /// Whom it is for.
        to: Audience,
    },
}

impl Statement {
    /// The hash that is signed.
    pub fn digest(&self) -> Digest {
        Digest::of("statement", self)
    }
}
