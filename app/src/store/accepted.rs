//! Challenges that were accepted, the deals of days among them. Each counts once, however often its cards are played.
//!
//! At the table of the round that counts there are neither hints nor takebacks.

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::fmt::serde::timestamp;
use jiff::tz::{Offset, TimeZone};
use serde::{Deserialize, Serialize};
use skipstone_core::challenge::{Challenge, DayLength};
use skipstone_core::record::Record;
use skipstone_core::table::{Player, SeatConfig, Table, TableError};

use super::as_text;
use super::database::{RowKey, RowKind};
use super::error::StoreError;
use super::handle::Store;
use super::saved::{RoundKey, StoredSeriesId};
use super::series_kind::SeriesKind;
use super::table_saver::TableSaver;
use super::value::{PlainValue, StoredValue};

/// A challenge that was accepted here: the round that counts for it. It stays when its series is removed.
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
    #[serde(with = "offset_seconds")]
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

/// Why a challenge can't be accepted.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum AcceptError {
    /// It was accepted before, for this series.
    #[error("this deal was played here already")]
    AlreadyAccepted(StoredSeriesId),
    /// The store can't be read.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// It can't be dealt.
    #[error(transparent)]
    Table(#[from] TableError),
}

/// An offset as seconds ahead of UTC.
mod offset_seconds {
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
    /// Opens a table with the deal of a challenge for somebody of a name, for the round that counts. It is saved at once: whoever has
    /// seen the cards has accepted it.
    ///
    /// # Errors
    /// If it was accepted before, or can't be dealt.
    pub fn accept(
        &self,
        challenge: Challenge,
        day: Option<DayDeal>,
        name: &str,
        now: Timestamp,
        zone: &TimeZone,
    ) -> Result<(Table, TableSaver), AcceptError> {
        if let Some(before) = self.accepted_challenge(&challenge)? {
            return Err(AcceptError::AlreadyAccepted(before.series));
        }
        let table = challenge.table(name)?;
        let series = StoredSeriesId::random();
        let kind = SeriesKind::Challenge(challenge.clone());
        let mut saver = TableSaver::of(self.clone(), series, kind, &table);
        let key = row_key(&challenge);
        let accepted = AcceptedChallenge { challenge, day, series, begun: now, offset: zone.to_offset(now) };
        saver.save_with(&table, [(key, Some(accepted.to_bytes()))].into());
        Ok((table, saver))
    }

    /// Every challenge that was accepted, in no order.
    ///
    /// # Errors
    /// If the file can't be read.
    pub fn accepted_challenges(&self) -> Result<Vec<AcceptedChallenge>, StoreError> {
        self.all(RowKind::Accepted)
    }

    /// What is stored of a challenge; `None` if it wasn't accepted.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn accepted_challenge(&self, challenge: &Challenge) -> Result<Option<AcceptedChallenge>, StoreError> {
        self.get(&row_key(challenge))
    }

    /// The record of the own round of a challenge's deal: the one that counts if it was accepted, else the first one that was played
    /// of it in any series, as of a challenge that was made of a finished round. `None` before that round's end.
    ///
    /// # Errors
    /// If the file can't be read.
    pub fn own_record_of(&self, challenge: &Challenge) -> Result<Option<Record>, StoreError> {
        if let Some(accepted) = self.accepted_challenge(challenge)? {
            return self.record(RoundKey { series: accepted.series, number: 1 });
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
}

fn row_key(challenge: &Challenge) -> RowKey {
    (RowKind::Accepted, challenge.to_string().into_bytes())
}
