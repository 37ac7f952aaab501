//! A hosted table as a value. Its own serialised form is version 1: the golden files notice when it changes.

use skipstone_net::host::Kept;

use super::table::KnownRules;
use super::{Damaged, Value, read_serialised, serialised};

impl Value for Kept {
    fn to_bytes(&self) -> Vec<u8> {
        serialised(self)
    }

    fn from_bytes(bytes: &[u8], _: &mut KnownRules) -> Result<Kept, Damaged> {
        read_serialised(bytes)
    }
}
