//! A kept seat as a value.

use std::net::SocketAddr;

use bincode::{Decode, Encode};
use skipstone_net::Fingerprint;
use skipstone_net::protocol::{Name, TableId};

use super::table::RulesCache;
use super::{StoredValue, StoredValueError, decode, encode};
use crate::store::KeptSeat;

/// Version 1.
#[derive(Debug, Encode, Decode)]
struct KeptSeatV1 {
    title: String,
    host: [u8; 32],
    table: [u8; 16],
    /// As text, which has the scope of an IPv6 address.
    addresses: Vec<String>,
}

impl StoredValue for KeptSeat {
    const VERSION: u16 = 1;

    fn to_bytes(&self) -> Vec<u8> {
        encode::<KeptSeat>(KeptSeatV1 {
            title: self.title.to_string(),
            host: *self.host.as_bytes(),
            table: self.table.0,
            addresses: self.addresses.iter().map(SocketAddr::to_string).collect(),
        })
    }

    fn from_bytes(bytes: &[u8], _: &mut RulesCache) -> Result<KeptSeat, StoredValueError> {
        let kept: KeptSeatV1 = decode::<KeptSeat, _>(bytes)?;
        let addresses = kept.addresses.iter().map(|address| address.parse());
        Ok(KeptSeat {
            title: Name::new(&kept.title),
            host: Fingerprint::from_bytes(kept.host),
            table: TableId(kept.table),
            addresses: addresses.collect::<Result<_, _>>().map_err(StoredValueError::new)?,
        })
    }
}
