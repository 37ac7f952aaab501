//! What guests contribute to a deal. Its steps are entries of the round's log.

use serde::{Deserialize, Serialize};

use crate::fair_deal::Share;
use crate::round_log::SignedCommitment;

/// What a guest contributes to a deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum DealContribution {
    /// The hash of its share, in answer to [`LogEntry::Begun`](crate::round_log::LogEntry::Begun).
    Commitment(SignedCommitment),
    /// Its share, in answer to [`LogEntry::Committed`](crate::round_log::LogEntry::Committed).
    Share(Share),
    /// Nothing: the contract isn't what the guest was shown before. The round isn't dealt.
    Decline,
}
