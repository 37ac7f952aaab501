//! What was seen of the rounds at network tables, and the deals that hosts have left open, as values.

use skipstone_net::client::{Evidence, OpenDeals};

use super::table::RulesCache;
use super::{StoredValue, StoredValueError, decode_serde, encode_serde, split_version, unknown_version};

impl StoredValue for Evidence {
    /// Version 2: the serde form of the network crate, which changes with a golden file only.
    fn to_bytes(&self) -> Vec<u8> {
        encode_serde(2, self)
    }

    fn from_bytes(bytes: &[u8], _: &mut RulesCache) -> Result<Evidence, StoredValueError> {
        match split_version(bytes)? {
            // What protocol 2 showed of a round that nobody can go on with proves nothing any more.
            (1, _) => Ok(Evidence::default()),
            (2, bytes) => decode_serde(bytes),
            (version, _) => unknown_version(version),
        }
    }
}

impl StoredValue for OpenDeals {
    /// Version 1: the serde form of the network crate, which changes with a golden file only.
    fn to_bytes(&self) -> Vec<u8> {
        encode_serde(1, self)
    }

    fn from_bytes(bytes: &[u8], _: &mut RulesCache) -> Result<OpenDeals, StoredValueError> {
        match split_version(bytes)? {
            (1, bytes) => decode_serde(bytes),
            (version, _) => unknown_version(version),
        }
    }
}
