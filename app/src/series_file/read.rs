//! Reading a file of series. The rules decide what of it can be.

use jiff::Timestamp;
use serde_json::value::RawValue;
use skipstone_core::record::{Header, Record, SeatLine, seated};
use skipstone_core::replay::{Replayed, replay};
use skipstone_core::series::Series;
use skipstone_core::table::{SeatConfig, Table, TableConfig, TableError};
use skipstone_core::{Rules, Seed, score};

use super::form::{self, Versioned};
use super::{FileError, LARGEST, LONGEST_NAME, Part, Problem, SERIES, VERSION, What, WholeSeries};
use crate::store::{SavedResult, SavedSeries, SeriesId, players};

/// Reads the series of a file.
///
/// # Errors
/// If it is no such file; or with every problem of its series. Then none of them is to be believed.
pub fn read(text: &str) -> Result<Vec<WholeSeries>, FileError> {
    if text.len() as u64 > LARGEST {
        return Err(FileError::TooLarge);
    }
    // What comes first tells what the file is, whatever comes after it.
    let mut first = serde_json::Deserializer::from_str(text).into_iter::<Versioned>();
    let versioned = match first.next() {
        Some(Ok(versioned)) => versioned,
        Some(Err(error)) if !error.is_data() => return Err(FileError::Json(error.to_string())),
        _ => return Err(FileError::NotSeries),
    };
    match (versioned.skipstone == SERIES, versioned.version.as_u64()) {
        (false, _) => return Err(FileError::NotSeries),
        (true, Some(VERSION)) => {}
        (true, Some(newer)) if newer > VERSION => return Err(FileError::Newer(newer)),
        (true, _) => return Err(FileError::Version(versioned.version.to_string())),
    }
    let file: form::File<&RawValue> = serde_json::from_str(text).map_err(|error| match error.is_data() {
        true => FileError::Form(error.to_string()),
        false => FileError::Json(error.to_string()),
    })?;
    let mut all = Vec::new();
    let mut problems = Vec::new();
    for (number, raw) in (1..).zip(file.series) {
        match read_series(number, raw) {
            Ok(whole) => all.push((number, whole)),
            Err(found) => problems.extend(found),
        }
    }
    for (at, (number, whole)) in all.iter().enumerate() {
        let id = whole.series.id;
        if let Some((same, _)) = all[..at].iter().find(|(_, other)| other.series.id == id) {
            let (title, what) = (whole.series.title(), What::Twice(*same));
            problems.push(Problem { number: *number, title, part: Part::Whole, what });
        }
    }
    match problems.is_empty() {
        true => Ok(all.into_iter().map(|(_, whole)| whole).collect()),
        false => Err(FileError::Problems(problems)),
    }
}

/// The problems of one series as they are found.
struct Problems {
    number: usize,
    title: String,
    found: Vec<Problem>,
}

impl Problems {
    /// Notes what is wrong, and goes on without it.
    fn ok<T>(&mut self, part: Part, read: Result<T, What>) -> Option<T> {
        let note = |what| Problem { number: self.number, title: self.title.clone(), part, what };
        read.map_err(|what| self.found.push(note(what))).ok()
    }
}

fn read_series(number: usize, raw: &RawValue) -> Result<WholeSeries, Vec<Problem>> {
    let mut problems = Problems { number, title: String::new(), found: Vec::new() };
    let form = problems.ok(Part::Whole, parse::<form::Series<&RawValue, &RawValue>>(raw));
    let whole = form.and_then(|form| check_series(form, &mut problems));
    whole.filter(|_| problems.found.is_empty()).ok_or(problems.found)
}

/// What a series says, if its rounds can have been played.
fn check_series(form: form::Series<&RawValue, &RawValue>, problems: &mut Problems) -> Option<WholeSeries> {
    problems.title = form.name.chars().take(LONGEST_NAME).collect();
    let id = problems.ok(Part::Whole, form.id.parse::<SeriesId>().map_err(What::from));
    problems.ok(Part::Whole, bounded(&form.name));
    let began = problems.ok(Part::Whole, time("began", &form.began));
    let played = problems.ok(Part::Whole, time("played", &form.played));
    // Without a table nothing can be told of the rounds.
    let table = problems.ok(Part::Whole, read_table(form.rules, form.seats))?;
    if problems.title.is_empty() {
        problems.title = players(&table.seats);
    }
    let setup = problems.ok(Part::Whole, table.setup().map_err(|error| TableError::from(error).into()))?;
    let at_the_table = form.first_dealer.index() < setup.seat_count();
    let dealer = What::Dealer { dealer: form.first_dealer, seats: setup.seat_count() };
    problems.ok(Part::Whole, at_the_table.then_some(()).ok_or(dealer))?;

    let mut series = Series::new(setup, form.first_dealer);
    let (mut rounds, mut records) = (Vec::new(), Vec::new());
    for (number, raw) in (1..).zip(form.rounds) {
        let part = Part::Round(number);
        if series.reached_target() {
            problems.ok::<()>(part, Err(What::Over(number - 1)));
            break;
        }
        let (round, record) = problems.ok(part, read_round(raw, &table, &series))?;
        series.add(round.result.clone());
        rounds.push(round);
        records.push(record);
    }
    if form.ended_early {
        let early = if series.reached_target() { Err(What::EndedEarly) } else { Ok(()) };
        problems.ok(Part::Whole, early);
        series.end_early();
    }
    let running = form.running.map(|lines| read_running(&lines, &table, &series));
    let running = running.and_then(|running| problems.ok(Part::Running, running));
    let (name, first_dealer, ended_early) = (form.name, form.first_dealer, form.ended_early);
    let (id, began, played) = (id?, began?, played?);
    let series = SavedSeries { id, name, table, first_dealer, rounds, ended_early, began, played };
    Some(WholeSeries { series, records, running })
}

/// Who plays, by which rules.
fn read_table(rules: Rules, lines: Vec<SeatLine>) -> Result<TableConfig, What> {
    let (setup, seated) = seated(rules, lines).map_err(What::Seats)?;
    let mut seats = Vec::new();
    for (seat, seated) in setup.seats().zip(seated) {
        bounded(&seated.name)?;
        let player = seated.player.parse().map_err(|error| What::Player { seat, error })?;
        seats.push(SeatConfig { name: seated.name, player, age: seated.age });
    }
    let table = TableConfig { rules, teams: setup.team_count(), seats };
    // A table that can be opened has all the ages its rules ask for.
    Table::new(table.clone(), Seed([0; 32]))?;
    Ok(table)
}

/// A round, and its record, if that is there.
fn read_round(
    raw: &RawValue,
    table: &TableConfig,
    series: &Series,
) -> Result<(SavedResult, Option<Record>), What> {
    let round: form::Round<&RawValue> = parse(raw)?;
    let finished = time("finished", &round.finished)?;
    let result = score::result(series.setup(), round.reason, round.left)?;
    if round.winner != result.winner {
        return Err(What::Winner { stated: round.winner, ruled: result.winner });
    }
    if round.points != result.points {
        return Err(What::Points { stated: round.points, ruled: result.points });
    }
    let record = round.record.map(|lines| read_record(&lines, table, series)).transpose()?;
    if let Some((record, _)) = &record {
        match record.result() {
            None => return Err(What::BreaksOff),
            Some(ended) if ended != result => return Err(What::OtherEnd),
            Some(_) => {}
        }
    }
    Ok((SavedResult { result, finished }, record.map(|(record, _)| record)))
}

/// The round on the table.
fn read_running(lines: &[&RawValue], table: &TableConfig, series: &Series) -> Result<Record, What> {
    if series.is_over() {
        return Err(What::RunningOver);
    }
    let (record, replayed) = read_record(lines, table, series)?;
    match (replayed.finished, replayed.from_seed) {
        (true, _) => Err(What::RunningEnded),
        (false, false) => Err(What::RunningSeed),
        (false, true) => Ok(record),
    }
}

/// The record of the next round of a series, and what comes of playing it again.
fn read_record(
    lines: &[&RawValue],
    table: &TableConfig,
    series: &Series,
) -> Result<(Record, Replayed), What> {
    let record: Record = form::text(lines).parse()?;
    belongs(&record.header, table, series)?;
    let replayed = replay(&record)?;
    Ok((record, replayed))
}

/// Whether a record is one of the next round of a series.
fn belongs(header: &Header, table: &TableConfig, series: &Series) -> Result<(), What> {
    let seated: Vec<_> = table.seats.iter().map(SeatConfig::seated).collect();
    if header.setup.rules() != series.setup().rules() {
        return Err(What::OtherRules);
    }
    if header.setup != *series.setup() || header.seated != seated {
        return Err(What::OtherSeats);
    }
    if header.round as usize != series.rounds().len() + 1 {
        return Err(What::OtherRound(header.round));
    }
    let expected = series.dealer();
    if header.dealer != expected {
        return Err(What::OtherDealer { found: header.dealer, expected });
    }
    Ok(())
}

fn parse<'a, T: serde::Deserialize<'a>>(raw: &'a RawValue) -> Result<T, What> {
    serde_json::from_str(raw.get()).map_err(|error| {
        // The position is one within this part of the file, and would mislead.
        let text = error.to_string();
        What::Form(text.rsplit_once(" at line ").map_or(text.as_str(), |(what, _)| what).to_owned())
    })
}

fn bounded(name: &str) -> Result<(), What> {
    let length = name.chars().count();
    if length > LONGEST_NAME { Err(What::LongName(length)) } else { Ok(()) }
}

/// A time, to the second: finer ones mean nothing here.
fn time(key: &'static str, text: &str) -> Result<Timestamp, What> {
    let time: Option<Timestamp> = text.parse().ok();
    let whole = time.and_then(|time| Timestamp::from_second(time.as_second()).ok());
    whole.ok_or_else(|| What::Time { key, text: text.to_owned() })
}
