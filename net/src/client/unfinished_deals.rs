//! Deals of one host whose shares it may know, and whose rounds it hasn't shown to their end. They count in all its series, and in what
//! others make of the series that they were dealt in, and survive a restart.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::digest::Digest;
use crate::ids::SeriesKey;

/// The unfinished deals of one host, over its tables, series and restarts. A host that dislikes a deal can say that it crashed, open
/// another table, or begin another series; whatever it says, the deal stays open here, and a later round isn't proven.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct UnfinishedDeals {
    deals: Vec<UnfinishedDeal>,
    /// Those of them from whose rounds the host has kicked this player, by their heads.
    kicked: BTreeSet<Digest>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
struct UnfinishedDeal {
    /// The head after [`LogEntry::Committed`](crate::round_log::LogEntry::Committed), which stands for one deal alone: it covers
    /// the hashes of all its shares.
    listed: Digest,
    has_own_share: bool,
    /// The series in which it was dealt, or the first one of those that this goes on from.
    root: SeriesKey,
    /// Whether the verdict on another round has told of it.
    is_told: bool,
}

/// The most unfinished deals that are kept.
const MAX_DEALS: usize = 64;

impl UnfinishedDeals {
    /// Adds a deal, by the head after its list, in a series that goes back to this one.
    pub(super) fn open(&mut self, listed: Digest, has_own_share: bool, root: SeriesKey) {
        if self.deals.iter().any(|deal| deal.listed == listed) {
            return;
        }
        if self.deals.len() >= MAX_DEALS {
            // A host can open any number of deals by itself.
            let expendable = self.deals.iter().position(|deal| deal.is_told || !deal.has_own_share);
            let Some(at) = expendable.or(has_own_share.then_some(0)) else { return };
            let removed = self.deals.remove(at);
            self.kicked.remove(&removed.listed);
        }
        self.deals.push(UnfinishedDeal { listed, has_own_share, root, is_told: false });
    }

    /// Removes these deals: they came to an end.
    pub(super) fn close(&mut self, listed: &[Digest]) {
        self.deals.retain(|deal| !listed.contains(&deal.listed));
        self.kicked.retain(|deal| !listed.contains(deal));
    }

    /// Notes that the host has kicked this player from the round of these deals.
    pub(super) fn mark_kicked(&mut self, listed: &[Digest]) {
        let open = self.deals.iter().map(|deal| deal.listed).filter(|deal| listed.contains(deal));
        self.kicked.extend(open);
    }

    /// Whether the host has kicked this player from the rounds of all these deals.
    pub(super) fn are_kicked(&self, listed: &[Digest]) -> bool {
        listed.iter().all(|deal| self.kicked.contains(deal))
    }

    /// Notes that the player was told of these deals. Returns whether that is new of one.
    pub(super) fn mark_told(&mut self, listed: &[Digest]) -> bool {
        let told = self.deals.iter_mut().filter(|deal| listed.contains(&deal.listed) && !deal.is_told);
        told.map(|deal| deal.is_told = true).count() > 0
    }

    /// The unfinished deals of this host that the verdict on a round at another host's table tells of, which goes back to the same
    /// series: whoever dislikes a deal could have a friend carry the series on.
    pub(super) fn told_elsewhere(
        &self,
        root: SeriesKey,
        has_own_share: bool,
    ) -> impl Iterator<Item = Digest> {
        let is_of_it = move |deal: &&UnfinishedDeal| {
            deal.root == root && !deal.is_told && deal.has_own_share == has_own_share
        };
        self.deals.iter().filter(is_of_it).map(|deal| deal.listed)
    }

    /// Whether verdicts have told of all of them.
    #[cfg(test)]
    pub(crate) fn are_told(&self) -> bool {
        self.deals.iter().all(|deal| deal.is_told)
    }

    /// The unfinished deals that the verdict on a finished round tells of: those that aren't its own and that no verdict has told of. A
    /// round with the own share tells of those that had it, as dropping any others doesn't choose it; a round without tells of none
    /// that had it, as the host can make any number of such rounds.
    ///
    /// Its own deal counts too if a verdict has told of it, or if it had the own share and isn't here any more: the host has held it back while another
    /// round told of it, or while others took its place.
    pub(super) fn told_by(&self, own: &[Digest], has_own_share: bool) -> Vec<Digest> {
        let is_untold = |deal: &&UnfinishedDeal| !deal.is_told && deal.has_own_share == has_own_share;
        let untold = self.deals.iter().filter(is_untold).map(|deal| deal.listed);
        let is_held_back = |own: &Digest| match self.deals.iter().find(|deal| deal.listed == *own) {
            Some(deal) => deal.is_told,
            None => has_own_share,
        };
        let held_back = own.last().copied().filter(is_held_back);
        untold.filter(|listed| !own.contains(listed)).chain(held_back).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fingerprint::Fingerprint;
    use crate::ids::TableSeriesId;

    #[test]
    fn a_deal_that_was_told_of_or_displaced_counts_against_its_own_round() {
        let deal = |number: u32| Digest::of("deal", &number);
        let root = SeriesKey { host: Fingerprint::from_bytes([7; 32]), series: TableSeriesId([7; 16]) };
        let own = [deal(0)];
        let mut deals = UnfinishedDeals::default();
        deals.open(own[0], true, root);
        assert!(deals.told_by(&own, true).is_empty());
        deals.open(deal(1), true, root);
        assert_eq!(deals.told_by(&own, true), [deal(1)]);
        assert!(deals.mark_told(&[own[0], deal(1)]));
        assert_eq!(deals.told_by(&own, true), own);
        deals.open(deal(1000), false, root);
        assert_eq!(deals.told_by(&own, true), own, "a deal of others doesn't matter");
        assert_eq!(deals.told_by(&[], false), [deal(1000)]);
        (2..2 + MAX_DEALS as u32).for_each(|number| deals.open(deal(number), true, root));
        let told = deals.told_by(&own, true);
        assert!(told.len() == MAX_DEALS + 1 && told.contains(&own[0]));
        assert!(deals.told_by(&own, false).is_empty());
    }
}
