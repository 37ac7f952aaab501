//! The serde types of a series file. Generic parts can be read as raw JSON, so that errors are reported for each part.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use skipstone_core::event::RoundResult;
use skipstone_core::record::{self, Record, SeatLine};
use skipstone_core::table::SeatConfig;
use skipstone_core::{EndReason, Rules, Seat, SetupError, Team};

use super::SeriesBundle;
use crate::store::SavedResult;

/// A series file; `S` is the type of a series.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File<S> {
    pub(super) skipstone: String,
    pub(super) version: u64,
    pub(super) app: String,
    pub(super) series: Vec<S>,
}

/// The head of a file, read before its version is known.
#[derive(Deserialize)]
pub(super) struct Versioned {
    pub(super) skipstone: serde_json::Value,
    pub(super) version: serde_json::Value,
}

/// A series; `R` is the type of a round, `L` that of a line of the running game's record.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Series<R, L> {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) rules: Rules,
    pub(super) seats: Vec<SeatLine>,
    pub(super) first_dealer: Seat,
    pub(super) ended_early: bool,
    pub(super) began: String,
    pub(super) played: String,
    #[serde(default = "BTreeSet::default", skip_serializing_if = "BTreeSet::is_empty")]
    pub(super) taken_back: BTreeSet<u32>,
    pub(super) rounds: Vec<R>,
    #[serde(default = "Option::default", skip_serializing_if = "Option::is_none")]
    pub(super) running: Option<Vec<L>>,
}

/// A round; `L` is the type of a line of its record.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Round<L> {
    pub(super) reason: EndReason,
    // Makes serde require the key: a missing winner is an error, not a tie.
    #[serde(deserialize_with = "Option::deserialize")]
    pub(super) winner: Option<Team>,
    pub(super) left: Box<[u8]>,
    pub(super) points: Box<[u32]>,
    pub(super) finished: String,
    #[serde(default = "Option::default", skip_serializing_if = "Option::is_none")]
    pub(super) record: Option<Vec<L>>,
}

type Line = Box<RawValue>;

impl Series<Round<Line>, Line> {
    /// Converts a bundle for writing.
    pub(super) fn of(bundle: &SeriesBundle) -> Result<Self, SetupError> {
        let SeriesBundle { series, records, running } = bundle;
        let setup = series.table.setup()?;
        let seated: Vec<_> = series.table.seats.iter().map(SeatConfig::to_seat_record).collect();
        let records = records.iter().map(Option::as_ref).chain(std::iter::repeat(None));
        let round = |(SavedResult { result, finished }, record): (&SavedResult, Option<&Record>)| {
            let RoundResult { reason, winner, left, points } = result.clone();
            Round { reason, winner, left, points, finished: finished.to_string(), record: record.map(lines) }
        };
        Ok(Series {
            id: series.id.to_string(),
            name: series.name.clone(),
            rules: series.table.rules,
            seats: record::seat_lines(&setup, &seated),
            first_dealer: series.first_dealer,
            ended_early: series.ended_early,
            began: series.began.to_string(),
            played: series.played.to_string(),
            taken_back: series.taken_back.clone(),
            rounds: series.rounds.iter().zip(records).map(round).collect(),
            running: running.as_ref().map(lines),
        })
    }
}

/// The lines of a record as raw JSON.
fn lines(record: &Record) -> Vec<Line> {
    record.to_string().lines().filter_map(|line| RawValue::from_string(line.to_owned()).ok()).collect()
}

/// Joins lines of raw JSON to the text of a record.
pub(super) fn text(lines: &[&RawValue]) -> String {
    // Within JSON, a raw line break can only be whitespace.
    lines.iter().map(|line| line.get().replace(['\n', '\r'], " ")).collect::<Vec<_>>().join("\n")
}
