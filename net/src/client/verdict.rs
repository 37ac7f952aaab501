//! What a client can say of a finished round.

use serde::{Deserialize, Serialize};
use skipstone_core::Seat;

use crate::fair_deal::FailedAttempt;
use crate::round_log::Breach;

/// What a client says of a finished round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// Nobody chose the deal, and everything was played by the rules.
    Verified(DealSummary),
    /// The round may be as it should be, but this client can't prove it. Nobody is accused.
    NotProven(Doubt),
    /// The host has cheated, or its program is broken: no loss of a connection, no crash and no lateness can explain it.
    Broken(Breach),
}

/// How a verified round came about.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct DealSummary {
    /// The attempts to deal that failed before, oldest first: the seats whose shares were missing. Withholding a share can't be
    /// prevented, so it is told.
    pub failed: Vec<FailedAttempt>,
    /// The seats of people whose shares are not part of the deal: they were away or didn't answer.
    pub without: Vec<Seat>,
    /// The seats of other people who signed that they were shown the same round to its end.
    pub witnesses: Vec<Seat>,
    /// The seats of people for whom a computer player made moves.
    pub played_for: Vec<Seat>,
    /// Whether the scores before this round are the host's word: rounds were missed.
    pub are_scores_told: bool,
}

/// Why a round can't be proven.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, thiserror::Error)]
pub enum Doubt {
    /// The own share isn't part of the deal.
    #[error("the deal was made without the random numbers of this computer")]
    OwnShareMissing,
    /// A spectator gives no share. What was shown from this entry on fits together.
    #[error("you watched; what you saw from entry {from} on fits together")]
    Watched {
        /// The number of entries that there were when this client came.
        from: u32,
    },
    /// The host didn't show the end of the round, with its part of the deal.
    #[error("the host didn't show the end of the round")]
    EndNotShown,
    /// The computer players are of another version, so their decisions can't be repeated.
    #[error("the computer players on the host's computer are of another version")]
    OtherBots,
    /// Computer players decided so often that it would take too long to check.
    #[error("the computer players made more moves than can be checked")]
    TooLong,
    /// The host's program was started again and has lost what it had told.
    #[error("the host's program was started again and has lost a part of the round")]
    LogLost,
    /// The series doesn't go on from what the host before has shown to this player: one of the two hosts has told something else.
    #[error("the series doesn't go on from what this computer was shown of it at the host before")]
    OtherSeriesBefore,
    /// So many earlier rounds of this host never came to an end with this player, though it could know all shares of their deals,
    /// or this round was held back while another one told of it: the host may have drawn until it liked a deal.
    #[error("{0} earlier rounds with this host were never finished: a host could leave out deals that way")]
    UnfinishedDeals(u32),
    /// A computer player played for this player, who was there, hadn't left, and had time left for the turn.
    #[error("a computer player took your seat though you were there")]
    PlayedFor,
    /// The time of an own turn was over too soon by the own clock.
    #[error("your turn was over after {had} of {limit} seconds, by the clock of this computer")]
    TurnCutShort {
        /// The time that the player had, in seconds.
        had: u32,
        /// The time that the player should have had, in seconds.
        limit: u32,
    },
    /// The player moved in time, and the turn ended in another way.
    #[error("you moved in time, and your turn ended without your move")]
    MoveIgnored,
    /// The game was paused, or resumed, by a request of this player that was made long before.
    #[error("the game was paused or resumed in your name long after you had asked for it")]
    PauseLate,
    /// The log has a signature of the own key that this program doesn't know: it has lost what it had noted, or the key is in use at
    /// another computer too.
    #[error(
        "your key signed something that this program doesn't know of: was it used elsewhere, or a backup restored?"
    )]
    UnknownSignature,
    /// Nothing was shown of the round but its record.
    #[error("you weren't there")]
    NotPresent,
    /// The host has no readable record of the round either.
    #[error("the host doesn't show a record of this round")]
    NoRecord,
    /// As [`Doubt::UnfinishedDeals`], where the host has kicked this player from all of those rounds: that is why they weren't finished.
    #[error("the host has removed you from {0} earlier rounds, so you didn't play them to their end")]
    Kicked(u32),
}

impl Verdict {
    /// Whether the player at this seat has to be told of it whatever the screen shows: a host may be quick to show another round, or
    /// to end the session. A spectator has no seat.
    pub fn must_be_told(&self, own: Option<Seat>) -> bool {
        match self {
            Verdict::Verified(summary) => own.is_some_and(|seat| summary.played_for.contains(&seat)),
            Verdict::NotProven(doubt) => own.is_some() || doubt.tells_of_deals(),
            Verdict::Broken(_) => true,
        }
    }
}

impl Doubt {
    /// Whether it tells that turns of this player went otherwise than the player says, who was there.
    pub(super) fn is_of_play(&self) -> bool {
        matches!(self, Doubt::PlayedFor | Doubt::TurnCutShort { .. } | Doubt::MoveIgnored)
    }

    /// Whether it tells of earlier deals.
    pub(super) fn tells_of_deals(self) -> bool {
        matches!(self, Doubt::UnfinishedDeals(_) | Doubt::Kicked(_))
    }
}
