//! Saves rounds that were played at somebody else's table.
//!
//! The records of missed rounds aren't asked for on behalf of a spectator.

use std::collections::{BTreeMap, BTreeSet};

use jiff::Timestamp;
use skipstone_core::record::{Header, Record};
use skipstone_core::series::{MAX_ROUNDS, Series};
use skipstone_core::table::{PlayerError, SeatConfig, TableConfig};
use skipstone_core::{Seat, Stone};
use skipstone_net::limits;
use skipstone_net::protocol::SeriesKey;

use super::database::{RowKind, Rows};
use super::error::StoreError;
use super::handle::Store;
use super::rounds::round_rows;
use super::saved::{PlayedRound, RoundKey, SavedResult, SavedSeries, StoredSeriesId, running_scores};
use super::series_kind::SeriesKind;
use super::value::StoredValue;

/// Why a remote round can't be saved.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RemoteRoundError {
    /// Its record ends before the round does.
    #[error("the record breaks off before the round is over")]
    BreaksOff,
    /// A player's kind is unknown to this version.
    #[error(transparent)]
    Player(#[from] PlayerError),
    /// The store can't be read.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// The own part in a round at somebody else's table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OwnPart {
    /// The player sat here and was there at its end.
    Played(Seat),
    /// The player has a seat in the series, but wasn't there at the round's end.
    Missed,
    /// The player has no seat.
    Watched,
}

impl Store {
    /// Saves a finished round of a series played at somebody else's table, with the `stones` by seat as far as they are known.
    /// Idempotent. Once all rounds before it are there, saves the series of who has a seat too; otherwise returns the numbers of the
    /// last missing rounds, as many as a host may still have. `before` is the series of another host from which this one goes on, by the
    /// host's word: those of its rounds that come before the first one here are taken from there.
    ///
    /// # Errors
    /// If the record isn't complete, or the store can't be read.
    pub fn add_remote_round(
        &self,
        series: SeriesKey,
        before: Option<StoredSeriesId>,
        part: OwnPart,
        stones: &[Stone],
        record: &Record,
    ) -> Result<Vec<u32>, RemoteRoundError> {
        let SeriesKey { host, series } = series;
        let (id, kind) = (StoredSeriesId::of_host(host, series), SeriesKind::Remote { host, series });
        let result = record.result().ok_or(RemoteRoundError::BreaksOff)?;
        let table = table(&record.header)?;
        let key = RoundKey { series: id, number: record.header.round };
        let of_series = self.rounds()?.into_iter().filter(|round| round.key.series == id);
        let mut rounds: BTreeMap<u32, PlayedRound> =
            of_series.map(|round| (round.key.number, round)).collect();
        let mut rows = Rows::new();
        rounds.entry(key.number).or_insert_with(|| {
            let round = PlayedRound::new(key, Timestamp::now(), &table, result, record);
            let own_seats = match part {
                OwnPart::Played(seat) => vec![seat],
                OwnPart::Missed | OwnPart::Watched => Vec::new(),
            };
            let round = PlayedRound { own_seats, stones: stones.to_vec(), ..round };
            rows.extend(round_rows(&round, record));
            round
        });
        // A spectator gets no series.
        if part == OwnPart::Watched {
            self.write(rows);
            return Ok(Vec::new());
        }
        let before = match before.filter(|before| *before != id) {
            Some(before) => self.find(before)?,
            None => None,
        };
        let is_like_it = |before: &SavedSeries| {
            let (one, other) = (&before.table, &table);
            (one.rules, one.teams, one.seats.len()) == (other.rules, other.teams, other.seats.len())
        };
        let first = rounds.first_key_value().map_or(1, |(first, _)| *first);
        let before = before.filter(is_like_it).map(|before| before.rounds).unwrap_or_default();
        let before: Vec<SavedResult> = before.into_iter().take(first.saturating_sub(1) as usize).collect();
        let missing = missing(&rounds, before.len() as u32);
        if missing.is_empty() {
            if !rows.is_empty() {
                rows.extend(self.mark_played(id));
            }
            // A round before may have come only now.
            let results = before.iter().map(|round| &round.result);
            let results = results.chain(rounds.values().map(|round| &round.result));
            let scores = running_scores(table.teams, results);
            for (round, scores_before) in rounds.values_mut().zip(scores.into_iter().skip(before.len())) {
                if round.scores_before != scores_before {
                    round.scores_before = scores_before;
                    rows.insert((RowKind::Rounds, round.key.to_bytes()), Some(round.to_bytes()));
                }
            }
            let saved = self.series_from_rounds(id, kind, &record.header, table, before, rounds)?;
            rows.insert((RowKind::Series, id.key()), Some(saved.to_bytes()));
        }
        self.write(rows);
        Ok(missing)
    }

    /// Assembles a series from all of its rounds.
    fn series_from_rounds(
        &self,
        id: StoredSeriesId,
        kind: SeriesKind,
        header: &Header,
        table: TableConfig,
        before: Vec<SavedResult>,
        rounds: BTreeMap<u32, PlayedRound>,
    ) -> Result<SavedSeries, StoreError> {
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
            kind,
            name: known.as_ref().map(|known| known.name.clone()).unwrap_or_default(),
            table,
            first_dealer: header.setup.seats().find(dealt_first).unwrap_or(Seat::ONE),
            rounds: before.into_iter().chain(rounds.into_values().map(finished)).collect(),
            ended_early: false,
            taken_back: BTreeSet::new(),
            began: known.map_or(began, |known| known.began),
            played: times.iter().max().copied().unwrap_or(now),
        })
    }
}

/// The numbers of the last rounds, in order, that are missing between those of the series `before` and the last one.
fn missing(rounds: &BTreeMap<u32, PlayedRound>, before: u32) -> Vec<u32> {
    let last = rounds.last_key_value().map_or(0, |(last, _)| *last);
    let missing = (before + 1..last.min(MAX_ROUNDS)).rev().filter(|number| !rounds.contains_key(number));
    let mut missing: Vec<u32> = missing.take(limits::RECORDS).collect();
    missing.reverse();
    missing
}

/// The seats and rules of a record.
fn table(header: &Header) -> Result<TableConfig, PlayerError> {
    let seats = header.seats.iter().map(|seated| {
        Ok(SeatConfig { name: seated.name.clone(), player: seated.player.parse()?, age: seated.age })
    });
    Ok(TableConfig {
        rules: *header.setup.rules(),
        teams: header.setup.team_count(),
        seats: seats.collect::<Result<_, PlayerError>>()?,
    })
}
