//! A hosted table as a value.

use bincode::serde::Compat;
use skipstone_net::host::SavedRoom;

use super::table::RulesCache;
use super::{StoredValue, StoredValueError, decode, encode};

/// Version 1: the serde form of the network crate, which changes with a golden file only.
impl StoredValue for SavedRoom {
    const VERSION: u16 = 1;

    fn to_bytes(&self) -> Vec<u8> {
        encode::<SavedRoom>(Compat(self))
    }

    fn from_bytes(bytes: &[u8], _: &mut RulesCache) -> Result<SavedRoom, StoredValueError> {
        Ok(decode::<SavedRoom, Compat<SavedRoom>>(bytes)?.0)
    }
}
