//! The sheet of a played round, as PDF.

use jiff::Timestamp;
use jiff::tz::{TimeZone, offset};
use skipstone::locale::{Language, Locale};
use skipstone::paper;
use skipstone::paper::round_sheet::RoundSheet;
use skipstone_core::bot::Level;
use skipstone_core::record::Record;
use skipstone_core::table::{Intent, Player, SeatConfig, Table, TableConfig, TableInput};
use skipstone_core::{Rules, Seat, Seed};

use crate::pdf;

/// A record of version 1: three players under the 1980 rules.
const GOLDEN: &str = include_str!("../../../core/tests/records/version-1.jsonl");

fn sheet(record: &Record, language: Language) -> RoundSheet {
    let finished: Timestamp = "2026-11-21T19:30:00Z".parse().expect("a time");
    RoundSheet::new(record, Some(finished), None, &Locale::new(language), &TimeZone::fixed(offset(1)))
}

/// A round of twelve computer players with long names in teams.
fn twelve_in_teams(teams: usize) -> Record {
    let bot = Player::Bot(Level::Greedy);
    let seat = |number: usize| {
        let name = if number == 3 {
            "李小龙".to_owned()
        } else {
            format!("Bartholomew the {number}th of Stones")
        };
        SeatConfig { name, player: bot, age: None }
    };
    let rules = Rules::from_toml("stock = 6").expect("rules");
    let config = TableConfig { rules, teams, seats: (0..12).map(seat).collect() };
    let mut table = Table::new(config, Seed::from_number(5)).expect("twelve can play");
    table.handle(std::time::Duration::ZERO, TableInput::Intent(Seat::ONE, Intent::NextRound));
    while let Some(due) = table.wake_at() {
        table.handle(due, TableInput::Tick);
    }
    table.record("0.1.0").expect("a round was played")
}

#[test]
fn a_round_is_told_turn_by_turn() {
    for record in [GOLDEN.parse().expect("a record"), twelve_in_teams(3), twelve_in_teams(2)] {
        let turns = record.turns().count();
        for language in Language::all() {
            let sheet = sheet(&record, language);
            assert_eq!(sheet.turns.len(), turns);
            let texts = pdf::texts(&paper::pdf(&sheet).expect("a PDF"));
            assert!(
                texts.len() > 1 && texts.len() <= 1 + turns / 4,
                "{turns} turns on {} pages",
                texts.len()
            );
            // The numbers of pages, and what stands above each, are in the way of a turn on two pages.
            let mut text = texts.concat();
            let shows = |text: &str, words: &str| {
                assert!(text.contains(&pdf::without_spaces(words)), "{words}: {text}")
            };
            for words in [&sheet.title, &sheet.date, &sheet.rules, &sheet.outcome] {
                shows(&text, words);
            }
            for (number, turn) in (1..).zip(&sheet.turns) {
                let name: String = turn.name.chars().take(8).collect();
                let begins = pdf::without_spaces(&format!("{number}{name}"));
                let at = text.find(&begins).unwrap_or_else(|| panic!("{begins} is missing in {text}"));
                text.drain(..at);
                turn.sentences.iter().filter(|words| words.len() < 70).for_each(|words| shows(&text, words));
            }
        }
    }
}

#[test]
fn a_broken_record_is_told_up_to_the_difference() {
    let mut record: Record = GOLDEN.parse().expect("a record");
    let told = sheet(&record, Language::ENGLISH);
    let middle = record.events.len() / 2;
    record.events.remove(middle);
    let broken = sheet(&record, Language::ENGLISH);
    assert_eq!(broken.outcome, english!("replay-about-differs"));
    assert!(broken.sides.iter().all(|side| side.points.is_empty() && !side.won));
    assert!(!broken.turns.is_empty() && broken.turns.len() < told.turns.len());
    assert_eq!(broken.turns[..broken.turns.len() - 1], told.turns[..broken.turns.len() - 1]);
}
