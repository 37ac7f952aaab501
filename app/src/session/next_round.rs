//! The round that comes next: what is proposed, who is ready for it, and what the player knows of the own place in it.

use std::time::Instant;

use super::own_place::OwnPlace;
use super::proposal::Proposed;
use super::readiness::Readiness;
use super::swaps::Swaps;

/// What is known of the next round.
#[derive(Debug, Default)]
pub struct NextRound {
    /// What is proposed.
    pub proposed: Proposed,
    /// Who is ready for it.
    pub readiness: Readiness,
    /// What the player knows of the own place from then on.
    pub(super) own_place: OwnPlace,
    /// Who would like to swap seats with whom.
    pub(super) swaps: Swaps,
}

impl NextRound {
    pub(super) fn tick(&mut self, now: Instant) {
        self.proposed.tick(now);
        self.readiness.tick(now);
    }

    pub(super) fn needs_ticks(&self) -> bool {
        self.proposed.needs_ticks() || self.readiness.needs_ticks()
    }
}
