//! Every `RULES n` and `RULES n.m` of the project is a section, or a numbered item of one, of docs/rules.md.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use skipstone_core::RuleKey;

use crate::{files, root};

/// The files that refer to the rule book: code, test positions, pages, scripts.
const EXTENSIONS: [&str; 5] = ["rs", "txt", "md", "sh", "toml"];

/// A section, and an item of its numbered list where one is meant.
type Place = (u32, Option<u32>);

/// The sections and numbered items of the rule book.
fn places(rule_book: &str) -> BTreeSet<Place> {
    let mut places = BTreeSet::new();
    let mut section = 0;
    for line in rule_book.lines() {
        let (heading, line) = line.strip_prefix("## ").map_or((false, line), |heading| (true, heading));
        let number = line.split_once(". ").and_then(|(number, _)| number.parse().ok());
        match (heading, number) {
            (true, number) => {
                section = number.unwrap_or(0);
                places.insert((section, None));
            }
            (false, Some(item)) if section > 0 => {
                places.insert((section, Some(item)));
            }
            (false, _) => {}
        }
    }
    places.remove(&(0, None));
    places
}

/// The places that a line refers to: `RULES 5`, `RULES 4.6`, `RULES 4.1, 9`, `RULES 10 and 11`.
fn references(line: &str) -> Vec<Place> {
    let mut places = Vec::new();
    for mut rest in line.split("RULES ").skip(1) {
        while let Some((place, after)) = place(rest) {
            places.push(place);
            match after.strip_prefix(", ").or_else(|| after.strip_prefix(" and ")) {
                Some(more) => rest = more,
                None => break,
            }
        }
    }
    places
}

/// The place at the beginning of a text, and what follows it.
fn place(text: &str) -> Option<(Place, &str)> {
    let (section, rest) = number(text)?;
    match rest.strip_prefix('.').and_then(number) {
        Some((item, rest)) => Some(((section, Some(item)), rest)),
        None => Some(((section, None), rest)),
    }
}

fn number(text: &str) -> Option<(u32, &str)> {
    let digits = text.find(|digit: char| !digit.is_ascii_digit()).unwrap_or(text.len());
    Some((text[..digits].parse().ok()?, &text[digits..]))
}

#[test]
fn references_to_the_rule_book_exist() {
    let rule_book = fs::read_to_string(root().join("docs/rules.md")).expect("the rule book");
    let places = places(&rule_book);
    assert!((1..=11).all(|section| places.contains(&(section, None))), "{places:?}");
    assert!((1..=6).all(|item| places.contains(&(4, Some(item)))), "{places:?}");

    let mut found = 0;
    let check = |path: &Path, number: usize, reference: Place| {
        let (section, item) = reference;
        let item = item.map_or_else(String::new, |item| format!(".{item}"));
        assert!(
            places.contains(&reference),
            "{}:{number}: docs/rules.md has no {section}{item}",
            path.display()
        );
    };
    for (path, text) in files(&root(), &EXTENSIONS) {
        for (number, line) in (1..).zip(text.lines()) {
            for reference in references(line) {
                check(&path, number, reference);
                found += 1;
            }
        }
    }
    assert!(found > 100, "only {found} references to the rule book were found");
    // `skipstone rules` prints these.
    for key in RuleKey::ALL {
        assert!(places.contains(&(key.section.into(), None)), "{}: no section {}", key.name, key.section);
    }
}

#[test]
fn references_are_parsed_from_text() {
    assert_eq!(references("who passes (RULES 4.6)."), [(4, Some(6))]);
    assert_eq!(references("RULES 5."), [(5, None)]);
    assert_eq!(
        references("RULES 4.1, 9; RULES 10 and 11"),
        [(4, Some(1)), (9, None), (10, None), (11, None)]
    );
    assert_eq!(references("RULES 8, S1 (a) and RULES 4, `wild_discard`"), [(8, None), (4, None)]);
    assert_eq!(references("limits::RULES, RULES {}"), []);
}
