//! What others may hand to the program, each kind read as the program reads it.
//!
//! Nothing may make a reader panic, and what was read has to be written and read back the same.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use serde::Deserialize;
use skipstone::files::series_file;
use skipstone::link::Link;
use skipstone_core::challenge::{Challenge, ChallengeFile};
use skipstone_core::puzzle::Puzzle;
use skipstone_core::record::Record;
use skipstone_core::replay::replay;
use skipstone_core::{JsonView, Observation, Position, Rules};

/// Reads bytes as one kind of input.
pub type Reader = fn(&[u8]);

/// Each kind by its name.
pub const INPUTS: [(&str, Reader); 9] = [
    ("message", skipstone_net::testing::decode_anything),
    ("record", record),
    ("series", series),
    ("challenge", challenge),
    ("position", position),
    ("puzzle", puzzle),
    ("rules", rules),
    ("view", view),
    ("link", link),
];

/// Reads bytes as the kind of that name.
pub fn read(name: &str, bytes: &[u8]) {
    let (_, read) = INPUTS.iter().find(|(known, _)| *known == name).expect("one of the kinds");
    read(bytes);
}

fn record(bytes: &[u8]) {
    if let Some(record) = read_back::<Record>(bytes) {
        let _ = replay(&record);
    }
}

fn series(bytes: &[u8]) {
    let Ok(read) = series_file::read(&String::from_utf8_lossy(bytes)) else { return };
    let written = series_file::write(&read).expect("what was read can be written");
    assert_eq!(series_file::read(&written).ok(), Some(read));
}

fn challenge(bytes: &[u8]) {
    if let Some(challenge) = read_back::<Challenge>(bytes) {
        let _ = challenge.table("Ada");
    }
    if let Some(file) = read_back::<ChallengeFile>(bytes) {
        file.checked(1).for_each(drop);
    }
}

fn position(bytes: &[u8]) {
    let Some(position) = read_back::<Position>(bytes) else { return };
    let Ok(round) = position.round() else { return };
    let again = Position::of(&round).to_string().parse::<Position>().expect("a position's own text");
    let again = again.round().expect("a possible position");
    assert_eq!(Position::of(&again).to_string(), Position::of(&round).to_string());
    for mv in round.legal_moves().iter() {
        round.clone().play_into(round.turn(), mv, &mut ()).expect("a legal move");
    }
}

fn puzzle(bytes: &[u8]) {
    if let Some(puzzle) = read_back::<Puzzle>(bytes) {
        assert_eq!(puzzle.id().len(), 7);
    }
}

fn rules(bytes: &[u8]) {
    let Ok(rules) = Rules::from_toml(&String::from_utf8_lossy(bytes)) else { return };
    assert_eq!(Rules::from_toml(&rules.to_toml()), Ok(rules));
}

/// What a bot reads of a table.
fn view(bytes: &[u8]) {
    #[derive(Deserialize)]
    struct Choose {
        rules: Rules,
        view: JsonView,
        moves: Vec<String>,
    }
    let Ok(Choose { rules, view, moves }) = serde_json::from_slice(bytes) else { return };
    if let Ok(observation) = Observation::of(rules, &view, &moves) {
        assert_eq!(observation.view().legal_moves().len(), moves.len());
    }
}

fn link(bytes: &[u8]) {
    read_back::<Link>(bytes);
}

/// Reads a text, and its own text again.
fn read_back<T: FromStr<Err: Debug> + Display>(bytes: &[u8]) -> Option<T> {
    let read: T = String::from_utf8_lossy(bytes).parse().ok()?;
    let text = read.to_string();
    let again: T = text.parse().expect("its own text");
    assert_eq!(again.to_string(), text);
    Some(read)
}
