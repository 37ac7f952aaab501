//! What the screen was told of the series that is followed: another one begins with none of it.

use skipstone_core::Seat;

use super::round::ShownRound;
use super::takebacks::Takebacks;
use crate::digest::Digest;
use crate::round_log::LogId;

/// What the screen was told of a series.
#[derive(Debug, Default)]
pub(super) struct OnScreen {
    /// The round as it is shown. The next one's cards take its place. `None` before the first.
    pub(super) shown: Option<ShownRound>,
    /// The round whose contract was told, with the head after it, and the own seat in it. `None` before the first.
    pub(super) contract: Option<(LogId, Digest, Option<Seat>)>,
    pub(super) takebacks: Takebacks,
    /// The round in which an impossible message was forgiven; a second one there is an error.
    pub(super) resynced_round: Option<u32>,
}
