//! Series files: written ones read back, impossible ones are refused with a message.

use proptest::prelude::*;
use serde_json::Value;
use skipstone::files::series_file::{
    self, MAX_NAME_CHARS, SeriesBundle, SeriesFileError, SeriesFileProblemKind,
};
use skipstone_core::text;

use super::fixtures;

/// A golden file of version 1: a series of two players with a round in progress, whose second round has no record; and one of two
/// teams that was ended early.
pub(crate) const GOLDEN: &str = include_str!("version-1.json");

/// Changes to that file, each with its error message.
const REFUSALS: &str = include_str!("refusals.txt");

pub(crate) fn golden() -> Vec<SeriesBundle> {
    series_file::read(GOLDEN).expect("the golden file")
}

/// Applies changes to the golden file: `/pointer = value`, or `/pointer -` to remove a value.
fn changed(changes: &str) -> String {
    let mut file: Value = serde_json::from_str(GOLDEN).expect("JSON");
    for change in changes.split(" ; ") {
        let (place, value) = match change.split_once(" = ") {
            Some((place, value)) => (place, Some(serde_json::from_str::<Value>(value).expect(change))),
            None => (change.strip_suffix(" -").expect(change), None),
        };
        let (parent, key) = place.rsplit_once('/').expect(change);
        match (file.pointer_mut(parent).expect(change), value) {
            (Value::Object(object), Some(value)) => drop(object.insert(key.to_owned(), value)),
            (Value::Object(object), None) => {
                assert!(object.remove(key).is_some(), "{change}: nothing was there")
            }
            (Value::Array(array), Some(value)) if key == "+" => array.push(value),
            (Value::Array(array), Some(value)) => array[key.parse::<usize>().expect(change)] = value,
            (Value::Array(array), None) => drop(array.remove(key.parse().expect(change))),
            (other, _) => panic!("{change}: {other} holds nothing"),
        }
    }
    file.to_string()
}

#[test]
fn a_file_of_version_1_is_read() {
    let [points, lowest] = <[SeriesBundle; 2]>::try_from(golden()).expect("two series");
    assert_eq!(points.series.title(), "Ada, Bo");
    assert_eq!(points.series.series().expect("a table").scores(), [100, 40]);
    assert_eq!(points.records.iter().map(Option::is_some).collect::<Vec<_>>(), [true, false, true]);
    assert_eq!(points.running.as_ref().map(|record| record.header.round), Some(4));
    assert_eq!((lowest.series.name.as_str(), lowest.series.ended_early), ("Sunday evening", true));
    assert_eq!(series_file::read(&series_file::write(&golden()).expect("a table")), Ok(golden()));
}

#[test]
fn an_impossible_series_is_refused() {
    let mut wrong = Vec::new();
    for block in REFUSALS.split("\n\n") {
        let (change, sentence) = block.trim().split_once('\n').unwrap_or((block.trim(), ""));
        let said = match series_file::read(&changed(change)) {
            Ok(_) => "read as if nothing were wrong".to_owned(),
            Err(error) => error.to_string(),
        };
        if said != sentence {
            wrong.push(format!("{change}\n{said}"));
        }
    }
    assert!(wrong.is_empty(), "said is otherwise:\n\n{}\n", wrong.join("\n\n"));
}

#[test]
fn other_files_are_no_series_files() {
    let record = golden()[0].records[0].as_ref().expect("a record").to_string();
    for text in ["", "[]", "{}", "7", "{\"skipstone\":\"record\",\"version\":1}", &record] {
        assert_eq!(series_file::read(text), Err(SeriesFileError::NotSeries), "{text}");
    }
    for text in ["series", &GOLDEN[..GOLDEN.len() / 2], &format!("{GOLDEN}]")] {
        assert!(matches!(series_file::read(text), Err(SeriesFileError::Json(_))), "{text}");
    }
}

#[test]
fn a_name_that_fills_a_screen_is_refused() {
    let named =
        |length: usize| series_file::read(&changed(&format!("/series/1/name = {:?}", "ß".repeat(length))));
    assert!(named(MAX_NAME_CHARS).is_ok(), "characters are counted, not bytes");
    let Err(SeriesFileError::Problems(problems)) = named(MAX_NAME_CHARS + 1) else {
        panic!("it is too long")
    };
    assert_eq!(
        problems.into_iter().map(|problem| problem.what).collect::<Vec<_>>(),
        [SeriesFileProblemKind::LongName(MAX_NAME_CHARS + 1)]
    );
}

#[test]
fn a_finished_round_cant_be_in_progress() {
    let mut bundle = golden().remove(0);
    bundle.series.rounds.pop();
    bundle.running = bundle.records.pop().flatten();
    let said = series_file::read(&series_file::write(&[bundle]).expect("a table"))
        .map_err(|error| error.to_string());
    let sentence = "series 1 (Ada, Bo), running game: its record goes to the end of the round: it belongs among the rounds";
    assert_eq!(said, Err(sentence.to_owned()));
}

#[test]
fn every_problem_of_a_file_is_reported() {
    let text = changed("/series/1/name = \"Monday\"").replace("\"Bo\"", "\"Bob\"");
    let text = text.replace("2026-11-21T20:30:00Z", "soon").replace("bot:greedy", "bot:genius");
    let Err(SeriesFileError::Problems(problems)) = series_file::read(&text) else {
        panic!("it is full of problems")
    };
    let said: Vec<String> = problems.iter().map(ToString::to_string).collect();
    assert_eq!(said.len(), 3, "{said:#?}");
    assert!(said.iter().any(|said| said.starts_with("series 2 (Monday): ")), "{said:#?}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_written_file_reads_back_the_same(
        seed in 0..1000_u64,
        (seats, teams) in prop_oneof![(2..=6_usize).prop_map(|seats| (seats, seats)), Just((4, 2)), Just((6, 3))],
        scoring in prop_oneof![Just("points"), Just("wins"), Just("lowest-left"), Just("single")],
        target in 1..150_u32,
        rounds in 0..4_usize,
        moves in 0..40_usize,
        name in ".{0,12}".prop_map(text::clean),
        without in any::<[bool; 4]>(),
        ended_early in any::<bool>(),
        taken_back in prop::collection::btree_set(1..5_u32, 0..3),
    ) {
        let rules = format!("preset = 'quick'\nstock = 5\nscoring = '{scoring}'\ntarget = {target}");
        let mut bundle = fixtures::series(fixtures::table(&rules, seats, teams), seed, rounds, moves);
        bundle.series.table.seats[0].name.clone_from(&name);
        let renamed = bundle.records.iter_mut().flatten().chain(&mut bundle.running);
        renamed.for_each(|record| record.header.seats[0].name.clone_from(&name));
        bundle.series.name = name;
        bundle.series.taken_back = taken_back;
        bundle.records.iter_mut().zip(without).filter(|(_, without)| *without).for_each(|(record, _)| *record = None);
        if ended_early && !bundle.series.series().expect("a table").is_over() {
            bundle.series.ended_early = true;
            bundle.running = None;
        }
        let file = series_file::write(std::slice::from_ref(&bundle)).expect("a table");
        prop_assert_eq!(series_file::read(&file), Ok(vec![bundle]));
    }
}
