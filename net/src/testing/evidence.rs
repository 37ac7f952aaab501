//! Evidence in memory, which outlives the client it was saved by.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::client::{Evidence, EvidenceStore, UnfinishedDeals};
use crate::fingerprint::Fingerprint;
use crate::ids::SeriesKey;
use crate::save_receipt::SaveReceipt;

/// What a client has saved. Clones share it, as a restarted program shares its disk.
#[derive(Debug, Clone, Default)]
pub struct MemoryEvidenceStore(Arc<Mutex<Saved>>);

#[derive(Debug, Clone, Default)]
struct Saved {
    evidence: BTreeMap<SeriesKey, Evidence>,
    unfinished_deals: BTreeMap<Fingerprint, UnfinishedDeals>,
}

impl MemoryEvidenceStore {
    /// A store of its own with what this one holds now.
    pub fn copy(&self) -> MemoryEvidenceStore {
        MemoryEvidenceStore(Arc::new(Mutex::new(self.lock().clone())))
    }

    fn lock(&self) -> MutexGuard<'_, Saved> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl EvidenceStore for MemoryEvidenceStore {
    fn keys(&mut self) -> Vec<SeriesKey> {
        self.lock().evidence.keys().copied().collect()
    }

    fn load(&mut self, key: SeriesKey) -> Option<Evidence> {
        self.lock().evidence.get(&key).cloned()
    }

    fn save(&mut self, key: SeriesKey, evidence: &Evidence) -> SaveReceipt {
        self.lock().evidence.insert(key, evidence.clone());
        SaveReceipt::default()
    }

    fn remove(&mut self, key: SeriesKey) {
        self.lock().evidence.remove(&key);
    }

    fn hosts_with_unfinished_deals(&mut self) -> Vec<Fingerprint> {
        self.lock().unfinished_deals.keys().copied().collect()
    }

    fn load_unfinished_deals(&mut self, host: Fingerprint) -> UnfinishedDeals {
        self.lock().unfinished_deals.get(&host).cloned().unwrap_or_default()
    }

    fn save_unfinished_deals(&mut self, host: Fingerprint, deals: &UnfinishedDeals) -> SaveReceipt {
        self.lock().unfinished_deals.insert(host, deals.clone());
        SaveReceipt::default()
    }
}
