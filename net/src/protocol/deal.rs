//! The steps of a fair deal.

use serde::{Deserialize, Serialize};
use skipstone_core::{MAX_SEATS, UpTo};

use crate::fair_deal::{Commitment, FailedAttempt, Share, ShareCommitments, Shares};

/// The attempt to deal a round that a message belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct DealAttempt {
    /// The round's number, from 1 within the series.
    pub round: u32,
    /// The attempt's number, from 1 within the round.
    pub attempt: u32,
}

/// What a guest contributes to a deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum DealContribution {
    /// The hash of its share, in answer to [`DealStep::Begun`].
    Commitment(Commitment),
    /// Its share, in answer to [`DealStep::Committed`].
    Share(Share),
}

/// A step of a deal, sent to everyone.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum DealStep {
    /// The host has committed to its secret. Every person at another machine answers with a commitment.
    Begun(Commitment),
    /// Everyone has committed; nothing is added any more. Those in the list answer with their shares.
    Committed(ShareCommitments),
    /// Everyone has revealed their share. The deal follows.
    Revealed(Shares),
    /// The attempt failed, because the shares of these seats are missing. Another attempt follows without them.
    Failed(#[serde(with = "UpTo::<MAX_SEATS>")] FailedAttempt),
}
