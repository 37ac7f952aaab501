//! What a client keeps of a round while it is played, on disk too, so that it can be verified after a restart.

use std::fmt;

use serde::{Deserialize, Serialize};
use skipstone_core::deal::DealerDraw;
use skipstone_core::{Deck, Seat, UpTo, VisibleEvent};

use super::deal::RoundDeal;
use crate::limits;
use crate::protocol::{Revision, SeriesId};

/// What a client saw of the latest deal and the latest round of a series.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Evidence {
    /// The deal of the current round, or of the next one. `None` before the first.
    pub(super) deal: Option<RoundDeal>,
    /// The current round. `None` before the first.
    pub(super) round: Option<SeenRound>,
}

/// The events of a round, as they were shown to this client.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct SeenRound {
    /// The revision after the last event.
    pub(super) at: Revision,
    pub(super) dealer: Seat,
    #[serde(with = "UpTo::<{ Deck::MAX_SIZE }>")]
    pub(super) draws: Vec<DealerDraw>,
    /// The seat whose view this is. `None` for a spectator.
    pub(super) viewer: Option<Seat>,
    #[serde(with = "UpTo::<{ limits::ROUND_EVENTS }>")]
    pub(super) events: Vec<VisibleEvent>,
    /// Whether the host has changed what was shown before, without this player's consent.
    pub(super) was_rewritten: bool,
}

/// Why a snapshot may show less than what was seen before.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum RewriteReason {
    /// None: every event that was seen has to be there still.
    None,
    /// This player agreed to take moves back, or asked for it.
    Agreed,
    /// The connection was lost in the meantime: others may have taken moves back and played on.
    Away,
}

impl SeenRound {
    /// Whether the same round, as shown later, may follow from this one.
    pub(super) fn may_become(&self, later: &SeenRound, reason: RewriteReason) -> bool {
        let (before, after) = (&self.events, &later.events);
        if later.at.round != self.at.round {
            return later.at.round > self.at.round;
        }
        if later.at.takebacks < self.at.takebacks || later.dealer != self.dealer {
            return false;
        }
        let is_taken_back = later.at.takebacks > self.at.takebacks;
        match reason {
            // The replica was lost or in doubt, and is shown anew: nothing is missing from it.
            _ if !is_taken_back => after.starts_with(before),
            RewriteReason::None => false,
            RewriteReason::Agreed => before.starts_with(after),
            RewriteReason::Away => after.first() == before.first(),
        }
    }
}

/// Keeps evidence by series, so that it survives a restart.
pub trait EvidenceStore: fmt::Debug + Send {
    /// The evidence saved last for a series. `None` if there is none, or it can't be read.
    fn load(&mut self, series: SeriesId) -> Option<Evidence>;

    /// Replaces the evidence of a series. It is on disk on return: something is sent next that depends on it.
    fn save(&mut self, series: SeriesId, evidence: &Evidence);

    /// Replaces the evidence of a series soon. Called for every move, by the task that drives the connection: it must not wait
    /// for a disk. Evidence that is replaced in the meantime need not be written.
    fn save_soon(&mut self, series: SeriesId, evidence: &Evidence);
}

/// Keeps no evidence: a restarted client can't verify the round that was under way.
#[derive(Debug, Clone, Copy)]
pub struct NoEvidenceStore;

impl EvidenceStore for NoEvidenceStore {
    fn load(&mut self, _: SeriesId) -> Option<Evidence> {
        None
    }

    fn save(&mut self, _: SeriesId, _: &Evidence) {}

    fn save_soon(&mut self, _: SeriesId, _: &Evidence) {}
}

#[cfg(test)]
mod tests {
    use skipstone_core::event::{Pass, Turn};

    use super::*;

    fn seen(takebacks: u32, events: &[VisibleEvent]) -> SeenRound {
        SeenRound {
            at: Revision { round: 2, takebacks, events: events.len() as u32 },
            dealer: Seat::ONE,
            draws: Vec::new(),
            viewer: None,
            events: events.to_vec(),
            was_rewritten: false,
        }
    }

    #[test]
    fn what_was_seen_stays_unless_it_was_agreed_to_take_it_back() {
        let turn = |seat| VisibleEvent::Turn(Turn { seat });
        let pass = VisibleEvent::Pass(Pass { seat: Seat::ONE });
        let before = seen(0, &[turn(Seat::ONE), pass.clone()]);
        let more = seen(0, &[turn(Seat::ONE), pass.clone(), turn(Seat::Two)]);
        let less = seen(1, &[turn(Seat::ONE)]);
        let other = seen(1, &[turn(Seat::ONE), turn(Seat::Two)]);
        let another_deal = seen(1, &[turn(Seat::Two)]);
        let next = SeenRound { at: Revision { round: 3, takebacks: 0, events: 1 }, ..another_deal.clone() };
        use RewriteReason::{Agreed, Away, None};
        for reason in [None, Agreed, Away] {
            assert!(before.may_become(&before, reason) && before.may_become(&more, reason));
            assert!(before.may_become(&next, reason) && !next.may_become(&before, reason));
            let uncounted = seen(0, &[turn(Seat::ONE)]);
            assert!(!before.may_become(&uncounted, reason), "a takeback is counted");
            assert!(!less.may_become(&before, reason), "the count never falls");
            assert!(!before.may_become(&another_deal, reason), "the deal stays");
        }
        let allowed = |later| [None, Agreed, Away].map(|reason| before.may_become(later, reason));
        assert_eq!(allowed(&less), [false, true, true]);
        assert_eq!(allowed(&other), [false, false, true]);
    }
}
