//! Why somebody doesn't get to a table. Each way has its own sentence, and its own next step on the screen.

use std::net::SocketAddr;

use skipstone_core::{Impossible, Seat};

use crate::fingerprint::Fingerprint;
use crate::protocol::Refusal;
use crate::quic::{BindError, Lost};

/// Why somebody doesn't get to a table.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum JoinError {
    /// This computer's network can't be used.
    #[error(transparent)]
    NoNetwork(#[from] BindError),
    /// Nobody answers, though the address is of a network that this computer is in: no table is open there, or a firewall is
    /// in between.
    #[error(
        "nothing answers at {0}: is the table open there? If it is, allow Skipstone in that computer's firewall (UDP port {port})",
        port = .0.port()
    )]
    NothingAnswers(SocketAddr),
    /// Nobody answers at an address of another network.
    #[error("nothing answers at {0}, which is in another network than this computer: join the same one")]
    OtherNetwork(SocketAddr),
    /// Nobody can be at such an address, or not from here.
    #[error("{0} can't be reached from here")]
    Unreachable(SocketAddr),
    /// The code or the list told no address.
    #[error("no address of this table is known")]
    NoAddress,
    /// Something answers that is no table of a version this program knows.
    #[error(
        "what answers at {0} is no Skipstone table that this version understands: both need the same version"
    )]
    OtherProtocol(SocketAddr),
    /// The host has more connections than it wants.
    #[error("the host takes no more connections; try again in a moment")]
    Busy,
    /// The host shows another key than it did before.
    #[error(
        "the host shows another key than before: {shown:#}, where {known:#} was known. Ask it whether its program was set up anew"
    )]
    KeyChanged {
        /// The key known for this place.
        known: Fingerprint,
        /// The key shown now.
        shown: Fingerprint,
    },
    /// The host doesn't know the invite code that leads to it.
    #[error("this is not the table that the invite code is for")]
    NotTheTable,
    /// The host says no.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// It began, and broke off.
    #[error(transparent)]
    Lost(#[from] Lost),
    /// The host tells what can't be, again after it was asked to tell it from the start.
    #[error("the host's program tells something that can't be: {0}")]
    Untrue(#[from] Untrue),
}

/// What a host can't truthfully tell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Untrue {
    /// Rules, seats and teams that nothing can be played with, or others in the midst of a round.
    #[error("a round with rules and seats that don't fit together")]
    Table,
    /// There is no such seat.
    #[error("something about seat {0}, which this table doesn't have")]
    Seat(Seat),
    /// A round that stands as none of this table's can.
    #[error("where a round stands, for seats that this table doesn't have, or with far too many events")]
    Standing,
    /// Something happened that can't have.
    #[error("event {event} of round {round}: {why}")]
    Event {
        /// The round's number.
        round: u32,
        /// Which event, from 0.
        event: usize,
        /// Why it can't have happened.
        why: Impossible,
    },
    /// The result of a round isn't what its last event told.
    #[error("a round's end, which is not the one that was played")]
    End,
}
