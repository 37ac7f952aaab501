//! Why a join or a session fails. Each variant has its own message and its own next step on the screen.

use std::net::SocketAddr;

use skipstone_core::{ImpossibleEvent, Seat, SetupError};

use crate::fingerprint::Fingerprint;
use crate::protocol::Refusal;
use crate::quic::{BindError, DisconnectReason};
use crate::round_log::Breach;

/// Why a join failed, or a session broke off for good.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum JoinError {
    /// No local UDP socket could be bound.
    #[error(transparent)]
    NoNetwork(#[from] BindError),
    /// The dial timed out at an address in a subnet of this computer: no table is open there, or a firewall drops the packets.
    #[error(
        "nothing answers at {0}: is the table open there? If it is, allow Skipstone in that computer's firewall (UDP port {port})",
        port = .0.port()
    )]
    NothingAnswers(SocketAddr),
    /// The dial timed out at an address outside all subnets of this computer.
    #[error("nothing answers at {0}, which is in another network than this computer: join the same one")]
    OtherNetwork(SocketAddr),
    /// The address is invalid as a destination, such as port 0 or an unsupported family.
    #[error("{0} can't be reached from here")]
    Unreachable(SocketAddr),
    /// [`JoinConfig::addresses`](super::JoinConfig::addresses) was empty.
    #[error("no address of this table is known")]
    NoAddress,
    /// The peer speaks no protocol version that this program knows, or is no Skipstone host.
    #[error(
        "what answers at {0} is no Skipstone table that this version understands: both need the same version"
    )]
    OtherProtocol(SocketAddr),
    /// The host is at its [connection limit](crate::quic::ConnectionLimits).
    #[error("the host takes no more connections; try again in a moment")]
    Busy,
    /// The host's key differs from the one known for this place.
    #[error(
        "the host shows another key than before: {shown:#}, where {known:#} was known. Ask it whether its program was set up anew"
    )]
    KeyChanged {
        /// The key from [`KnownHosts`](crate::trust::KnownHosts), or from earlier in this session.
        known: Fingerprint,
        /// The key of the host that answered.
        shown: Fingerprint,
    },
    /// The host's key differs from [`JoinConfig::host_key`](super::JoinConfig::host_key).
    #[error("the host that answers has the key {shown:#}, but the table was announced with {expected:#}")]
    UnexpectedKey {
        /// The announced key.
        expected: Fingerprint,
        /// The key of the host that answered.
        shown: Fingerprint,
    },
    /// The host could not prove that it knows the secret of the invite code.
    #[error("this is not the table that the invite code is for")]
    WrongTable,
    /// The host hasn't shown that it has the same short code: the code is mistyped, another table's, or an earlier one.
    #[error("this is not the code of this table, or not any more (tries left: {tries_left})")]
    WrongShortCode {
        /// The attempts left for this computer's address, as the host says.
        tries_left: u32,
    },
    /// The host accepts no short codes for now, because too many wrong ones were tried.
    #[error(
        "too many wrong codes were tried at this table: ask for its new one, and try again in {seconds} seconds"
    )]
    CodesPaused {
        /// The rest of the pause, in seconds.
        seconds: u16,
    },
    /// The host refused the guest, with a reason.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The connection was lost during or after the handshake, before the guest was in.
    #[error(transparent)]
    Disconnected(DisconnectReason),
    /// The host sent an impossible message again after the client had requested a new snapshot.
    #[error("the host's program tells something that can't be")]
    ProtocolViolation(#[from] ProtocolViolation),
}

impl From<DisconnectReason> for JoinError {
    fn from(lost: DisconnectReason) -> JoinError {
        match lost {
            DisconnectReason::Busy => JoinError::Busy,
            lost => JoinError::Disconnected(lost),
        }
    }
}

/// An impossible message from the host.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ProtocolViolation {
    /// Rules, seats and teams don't fit together.
    #[error("a round with rules and seats that don't fit together")]
    InvalidSetup(#[from] SetupError),
    /// A message names a seat that this table doesn't have.
    #[error("something about seat {0}, which this table doesn't have")]
    Seat(Seat),
    /// A log, or a part of one, that no host can have.
    #[error("a log of a round that can't be")]
    Log,
    /// The host has signed two different logs of a round.
    #[error("two different stories of the same round, both signed")]
    Fork,
    /// The host has signed a round that breaks the rules, as whoever checks its log finds.
    #[error("a round that breaks the rules, signed by the host")]
    SignedBreach,
    /// The replica rejected an event.
    #[error("entry {entry} of round {round}")]
    Event {
        /// The round's number, from 1 within the series.
        round: u32,
        /// The entry's index in the round's log, from 0.
        entry: usize,
        /// Why the event is impossible after those before it.
        #[source]
        why: ImpossibleEvent,
    },
}

impl ProtocolViolation {
    /// What the host has done who signed a log with it; `entries` is the length of the log.
    pub(super) fn breach(&self, entries: usize) -> Breach {
        match self {
            ProtocolViolation::InvalidSetup(_) => Breach::Contract,
            ProtocolViolation::Event { entry, .. } => Breach::Illegal { entry: *entry },
            ProtocolViolation::Seat(_)
            | ProtocolViolation::Log
            | ProtocolViolation::Fork
            | ProtocolViolation::SignedBreach => Breach::Illegal { entry: entries.saturating_sub(1) },
        }
    }

    /// Whether the host's own signatures convict it: it is left at once.
    pub(super) fn convicts(&self) -> bool {
        matches!(self, ProtocolViolation::Fork | ProtocolViolation::SignedBreach)
    }
}
