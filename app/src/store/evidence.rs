//! Evidence of the rounds at network tables, and the deals that hosts have left open, kept so that a restarted program can
//! verify them.
//!
//! Nobody waits for a move's evidence; messages that depend on a share of the deal wait until it is on disk. What the host's
//! own player is shown goes into the transaction of the table's next save, but for the end of a round: the next save may be long after
//! it, and nobody waits for a move then.

use skipstone_net::client::{Evidence, EvidenceStore, UnfinishedDeals};
use skipstone_net::protocol::{SeriesKey, TableSeriesId};
use skipstone_net::{Fingerprint, SaveReceipt};

use super::database::{RowKey, RowKind, Rows};
use super::handle::Store;
use super::saved::StoredSeriesId;
use super::value::{PlainValue, StoredValue};

/// The evidence in a store, by host and series.
#[derive(Debug)]
struct StoredEvidence {
    store: Store,
    /// The player's key.
    own: Fingerprint,
    /// Whether this is the host's own player, whose evidence is written together with what its table saves next.
    is_hosts: bool,
    /// The last round whose end is written.
    ended: Option<(SeriesKey, u32)>,
}

impl PlainValue for Evidence {
    const VERSION: u16 = 1;
}

impl PlainValue for UnfinishedDeals {
    const VERSION: u16 = 1;
}

impl Store {
    /// Keeps the evidence of a client session at somebody else's table, of the player with this key.
    pub fn evidence(&self, own: Fingerprint) -> Box<dyn EvidenceStore> {
        Box::new(StoredEvidence { store: self.clone(), own, is_hosts: false, ended: None })
    }

    /// Keeps the evidence of the host's own player. Within a round it needs no transactions of its own, which would hold up the next
    /// move: after a restart the saved room shows what the last one lacks, and nothing in that is newer than the evidence.
    pub fn host_evidence(&self, own: Fingerprint) -> Box<dyn EvidenceStore> {
        Box::new(StoredEvidence { store: self.clone(), own, is_hosts: true, ended: None })
    }
}

impl EvidenceStore for StoredEvidence {
    fn keys(&mut self) -> Vec<SeriesKey> {
        let rows = self.store.all_bytes(RowKind::Evidence).unwrap_or_else(|error| {
            tracing::warn!(%error, "the evidence can't be read");
            Default::default()
        });
        rows.into_keys().filter_map(|key| read_key(&key)).collect()
    }

    fn load(&mut self, key: SeriesKey) -> Option<Evidence> {
        self.read(&self.row_key(key))
    }

    fn save(&mut self, key: SeriesKey, evidence: &Evidence) -> SaveReceipt {
        let ended = evidence.last_round().map(|round| (key, round));
        let is_new = ended != std::mem::replace(&mut self.ended, ended);
        self.write(self.row_key(key), Some(evidence), is_new)
    }

    fn remove(&mut self, key: SeriesKey) {
        self.write(self.row_key(key), None::<&Evidence>, false);
    }

    fn hosts_with_unfinished_deals(&mut self) -> Vec<Fingerprint> {
        let rows = self.store.all_bytes(RowKind::UnfinishedDeals).unwrap_or_else(|error| {
            tracing::warn!(%error, "unfinished deals can't be read");
            Default::default()
        });
        let host = |key: Vec<u8>| Some(Fingerprint::from_bytes(key.as_slice().try_into().ok()?));
        rows.into_keys().filter_map(host).collect()
    }

    fn load_unfinished_deals(&mut self, host: Fingerprint) -> UnfinishedDeals {
        self.read(&unfinished_deals_key(host)).unwrap_or_default()
    }

    fn save_unfinished_deals(&mut self, host: Fingerprint, deals: &UnfinishedDeals) -> SaveReceipt {
        self.write(unfinished_deals_key(host), Some(deals), false)
    }
}

impl StoredEvidence {
    /// Begins with the id that the store has for the series, by which [`Store::remove`] finds it.
    fn row_key(&self, key: SeriesKey) -> RowKey {
        let stored = StoredSeriesId::of(self.own, key);
        (RowKind::Evidence, [stored.key().as_slice(), &key.series.0, key.host.as_bytes()].concat())
    }

    fn read<T: StoredValue>(&self, key: &RowKey) -> Option<T> {
        self.store.get(key).unwrap_or_else(|error| {
            tracing::warn!(%error, "what was seen at a table can't be read");
            None
        })
    }

    /// Writes a value; that of the host's own player with the table's next save, unless it is to be written at once.
    fn write(&self, key: RowKey, value: Option<&impl StoredValue>, at_once: bool) -> SaveReceipt {
        let rows = Rows::from([(key, value.map(StoredValue::to_bytes))]);
        if at_once || !self.is_hosts {
            return self.store.write(rows);
        }
        self.store.writer.write_later(rows);
        SaveReceipt::default()
    }
}

/// The host and the series behind the id that the store has for it.
fn read_key(bytes: &[u8]) -> Option<SeriesKey> {
    let (_, key) = bytes.split_first_chunk::<{ size_of::<StoredSeriesId>() }>()?;
    let (series, host) = key.split_first_chunk()?;
    let host = Fingerprint::from_bytes(host.try_into().ok()?);
    Some(SeriesKey { host, series: TableSeriesId(*series) })
}

fn unfinished_deals_key(host: Fingerprint) -> RowKey {
    (RowKind::UnfinishedDeals, host.as_bytes().to_vec())
}
