//! Rounds played at somebody else's table, for the own collection.

use std::collections::BTreeMap;

use jiff::Timestamp;
use skipstone_core::Seat;
use skipstone_core::record::{Header, Record};
use skipstone_core::series::Series;
use skipstone_core::table::{PlayerError, SeatConfig, TableConfig};

use super::database::{Kind, Rows};
use super::value::Value;
use super::{PlayedRound, RoundId, SavedResult, SavedSeries, SeriesId, Store, Trouble, round_rows};

/// Why a round can't be taken in.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum TakeInError {
    /// Its record breaks off.
    #[error("the record breaks off before the round is over")]
    BreaksOff,
    /// Somebody of a kind played whom this program doesn't know.
    #[error(transparent)]
    Player(#[from] PlayerError),
    /// It can't be read or written.
    #[error(transparent)]
    Trouble(#[from] Trouble),
}

impl Store {
    /// Takes in a finished round of a series played at somebody else's table, where the player sat or watched. Taken in twice,
    /// it is there once. With all rounds before it the series of a player is there too; those that are missing are told.
    ///
    /// # Errors
    /// If it isn't whole, or can't be written yet.
    pub fn take_in(
        &self,
        series: SeriesId,
        me: Option<Seat>,
        record: &Record,
    ) -> Result<Vec<u32>, TakeInError> {
        let result = record.result().ok_or(TakeInError::BreaksOff)?;
        let table = table(&record.header)?;
        let id = RoundId { series, number: record.header.round };
        let of_series = self.rounds()?.into_iter().filter(|round| round.id.series == series);
        let mut rounds: BTreeMap<u32, PlayedRound> =
            of_series.map(|round| (round.id.number, round)).collect();
        let mut rows = Rows::new();
        rounds.entry(id.number).or_insert_with(|| {
            let round = PlayedRound::new(id, Timestamp::now(), &table, result, record);
            let round = PlayedRound { me, ..round };
            rows.extend(round_rows(&round, record));
            round
        });
        // Who watched has nothing to go on with.
        if me.is_none() {
            self.write(rows)?;
            return Ok(Vec::new());
        }
        let last = rounds.last_key_value().map_or(0, |(last, _)| *last);
        let missing: Vec<u32> = (1..last).filter(|number| !rounds.contains_key(number)).collect();
        if missing.is_empty() {
            let saved = self.gathered(series, &record.header, table, rounds)?;
            rows.insert((Kind::Series, series.key()), Some(saved.to_bytes()));
        }
        self.write(rows)?;
        Ok(missing)
    }

    /// The series that rounds make together.
    fn gathered(
        &self,
        id: SeriesId,
        header: &Header,
        table: TableConfig,
        rounds: BTreeMap<u32, PlayedRound>,
    ) -> Result<SavedSeries, Trouble> {
        let known = self.find(id)?;
        let times: Vec<Timestamp> = rounds.values().map(|round| round.finished).collect();
        let now = Timestamp::now();
        let began = times.iter().min().copied().unwrap_or(now);
        let dealt_first = |first: &Seat| {
            Series::new(header.setup, *first).dealer_of(header.round as usize) == header.dealer
        };
        let finished = |round: PlayedRound| SavedResult { result: round.result, finished: round.finished };
        Ok(SavedSeries {
            id,
            name: known.as_ref().map(|known| known.name.clone()).unwrap_or_default(),
            table,
            first_dealer: header.setup.seats().find(dealt_first).unwrap_or(Seat::ONE),
            rounds: rounds.into_values().map(finished).collect(),
            ended_early: false,
            began: known.map_or(began, |known| known.began),
            played: times.iter().max().copied().unwrap_or(now),
        })
    }
}

/// Who played, by which rules.
fn table(header: &Header) -> Result<TableConfig, PlayerError> {
    let seats = header.seated.iter().map(|seated| {
        Ok(SeatConfig { name: seated.name.clone(), player: seated.player.parse()?, age: seated.age })
    });
    Ok(TableConfig {
        rules: *header.setup.rules(),
        teams: header.setup.team_count(),
        seats: seats.collect::<Result<_, PlayerError>>()?,
    })
}
