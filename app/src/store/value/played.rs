//! The summary of a finished round as a value.

use std::collections::BTreeSet;

use bincode::{Decode, Encode};
use skipstone_core::tally::{StockPlayCounts, Tally};
use skipstone_core::{Seat, Stone};

use super::series::time;
use super::table::{ResultV1, RulesCache, TableV1};
use super::{StoredValue, StoredValueError, decode, encode, split_version, unknown_version};
use crate::store::{PlayedRound, RoundKey, SeriesId};

/// Version 5: version 4, with the turns in which computer players moved for people. Those of older versions count them as theirs.
#[derive(Debug, Encode, Decode)]
struct PlayedV5 {
    played: PlayedV4,
    stand_in_turns: BTreeSet<u32>,
}

/// Version 4: version 3, with the stones.
#[derive(Debug, Encode, Decode)]
struct PlayedV4 {
    played: PlayedV3,
    /// By seat: numbers of [`Stone`].
    stones: Vec<u8>,
}

/// Version 3: version 2, and whether an earlier end was taken back.
#[derive(Debug, Encode, Decode)]
struct PlayedV3 {
    played: PlayedV2,
    taken_back: bool,
}

/// Version 2: no earlier end was taken back, as far as is known.
#[derive(Debug, Encode, Decode)]
struct PlayedV2 {
    series: u128,
    number: u32,
    finished: i64,
    table: TableV1,
    own_seats: Vec<u8>,
    result: ResultV1,
    tallies: Vec<TallyV1>,
}

/// Version 1: at most one person played at this computer.
#[derive(Debug, Encode, Decode)]
struct PlayedV1 {
    series: u128,
    number: u32,
    finished: i64,
    table: TableV1,
    me: Option<u8>,
    result: ResultV1,
    tallies: Vec<TallyV1>,
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

impl From<PlayedV1> for PlayedV2 {
    fn from(played: PlayedV1) -> PlayedV2 {
        let PlayedV1 { series, number, finished, table, me, result, tallies } = played;
        PlayedV2 { series, number, finished, table, own_seats: me.into_iter().collect(), result, tallies }
    }
}

impl StoredValue for PlayedRound {
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
        let played = PlayedV2 {
            series: self.key.series.0,
            number: self.key.number,
            finished: self.finished.as_second(),
            table: TableV1::of(&self.table),
            own_seats: self.own_seats.iter().map(|seat| seat.number()).collect(),
            result: ResultV1::of(&self.result),
            tallies: self.tallies.iter().map(tally).collect(),
        };
        let stones = self.stones.iter().map(|stone| u8::from(*stone)).collect();
        let played = PlayedV4 { played: PlayedV3 { played, taken_back: self.taken_back }, stones };
        encode(5, PlayedV5 { played, stand_in_turns: self.stand_in_turns.clone() })
    }

    fn from_bytes(bytes: &[u8], known: &mut RulesCache) -> Result<PlayedRound, StoredValueError> {
        let without_stones = |played| PlayedV4 { played, stones: Vec::new() };
        let older = |played| without_stones(PlayedV3 { played, taken_back: false });
        let by_all = |played| PlayedV5 { played, stand_in_turns: BTreeSet::new() };
        let PlayedV5 { played, stand_in_turns } = match split_version(bytes)? {
            (1, bytes) => by_all(older(decode::<PlayedV1>(bytes)?.into())),
            (2, bytes) => by_all(older(decode(bytes)?)),
            (3, bytes) => by_all(without_stones(decode(bytes)?)),
            (4, bytes) => by_all(decode(bytes)?),
            (5, bytes) => decode(bytes)?,
            (version, _) => return unknown_version(version),
        };
        let PlayedV4 { played: PlayedV3 { played, taken_back }, stones } = played;
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
        let stones: Result<Vec<Stone>, _> = stones.into_iter().map(Stone::try_from).collect();
        let own_seats = played.own_seats.into_iter().map(Seat::try_from);
        Ok(PlayedRound {
            key: RoundKey { series: SeriesId(played.series), number: played.number },
            finished: time(played.finished)?,
            table: played.table.read(known)?,
            own_seats: own_seats.collect::<Result<_, _>>().map_err(StoredValueError::new)?,
            result: played.result.read()?,
            tallies: played.tallies.into_iter().map(tally).collect(),
            stand_in_turns,
            taken_back,
            stones: stones.map_err(StoredValueError::new)?,
        })
    }
}
