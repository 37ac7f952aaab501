//! The table of rule keys in docs/rules.md, section 11, is the one in code: names, sections, values and defaults.

use std::fs;

use skipstone_core::{RuleKey, Rules};

use crate::root;

/// A row of the table: the keys that share it, what it says of their values, and their section.
struct Row {
    keys: Vec<String>,
    values: String,
    section: String,
}

/// The rows of section 11's table, without its head.
fn rows(rule_book: &str) -> Vec<Row> {
    let (_, section) = rule_book.split_once("\n## 11. ").expect("section 11");
    let lines = section.lines().filter_map(|line| line.strip_prefix("| ")?.strip_suffix(" |"));
    let row = |line: &str| match line.split(" | ").collect::<Vec<_>>().as_slice() {
        [keys, values, section] => Row {
            keys: keys.split(", ").map(|key| key.trim_matches('`').to_owned()).collect(),
            values: values.replace('`', ""),
            section: (*section).to_owned(),
        },
        cells => panic!("{cells:?} are not three cells"),
    };
    lines.skip(2).map(row).collect()
}

/// The numbers in a text; `100,000` is one.
fn numbers(text: &str) -> Vec<i64> {
    let text: String = text
        .char_indices()
        .filter(|(at, char)| {
            let digit_at = |at: usize| text.as_bytes().get(at).is_some_and(u8::is_ascii_digit);
            !(*char == ',' && digit_at(at.wrapping_sub(1)) && digit_at(at + 1))
        })
        .map(|(_, char)| char)
        .collect();
    text.split(|char: char| !char.is_ascii_digit()).filter_map(|digits| digits.parse().ok()).collect()
}

#[test]
fn the_rule_book_has_every_key_with_its_values_and_its_default() {
    let rule_book = fs::read_to_string(root().join("docs/rules.md")).expect("the rule book");
    let rows = rows(&rule_book);
    let names: Vec<&str> = rows.iter().flat_map(|row| &row.keys).map(String::as_str).collect();
    assert_eq!(names, RuleKey::ALL.iter().map(|key| key.name).collect::<Vec<_>>());

    let defaults = Rules::default();
    for row in &rows {
        for name in &row.keys {
            let key = RuleKey::from_name(name).expect("it is in the list");
            let Row { values, section, .. } = row;
            assert_eq!(*section, key.section.to_string(), "{name}: section");
            let words: Vec<&str> = values.split('"').skip(1).step_by(2).collect();
            assert_eq!(words, key.words, "{name}: words");
            let default = (key.get)(&defaults).to_string();
            let rest = values
                .strip_prefix(&default)
                .unwrap_or_else(|| panic!("{name}: {values} begins with {default}"));
            assert!(
                !rest.starts_with(|char: char| char.is_ascii_alphanumeric()),
                "{name}: {values} begins with {default}"
            );
            let numbers: Vec<i64> = values.split('"').step_by(2).flat_map(numbers).collect();
            let range = key.numbers.map(|(low, high)| [low, high]);
            assert!(
                range.iter().flatten().all(|bound| numbers.contains(bound)),
                "{name}: {values} has {range:?}"
            );
            assert!(
                range.is_some() || numbers.is_empty(),
                "{name}: {values} has numbers, the key takes none"
            );
        }
    }
}

#[test]
fn numbers_are_parsed_from_text() {
    assert_eq!(numbers("3 wins or 5 rounds; 1–100,000"), [3, 5, 1, 100_000]);
    assert_eq!(numbers("5, 30, none"), [5, 30]);
}
