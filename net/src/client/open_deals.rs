//! Deals of one host whose shares it may know, and whose rounds it hasn't shown to their end.

use serde::{Deserialize, Serialize};

use crate::digest::Digest;

/// The open deals of one host, over its tables, series and restarts. A host that dislikes a deal can say that it crashed, open
/// another table, or begin another series; whatever it says, the deal stays open here, and a later round isn't proven.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenDeals(Vec<OpenDeal>);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
struct OpenDeal {
    /// The head after [`LogEntry::Begun`](crate::round_log::LogEntry::Begun), which stands for this attempt to deal alone.
    begun: Digest,
    has_own_share: bool,
}

/// The most open deals that are kept.
const MAX_DEALS: usize = 64;

impl OpenDeals {
    /// Adds an attempt to deal, by the head after its beginning.
    pub(super) fn open(&mut self, begun: Digest, has_own_share: bool) {
        if let Some(known) = self.0.iter_mut().find(|deal| deal.begun == begun) {
            known.has_own_share |= has_own_share;
            return;
        }
        if self.0.len() >= MAX_DEALS {
            // A host can open any number of deals by itself.
            let expendable = self.0.iter().position(|deal| !deal.has_own_share);
            let Some(at) = expendable.or(has_own_share.then_some(0)) else { return };
            self.0.remove(at);
        }
        self.0.push(OpenDeal { begun, has_own_share });
    }

    /// Removes these attempts.
    pub(super) fn close(&mut self, attempts: &[Digest]) {
        self.0.retain(|deal| !attempts.contains(&deal.begun));
    }

    /// The open deals that the verdict on a finished round tells of, but for its own attempts. A round without the own share tells
    /// of none that had it: the host can make any number of such rounds.
    pub(super) fn others(&self, attempts: &[Digest], has_own_share: bool) -> Vec<Digest> {
        let is_told = |deal: &&OpenDeal| has_own_share || !deal.has_own_share;
        let others = self.0.iter().filter(is_told).map(|deal| deal.begun);
        others.filter(|begun| !attempts.contains(begun)).collect()
    }
}
