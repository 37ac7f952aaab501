//! Work that waits for a disk, a network or another program.

use iced::Task;
use tokio::task::spawn_blocking;

/// Does this work on a thread that may wait, and produces its result. Produces nothing if the work panics.
pub(super) fn run_blocking<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Task<T> {
    Task::future(async move { spawn_blocking(work).await.ok() }).and_then(Task::done)
}
