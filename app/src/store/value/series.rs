//! A series as a value.

use bincode::{Decode, Encode};
use jiff::Timestamp;
use skipstone_core::Seat;
use skipstone_core::event::RoundResult;

use super::table::{RulesCache, TableV1};
use super::{StoredValue, StoredValueError, decode, encode};
use crate::store::saved::{SavedResult, SavedSeries, StoredSeriesId};
use crate::store::series_kind::SeriesKind;

/// Version 1.
#[derive(Debug, Encode, Decode)]
struct SeriesV1 {
    id: u128,
    #[bincode(with_serde)]
    kind: SeriesKind,
    name: String,
    table: TableV1,
    #[bincode(with_serde)]
    first_dealer: Seat,
    rounds: Vec<FinishedV1>,
    /// The numbers of the rounds whose end was taken back, ascending.
    taken_back: Vec<u32>,
    ended_early: bool,
    /// Seconds since 1970.
    began: i64,
    played: i64,
}

#[derive(Debug, Encode, Decode)]
struct FinishedV1 {
    #[bincode(with_serde)]
    result: RoundResult,
    finished: i64,
}

impl StoredValue for SavedSeries {
    const VERSION: u16 = 1;

    fn to_bytes(&self) -> Vec<u8> {
        let finished = |round: &SavedResult| FinishedV1 {
            result: round.result.clone(),
            finished: round.finished.as_second(),
        };
        encode::<SavedSeries>(SeriesV1 {
            id: self.id.0,
            kind: self.kind.clone(),
            name: self.name.clone(),
            table: TableV1::of(&self.table),
            first_dealer: self.first_dealer,
            rounds: self.rounds.iter().map(finished).collect(),
            taken_back: self.taken_back.iter().copied().collect(),
            ended_early: self.ended_early,
            began: self.began.as_second(),
            played: self.played.as_second(),
        })
    }

    fn from_bytes(bytes: &[u8], known: &mut RulesCache) -> Result<SavedSeries, StoredValueError> {
        let series: SeriesV1 = decode::<SavedSeries, _>(bytes)?;
        let finished =
            |round: FinishedV1| Ok(SavedResult { result: round.result, finished: time(round.finished)? });
        Ok(SavedSeries {
            id: StoredSeriesId(series.id),
            kind: series.kind,
            name: series.name,
            table: series.table.read(known)?,
            first_dealer: series.first_dealer,
            rounds: series.rounds.into_iter().map(finished).collect::<Result<_, StoredValueError>>()?,
            ended_early: series.ended_early,
            taken_back: series.taken_back.into_iter().collect(),
            began: time(series.began)?,
            played: time(series.played)?,
        })
    }
}

pub(super) fn time(seconds: i64) -> Result<Timestamp, StoredValueError> {
    Timestamp::from_second(seconds).map_err(StoredValueError::new)
}
