//! What guests contribute to a deal. Its steps are entries of the round's log.

use serde::{Deserialize, Serialize};

use crate::digest::Digest;
use crate::fair_deal::Share;
use crate::round_log::SignedCommitment;

/// What a guest contributes to a deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum DealContribution {
    /// The hash of its share, in answer to [`LogEntry::Begun`](crate::round_log::LogEntry::Begun).
    Commitment(SignedCommitment),
    /// Its share, in answer to [`LogEntry::Committed`](crate::round_log::LogEntry::Committed).
    Share(Share),
    /// Nothing: the contract isn't what the guest was shown before, and the round isn't dealt. The head after the beginning of the
    /// attempt that is meant: one that comes late declines no other deal.
    Decline(Digest),
}
