//! A kept seat as a value.

use std::net::SocketAddr;

use bincode::{Decode, Encode};
use skipstone_net::Fingerprint;
use skipstone_net::protocol::{Name, TableId};

use super::table::RulesCache;
use super::{StoredValue, StoredValueError, decode, encode, split_version, unknown_version};
use crate::store::KeptSeat;

/// Version 2: version 1, with the table's identity.
#[derive(Debug, Encode, Decode)]
struct KeptSeatV2 {
    kept: KeptSeatV1,
    table: Option<[u8; 16]>,
}

/// Version 1.
#[derive(Debug, Encode, Decode)]
struct KeptSeatV1 {
    title: String,
    host: [u8; 32],
    /// As text, which has the scope of an IPv6 address.
    addresses: Vec<String>,
}

impl StoredValue for KeptSeat {
    fn to_bytes(&self) -> Vec<u8> {
        let addresses = self.addresses.iter().map(SocketAddr::to_string).collect();
        let kept = KeptSeatV1 { title: self.title.to_string(), host: *self.host.as_bytes(), addresses };
        encode(2, KeptSeatV2 { kept, table: self.table.map(|table| table.0) })
    }

    fn from_bytes(bytes: &[u8], _: &mut RulesCache) -> Result<KeptSeat, StoredValueError> {
        let KeptSeatV2 { kept, table } = match split_version(bytes)? {
            (1, bytes) => KeptSeatV2 { kept: decode(bytes)?, table: None },
            (2, bytes) => decode(bytes)?,
            (version, _) => return unknown_version(version),
        };
        let addresses = kept.addresses.iter().map(|address| address.parse());
        Ok(KeptSeat {
            title: Name::new(&kept.title),
            host: Fingerprint::from_bytes(kept.host),
            table: table.map(TableId),
            addresses: addresses.collect::<Result<_, _>>().map_err(StoredValueError::new)?,
        })
    }
}
