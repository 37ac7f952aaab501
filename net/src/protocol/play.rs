//! During a round: what seats ask for, and where a round stands.

use serde::{Deserialize, Serialize};
use skipstone_core::deal::DealerDraw;
use skipstone_core::table::Refused;
use skipstone_core::{MAX_SEATS, Move, Seat};

use super::wire::{self, RefusedDef, UpTo};

/// A moment in the play of a table: after so many events of a round.
///
/// A later moment is greater, also where moves were taken back: then the round has fewer events but one more takeback.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
pub struct Moment {
    /// The round's number, from 1; 0 before the first.
    pub round: u32,
    /// How often moves of it were taken back.
    pub takebacks: u32,
    /// How many events of it have happened.
    pub events: u32,
}

/// Something that the table decides on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ask {
    /// The guest's own count, named again if it is denied.
    pub number: u32,
    /// What.
    pub request: Request,
}

/// What a guest can ask a table for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Request {
    /// A move.
    Move {
        /// What the guest knew when it chose it. If more has happened since, the move may mean something else by now.
        at: Moment,
        /// The move.
        #[serde(with = "wire")]
        mv: Move,
    },
    /// That the own last move be taken back, if all agree.
    TakeBack {
        /// What the guest knew when it asked.
        at: Moment,
    },
    /// Whether the guest agrees that a move be taken back.
    Agree {
        /// Whose move.
        asked: Seat,
        /// When that was.
        at: Moment,
        /// Whether the guest agrees.
        agreed: bool,
    },
    /// That a computer player take over a seat whose player has been away for too long.
    Replace(Seat),
    /// The next round of the series, or the first.
    NextRound,
    /// That the game rest, or go on.
    Pause(bool),
    /// The round from its deal on: the guest's own copy is of no use any more.
    Standing,
    /// The whole record of a finished round, nothing hidden.
    Record {
        /// Its number.
        round: u32,
    },
    /// Catches the one who has just played out of turn (RULES 9).
    Catch,
    /// Calls one who has talked to a partner (RULES 9).
    CallTalking(Seat),
}

/// Where a round stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// The moment after all the events that follow.
    pub at: Moment,
    /// Who dealt.
    pub dealer: Seat,
    /// The draws for the dealer, in the first round.
    #[serde(with = "wire")]
    pub draws: Vec<DealerDraw>,
    /// The scores so far, by team: with this round, if it has ended.
    #[serde(with = "UpTo::<MAX_SEATS>")]
    pub scores: Vec<u32>,
}

/// Why what a guest asked for can't be.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum Denial {
    /// The table refuses it.
    #[error(transparent)]
    Table(#[serde(with = "RefusedDef")] Refused),
    /// Something else happened before it arrived.
    #[error("the table has changed in the meantime")]
    Late,
    /// It is for those who sit at the table.
    #[error("only players can do that")]
    NotSeated,
    /// It is for the host.
    #[error("only the host can do that")]
    HostOnly,
    /// It isn't possible now: no round, nothing to catch.
    #[error("that is not possible now")]
    NotNow,
    /// The seat is taken, or isn't there.
    #[error("this seat is not free")]
    SeatTaken,
    /// Somebody at the table is called like that.
    #[error("somebody at this table has this name already")]
    NameTaken,
    /// Partners don't chat during each other's turns (RULES 7).
    #[error("partners don't talk during each other's turns")]
    PartnersSilent,
    /// The rules of this table don't have it.
    #[error("this table plays without that rule")]
    NotInTheRules,
    /// Too much at once.
    #[error("that was too much at once")]
    TooFast,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_in_the_order_of_time() {
        let moment = |round, takebacks, events| Moment { round, takebacks, events };
        let in_order =
            [Moment::default(), moment(1, 0, 2), moment(1, 0, 9), moment(1, 1, 3), moment(2, 0, 2)];
        assert!(in_order.is_sorted());
    }
}
