//! Work on several threads, and how far it is.

use std::iter;
use std::panic;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use indicatif::{ProgressBar, ProgressStyle};

/// Does work for each number below `count` on several threads. Returns the results in the order of the numbers, whatever the
/// number of threads.
pub(super) fn in_order<T: Send>(threads: usize, count: usize, work: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let work_on = || {
        let numbers = iter::repeat_with(|| next.fetch_add(1, Ordering::Relaxed));
        numbers.take_while(|at| *at < count).map(|at| (at, work(at))).collect::<Vec<_>>()
    };
    let mut results = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work_on)).collect();
        let results = workers.into_iter().map(|worker| worker.join());
        results.flat_map(|done| done.unwrap_or_else(|cause| panic::resume_unwind(cause))).collect::<Vec<_>>()
    });
    results.sort_unstable_by_key(|(at, _)| *at);
    results.into_iter().map(|(_, result)| result).collect()
}

/// The number of threads that the command line asks for; as many as the computer runs at once if it doesn't.
pub(super) fn wanted(threads: Option<u64>) -> usize {
    threads.map_or_else(|| thread::available_parallelism().map_or(1, usize::from), |threads| threads as usize)
}

/// A progress bar on standard error, for so many pieces of work; hidden unless that is a terminal. `pieces` is what they are, perhaps
/// with what else is told of them.
pub(super) fn progress(count: u64, pieces: &str) -> ProgressBar {
    let style = ProgressStyle::with_template(&format!(
        "{{wide_bar}} {{human_pos}}/{{human_len}} {pieces}, {{eta}} left"
    ));
    ProgressBar::new(count).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
