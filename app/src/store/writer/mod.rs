//! The thread that writes a store's file, and small files beside it: nobody else waits for the disk, unless they ask to.
//!
//! Changes are written in the order in which they come. Those that come during a transaction go into the next one together.

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::{fs, mem};

use skipstone_core::ErrorChain;
use skipstone_net::SaveReceipt;
use tokio::sync::{oneshot, watch};

use super::atomic_file::replace;
use super::database::Rows;
use super::pending_writes::{PendingWrites, access_error, open_file};
use crate::store::error::StoreError;

/// Takes changes and has its thread write them. When it is dropped, it waits until all are written, or can't be.
pub(super) struct Writer {
    shared: Arc<Shared>,
    /// Ends once the writer is dropped. `None` for a store in memory, and if the system has no thread left: then whoever changes
    /// something writes it.
    thread: Option<JoinHandle<()>>,
}

/// What the thread shares with the clones of its store.
struct Shared {
    state: Mutex<State>,
    /// Told of every change of `is_due`, `is_writing` and `is_closed`.
    changed: Condvar,
    /// The current error; `None` while the file can be used.
    error: watch::Sender<Option<StoreError>>,
}

struct State {
    pending_writes: PendingWrites,
    /// Small files to be replaced.
    files: Files,
    /// Whether the queued changes are to be written now.
    is_due: bool,
    is_writing: bool,
    is_closed: bool,
    /// Acknowledge the queued changes.
    receipts: Vec<oneshot::Sender<()>>,
    /// What the last transaction came to.
    outcome: Result<(), StoreError>,
    /// Why its changes aren't in the database; `None` if they are.
    failure: Option<StoreError>,
}

/// Changes of small files, by their paths.
type Files = BTreeMap<PathBuf, FileChange>;

/// New pending_writes of a small file beside the database.
struct FileChange {
    bytes: Vec<u8>,
    on_failure: OnFailure,
}

/// What becomes of a small file that can't be written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum OnFailure {
    /// It is reported, and tried again with the next change.
    Retry,
    /// It isn't written then.
    Forget,
}

impl Writer {
    /// A writer of a file that is open, or will be with the first change. `error` is why it isn't.
    pub(super) fn new(pending_writes: PendingWrites, error: Option<StoreError>) -> Writer {
        let path = pending_writes.path.clone();
        let state = State {
            pending_writes,
            files: Files::new(),
            is_due: false,
            is_writing: false,
            is_closed: false,
            receipts: Vec::new(),
            outcome: Ok(()),
            failure: None,
        };
        let (changed, error) = (Condvar::new(), watch::Sender::new(error));
        let shared = Arc::new(Shared { state: Mutex::new(state), changed, error });
        let thread = path.and_then(|path| {
            let shared = Arc::clone(&shared);
            thread::Builder::new().name("store".to_owned()).spawn(move || shared.run(&path)).ok()
        });
        Writer { shared, thread }
    }

    /// Queues changes and has them written at once, with all that were queued before.
    pub(super) fn write(&self, rows: Rows) -> SaveReceipt {
        let mut state = self.shared.lock();
        state.pending_writes.queued.extend(rows);
        let Some(path) = state.pending_writes.path.clone() else {
            drop(state);
            let written = self.shared.write_files();
            self.shared.lock().outcome = written;
            return SaveReceipt::default();
        };
        let (sender, receipt) = SaveReceipt::pending();
        state.receipts.push(sender);
        state.is_due = true;
        drop(state);
        self.shared.changed.notify_all();
        if self.thread.is_none() {
            self.shared.write_queued(&path);
        }
        receipt
    }

    /// Replaces a small file, and makes its folder if need be.
    pub(super) fn write_file(&self, path: PathBuf, bytes: Vec<u8>, on_failure: OnFailure) {
        self.shared.lock().files.insert(path, FileChange { bytes, on_failure });
        drop(self.write(Rows::new()));
    }

    /// Queues changes that nobody waits for: the next transaction writes them too.
    pub(super) fn write_later(&self, rows: Rows) {
        self.pending_writes(|pending_writes| pending_writes.queued.extend(rows));
    }

    /// Writes what is queued and waits for it.
    ///
    /// # Errors
    /// If it can't be written yet.
    pub(super) fn flush(&self) -> Result<(), StoreError> {
        drop(self.write(Rows::new()));
        self.shared.wait_while(|state| state.is_due || state.is_writing).outcome.clone()
    }

    /// Reads the pending_writes. Never waits for a transaction; while a file is opened again after a failed one, it waits for that.
    pub(super) fn pending_writes<T>(&self, read: impl FnOnce(&mut PendingWrites) -> T) -> T {
        read(&mut self.shared.lock().pending_writes)
    }

    /// Why the changes of the last transaction aren't in the database; `None` if they are.
    pub(super) fn failure(&self) -> Option<StoreError> {
        self.shared.lock().failure.clone()
    }

    /// Publishes an error unless another one is current.
    pub(super) fn report(&self, error: StoreError) {
        self.shared.report(error);
    }

    pub(super) fn error(&self) -> &watch::Sender<Option<StoreError>> {
        &self.shared.error
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.shared.lock().is_closed = true;
        self.shared.changed.notify_all();
        // Fails only if the thread has panicked.
        let _ = self.thread.take().map(JoinHandle::join);
    }
}

impl FileChange {
    /// Replaces the file. An error is one to report.
    fn write(&self, path: &Path) -> Result<(), StoreError> {
        let folder = path.parent().unwrap_or(path);
        let written = fs::create_dir_all(folder).and_then(|()| replace(path, &self.bytes));
        match (written, self.on_failure) {
            (Err(error), OnFailure::Forget) => {
                tracing::warn!(%error, path = %path.display(), "a file isn't written");
                Ok(())
            }
            (written, _) => written.map_err(|error| StoreError::unusable(path, error)),
        }
    }
}

impl Shared {
    /// Writes what is queued whenever it is due, and once more when the writer is dropped; then closes the file.
    fn run(&self, path: &Path) {
        loop {
            let is_closed = self.wait_while(|state| !state.is_due && !state.is_closed).is_closed;
            self.write_queued(path);
            if is_closed {
                let file = self.lock().pending_writes.file.take();
                return drop(file);
            }
        }
    }

    /// Writes what is queued in one transaction, and acknowledges it. What can't be written is queued again.
    fn write_queued(&self, path: &Path) {
        let mut state = self.wait_while(|state| state.is_writing);
        state.is_due = false;
        state.is_writing = true;
        let receipts = mem::take(&mut state.receipts);
        let rows = state.pending_writes.begin_writing();
        drop(state);
        let (is_written, outcome) = self.write_database(path, &rows);
        drop(rows);
        let written = self.write_files();
        let mut state = self.lock();
        state.pending_writes.finish_writing(is_written);
        state.is_writing = false;
        state.failure = outcome.clone().err().filter(|_| !is_written);
        state.outcome = outcome.and(written);
        drop(state);
        drop(receipts);
        self.changed.notify_all();
    }

    /// Writes changes in one transaction, and publishes what it came to. Returns whether they are written, too: they are if the
    /// error is that of a file that was quarantined and replaced.
    fn write_database(&self, path: &Path, rows: &Rows) -> (bool, Result<(), StoreError>) {
        if rows.is_empty() {
            return (true, Ok(()));
        }
        let written = self.write_rows(path, rows);
        let is_written = written.is_ok();
        let error = written.unwrap_or_else(Some);
        if let Some(error) = &error {
            tracing::warn!(error = %ErrorChain(error), "the store");
        }
        self.error.send_if_modified(|known| mem::replace(known, error.clone()) != error);
        (is_written, error.map_or(Ok(()), Err))
    }

    /// Replaces small files, and keeps those that can't be written to be tried again. An error is published unless there is another
    /// one, until the file is written; the last one is returned.
    fn write_files(&self) -> Result<(), StoreError> {
        let files = mem::take(&mut self.lock().files);
        let (mut failed, mut outcome) = (Files::new(), Ok(()));
        for (path, change) in files {
            match change.write(&path) {
                Ok(()) => drop(self.error.send_if_modified(|known| {
                    known
                        .take_if(
                            |known| matches!(known, StoreError::Unusable { path: of, .. } if *of == path),
                        )
                        .is_some()
                })),
                Err(error) => {
                    outcome = Err(error.clone());
                    self.report(error);
                    failed.insert(path, change);
                }
            }
        }
        // What was changed meanwhile counts.
        let mut state = self.lock();
        failed.append(&mut state.files);
        state.files = failed;
        outcome
    }

    /// Publishes an error unless another one is current.
    fn report(&self, error: StoreError) {
        tracing::warn!(error = %ErrorChain(&error), "the store");
        self.error.send_if_modified(|known| known.is_none() && known.replace(error).is_none());
    }

    /// Writes changes in one transaction; opens or makes the file before, if need be. Returns the error of a file that was
    /// quarantined and replaced.
    fn write_rows(&self, path: &Path, rows: &Rows) -> Result<Option<StoreError>, StoreError> {
        let known = self.lock().pending_writes.file.clone();
        let (file, quarantined) = match known {
            Some(file) => (file, None),
            None => {
                let folder = path.parent().unwrap_or(path);
                fs::create_dir_all(folder).map_err(|error| StoreError::unusable(path, error))?;
                match open_file(path) {
                    Err(error @ StoreError::Quarantined { .. }) => (open_file(path)?, Some(error)),
                    opened => (opened?, None),
                }
            }
        };
        self.lock().pending_writes.file = Some(Arc::clone(&file));
        let Err(error) = file.write(rows) else { return Ok(quarantined) };
        // The next access finds the file verified. Reads wait for that, because they would miss what is in it.
        let mut state = self.lock();
        state.pending_writes.file = None;
        drop(file);
        match open_file(path) {
            Ok(file) => state.pending_writes.file = Some(file),
            Err(quarantined @ StoreError::Quarantined { .. }) => return Err(quarantined),
            Err(_) => {}
        }
        Err(access_error(path, error))
    }

    fn wait_while(&self, mut is_waiting: impl FnMut(&State) -> bool) -> MutexGuard<'_, State> {
        let waited = self.changed.wait_while(self.lock(), |state| is_waiting(state));
        waited.unwrap_or_else(PoisonError::into_inner)
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
