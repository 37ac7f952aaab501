//! A record as a value. What the seed gives isn't written down: of most records the moves are enough.

use bincode::{Decode, Encode};
use skipstone_core::record::{Header, Record};
use skipstone_core::replay::again;
use skipstone_core::{Seat, Seed};

use super::table::{KnownRules, TableV1};
use super::{Damaged, Value, decode, encode, moves, unknown, versioned};

/// A record to be kept, or that was.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::store) struct Recorded(pub(in crate::store) Record);

/// Version 1.
#[derive(Debug, Encode, Decode)]
enum RecordV1 {
    /// Everything follows from the header and what was done.
    Moves { app: String, table: TableV1, dealer: u8, round: u32, seed: [u8; 32], moves: Vec<u8> },
    /// Somebody else's, or shuffled by hand: its text.
    Text(String),
}

impl Value for Recorded {
    fn to_bytes(&self) -> Vec<u8> {
        let Record { header, events } = &self.0;
        let acts = self.0.acts();
        let by_moves = again(header.clone(), &acts).is_ok_and(|again| again.events == *events);
        let record = match by_moves {
            true => RecordV1::Moves {
                app: header.app.clone(),
                table: TableV1::of_header(header),
                dealer: header.dealer.number(),
                round: header.round,
                seed: header.seed.0,
                moves: moves::pack(&acts),
            },
            false => RecordV1::Text(self.0.to_string()),
        };
        encode(1, record)
    }

    fn from_bytes(bytes: &[u8], known: &mut KnownRules) -> Result<Recorded, Damaged> {
        let record: RecordV1 = match versioned(bytes)? {
            (1, bytes) => decode(bytes)?,
            (version, _) => return unknown(version),
        };
        let record = match record {
            RecordV1::Text(text) => text.parse().map_err(Damaged::because)?,
            RecordV1::Moves { app, table, dealer, round, seed, moves } => {
                let (setup, seated) = table.read_header(known)?;
                let dealer = Seat::try_from(dealer).map_err(Damaged)?;
                let header = Header { app, setup, seated, dealer, round, seed: Seed(seed) };
                let acts = moves::unpack(&moves).ok_or_else(|| Damaged("a move is none".to_owned()))?;
                again(header, &acts).map_err(Damaged::because)?
            }
        };
        Ok(Recorded(record))
    }
}
