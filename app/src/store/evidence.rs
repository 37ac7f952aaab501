//! Evidence of the rounds at network tables, kept so that a restarted program can verify them.

use skipstone_net::client::{Evidence, EvidenceStore};
use skipstone_net::protocol;

use super::database::{RowKey, RowKind};
use super::value::StoredValue;
use super::{SeriesId, Store};

/// The evidence in a store, by series.
#[derive(Debug)]
struct StoredEvidence(Store);

impl Store {
    /// Keeps the evidence of a client session.
    pub fn evidence(&self) -> Box<dyn EvidenceStore> {
        Box::new(StoredEvidence(self.clone()))
    }
}

impl EvidenceStore for StoredEvidence {
    fn load(&mut self, series: protocol::SeriesId) -> Option<Evidence> {
        self.0.get(&key(series)).unwrap_or_else(|error| {
            tracing::warn!(%error, "the evidence of a series can't be read");
            None
        })
    }

    fn save(&mut self, series: protocol::SeriesId, evidence: &Evidence) {
        // The store reports a failed write itself, and keeps the value in memory.
        let _ = self.0.write([(key(series), Some(evidence.to_bytes()))].into());
    }
}

fn key(series: protocol::SeriesId) -> RowKey {
    (RowKind::Evidence, SeriesId::from(series).key())
}
