//! Random seeds from the system.

use std::time::SystemTime;

use skipstone_core::Seed;

/// A seed for the deals of a table. Falls back to the time, with a log entry, if the system gives no random bytes.
pub fn random_seed() -> Seed {
    let mut bytes = [0; 32];
    if let Err(error) = getrandom::fill(&mut bytes) {
        tracing::error!(%error, "the system gives no random numbers: the time must do");
        let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
        return Seed::from_number(now.as_nanos() as u64);
    }
    Seed(bytes)
}
