//! Deals of one host whose shares it may know and whose rounds it hasn't shown to their end.

use serde::{Deserialize, Serialize};

use crate::round_log::LogId;

/// The open deals of one host, over its tables, series and restarts. A host that dislikes a deal can say that it crashed, open
/// another table, or begin another series; whatever it says, the deal stays open here, and the next round isn't proven.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenDeals(Vec<LogId>);

/// The most open deals that are kept: a host may begin any number. One more drops the oldest.
const MAX_DEALS: usize = 64;

impl OpenDeals {
    /// Adds a deal.
    pub(super) fn open(&mut self, id: LogId) {
        if self.0.contains(&id) {
            return;
        }
        if self.0.len() >= MAX_DEALS {
            self.0.remove(0);
        }
        self.0.push(id);
    }

    /// The number of other deals that are open.
    pub(super) fn count_others(&self, id: LogId) -> u32 {
        self.0.iter().filter(|open| **open != id).count() as u32
    }

    /// Removes a deal that is open no longer.
    pub(super) fn close(&mut self, id: LogId) {
        self.0.retain(|open| *open != id);
    }

    /// Removes all deals: those that were dropped have been told of with the verdict on a later round.
    pub(super) fn settle(&mut self) {
        self.0.clear();
    }
}
