//! The people at a table: presence, speakers, and reasons for closing a connection.

use serde::{Deserialize, Serialize};
use skipstone_core::{Seat, Stone};

use crate::fingerprint::Fingerprint;
use crate::text::Name;

/// The author of a chat line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Speaker {
    /// The player on this seat.
    Seat(Seat),
    /// The spectator with this name.
    Spectator(Name),
    /// A person who had a seat and has none any more.
    Former {
        /// The person's key.
        key: Fingerprint,
        /// The name at that time.
        name: Name,
        /// The stone at that time.
        stone: Stone,
    },
}

/// What a person shows with a click: a face of their stone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Reaction {
    /// Greets everyone.
    Hello,
    /// Praises what was played.
    Nice,
    /// Wishes luck.
    GoodLuck,
    /// Wonders about what was played.
    Hmm,
    /// Deplores what was played.
    OhNo,
    /// Has waited for long.
    Sleepy,
}

impl Reaction {
    /// All reactions, in the order in which they are offered.
    pub const ALL: [Reaction; 6] = [
        Reaction::Hello,
        Reaction::Nice,
        Reaction::GoodLuck,
        Reaction::Hmm,
        Reaction::OhNo,
        Reaction::Sleepy,
    ];
}

/// A change of a player's presence. Times are in milliseconds from now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum PresenceEvent {
    /// A seat's player is connected, for the first time or again.
    Here(Seat),
    /// A seat's player is on turn.
    Thinking {
        /// The seat on turn.
        seat: Seat,
        /// The milliseconds left of the turn, at first [`TURN_ALLOWANCE`](crate::limits::TURN_ALLOWANCE) more than its limit. `None`
        /// without a turn limit, and while the clock stands.
        left: Option<u32>,
    },
    /// The connection to a seat's player is lost.
    Away {
        /// The seat of the absent player.
        seat: Seat,
        /// The milliseconds until the others may have a computer player take over.
        grace: u32,
    },
    /// A computer player plays for a seat until its player is back.
    Replaced(Seat),
    /// Nothing has come from a seat's player for [`QUIET_AFTER`](crate::limits::QUIET_AFTER). `Here` follows if they answer again,
    /// and `Away` if not.
    Quiet(Seat),
}

impl PresenceEvent {
    /// The seat that this is about.
    pub fn seat(&self) -> Seat {
        match *self {
            PresenceEvent::Here(seat)
            | PresenceEvent::Thinking { seat, .. }
            | PresenceEvent::Away { seat, .. }
            | PresenceEvent::Replaced(seat)
            | PresenceEvent::Quiet(seat) => seat,
        }
    }
}

/// Why a host ends a connection.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum CloseReason {
    /// The host closed the table for good.
    #[error("the host has closed the table")]
    TableClosed,
    /// The host's program ends; the table is saved and can be hosted again.
    #[error("the host has left; the table goes on when it is back")]
    BackLater,
    /// The host kicked the guest.
    #[error("the host removed you from the table; to come back, knock again")]
    Kicked,
    /// The same key joined over another connection.
    #[error("you have joined from another window or computer")]
    JoinedElsewhere,
    /// The guest's outbox exceeded [`OUTBOX_BYTES`](crate::limits::OUTBOX_BYTES).
    #[error("the connection was too slow")]
    TooSlow,
    /// The guest sent a malformed or unexpected message.
    #[error("the programs don't understand each other")]
    ProtocolError,
    /// The host kicked the guest, who may not come back.
    #[error("the host banned you from the table; you can't come back")]
    Banned,
    /// The host handed the table over to the player with this key, whose computer hosts what comes next of the series.
    #[error("the host has handed the table over to another player")]
    HandedOver(Fingerprint),
}
