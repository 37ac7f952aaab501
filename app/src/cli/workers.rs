//! Work on several threads.

use std::panic;
use std::thread;

/// Runs the same work on so many threads at once; what each brought back, in no particular order.
pub(super) fn on_threads<T: Send>(threads: usize, work: impl Fn() -> T + Sync) -> Vec<T> {
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(&work)).collect();
        let join = |worker: thread::ScopedJoinHandle<'_, T>| {
            worker.join().unwrap_or_else(|cause| panic::resume_unwind(cause))
        };
        workers.into_iter().map(join).collect()
    })
}

/// As many threads as the computer runs at once.
pub(super) fn available() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}
