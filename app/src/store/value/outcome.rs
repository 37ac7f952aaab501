//! The outcome of a series between people as a value.

use bincode::{Decode, Encode};
use skipstone_net::Fingerprint;

use super::series::time;
use super::table::RulesCache;
use super::{StoredValue, StoredValueError, decode, encode};
use crate::store::{SeriesId, SeriesOutcome};

/// Version 1.
#[derive(Debug, Encode, Decode)]
struct OutcomeV1 {
    series: u128,
    /// Seconds since 1970.
    finished: i64,
    people: Vec<[u8; 32]>,
    winners: Vec<[u8; 32]>,
}

impl StoredValue for SeriesOutcome {
    const VERSION: u16 = 1;

    fn to_bytes(&self) -> Vec<u8> {
        let keys = |keys: &[Fingerprint]| keys.iter().map(|key| *key.as_bytes()).collect();
        let outcome = OutcomeV1 {
            series: self.series.0,
            finished: self.finished.as_second(),
            people: keys(&self.people),
            winners: keys(&self.winners),
        };
        encode::<SeriesOutcome>(outcome)
    }

    fn from_bytes(bytes: &[u8], _: &mut RulesCache) -> Result<SeriesOutcome, StoredValueError> {
        let outcome: OutcomeV1 = decode::<SeriesOutcome, _>(bytes)?;
        let keys = |keys: Vec<[u8; 32]>| keys.into_iter().map(Fingerprint::from_bytes).collect();
        Ok(SeriesOutcome {
            series: SeriesId(outcome.series),
            finished: time(outcome.finished)?,
            people: keys(outcome.people),
            winners: keys(outcome.winners),
        })
    }
}
