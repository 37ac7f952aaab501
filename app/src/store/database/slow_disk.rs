//! A disk for tests that finishes no write until it may, and counts them.

use std::io;
use std::sync::{Arc, Condvar, Mutex, MutexGuard};

use redb::StorageBackend;
use redb::backends::InMemoryBackend;

use super::Database;

/// A disk in memory. Clones are the same one.
#[derive(Debug, Clone, Default)]
pub(in crate::store) struct SlowDisk(Arc<Shared>);

/// Keeps a disk from finishing writes.
pub(in crate::store) struct HeldDisk(SlowDisk);

#[derive(Debug, Default)]
struct Shared {
    memory: InMemoryBackend,
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct State {
    is_stuck: bool,
    /// Whether a write waits for the disk.
    is_busy: bool,
    /// The number of writes that were finished, without those that only made the file larger.
    writes: usize,
    has_grown: bool,
}

impl SlowDisk {
    /// A database on the disk. Making it counts as no write.
    pub(in crate::store) fn database(&self) -> Database {
        let database = redb::Database::builder().create_with_backend(self.clone()).expect("an empty disk");
        self.lock().writes = 0;
        Database(database)
    }

    /// No write is finished until the result is dropped.
    pub(in crate::store) fn hold(&self) -> HeldDisk {
        self.lock().is_stuck = true;
        HeldDisk(self.clone())
    }

    /// Waits until a write waits for the disk.
    pub(in crate::store) fn wait_until_busy(&self) {
        drop(self.0.changed.wait_while(self.lock(), |state| !state.is_busy).expect("no panic"));
    }

    /// The number of writes that were finished.
    pub(in crate::store) fn writes(&self) -> usize {
        self.lock().writes
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.state.lock().expect("no panic")
    }
}

impl Drop for HeldDisk {
    fn drop(&mut self) {
        self.0.lock().is_stuck = false;
        self.0.0.changed.notify_all();
    }
}

impl StorageBackend for SlowDisk {
    fn len(&self) -> io::Result<u64> {
        self.0.memory.len()
    }

    fn read(&self, offset: u64, out: &mut [u8]) -> io::Result<()> {
        self.0.memory.read(offset, out)
    }

    fn set_len(&self, len: u64) -> io::Result<()> {
        self.lock().has_grown |= len > self.0.memory.len()?;
        self.0.memory.set_len(len)
    }

    fn sync_data(&self) -> io::Result<()> {
        self.lock().is_busy = true;
        self.0.changed.notify_all();
        let mut state = self.0.changed.wait_while(self.lock(), |state| state.is_stuck).expect("no panic");
        state.is_busy = false;
        let has_grown = std::mem::take(&mut state.has_grown);
        state.writes += usize::from(!has_grown);
        Ok(())
    }

    fn write(&self, offset: u64, data: &[u8]) -> io::Result<()> {
        self.0.memory.write(offset, data)
    }
}
