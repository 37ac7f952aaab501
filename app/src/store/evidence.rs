//! Evidence of the rounds at network tables, and the deals that hosts have left open, kept so that a restarted program can
//! verify them.

use skipstone_net::client::{Evidence, EvidenceStore, OpenDeals};
use skipstone_net::{Fingerprint, SaveReceipt, protocol};

use super::database::{RowKey, RowKind, Rows};
use super::value::StoredValue;
use super::{SeriesId, Store};

/// The evidence in a store, by series.
#[derive(Debug)]
struct StoredEvidence {
    store: Store,
    /// Whether this is the host's own player, whose evidence is written together with what its table saves next.
    is_hosts: bool,
}

impl Store {
    /// Keeps the evidence of a client session at somebody else's table.
    pub fn evidence(&self) -> Box<dyn EvidenceStore> {
        Box::new(StoredEvidence { store: self.clone(), is_hosts: false })
    }

    /// Keeps the evidence of the host's own player. It needs no transactions of its own, which would hold up the next move: after
    /// a restart the saved room shows what the last one lacks, and nothing in that is newer than the evidence.
    pub fn host_evidence(&self) -> Box<dyn EvidenceStore> {
        Box::new(StoredEvidence { store: self.clone(), is_hosts: true })
    }
}

impl EvidenceStore for StoredEvidence {
    fn series(&mut self) -> Vec<protocol::SeriesId> {
        let rows = self.store.all_bytes(RowKind::Evidence).unwrap_or_else(|error| {
            tracing::warn!(%error, "the evidence can't be read");
            Default::default()
        });
        rows.into_keys().filter_map(|key| key.try_into().ok()).map(protocol::SeriesId).collect()
    }

    fn load(&mut self, series: protocol::SeriesId) -> Option<Evidence> {
        self.read(&key(series))
    }

    fn save(&mut self, series: protocol::SeriesId, evidence: &Evidence) -> SaveReceipt {
        self.write(key(series), Some(evidence))
    }

    fn remove(&mut self, series: protocol::SeriesId) {
        self.write(key(series), None::<&Evidence>);
    }

    fn load_open_deals(&mut self, host: Fingerprint) -> OpenDeals {
        self.read(&open_deals_key(host)).unwrap_or_default()
    }

    fn save_open_deals(&mut self, host: Fingerprint, deals: &OpenDeals) {
        self.write(open_deals_key(host), Some(deals));
    }
}

impl StoredEvidence {
    fn read<T: StoredValue>(&self, key: &RowKey) -> Option<T> {
        self.store.get(key).unwrap_or_else(|error| {
            tracing::warn!(%error, "what was seen at a table can't be read");
            None
        })
    }

    fn write(&self, key: RowKey, value: Option<&impl StoredValue>) -> SaveReceipt {
        let rows = Rows::from([(key, value.map(StoredValue::to_bytes))]);
        if !self.is_hosts {
            return self.store.write(rows);
        }
        self.store.writer.write_later(rows);
        SaveReceipt::default()
    }
}

fn key(series: protocol::SeriesId) -> RowKey {
    (RowKind::Evidence, SeriesId::from(series).key())
}

fn open_deals_key(host: Fingerprint) -> RowKey {
    (RowKind::OpenDeals, host.as_bytes().to_vec())
}
