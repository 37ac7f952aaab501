//! Challenges that were taken up, the deals of days among them. Each counts once, however often its cards are played.

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::fmt::serde::timestamp;
use jiff::tz::{Offset, TimeZone};
use serde::{Deserialize, Serialize};
use skipstone_core::challenge::{Challenge, DayLength};
use skipstone_core::record::Record;
use skipstone_core::table::{Player, SeatConfig, Table, TableError};

use super::database::{RowKey, RowKind};
use super::error::StoreError;
use super::handle::Store;
use super::hosted::SeriesOrigin;
use super::saved::{RoundKey, SavedSeries, StoredSeriesId};
use super::table_saver::TableSaver;
use super::value::{PlainValue, StoredValue, as_text};

/// A challenge that was taken up here: the round that counts for it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct AcceptedChallenge {
    /// The deal.
    #[serde(with = "as_text")]
    pub challenge: Challenge,
    /// The day whose deal it is; `None` for another challenge.
    pub day: Option<DayDeal>,
    /// The series of its one round.
    pub series: StoredSeriesId,
    /// When it was dealt.
    #[serde(with = "timestamp::second::required")]
    pub begun: Timestamp,
    /// How far the clock there was ahead of UTC.
    #[serde(with = "seconds")]
    pub offset: Offset,
}

/// One of a day's deals.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct DayDeal {
    /// The day, where the player lives.
    pub date: Date,
    /// How long the deal takes.
    pub length: DayLength,
}

impl DayDeal {
    /// The deal itself, the same for everybody. Dates before the year 1 have none.
    pub fn challenge(self) -> Challenge {
        let year = u32::try_from(self.date.year()).unwrap_or_default();
        let number = year * 10_000 + u32::from(self.date.month().unsigned_abs()) * 100;
        Challenge::of_day(number + u32::from(self.date.day().unsigned_abs()), self.length)
    }
}

/// Why a challenge can't be taken up.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum AcceptError {
    /// It was taken up before, in this series.
    #[error("this deal was played here already")]
    TakenBefore(StoredSeriesId),
    /// The store can't be read.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// It can't be dealt.
    #[error(transparent)]
    Table(#[from] TableError),
}

/// An offset as seconds ahead of UTC.
mod seconds {
    use jiff::tz::Offset;
    use serde::de::Error as _;
    use serde::{Deserialize as _, Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(offset: &Offset, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_i32(offset.seconds())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Offset, D::Error> {
        Offset::from_seconds(i32::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}

impl PlainValue for AcceptedChallenge {
    const VERSION: u16 = 1;
}

impl Store {
    /// Opens a table with the deal of a challenge for somebody of a name, for the round that counts. It is saved at once: whoever has seen the cards has
    /// taken it up.
    ///
    /// # Errors
    /// If it was taken up before, or can't be dealt.
    pub fn take_up(
        &self,
        challenge: Challenge,
        day: Option<DayDeal>,
        name: &str,
        now: Timestamp,
        zone: &TimeZone,
    ) -> Result<(Table, TableSaver), AcceptError> {
        let key = row_key(&challenge);
        if let Some(taken) = self.get::<AcceptedChallenge>(&key)? {
            return Err(AcceptError::TakenBefore(taken.series));
        }
        let table = challenge.table(name)?;
        let series = StoredSeriesId::random();
        let mut saver = TableSaver::of(self.clone(), series, &table);
        let taken = AcceptedChallenge { challenge, day, series, begun: now, offset: zone.to_offset(now) };
        saver.save_with(&table, [(key, Some(taken.to_bytes()))].into());
        Ok((table, saver))
    }

    /// Every challenge that was taken up, in no order.
    ///
    /// # Errors
    /// If the file can't be read.
    pub fn taken_challenges(&self) -> Result<Vec<AcceptedChallenge>, StoreError> {
        self.all(RowKind::Accepted)
    }

    /// The record of the own round of a challenge's deal: the one that counts if it was taken up, else the first one that was played
    /// of it in any series, as of a challenge that was made of a finished round. `None` before that round's end.
    ///
    /// # Errors
    /// If the file can't be read.
    pub fn own_record_of(&self, challenge: &Challenge) -> Result<Option<Record>, StoreError> {
        if let Some(taken) = self.get::<AcceptedChallenge>(&row_key(challenge))? {
            return self.record(RoundKey { series: taken.series, number: 1 });
        }
        let players =
            |seats: &[SeatConfig]| -> Vec<Player> { seats.iter().map(|seat| seat.player).collect() };
        let wanted = players(challenge.seats());
        let mut rounds = self.rounds()?;
        rounds.retain(|round| round.own_seats == [challenge.seat()] && players(&round.table.seats) == wanted);
        rounds.sort_by_key(|round| round.finished);
        for round in rounds {
            if let Some(record) = self.record(round.key)?.filter(|record| challenge.is_dealt_in(record)) {
                return Ok(Some(record));
            }
        }
        Ok(None)
    }

    /// The series at a table in this process that was played last, without challenges, whose tables others have chosen.
    pub fn last_local<'a>(&self, series: &'a [SavedSeries]) -> Option<&'a SavedSeries> {
        // What can't be read is reported where the challenges are shown.
        let taken = self.taken_challenges().unwrap_or_default();
        let is_taken = |id: StoredSeriesId| taken.iter().any(|taken| taken.series == id);
        series.iter().find(|series| self.origin(series) == SeriesOrigin::Local && !is_taken(series.id))
    }

    /// The challenge whose counting round a series is; `None` for all other series.
    ///
    /// # Errors
    /// If the file can't be read.
    pub fn taken_in(&self, series: StoredSeriesId) -> Result<Option<AcceptedChallenge>, StoreError> {
        Ok(self.taken_challenges()?.into_iter().find(|taken| taken.series == series))
    }
}

fn row_key(challenge: &Challenge) -> RowKey {
    (RowKind::Accepted, challenge.to_string().into_bytes())
}
