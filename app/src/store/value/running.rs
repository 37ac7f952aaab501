//! What goes on at a table as a value: with the series it belongs to, all that is needed to go on.

use bincode::{Decode, Encode};
use skipstone_core::Seed;
use skipstone_core::table::KeptRound;

use super::table::KnownRules;
use super::{Damaged, Value, decode, encode, moves, unknown, versioned};

/// The seed of a table's rounds, and the round on it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::store) struct Running {
    pub(in crate::store) seed: Seed,
    pub(in crate::store) round: Option<KeptRound>,
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

impl Value for Running {
    fn to_bytes(&self) -> Vec<u8> {
        let round = self.round.as_ref().map(|round| RoundV1 {
            number: round.number as u32,
            seed: round.seed.0,
            moves: moves::pack(&round.acts),
        });
        encode(1, RunningV1 { seed: self.seed.0, round })
    }

    fn from_bytes(bytes: &[u8], _: &mut KnownRules) -> Result<Running, Damaged> {
        let running: RunningV1 = match versioned(bytes)? {
            (1, bytes) => decode(bytes)?,
            (version, _) => return unknown(version),
        };
        let round = |round: RoundV1| {
            let acts = moves::unpack(&round.moves).ok_or_else(|| Damaged("a move is none".to_owned()))?;
            Ok(KeptRound { number: round.number as usize, seed: Seed(round.seed), acts })
        };
        Ok(Running { seed: Seed(running.seed), round: running.round.map(round).transpose()? })
    }
}
