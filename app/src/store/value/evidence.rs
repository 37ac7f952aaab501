//! What was seen of the rounds at network tables, and the deals that hosts have left open, as values.

use skipstone_net::client::{Evidence, UnfinishedDeals};

use bincode::serde::Compat;

use super::table::RulesCache;
use super::{StoredValue, StoredValueError, decode, encode, split_version, unknown_version};

impl StoredValue for Evidence {
    /// Version 3: the serde form of the network crate, which changes with a golden file only.
    fn to_bytes(&self) -> Vec<u8> {
        encode(3, Compat(self))
    }

    fn from_bytes(bytes: &[u8], _: &mut RulesCache) -> Result<Evidence, StoredValueError> {
        match split_version(bytes)? {
            // What older protocols showed of a round that nobody can go on with proves nothing any more.
            (1 | 2, _) => Ok(Evidence::default()),
            (3, bytes) => Ok(decode::<Compat<Evidence>>(bytes)?.0),
            (version, _) => unknown_version(version),
        }
    }
}

impl StoredValue for UnfinishedDeals {
    /// Version 2: the serde form of the network crate, which changes with a golden file only. Version 1 ends before the deals from
    /// whose rounds the player was kicked.
    fn to_bytes(&self) -> Vec<u8> {
        encode(2, Compat(self))
    }

    fn from_bytes(bytes: &[u8], _: &mut RulesCache) -> Result<UnfinishedDeals, StoredValueError> {
        const NO_DEALS: [u8; 1] = [0];
        match split_version(bytes)? {
            (1, bytes) => Ok(decode::<Compat<UnfinishedDeals>>(&[bytes, &NO_DEALS].concat())?.0),
            (2, bytes) => Ok(decode::<Compat<UnfinishedDeals>>(bytes)?.0),
            (version, _) => unknown_version(version),
        }
    }
}
