//! Whom the player knows, as values. Their own serialised form is version 1: the golden files notice when it changes.

use bincode::serde::Compat;
use serde::Serialize;
use serde::de::DeserializeOwned;
use skipstone_net::trust::{Hosts, Players};

use super::table::KnownRules;
use super::{Damaged, Value, decode, encode, unknown, versioned};

impl Value for Hosts {
    fn to_bytes(&self) -> Vec<u8> {
        write(self)
    }

    fn from_bytes(bytes: &[u8], _: &mut KnownRules) -> Result<Hosts, Damaged> {
        read(bytes)
    }
}

impl Value for Players {
    fn to_bytes(&self) -> Vec<u8> {
        write(self)
    }

    fn from_bytes(bytes: &[u8], _: &mut KnownRules) -> Result<Players, Damaged> {
        read(bytes)
    }
}

fn write(known: &impl Serialize) -> Vec<u8> {
    encode(1, Compat(known))
}

fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Damaged> {
    match versioned(bytes)? {
        (1, bytes) => decode(bytes).map(|Compat(known)| known),
        (version, _) => unknown(version),
    }
}
