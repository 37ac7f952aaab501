//! A challenge that was taken up, as a value.

use bincode::{Decode, Encode};
use jiff::civil::Date;
use jiff::tz::Offset;
use skipstone_core::challenge::{ChallengeCodeError, DayLength};

use super::series::time;
use super::table::RulesCache;
use super::{StoredValue, StoredValueError, decode, encode};
use crate::store::{DayDeal, SeriesId, TakenChallenge};

/// Version 1.
#[derive(Debug, Encode, Decode)]
struct TakenV1 {
    code: String,
    day: Option<DayV1>,
    series: u128,
    /// Seconds since 1970.
    begun: i64,
    /// Seconds ahead of UTC.
    offset: i32,
}

#[derive(Debug, Encode, Decode)]
struct DayV1 {
    year: i16,
    month: i8,
    day: i8,
    /// The length in its order among all.
    length: u8,
}

impl StoredValue for TakenChallenge {
    const VERSION: u16 = 1;

    fn to_bytes(&self) -> Vec<u8> {
        let day = self.day.map(|DayDeal { date, length }| {
            let (year, month, day) = (date.year(), date.month(), date.day());
            DayV1 { year, month, day, length: length as u8 }
        });
        let taken = TakenV1 {
            code: self.challenge.to_string(),
            day,
            series: self.series.0,
            begun: self.begun.as_second(),
            offset: self.offset.seconds(),
        };
        encode::<TakenChallenge>(taken)
    }

    fn from_bytes(bytes: &[u8], _: &mut RulesCache) -> Result<TakenChallenge, StoredValueError> {
        let taken: TakenV1 = decode::<TakenChallenge, _>(bytes)?;
        let day = |DayV1 { year, month, day, length }| {
            let length = DayLength::ALL.get(usize::from(length)).copied();
            let length = length.ok_or_else(|| StoredValueError::new("no length of a day's deal"))?;
            let date = Date::new(year, month, day).map_err(StoredValueError::new)?;
            Ok::<_, StoredValueError>(DayDeal { date, length })
        };
        Ok(TakenChallenge {
            challenge: taken
                .code
                .parse()
                .map_err(|error: ChallengeCodeError| StoredValueError::new(error))?,
            day: taken.day.map(day).transpose()?,
            series: SeriesId(taken.series),
            begun: time(taken.begun)?,
            offset: Offset::from_seconds(taken.offset).map_err(StoredValueError::new)?,
        })
    }
}
