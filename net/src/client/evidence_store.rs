//! Where evidence is kept: the app gives it to a session.

use std::fmt;

use super::evidence::Evidence;
use super::unfinished_deals::UnfinishedDeals;
use crate::fingerprint::Fingerprint;
use crate::ids::SeriesKey;
use crate::save_receipt::SaveReceipt;

/// Keeps evidence by host and series, and unfinished deals by host, so that they survive a restart.
pub trait EvidenceStore: fmt::Debug + Send {
    /// What there is evidence of. Empty if it can't be read.
    fn keys(&mut self) -> Vec<SeriesKey>;

    /// The evidence saved last for a series. `None` if there is none, or it can't be read.
    fn load(&mut self, key: SeriesKey) -> Option<Evidence>;

    /// Replaces the evidence of a series, without waiting for a disk: it is called every second at most, and before messages that
    /// depend on it, by the task that drives the connection. The receipt is awaited before something is sent that depends on it, else dropped. Evidence that is replaced in
    /// the meantime need not be written.
    fn save(&mut self, key: SeriesKey, evidence: &Evidence) -> SaveReceipt;

    /// Removes the evidence of a series soon.
    fn remove(&mut self, key: SeriesKey);

    /// The hosts of which there may be unfinished deals. None if they can't be read.
    fn hosts_with_unfinished_deals(&mut self) -> Vec<Fingerprint>;

    /// The unfinished deals of a host. None if they can't be read.
    fn load_unfinished_deals(&mut self, host: Fingerprint) -> UnfinishedDeals;

    /// Replaces the unfinished deals of a host: never before evidence that was saved earlier. The receipt is for that evidence too.
    fn save_unfinished_deals(&mut self, host: Fingerprint, deals: &UnfinishedDeals) -> SaveReceipt;
}

/// Keeps no evidence: a restarted client can't verify the round that was under way.
#[derive(Debug, Clone, Copy)]
pub struct NoEvidenceStore;

impl EvidenceStore for NoEvidenceStore {
    fn keys(&mut self) -> Vec<SeriesKey> {
        Vec::new()
    }

    fn load(&mut self, _: SeriesKey) -> Option<Evidence> {
        None
    }

    fn save(&mut self, _: SeriesKey, _: &Evidence) -> SaveReceipt {
        SaveReceipt::default()
    }

    fn remove(&mut self, _: SeriesKey) {}

    fn hosts_with_unfinished_deals(&mut self) -> Vec<Fingerprint> {
        Vec::new()
    }

    fn load_unfinished_deals(&mut self, _: Fingerprint) -> UnfinishedDeals {
        UnfinishedDeals::default()
    }

    fn save_unfinished_deals(&mut self, _: Fingerprint, _: &UnfinishedDeals) -> SaveReceipt {
        SaveReceipt::default()
    }
}
