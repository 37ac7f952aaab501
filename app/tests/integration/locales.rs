//! Every language has every message with the same arguments, and the code uses exactly these messages.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_bundle::FluentResource;
use skipstone::board::guide::Script;
use skipstone::board::remarks::{Reaction, RemarkOccasion};
use skipstone::board::{HandOrder, Lesson, Motion, Verbosity};
use skipstone::keys::LINES;
use skipstone::settings::{OneSwitch, Pace, Speed};
use skipstone::theme::Theme;
use skipstone::theme::card_faces::CardFaces;
use skipstone_core::Stone;
use skipstone_core::bot::{Character, Level};
use skipstone_core::{Preset, RuleKey};

/// Messages whose names the code composes from the rules' names.
fn put_together() -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for key in RuleKey::ALL.iter().filter(|key| (2..=9).contains(&key.section)) {
        names.extend([format!("section-{}", key.section), format!("rule-{}", key.name)]);
        names.insert(format!("rule-{}-about", key.name));
        names.extend(key.words.iter().map(|word| format!("rule-{}-{word}", key.name)));
        // The choices of the first player have names instead of numbers.
        if let Some((low, high)) = key.numbers.filter(|_| key.name != "first_player") {
            names.insert(format!("rule-{}-number", key.name));
            names.extend(key.takes_list.then(|| format!("rule-{}-list", key.name)));
            // Next to words, a range of numbers too long for a list has one common name.
            if !key.words.is_empty() && high - low >= 12 {
                names.insert(format!("rule-{}-any", key.name));
            }
        }
    }
    let told = RuleKey::ALL.iter().filter(|key| (2..=9).contains(&key.section));
    names.extend(told.map(|key| format!("says-{}", key.name)));
    let preferences = [
        "theme",
        "cards",
        "hand",
        "language",
        "speed",
        "pace",
        "motion",
        "scale",
        "speech",
        "one-switch",
        "tips",
        "remarks",
        "sound",
    ];
    for setting in preferences {
        names.extend([format!("settings-{setting}"), format!("settings-{setting}-about")]);
    }
    for gesture in ["drag", "click", "double", "hover"] {
        names.extend([format!("keys-{gesture}"), format!("keys-{gesture}-does")]);
    }
    for line in LINES {
        names.extend(line.name.map(|name| format!("keys-{name}-does")));
        names.extend(line.name.filter(|_| line.is_worded).map(|name| format!("keys-{name}")));
    }
    names.extend(Theme::ALL.map(|theme| format!("theme-{}", theme.key())));
    names.extend(CardFaces::ALL.map(|cards| format!("cards-{}", cards.key())));
    names.extend(Verbosity::ALL.map(|speech| format!("speech-{}", speech.key())));
    names.extend(OneSwitch::ALL.map(|step| format!("one-switch-{}", step.key())));
    names.extend(HandOrder::ALL.map(|order| format!("hand-{}", order.key())));
    names.extend(Motion::ALL.map(|motion| format!("motion-{}", motion.key())));
    for preset in Preset::ALL {
        names.extend([format!("preset-{}", preset.name()), format!("preset-{}-about", preset.name())]);
    }
    names.extend(Level::ALL.map(|level| format!("level-{level}")));
    names.extend(Speed::ALL.map(|speed| format!("speed-{}", speed.key())));
    names.extend(Pace::ALL.map(|pace| format!("pace-{}", pace.key())));
    names.extend(Stone::OF_PEOPLE.map(|stone| format!("stone-{}", stone.key())));
    let guided_round = Script::guided_round().expect("its script");
    for step in guided_round.steps() {
        names.insert(format!("guide-{}", step.name));
        names.extend(step.note.iter().map(|note| format!("guide-note-{note}")));
    }
    let tips = Lesson::ALL.into_iter().filter(|lesson| *lesson != Lesson::GuidedRound);
    names.extend(tips.map(|tip| format!("tip-{}", tip.key())));
    names.extend(Level::OPPONENTS.map(|level| format!("level-{level}-about")));
    for character in Character::ALL {
        let key = character.name().to_lowercase();
        names.insert(format!("character-{key}"));
        names.extend(RemarkOccasion::ALL.map(|moment| format!("remark-{key}-{}", moment.key())));
    }
    for reaction in Reaction::ALL {
        names.extend((1..=reaction.sentences()).map(|number| format!("remark-{}-{number}", reaction.key())));
    }
    names
}

fn folder(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn files(folder: &Path, extension: &str, found: &mut Vec<(PathBuf, String)>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            files(&path, extension, found);
        } else if path.extension().is_some_and(|found| found == extension) {
            let text = fs::read_to_string(&path).expect("a text file");
            found.push((path, text));
        }
    }
}

/// The messages of a language, each with the arguments it uses.
fn messages(language: &Path) -> BTreeMap<String, BTreeSet<String>> {
    let mut found = Vec::new();
    files(language, "ftl", &mut found);
    let mut messages = BTreeMap::new();
    for (path, text) in found {
        FluentResource::try_new(text.clone())
            .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
        let mut name = String::new();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if !line.starts_with([' ', '}']) && line.contains('=') {
                name = line.split('=').next().expect("a name").trim().to_owned();
                let again = messages.insert(name.clone(), BTreeSet::new());
                assert!(again.is_none(), "{}: {name} is there twice", path.display());
            }
            for argument in line.split('$').skip(1) {
                let end = argument.find(|c: char| !c.is_alphanumeric() && c != '-').unwrap_or(argument.len());
                messages.entry(name.clone()).or_default().insert(argument[..end].to_owned());
            }
        }
    }
    messages
}

/// The names within `tr!(…)` and `about_seat(…)`, and every other string literal that could be one.
fn named() -> (BTreeSet<String>, BTreeSet<String>) {
    let mut code = Vec::new();
    files(&folder("src"), "rs", &mut code);
    let (mut called, mut mentioned) = (BTreeSet::new(), BTreeSet::new());
    for (_, text) in code {
        let lines = text.lines().filter(|line| !line.trim_start().starts_with("//"));
        let text = lines.collect::<Vec<_>>().join("\n").replace("include_str!(", "");
        for call in text.split("tr!(").skip(1) {
            // The first argument is the locale, the second the message, if it is written out.
            let second = call.split_once(',').map_or("", |(_, rest)| rest.trim_start());
            if let Some(name) = second.strip_prefix('"').and_then(|rest| rest.split('"').next()) {
                called.insert(name.to_owned());
            }
        }
        let about_seats = text.split(".about_seat(\"").skip(1);
        called.extend(about_seats.filter_map(|rest| rest.split('"').next()).map(str::to_owned));
        mentioned.extend(text.split('"').skip(1).map(str::to_owned));
    }
    (called, mentioned)
}

#[test]
fn every_language_has_every_message_and_no_other() {
    let english = messages(&folder("../assets/locales/en"));
    for language in fs::read_dir(folder("../assets/locales")).expect("a folder") {
        let language = language.expect("an entry").path();
        let theirs = messages(&language);
        for (name, arguments) in &english {
            let found =
                theirs.get(name).unwrap_or_else(|| panic!("{}: {name} is missing", language.display()));
            assert_eq!(found, arguments, "{}: the arguments of {name}", language.display());
        }
        for name in theirs.keys() {
            assert!(english.contains_key(name), "{}: English has no {name}", language.display());
        }
    }
}

/// English has no blank between a word and the dots that go on from it; German has one.
#[test]
fn dots_are_set_as_the_language_does() {
    for (language, has_blank) in [("en", false), ("de", true)] {
        let mut found = Vec::new();
        files(&folder(&format!("../assets/locales/{language}")), "ftl", &mut found);
        for line in found.iter().flat_map(|(_, text)| text.lines()).filter(|line| !line.starts_with('#')) {
            assert!(!line.contains("..."), "{line}");
            for (at, _) in line.match_indices('…') {
                let is_word = |letter: char| letter.is_alphanumeric() || letter == '}';
                let before = line[..at].chars().next_back().is_some_and(char::is_whitespace);
                let follows_word = line[..at].trim_end().ends_with(is_word);
                assert!(!follows_word || before == has_blank, "{line}");
            }
        }
    }
}

#[test]
fn the_code_names_every_message_and_no_other() {
    let english = messages(&folder("../assets/locales/en"));
    let (called, mentioned) = named();
    let put_together = put_together();
    for name in called.iter().chain(&put_together) {
        assert!(english.contains_key(name), "no message is called {name}");
    }
    for name in english.keys() {
        assert!(put_together.contains(name) || mentioned.contains(name), "nobody says {name}");
    }
}
