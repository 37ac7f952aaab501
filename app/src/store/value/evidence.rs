//! What was seen of the rounds at network tables, and the deals that hosts have left open, as values: both in the serde form of the
//! network crate, which changes with a golden file only.

use bincode::serde::Compat;
use skipstone_net::client::{Evidence, UnfinishedDeals};

use super::table::RulesCache;
use super::{StoredValue, StoredValueError, decode, encode};

impl StoredValue for Evidence {
    const VERSION: u16 = 1;

    fn to_bytes(&self) -> Vec<u8> {
        encode::<Evidence>(Compat(self))
    }

    fn from_bytes(bytes: &[u8], _: &mut RulesCache) -> Result<Evidence, StoredValueError> {
        Ok(decode::<Evidence, Compat<Evidence>>(bytes)?.0)
    }
}

impl StoredValue for UnfinishedDeals {
    const VERSION: u16 = 1;

    fn to_bytes(&self) -> Vec<u8> {
        encode::<UnfinishedDeals>(Compat(self))
    }

    fn from_bytes(bytes: &[u8], _: &mut RulesCache) -> Result<UnfinishedDeals, StoredValueError> {
        Ok(decode::<UnfinishedDeals, Compat<UnfinishedDeals>>(bytes)?.0)
    }
}
