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

/// The most open deals that are kept: a host may begin any number. One more drops the oldest.
const MAX_DEALS: usize = 64;

impl OpenDeals {
    /// Adds an attempt to deal, by the head after its beginning.
    pub(super) fn open(&mut self, begun: Digest, has_own_share: bool) {
        if self.0.iter().any(|deal| deal.begun == begun) {
            return;
        }
        if self.0.len() >= MAX_DEALS {
            self.0.remove(0);
        }
        self.0.push(OpenDeal { begun, has_own_share });
    }

    /// Removes the attempts of a round whose end was shown.
    pub(super) fn close(&mut self, of_round: &[Digest]) {
        self.0.retain(|deal| !of_round.contains(&deal.begun));
    }

    /// Removes the deals that the verdict on a finished round tells of, and returns their number. A round without the own share
    /// tells of none that had it: the host can make any number of such rounds.
    pub(super) fn settle(&mut self, has_own_share: bool) -> u32 {
        let before = self.0.len();
        self.0.retain(|deal| deal.has_own_share && !has_own_share);
        (before - self.0.len()) as u32
    }
}
