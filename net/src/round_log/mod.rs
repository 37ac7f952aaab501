//! The log of a round: everything that host and guests have to agree on, in one order.
//!
//! A log begins with the [`RoundContract`], goes on with the deal and the game, and ends with the host's secret. What it says is
//! public: a player's own cards come with it and are part of no hash.
//!
//! 1. A log only grows. Each [head](RoundLog::head) is a hash of the head before and one entry, so a head stands for all that
//!    led to it.
//! 2. The host signs the head with whatever it sends ([`SignedHead`]). Two of its signatures for different heads at one position
//!    convict it; nothing else does, because one run of its program signs each position once.
//! 3. What a player does is signed by the player over the head before it ([`Statement`]), so that it can be used nowhere else.
//! 4. Which entry may follow which is decided by [`Phase`] alone, and whether a deal is right by [`DealProgress`].
//! 5. Every hash and signature is over the same bytes for all: the entry as a spectator sees it.

mod authorities;
mod breach;
mod chain;
mod checked_log;
mod contract;
mod deal_progress;
mod entry;
mod id;
mod pauses;
mod phase;
mod proposal;
mod replay;
mod safety_number;
mod statement;
mod talk;

pub(crate) use authorities::Authorities;
pub use breach::Breach;
pub use chain::{RoundLog, SignedHead, SignedLog};
pub(crate) use checked_log::CheckedLog;
pub use contract::{ContractError, ContractPerson, ContractPlayer, ContractSeat, RoundContract, TimeLimits};
pub use deal_progress::{DealAttempt, DealProgress};
pub use entry::{Authority, LogEntry, PauseAuthority, SignedCommitment, SignedCommitments, TakeoverCause};
pub use id::{LogId, ProposalId, RunId};
pub use phase::Phase;
pub use proposal::Proposal;
#[cfg(test)]
pub(crate) use replay::told_actor;
pub use replay::{ReplayedRound, check_without_secret, replay};
pub use safety_number::SafetyNumber;
pub use statement::Statement;
pub use talk::{can_call_talkers, must_be_silent};
