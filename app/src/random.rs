//! What nobody can foresee.

use std::time::SystemTime;

use skipstone_core::Seed;

use crate::store::SeriesId;

/// For the deals of a table.
pub fn seed() -> Seed {
    let mut bytes = [0; 32];
    if let Err(error) = getrandom::fill(&mut bytes) {
        tracing::error!(%error, "the system gives no random numbers: the time must do");
        let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
        return Seed::from_number(now.as_nanos() as u64);
    }
    Seed(bytes)
}

/// For a series that didn't exist before.
pub fn series_id() -> SeriesId {
    let Seed(bytes) = seed();
    let (half, _) = bytes.split_at(size_of::<u128>());
    SeriesId(half.iter().fold(0, |id, byte| id << 8 | u128::from(*byte)))
}
