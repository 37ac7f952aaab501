//! What the host waits for while a round is dealt.

use std::collections::BTreeSet;
use std::time::Duration;

use skipstone_core::Seat;

use crate::fair_deal::Shares;
use crate::round_log::SignedCommitments;

/// What the host waits for in the current attempt to deal. Everything that is settled is in the round's log.
#[derive(Debug)]
pub(super) struct PendingDeal {
    /// The hashes that came while they are collected.
    pub(super) hashes: SignedCommitments,
    /// The seats whose hashes are waited for.
    pub(super) waiting: BTreeSet<Seat>,
    /// The shares that came after the hashes were fixed.
    pub(super) shares: Shares,
    /// Seats of the list whose person has left for good.
    pub(super) left: BTreeSet<Seat>,
    pub(super) deadline: Duration,
}

impl PendingDeal {
    pub(super) fn new(waiting: BTreeSet<Seat>, deadline: Duration) -> PendingDeal {
        let (hashes, shares, left) = (SignedCommitments::new(), Shares::new(), BTreeSet::new());
        PendingDeal { hashes, waiting, shares, left, deadline }
    }

    /// Stops waiting for a seat whose person has left for good. One that was lost may come back within the time of the phase.
    pub(super) fn stop_waiting(&mut self, seat: Seat) {
        self.waiting.remove(&seat);
        self.left.insert(seat);
    }
}
