//! Every language has every message with the same arguments, and the code uses exactly these messages.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_bundle::FluentResource;
use fluent_syntax::ast::{Entry, Message, Resource};
use fluent_syntax::serializer;
use skipstone::board::guide::Script;
use skipstone::board::remarks::{Reaction, RemarkOccasion};
use skipstone::board::{HandOrder, Lesson, Motion, Verbosity};
use skipstone::keys::LINES;
use skipstone::locale::{Language, LocaleFolder};
use skipstone::settings::{OneSwitch, Pace, Speed};
use skipstone::theme::Theme;
use skipstone::theme::card_backs::CardBack;
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
        "recap",
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
    names.extend(CardBack::ALL.map(|back| format!("back-{}", back.key())));
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

/// The folders of all languages.
fn folders() -> Vec<LocaleFolder> {
    Language::all().map(|language| folder_of(language.code())).collect()
}

fn folder_of(code: &str) -> LocaleFolder {
    let folder = folder("../assets/locales").join(code);
    LocaleFolder::read(&folder, |error| error, |file| fs::read_to_string(file)).expect("a folder of texts")
}

/// The texts of a folder's messages, as they are written.
fn messages(folder: &LocaleFolder) -> BTreeMap<String, String> {
    let mut messages = BTreeMap::new();
    for (_, text) in &folder.files {
        let resource = FluentResource::try_new(text.clone()).expect("texts that Fluent can read");
        for entry in resource.entries() {
            let Entry::Message(message) = entry else { continue };
            let body = vec![Entry::Message(Message { comment: None, ..message.clone() })];
            let written = serializer::serialize(&Resource { body });
            let text = written.split_once('=').map_or("", |(_, text)| text.trim());
            messages.insert(message.id.name.to_owned(), text.to_owned());
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
fn every_folder_is_a_language_without_faults() {
    let on_disk = fs::read_dir(folder("../assets/locales")).expect("a folder");
    assert_eq!(on_disk.count(), Language::all().count());
    let faults = |folder: LocaleFolder| {
        let faults = folder.faults().into_iter();
        faults.map(|fault| format!("{}/{fault}", folder.code)).collect::<Vec<_>>()
    };
    let faults: Vec<_> = folders().into_iter().flat_map(faults).collect();
    assert!(faults.is_empty(), "{faults:#?}");
}

/// Messages of several words that are a name or a call.
const NAMES: [&str; 2] = ["preset-spite-and-malice", "remark-own-chain-1"];

/// What is the same in two languages is a word or a name, never a sentence.
#[test]
fn no_sentence_is_left_in_english() {
    let english = messages(&folder_of("en"));
    let mut sentences = Vec::new();
    for folder in folders().iter().filter(|folder| folder.code != "en") {
        let same = messages(folder).into_iter().filter(|(name, text)| english[name] == *text);
        let long = same.filter(|(name, text)| word_count(text) > 2 && !NAMES.contains(&name.as_str()));
        sentences.extend(long.map(|(name, text)| format!("{}: {name} = {text}", folder.code)));
    }
    assert!(sentences.is_empty(), "{sentences:#?}");
}

/// How many words a message has beside its variables.
fn word_count(text: &str) -> usize {
    let plain = text.split('{').map(|part| part.split_once('}').map_or(part, |(_, plain)| plain));
    plain.flat_map(str::split_whitespace).filter(|word| word.chars().any(char::is_alphabetic)).count()
}

/// English has no blank between a word and the dots that go on from it; German has one.
#[test]
fn dots_are_set_as_the_language_does() {
    for folder in folders() {
        let has_blank = folder.code == "de";
        for line in
            folder.files.iter().flat_map(|(_, text)| text.lines()).filter(|line| !line.starts_with('#'))
        {
            assert!(!line.contains("..."), "{}: {line}", folder.code);
            for (at, _) in line.match_indices('…') {
                let is_word = |letter: char| letter.is_alphanumeric() || letter == '}';
                let before = line[..at].chars().next_back().is_some_and(char::is_whitespace);
                let follows_word = line[..at].trim_end().ends_with(is_word);
                assert!(!follows_word || before == has_blank, "{}: {line}", folder.code);
            }
        }
    }
}

#[test]
fn the_code_names_every_message_and_no_other() {
    let english = messages(&folder_of("en"));
    let (called, mentioned) = named();
    let put_together = put_together();
    for name in called.iter().chain(&put_together) {
        assert!(english.contains_key(name), "no message is called {name}");
    }
    for name in english.keys() {
        assert!(put_together.contains(name) || mentioned.contains(name), "nobody says {name}");
    }
}
