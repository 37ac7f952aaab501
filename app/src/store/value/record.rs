//! A record as a value. A record that follows from its seed is stored as its actions only.

use bincode::{Decode, Encode};
use skipstone_core::record::{Header, Record};
use skipstone_core::replay::rebuild_record;
use skipstone_core::{Seat, Seed};

use super::table::{RulesCache, TableV1};
use super::{StoredValue, StoredValueError, decode, encode, moves};

/// A record to be stored, or that was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::store) struct StoredRecord(pub(in crate::store) Record);

/// Version 1.
#[derive(Debug, Encode, Decode)]
enum RecordV1 {
    /// Everything else follows from the header and the actions.
    Moves { app: String, table: TableV1, dealer: u8, round: u32, seed: [u8; 32], moves: Vec<u8> },
    /// The text of a record that doesn't follow from its seed.
    Text(String),
}

impl StoredValue for StoredRecord {
    const VERSION: u16 = 1;

    fn to_bytes(&self) -> Vec<u8> {
        let Record { header, events } = &self.0;
        let actions = self.0.actions();
        let by_moves = rebuild_record(header.clone(), &actions).is_ok_and(|again| again.events == *events);
        let record = match by_moves {
            true => RecordV1::Moves {
                app: header.app.clone(),
                table: TableV1::of_header(header),
                dealer: header.dealer.number(),
                round: header.round,
                seed: header.seed.0,
                moves: moves::pack(&actions),
            },
            false => RecordV1::Text(self.0.to_string()),
        };
        encode::<StoredRecord>(record)
    }

    fn from_bytes(bytes: &[u8], known: &mut RulesCache) -> Result<StoredRecord, StoredValueError> {
        let record: RecordV1 = decode::<StoredRecord, _>(bytes)?;
        let record = match record {
            RecordV1::Text(text) => text.parse().map_err(StoredValueError::new)?,
            RecordV1::Moves { app, table, dealer, round, seed, moves } => {
                let (setup, seated) = table.read_header(known)?;
                let dealer = Seat::try_from(dealer).map_err(StoredValueError::new)?;
                let header = Header { app, setup, seats: seated, dealer, round, seed: Seed(seed) };
                let actions = moves::unpack(&moves).ok_or_else(|| StoredValueError::new("a move is none"))?;
                rebuild_record(header, &actions).map_err(StoredValueError::new)?
            }
        };
        Ok(StoredRecord(record))
    }
}
