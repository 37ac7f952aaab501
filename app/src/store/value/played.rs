//! The summary of a finished round as a value.

use std::collections::BTreeSet;

use bincode::{Decode, Encode};
use skipstone_core::event::RoundResult;
use skipstone_core::tally::Tally;
use skipstone_core::{Seat, Stone};

use super::series::time;
use super::table::{RulesCache, TableV1};
use super::{StoredValue, StoredValueError, decode, encode};
use crate::store::saved::{PlayedRound, RoundKey, StoredSeriesId};

/// Version 1.
#[derive(Debug, Encode, Decode)]
struct PlayedV1 {
    series: u128,
    number: u32,
    /// Seconds since 1970.
    finished: i64,
    table: TableV1,
    #[bincode(with_serde)]
    own_seats: Vec<Seat>,
    /// By seat.
    #[bincode(with_serde)]
    stones: Vec<Stone>,
    scores_before: Vec<u32>,
    #[bincode(with_serde)]
    result: RoundResult,
    #[bincode(with_serde)]
    tallies: Vec<Tally>,
    stand_in_turns: BTreeSet<u32>,
    taken_back: bool,
}

impl StoredValue for PlayedRound {
    const VERSION: u16 = 1;

    fn to_bytes(&self) -> Vec<u8> {
        encode::<PlayedRound>(PlayedV1 {
            series: self.key.series.0,
            number: self.key.number,
            finished: self.finished.as_second(),
            table: TableV1::of(&self.table),
            own_seats: self.own_seats.clone(),
            stones: self.stones.clone(),
            scores_before: self.scores_before.clone(),
            result: self.result.clone(),
            tallies: self.tallies.clone(),
            stand_in_turns: self.stand_in_turns.clone(),
            taken_back: self.taken_back,
        })
    }

    fn from_bytes(bytes: &[u8], known: &mut RulesCache) -> Result<PlayedRound, StoredValueError> {
        let played: PlayedV1 = decode::<PlayedRound, _>(bytes)?;
        Ok(PlayedRound {
            key: RoundKey { series: StoredSeriesId(played.series), number: played.number },
            finished: time(played.finished)?,
            table: played.table.read(known)?,
            own_seats: played.own_seats,
            scores_before: played.scores_before,
            result: played.result,
            tallies: played.tallies,
            stand_in_turns: played.stand_in_turns,
            taken_back: played.taken_back,
            stones: played.stones,
        })
    }
}
