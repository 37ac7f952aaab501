//! The summary of a finished round as a value.

use std::collections::BTreeSet;

use bincode::{Decode, Encode};
use skipstone_core::tally::{StockPlayCounts, Tally};
use skipstone_core::{Seat, Stone};

use super::series::time;
use super::table::{ResultV1, RulesCache, TableV1};
use super::{StoredValue, StoredValueError, decode, encode};
use crate::store::{PlayedRound, RoundKey, SeriesId};

/// Version 1.
#[derive(Debug, Encode, Decode)]
struct PlayedV1 {
    series: u128,
    number: u32,
    finished: i64,
    table: TableV1,
    own_seats: Vec<u8>,
    /// By seat: numbers of [`Stone`].
    stones: Vec<u8>,
    result: ResultV1,
    tallies: Vec<TallyV1>,
    stand_in_turns: BTreeSet<u32>,
    taken_back: bool,
}

#[derive(Debug, Encode, Decode)]
struct TallyV1 {
    turns: u16,
    played: u16,
    straight: u16,
    hand: u16,
    discards: u16,
    both: u16,
    wild: u16,
    longest_turn: u16,
}

impl StoredValue for PlayedRound {
    const VERSION: u16 = 1;

    fn to_bytes(&self) -> Vec<u8> {
        let tally = |tally: &Tally| TallyV1 {
            turns: tally.turns,
            played: tally.played,
            straight: tally.stock.straight,
            hand: tally.stock.hand,
            discards: tally.stock.discards,
            both: tally.stock.both,
            wild: tally.stock.wild,
            longest_turn: tally.longest_turn,
        };
        encode::<PlayedRound>(PlayedV1 {
            series: self.key.series.0,
            number: self.key.number,
            finished: self.finished.as_second(),
            table: TableV1::of(&self.table),
            own_seats: self.own_seats.iter().map(|seat| seat.number()).collect(),
            stones: self.stones.iter().map(|stone| u8::from(*stone)).collect(),
            result: ResultV1::of(&self.result),
            tallies: self.tallies.iter().map(tally).collect(),
            stand_in_turns: self.stand_in_turns.clone(),
            taken_back: self.taken_back,
        })
    }

    fn from_bytes(bytes: &[u8], known: &mut RulesCache) -> Result<PlayedRound, StoredValueError> {
        let played: PlayedV1 = decode::<PlayedRound, _>(bytes)?;
        let tally = |tally: TallyV1| Tally {
            turns: tally.turns,
            played: tally.played,
            stock: StockPlayCounts {
                straight: tally.straight,
                hand: tally.hand,
                discards: tally.discards,
                both: tally.both,
                wild: tally.wild,
            },
            longest_turn: tally.longest_turn,
        };
        let stones: Result<Vec<Stone>, _> = played.stones.into_iter().map(Stone::try_from).collect();
        let own_seats = played.own_seats.into_iter().map(Seat::try_from);
        Ok(PlayedRound {
            key: RoundKey { series: SeriesId(played.series), number: played.number },
            finished: time(played.finished)?,
            table: played.table.read(known)?,
            own_seats: own_seats.collect::<Result<_, _>>().map_err(StoredValueError::new)?,
            result: played.result.read()?,
            tallies: played.tallies.into_iter().map(tally).collect(),
            stand_in_turns: played.stand_in_turns,
            taken_back: played.taken_back,
            stones: stones.map_err(StoredValueError::new)?,
        })
    }
}
