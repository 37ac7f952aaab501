//! The protocol's page: its example can be repeated, and it names every field that is sent.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::host::Home;
use crate::phone::Phone;
use crate::rounds::{play_on, rules};

const PAGE: &str = include_str!("../../../docs/phone-protocol.md");

/// Objects whose keys are places, cards or names of texts.
const KEYED: [&str; 5] = ["texts", "faces", "sources", "targets", "places"];

/// The lines of the example: who says what.
fn example() -> Vec<(&'static str, Value)> {
    let (_, example) = PAGE.split_once("```text\n").expect("an example");
    let (example, _) = example.split_once("```").expect("its end");
    let parse = |line: &'static str| {
        let (who, message) = line.split_once(": ")?;
        Some((who, serde_json::from_str(message).unwrap_or_else(|error| panic!("{error}: {line}"))))
    };
    example.lines().filter_map(parse).collect()
}

/// Whether a message has all that the example's has, of the same kinds. An empty list or object stands for any.
fn has_shape_of(example: &Value, message: &Value) -> bool {
    match (example, message) {
        (Value::Object(example), Value::Object(message)) => example.iter().all(|(key, value)| {
            message.get(key).is_some_and(|found| {
                value == found || !["type", "state", "phase"].contains(&&**key) && has_shape_of(value, found)
            })
        }),
        (Value::Array(example), Value::Array(message)) => {
            example.is_empty() || message.first().is_some_and(|found| has_shape_of(&example[0], found))
        }
        (example, message) => std::mem::discriminant(example) == std::mem::discriminant(message),
    }
}

#[test]
fn the_example_of_the_protocols_page_can_be_repeated() {
    let home = Home::new();
    let host = home.host_short("", &["--seats", "2", "--bots", "greedy"]);
    let mut phone = Phone::silent(host.page, [127, 0, 0, 1]);
    let example = example();
    assert!(example.len() > 6, "{example:?}");
    for (who, mut message) in example {
        if who == "page" {
            if message["type"] == "move" {
                message["revision"] = json!(phone.revision());
            }
            phone.say(&message);
        } else {
            phone.until(&message.to_string(), |told| has_shape_of(&message, told));
        }
    }
}

/// Every key of a message and of what it holds, but for a view, whose page is another one.
fn keys(message: &Value, found: &mut BTreeSet<String>) {
    match message {
        Value::Array(items) => items.iter().for_each(|item| keys(item, found)),
        Value::Object(fields) => {
            for (key, value) in fields {
                found.insert(key.clone());
                match value {
                    Value::Object(inner) if KEYED.contains(&&**key) => {
                        inner.values().for_each(|value| keys(value, found))
                    }
                    _ if key == "view" => {}
                    value => keys(value, found),
                }
            }
        }
        _ => {}
    }
}

#[test]
fn the_protocols_page_names_every_field() {
    let home = Home::new();
    let host = home.host_short("", &["--seats", "3", "--bots", "greedy"]);
    let mut phones = ["Ada", "Bea"].map(|name| Phone::join(host.page, "en", name));
    Phone::begin_all(&mut phones);
    phones[0].choose(&json!({ "react": "Nice" }));
    phones[0].say(&json!({ "type": "chat", "text": "Hello", "team": false }));
    phones.iter_mut().for_each(|phone| drop(phone.until_type("said")));
    phones[0].make("s@3>b4", phones[0].revision());
    phones[0].until_type("notice");
    play_on(&mut phones, rules(""), |_| false);
    let mut found = BTreeSet::new();
    phones.iter().flat_map(|phone| &phone.heard).for_each(|message| keys(message, &mut found));
    let unnamed: Vec<_> = found.iter().filter(|key| !PAGE.contains(&format!("`{key}`"))).collect();
    assert!(found.len() > 70 && unnamed.is_empty(), "{unnamed:?} of {found:?}");
}
