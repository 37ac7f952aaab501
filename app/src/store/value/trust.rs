//! Whom the player knows, as values. Their own serialised form is version 1: the golden files notice when it changes.

use skipstone_net::trust::{Hosts, Players};

use super::table::KnownRules;
use super::{Damaged, Value, read_serialised, serialised};

impl Value for Hosts {
    fn to_bytes(&self) -> Vec<u8> {
        serialised(self)
    }

    fn from_bytes(bytes: &[u8], _: &mut KnownRules) -> Result<Hosts, Damaged> {
        read_serialised(bytes)
    }
}

impl Value for Players {
    fn to_bytes(&self) -> Vec<u8> {
        serialised(self)
    }

    fn from_bytes(bytes: &[u8], _: &mut KnownRules) -> Result<Players, Damaged> {
        read_serialised(bytes)
    }
}
