//! The running game of a table as a value: together with its series, everything needed to continue.

use bincode::{Decode, Encode};
use skipstone_core::Seed;
use skipstone_core::table::SavedRound;

use super::table::RulesCache;
use super::{StoredValue, StoredValueError, decode, encode, moves};

/// The seed of a table's rounds, and the round in progress.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::store) struct Running {
    pub(in crate::store) seed: Seed,
    pub(in crate::store) round: Option<SavedRound>,
}

/// Version 1.
#[derive(Debug, Encode, Decode)]
struct RunningV1 {
    seed: [u8; 32],
    round: Option<RoundV1>,
}

#[derive(Debug, Encode, Decode)]
struct RoundV1 {
    number: u32,
    seed: [u8; 32],
    moves: Vec<u8>,
}

impl StoredValue for Running {
    const VERSION: u16 = 1;

    fn to_bytes(&self) -> Vec<u8> {
        let round = self.round.as_ref().map(|round| RoundV1 {
            number: round.number as u32,
            seed: round.seed.0,
            moves: moves::pack(&round.actions),
        });
        encode::<Running>(RunningV1 { seed: self.seed.0, round })
    }

    fn from_bytes(bytes: &[u8], _: &mut RulesCache) -> Result<Running, StoredValueError> {
        let running: RunningV1 = decode::<Running, _>(bytes)?;
        let round = |round: RoundV1| {
            let actions =
                moves::unpack(&round.moves).ok_or_else(|| StoredValueError::new("a move is none"))?;
            Ok(SavedRound { number: round.number as usize, seed: Seed(round.seed), actions })
        };
        Ok(Running { seed: Seed(running.seed), round: running.round.map(round).transpose()? })
    }
}
