//! The seat that is kept for the player at somebody else's table.

use std::net::SocketAddr;

use serde::{Deserialize, Serialize};
use skipstone_net::Fingerprint;
use skipstone_net::protocol::{Name, TableId};

use super::as_text;
use super::database::{RowKey, RowKind};
use super::error::StoreError;
use super::handle::Store;
use super::value::{PlainValue, StoredValue};

/// A seat in a series that goes on at somebody else's table, with what it takes to come back.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptSeat {
    /// The table's title.
    pub title: Name,
    /// The host's key.
    pub host: Fingerprint,
    /// The table's identity.
    pub table: TableId,
    /// The addresses at which the host may be reached, the one used last first.
    #[serde(with = "as_text::list")]
    pub addresses: Vec<SocketAddr>,
}

impl KeptSeat {
    /// Whether the seat is at this table of a host; at any of them before the table is known.
    pub fn is_at(&self, host: Fingerprint, table: Option<TableId>) -> bool {
        self.host == host && table.is_none_or(|table| table == self.table)
    }
}

impl PlainValue for KeptSeat {
    const VERSION: u16 = 1;
}

impl Store {
    /// The seat that was last kept for the player; `None` if none is known to be.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn kept_seat(&self) -> Result<Option<KeptSeat>, StoreError> {
        self.get(&key())
    }

    /// Saves the kept seat, replacing the stored one; `None` removes it. Writes nothing if it is the stored one.
    pub fn put_kept_seat(&self, kept: Option<&KeptSeat>) {
        if !self.kept_seat().is_ok_and(|stored| stored.as_ref() == kept) {
            self.write([(key(), kept.map(StoredValue::to_bytes))].into());
        }
    }
}

fn key() -> RowKey {
    (RowKind::KeptSeat, b"last".to_vec())
}
