//! The order in which series were played as a value.

use bincode::{Decode, Encode};

use super::table::RulesCache;
use super::{StoredValue, StoredValueError, decode, encode};
use crate::store::SeriesId;

/// Series, the one played last at the end. Those that were imported or removed since may be missing or too many.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(in crate::store) struct PlayOrder(pub(in crate::store) Vec<SeriesId>);

/// Version 1.
#[derive(Debug, Encode, Decode)]
struct PlayOrderV1 {
    /// The one played last at the end.
    series: Vec<u128>,
}

impl StoredValue for PlayOrder {
    const VERSION: u16 = 1;

    fn to_bytes(&self) -> Vec<u8> {
        encode::<PlayOrder>(PlayOrderV1 { series: self.0.iter().map(|id| id.0).collect() })
    }

    fn from_bytes(bytes: &[u8], _: &mut RulesCache) -> Result<PlayOrder, StoredValueError> {
        let order: PlayOrderV1 = decode::<PlayOrder, _>(bytes)?;
        Ok(PlayOrder(order.series.into_iter().map(SeriesId).collect()))
    }
}
