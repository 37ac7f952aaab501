//! Evidence of the rounds at network tables, and the deals that hosts have left open, kept so that a restarted program can
//! verify them.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};

use skipstone_net::client::{Evidence, EvidenceKey, EvidenceStore, OpenDeals};
use skipstone_net::{Fingerprint, protocol};

use super::database::{RowKey, RowKind, Rows};
use super::value::StoredValue;
use super::{SeriesId, Store};

/// The evidence in a store, by host and series. A thread of its own writes it, because a session mustn't wait for a slow disk with every
/// move.
#[derive(Debug)]
struct StoredEvidence {
    store: Store,
    queue: Arc<Queue>,
    /// Ends once the queue is closed and empty. `None` if the system has no thread left: then nothing is queued.
    writer: Option<JoinHandle<()>>,
}

/// What the thread has yet to write.
#[derive(Debug, Default)]
struct Queue {
    state: Mutex<QueueState>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct QueueState {
    /// The latest evidence of each series, and the open deals of each host.
    rows: Rows,
    /// Whether the thread is writing rows that it has taken.
    is_writing: bool,
    is_closed: bool,
}

impl Store {
    /// Keeps the evidence of a client session. Its last changes are written when it is dropped.
    pub fn evidence(&self) -> Box<dyn EvidenceStore> {
        let (store, queue) = (self.clone(), Arc::new(Queue::default()));
        let writer = {
            let (store, queue) = (store.clone(), Arc::clone(&queue));
            thread::Builder::new().name("evidence".to_owned()).spawn(move || queue.write_to(&store)).ok()
        };
        Box::new(StoredEvidence { store, queue, writer })
    }
}

impl EvidenceStore for StoredEvidence {
    fn keys(&mut self) -> Vec<EvidenceKey> {
        self.queue.wait_until_written();
        let rows = self.store.lock().all(RowKind::Evidence).unwrap_or_else(|error| {
            tracing::warn!(%error, "the evidence can't be read");
            Default::default()
        });
        rows.into_keys().filter_map(|key| read_key(&key)).collect()
    }

    fn load(&mut self, key: EvidenceKey) -> Option<Evidence> {
        self.read(&row_key(key))
    }

    fn save(&mut self, key: EvidenceKey, evidence: &Evidence) {
        self.save_soon(key, evidence);
        self.queue.wait_until_written();
    }

    fn save_soon(&mut self, key: EvidenceKey, evidence: &Evidence) {
        self.queue_row(row_key(key), Some(evidence));
    }

    fn remove(&mut self, key: EvidenceKey) {
        self.queue_row(row_key(key), None::<&Evidence>);
    }

    fn load_open_deals(&mut self, host: Fingerprint) -> OpenDeals {
        self.read(&open_deals_key(host)).unwrap_or_default()
    }

    fn save_open_deals(&mut self, host: Fingerprint, deals: &OpenDeals) {
        self.queue_row(open_deals_key(host), Some(deals));
    }
}

impl StoredEvidence {
    fn read<T: StoredValue>(&self, key: &RowKey) -> Option<T> {
        self.queue.wait_until_written();
        self.store.get(key).unwrap_or_else(|error| {
            tracing::warn!(%error, "what was seen at a table can't be read");
            None
        })
    }

    fn queue_row(&self, key: RowKey, value: Option<&impl StoredValue>) {
        let row = (key, value.map(StoredValue::to_bytes));
        if self.writer.is_some() {
            self.queue.lock().rows.extend([row]);
            self.queue.changed.notify_all();
        } else {
            write([row].into(), &self.store);
        }
    }
}

impl Drop for StoredEvidence {
    fn drop(&mut self) {
        self.queue.lock().is_closed = true;
        self.queue.changed.notify_all();
        // Fails only if the thread has panicked.
        let _ = self.writer.take().map(JoinHandle::join);
    }
}

impl Queue {
    /// Writes what is queued until the queue is closed.
    fn write_to(&self, store: &Store) {
        loop {
            let is_idle = |state: &mut QueueState| state.rows.is_empty() && !state.is_closed;
            let mut state =
                self.changed.wait_while(self.lock(), is_idle).unwrap_or_else(PoisonError::into_inner);
            if state.rows.is_empty() {
                return;
            }
            let rows = std::mem::take(&mut state.rows);
            state.is_writing = true;
            drop(state);
            write(rows, store);
            self.lock().is_writing = false;
            self.changed.notify_all();
        }
    }

    fn wait_until_written(&self) {
        let is_pending = |state: &mut QueueState| state.is_writing || !state.rows.is_empty();
        drop(self.changed.wait_while(self.lock(), is_pending));
    }

    fn lock(&self) -> MutexGuard<'_, QueueState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn write(rows: Rows, store: &Store) {
    // The store reports a failed write itself, and keeps the value in memory.
    let _ = store.write(rows);
}

/// Begins with the series, by which [`Store::remove`] finds it.
fn row_key(key: EvidenceKey) -> RowKey {
    (RowKind::Evidence, [SeriesId::from(key.series).key(), key.host.as_bytes().to_vec()].concat())
}

fn read_key(bytes: &[u8]) -> Option<EvidenceKey> {
    let (series, host) = bytes.split_first_chunk()?;
    Some(EvidenceKey {
        host: Fingerprint::from_bytes(host.try_into().ok()?),
        series: protocol::SeriesId(*series),
    })
}

fn open_deals_key(host: Fingerprint) -> RowKey {
    (RowKind::OpenDeals, host.as_bytes().to_vec())
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_slow_disk_holds_up_what_is_sent_and_nothing_else() {
        let store = Store::in_memory();
        let mut evidence = store.evidence();
        let series = |number| EvidenceKey {
            host: Fingerprint::from_bytes([9; 32]),
            series: protocol::SeriesId([number; 16]),
        };
        let disk_is_busy = store.lock();
        for number in 0..100 {
            evidence.save_soon(series(number % 2), &Evidence::default());
        }
        let saving = thread::spawn(move || {
            evidence.save(series(2), &Evidence::default());
            evidence
        });
        thread::sleep(Duration::from_millis(50));
        assert!(!saving.is_finished());
        drop(disk_is_busy);
        let mut evidence = saving.join().expect("no panic");
        for number in 0..3 {
            assert_eq!(store.get(&row_key(series(number))), Ok(Some(Evidence::default())));
        }
        evidence.save_soon(series(3), &Evidence::default());
        drop(evidence);
        assert_eq!(store.get(&row_key(series(3))), Ok(Some(Evidence::default())));
    }
}
