//! A hosted table as a value. Its own serialised form is version 1: the golden file notices when it changes.

use bincode::serde::Compat;
use skipstone_net::host::Kept;

use super::table::KnownRules;
use super::{Damaged, Value, decode, encode, unknown, versioned};

impl Value for Kept {
    fn to_bytes(&self) -> Vec<u8> {
        encode(1, Compat(self))
    }

    fn from_bytes(bytes: &[u8], _: &mut KnownRules) -> Result<Kept, Damaged> {
        match versioned(bytes)? {
            (1, bytes) => decode(bytes).map(|Compat(kept)| kept),
            (version, _) => unknown(version),
        }
    }
}
