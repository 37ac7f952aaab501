//! Runs work on several threads.

use std::panic;
use std::thread;

/// Runs the same work on that many threads and waits for all. Returns their results in no particular order.
pub(super) fn run_on_threads<T: Send>(threads: usize, work: impl Fn() -> T + Sync) -> Vec<T> {
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(&work)).collect();
        let join = |worker: thread::ScopedJoinHandle<'_, T>| {
            worker.join().unwrap_or_else(|cause| panic::resume_unwind(cause))
        };
        workers.into_iter().map(join).collect()
    })
}

/// The number of threads the computer runs at once; 1 if unknown.
pub(super) fn available() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}
