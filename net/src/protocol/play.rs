//! During a round: table requests, positions and entries of its log, and denials.

use serde::{Deserialize, Serialize};
use skipstone_core::table::IntentError;
use skipstone_core::{PlayerAction, Seat, UpTo};

use crate::digest::Digest;
use crate::ids::TableSeriesId;
use crate::limits;
use crate::round_log::{LogEntry, LogId, ProposalId, SignedHead};
use crate::signature::Signature;

/// A point in a series that client and host agree on: the log of a round after so many entries. A later position is greater.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
pub struct LogPosition {
    /// The round's number, from 1; 0 before the first.
    pub round: u32,
    /// The number of the round's contract, from 1: a declined one is followed by another.
    pub proposal: u32,
    /// The number of the log's entries.
    pub entries: u32,
}

impl LogPosition {
    /// The position in this log after so many entries.
    pub fn new(log: LogId, entries: usize) -> LogPosition {
        LogPosition { round: log.round, proposal: log.proposal, entries: entries as u32 }
    }

    /// Which log of the series it is in.
    pub fn proposal(&self) -> ProposalId {
        ProposalId(self.round, self.proposal)
    }
}

/// A table request with the number by which a denial refers to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct NumberedRequest {
    /// The guest's counter, from 1, repeated in [`ToGuest::Denied`](super::ToGuest::Denied).
    pub number: u32,
    /// The request itself.
    pub request: TableRequest,
}

/// A request that the table decides on. `at` is the guest's position of the [game](crate::round_log::RoundLog::game_entries): the
/// request is denied as [`Denial::Stale`] if more has happened since. What is signed is told by
/// [`Statement`](crate::round_log::Statement).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum TableRequest {
    /// Acts for the guest's own seat.
    Act {
        /// The position at which the guest chose the action.
        at: LogPosition,
        /// The action.
        action: PlayerAction,
        /// The guest's signature of it.
        signature: Signature,
    },
    /// Takes the guest's own last move back, if all agree. Signed by [`TableRequest::Agree`] once they do.
    TakeBack {
        /// The position at which it asked.
        at: LogPosition,
    },
    /// Answers a takeback request: another seat's, or the own one that all others agree to.
    Agree {
        /// The seat that asked.
        asked: Seat,
        /// The position from [`ToGuest::TakebackAsked`](super::ToGuest::TakebackAsked).
        at: LogPosition,
        /// The guest's signature of the takeback; `None` to decline it, or to withdraw the own request.
        signature: Option<Signature>,
    },
    /// Has a computer player take over the seat of a player whose grace period is over.
    Replace {
        /// The seat.
        seat: Seat,
        /// The position at which the guest asked.
        at: LogPosition,
        /// The guest's signature of the request.
        signature: Signature,
    },
    /// The player is ready for the proposed round, which begins once everybody is. Denied as [`Denial::Stale`] where another one is
    /// proposed by now.
    Ready {
        /// The [hash](crate::round_log::Proposal::digest) of the proposal that the player has seen.
        proposal: Digest,
    },
    /// The player isn't ready after all.
    NotReady,
    /// Pauses the game, or resumes it.
    Pause {
        /// Whether it is paused.
        paused: bool,
        /// The guest's position after all entries that it has.
        at: LogPosition,
        /// The guest's signature. Not looked at between rounds.
        signature: Signature,
    },
    /// Requests the log of a round from its first entry on, to rebuild the replica or to see the end of a round that was missed.
    Log {
        /// The round's number, from 1 within the series.
        round: u32,
        /// The number of its contract.
        proposal: u32,
    },
    /// Requests the complete record of a finished round.
    Record {
        /// The round's number, from 1 within the series.
        round: u32,
    },
}

/// Entries of a round's log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LogUpdate {
    /// The series.
    pub series: TableSeriesId,
    /// The position before the first of the entries.
    pub from: LogPosition,
    /// The entries, as the guest's seat may see them.
    #[serde(with = "UpTo::<{ limits::ENTRIES_PER_MESSAGE }>")]
    pub entries: Vec<LogEntry>,
    /// The head after the last of the entries, with the host's signature. Unless it is the log's end, more entries follow at once.
    pub head: SignedHead,
}

/// Why a guest's request is denied.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum Denial {
    /// The table refuses the intent.
    #[error(transparent)]
    Table(IntentError),
    /// The request was made at an older revision.
    #[error("the table has changed in the meantime")]
    Stale,
    /// Spectators can't do this.
    #[error("only players can do that")]
    NotSeated,
    /// The request doesn't fit the current state, such as no round in progress.
    #[error("that is not possible now")]
    NotNow,
    /// The seat is taken or doesn't exist.
    #[error("this seat is not free")]
    SeatTaken,
    /// Somebody at the table has the requested name.
    #[error("somebody at this table has this name already")]
    NameTaken,
    /// Partners don't chat during each other's turns (RULES 7).
    #[error("partners don't talk during each other's turns")]
    PartnersSilent,
    /// The guest exceeded the host's rate limit.
    #[error("that was too much at once")]
    RateLimited,
    /// Somebody else at the table has the stone that was wished for.
    #[error("somebody else at this table has this stone")]
    StoneTaken,
    /// A takeback needs everybody's signature, and the host has kicked somebody from the round.
    #[error("the host has removed a player from this round, so every move stays")]
    PlayerKicked,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_are_ordered_by_time() {
        let at = |round, proposal, entries| LogPosition { round, proposal, entries };
        let in_order = [LogPosition::default(), at(1, 1, 2), at(1, 1, 9), at(1, 2, 3), at(2, 1, 2)];
        assert!(in_order.is_sorted());
    }
}
