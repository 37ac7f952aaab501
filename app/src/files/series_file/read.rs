//! Reads series files, and checks them against the rules.

use std::collections::HashMap;

use jiff::Timestamp;
use serde_json::value::RawValue;
use skipstone_core::record::{Header, Record, SeatLine, parse_seats};
use skipstone_core::replay::{ReplayOutcome, replay};
use skipstone_core::series::Series;
use skipstone_core::table::{SeatConfig, Table, TableConfig, TableError};
use skipstone_core::text::{self, Escaped};
use skipstone_core::{Rules, Seed, SharedError, score};

use super::form::{self, Versioned};
use super::{
    MAX_NAME_CHARS, Part, SERIES, SeriesBundle, SeriesFileError, SeriesFileProblem, SeriesFileProblemKind,
    VERSION,
};
use crate::store::{SavedResult, SavedSeries, SeriesKind, StoredSeriesId, player_names};

/// Parses the text of a series file and checks its series against the rules.
///
/// # Errors
/// If it is no series file of a known version, or any series is invalid; lists every problem of all series.
pub fn read(text: &str) -> Result<Vec<SeriesBundle>, SeriesFileError> {
    // The first value decides what the file is, even if something invalid follows it.
    let mut first = serde_json::Deserializer::from_str(text).into_iter::<Versioned>();
    let versioned = match first.next() {
        Some(Ok(versioned)) => versioned,
        Some(Err(error)) if !error.is_data() => return Err(SeriesFileError::Json(SharedError::new(error))),
        _ => return Err(SeriesFileError::NotSeries),
    };
    match (versioned.skipstone == SERIES, versioned.version.as_u64()) {
        (false, _) => return Err(SeriesFileError::NotSeries),
        (true, Some(VERSION)) => {}
        (true, Some(newer)) if newer > VERSION => return Err(SeriesFileError::Newer(newer)),
        (true, _) => return Err(SeriesFileError::Version(versioned.version.to_string())),
    }
    let file: form::File<&RawValue> = serde_json::from_str(text).map_err(|error| match error.is_data() {
        true => SeriesFileError::Malformed(SharedError::new(Escaped(error).to_string())),
        false => SeriesFileError::Json(SharedError::new(error)),
    })?;
    let mut all = Vec::new();
    let mut problems = Vec::new();
    for (number, raw) in (1..).zip(file.series) {
        match read_series(number, raw) {
            Ok(bundle) => all.push((number, bundle)),
            Err(found) => problems.extend(found),
        }
    }
    let mut first_with = HashMap::new();
    for (number, bundle) in &all {
        let first = *first_with.entry(bundle.series.id).or_insert(*number);
        if first != *number {
            let (title, what) = (bundle.series.title(), SeriesFileProblemKind::DuplicateId(first));
            problems.push(SeriesFileProblem { number: *number, title, part: Part::Series, what });
        }
    }
    match problems.is_empty() {
        true => Ok(all.into_iter().map(|(_, bundle)| bundle).collect()),
        false => Err(SeriesFileError::Problems(problems)),
    }
}

/// Collects the problems of one series.
struct ProblemList {
    number: usize,
    title: String,
    found: Vec<SeriesFileProblem>,
}

impl ProblemList {
    /// The value of a result; records its error as a problem of `part` and returns `None`.
    fn ok<T>(&mut self, part: Part, read: Result<T, SeriesFileProblemKind>) -> Option<T> {
        let note = |what| SeriesFileProblem { number: self.number, title: self.title.clone(), part, what };
        read.map_err(|what| self.found.push(note(what))).ok()
    }
}

fn read_series(number: usize, raw: &RawValue) -> Result<SeriesBundle, Vec<SeriesFileProblem>> {
    let mut problems = ProblemList { number, title: String::new(), found: Vec::new() };
    let form = problems.ok(Part::Series, parse::<form::Series<&RawValue, &RawValue>>(raw));
    let bundle = form.and_then(|form| check_series(form, &mut problems));
    bundle.filter(|_| problems.found.is_empty()).ok_or(problems.found)
}

/// Checks a series. `None` if it has problems, which are added to `problems`.
fn check_series(
    form: form::Series<&RawValue, &RawValue>,
    problems: &mut ProblemList,
) -> Option<SeriesBundle> {
    let name = text::clean(form.name);
    problems.title = name.chars().take(MAX_NAME_CHARS).collect();
    let id = problems.ok(Part::Series, form.id.parse::<StoredSeriesId>().map_err(SeriesFileProblemKind::Id));
    problems.ok(Part::Series, bounded(&name));
    let began = problems.ok(Part::Series, time("began", &form.began));
    let played = problems.ok(Part::Series, time("played", &form.played));
    // Rounds can't be checked without a table.
    let table = problems.ok(Part::Series, read_table(form.rules, form.seats))?;
    if problems.title.is_empty() {
        problems.title = player_names(&table.seats);
    }
    let setup = problems.ok(Part::Series, table.setup().map_err(|error| TableError::from(error).into()))?;
    let at_the_table = form.first_dealer.index() < setup.seat_count();
    let dealer = SeriesFileProblemKind::Dealer { dealer: form.first_dealer, seats: setup.seat_count() };
    problems.ok(Part::Series, at_the_table.then_some(()).ok_or(dealer))?;

    let mut series = Series::new(setup, form.first_dealer);
    let (mut rounds, mut records) = (Vec::new(), Vec::new());
    for (number, raw) in (1..).zip(form.rounds) {
        let part = Part::Round(number);
        if series.reached_target() {
            problems.ok::<()>(part, Err(SeriesFileProblemKind::SeriesOver(number - 1)));
            break;
        }
        let (round, record) = problems.ok(part, read_round(raw, &table, &series))?;
        series.add(round.result.clone());
        rounds.push(round);
        records.push(record);
    }
    if form.ended_early {
        let early = if series.reached_target() { Err(SeriesFileProblemKind::EndedEarly) } else { Ok(()) };
        problems.ok(Part::Series, early);
        series.end_early();
    }
    let running = form.running.map(|lines| read_running(&lines, &table, &series));
    let running = running.and_then(|running| problems.ok(Part::Running, running));
    let form::Series { first_dealer, ended_early, taken_back, .. } = form;
    let (id, began, played) = (id?, began?, played?);
    // Nothing in a file makes a series one of a network table, or of a challenge that counts.
    let kind = SeriesKind::Local;
    let series =
        SavedSeries { id, kind, name, table, first_dealer, rounds, ended_early, taken_back, began, played };
    Some(SeriesBundle { series, records, running })
}

/// The seats and rules of a series.
fn read_table(rules: Rules, lines: Vec<SeatLine>) -> Result<TableConfig, SeriesFileProblemKind> {
    let (setup, seated) = parse_seats(rules, lines).map_err(SeriesFileProblemKind::Seats)?;
    let mut seats = Vec::new();
    for (seat, seated) in setup.seats().zip(seated) {
        bounded(&seated.name)?;
        let player = seated.player.parse().map_err(|error| SeriesFileProblemKind::Player { seat, error })?;
        seats.push(SeatConfig { name: seated.name, player, age: seated.age });
    }
    let table = TableConfig { rules, teams: setup.team_count(), seats };
    // Opening a table also checks that all ages required by the rules are given.
    Table::new(table.clone(), Seed([0; 32]))?;
    Ok(table)
}

/// A round and its record; `None` if the file has no record of it.
fn read_round(
    raw: &RawValue,
    table: &TableConfig,
    series: &Series,
) -> Result<(SavedResult, Option<Record>), SeriesFileProblemKind> {
    let round: form::Round<&RawValue> = parse(raw)?;
    let finished = time("finished", &round.finished)?;
    let result = score::round_result(series.setup(), round.reason, round.left)?;
    if round.winner != result.winner {
        return Err(SeriesFileProblemKind::Winner { stated: round.winner, ruled: result.winner });
    }
    if round.points != result.points {
        return Err(SeriesFileProblemKind::Points { stated: round.points, ruled: result.points });
    }
    let record = round.record.map(|lines| read_record(&lines, table, series)).transpose()?;
    if let Some((record, _)) = &record {
        match record.result() {
            None => return Err(SeriesFileProblemKind::BreaksOff),
            Some(ended) if ended != result => return Err(SeriesFileProblemKind::OtherEnd),
            Some(_) => {}
        }
    }
    Ok((SavedResult { result, finished }, record.map(|(record, _)| record)))
}

/// The record of the running game.
fn read_running(
    lines: &[&RawValue],
    table: &TableConfig,
    series: &Series,
) -> Result<Record, SeriesFileProblemKind> {
    if series.is_over() {
        return Err(SeriesFileProblemKind::RunningOver);
    }
    let (record, replayed) = read_record(lines, table, series)?;
    match (replayed.finished, replayed.from_seed) {
        (true, _) => Err(SeriesFileProblemKind::RunningEnded),
        (false, false) => Err(SeriesFileProblemKind::RunningSeed),
        (false, true) => Ok(record),
    }
}

/// The record of a series' next round, and the result of replaying it.
fn read_record(
    lines: &[&RawValue],
    table: &TableConfig,
    series: &Series,
) -> Result<(Record, ReplayOutcome), SeriesFileProblemKind> {
    let record: Record = form::text(lines).parse().map_err(SeriesFileProblemKind::Record)?;
    belongs(&record.header, table, series)?;
    let replayed = replay(&record).map_err(SeriesFileProblemKind::Differs)?;
    Ok((record, replayed))
}

/// Checks that a record's header is that of the series' next round: table, dealer and number.
fn belongs(header: &Header, table: &TableConfig, series: &Series) -> Result<(), SeriesFileProblemKind> {
    let seated: Vec<_> = table.seats.iter().map(SeatConfig::to_seat_record).collect();
    if header.setup.rules() != series.setup().rules() {
        return Err(SeriesFileProblemKind::OtherRules);
    }
    if header.setup != *series.setup() || header.seats != seated {
        return Err(SeriesFileProblemKind::OtherSeats);
    }
    if header.round as usize != series.rounds().len() + 1 {
        return Err(SeriesFileProblemKind::OtherRound(header.round));
    }
    let expected = series.dealer();
    if header.dealer != expected {
        return Err(SeriesFileProblemKind::OtherDealer { found: header.dealer, expected });
    }
    Ok(())
}

fn parse<'a, T: serde::Deserialize<'a>>(raw: &'a RawValue) -> Result<T, SeriesFileProblemKind> {
    serde_json::from_str(raw.get()).map_err(|error| {
        // The line and column are relative to this part of the file, so they are cut off.
        let text = error.to_string();
        // The library quotes the text as it is.
        let what = Escaped(text.rsplit_once(" at line ").map_or(text.as_str(), |(what, _)| what));
        SeriesFileProblemKind::Malformed(what.to_string())
    })
}

fn bounded(name: &str) -> Result<(), SeriesFileProblemKind> {
    let length = name.chars().count();
    if length > MAX_NAME_CHARS { Err(SeriesFileProblemKind::LongName(length)) } else { Ok(()) }
}

/// Parses a time and truncates it to seconds.
fn time(key: &'static str, text: &str) -> Result<Timestamp, SeriesFileProblemKind> {
    let time: Option<Timestamp> = text.parse().ok();
    let bundle = time.and_then(|time| Timestamp::from_second(time.as_second()).ok());
    bundle.ok_or_else(|| SeriesFileProblemKind::Time { key, text: text.to_owned() })
}
