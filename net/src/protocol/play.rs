//! During a round: table requests, revisions, snapshots and denials.

use serde::{Deserialize, Serialize};
use skipstone_core::deal::DealerDraw;
use skipstone_core::table::IntentError;
use skipstone_core::{Deck, MAX_SEATS, Move, Seat, UpTo};

/// A point in a game that client and host agree on: the state after so many events of a round.
///
/// A later revision is greater, also after a takeback: then the round has fewer events but one more takeback.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
pub struct Revision {
    /// The round's number, from 1; 0 before the first.
    pub round: u32,
    /// The number of takebacks in this round so far.
    pub takebacks: u32,
    /// The number of the round's events so far, of those not taken back.
    pub events: u32,
}

/// A table request with the number by which a denial refers to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct NumberedRequest {
    /// The guest's counter, from 1, repeated in [`ToGuest::Denied`](super::ToGuest::Denied).
    pub number: u32,
    /// The request itself.
    pub request: TableRequest,
}

/// A request that the table decides on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum TableRequest {
    /// Plays a move.
    Move {
        /// The guest's revision when it chose the move. The move is denied as [`Denial::Stale`] if more has happened since.
        at: Revision,
        /// The move, for the guest's own seat.
        mv: Move,
    },
    /// Takes the guest's own last move back, if all agree.
    TakeBack {
        /// The guest's revision when it asked.
        at: Revision,
    },
    /// Answers another seat's takeback request.
    Agree {
        /// The seat that asked.
        asked: Seat,
        /// The revision from [`ToGuest::TakebackAsked`](super::ToGuest::TakebackAsked).
        at: Revision,
        /// Whether the guest agrees.
        agreed: bool,
    },
    /// Has a computer player take over the seat of a player whose grace period is over.
    Replace(Seat),
    /// Begins the next round of the series, or the first.
    NextRound,
    /// Pauses the game, or resumes it.
    Pause(bool),
    /// Requests a snapshot and all events of the current round, to rebuild the replica.
    Snapshot,
    /// Requests the complete record of a finished round.
    Record {
        /// The round's number, from 1 within the series.
        round: u32,
    },
    /// Catches the one who has just played out of turn (RULES 9).
    Catch,
    /// Calls one who has talked to a partner (RULES 9).
    CallTalking(Seat),
}

/// The header of a full resend of the current round. All its events follow.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Snapshot {
    /// The revision after all the events that follow.
    pub at: Revision,
    /// The dealer of the round.
    pub dealer: Seat,
    /// The draws for the dealer; empty after the first round.
    #[serde(with = "UpTo::<{ Deck::MAX_SIZE }>")]
    pub draws: Vec<DealerDraw>,
    /// The scores of the series by team, including this round if it has ended.
    #[serde(with = "UpTo::<MAX_SEATS>")]
    pub scores: Vec<u32>,
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
    /// Only the host can do this. Never sent by this version; kept for the wire format.
    #[error("only the host can do that")]
    HostOnly,
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
    /// The table's rules don't include this. Never sent by this version; kept for the wire format.
    #[error("this table plays without that rule")]
    NotInTheRules,
    /// The guest exceeded the host's rate limit.
    #[error("that was too much at once")]
    RateLimited,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn revisions_are_ordered_by_time() {
        let moment = |round, takebacks, events| Revision { round, takebacks, events };
        let in_order =
            [Revision::default(), moment(1, 0, 2), moment(1, 0, 9), moment(1, 1, 3), moment(2, 0, 2)];
        assert!(in_order.is_sorted());
    }
}
