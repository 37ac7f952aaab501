//! Presses recorded in a window under real keyboard layouts, each with the key that it stands for.

use iced::keyboard::key::{Code, Named, Physical};
use iced::keyboard::{Key, Location, Modifiers};
use iced::{Event, keyboard::Event::KeyPressed};

use super::*;

/// `layout, place, location, modifiers, key, key with modifiers, text, chord`, with a tab between them.
const RECORDED: &str = include_str!("recorded.tsv");
const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/keys/press/recorded.tsv");

/// A line of the file.
struct Row {
    layout: &'static str,
    is_numpad: bool,
    modifiers: &'static str,
    event: Event,
    expected: &'static str,
    raw: [&'static str; 7],
}

fn rows() -> impl Iterator<Item = Row> {
    RECORDED.lines().map(|line| {
        let mut fields = line.split('\t');
        let raw: [&str; 7] = std::array::from_fn(|_| fields.next().expect("seven fields"));
        let [layout, place, location, modifiers, key, modified, text] = raw;
        let event = Event::Keyboard(KeyPressed {
            key: read_key(key),
            modified_key: read_key(modified),
            physical_key: Physical::Code(read_place(place)),
            location: if location == "numpad" { Location::Numpad } else { Location::Standard },
            modifiers: match modifiers {
                "" => Modifiers::empty(),
                "shift" => Modifiers::SHIFT,
                "ctrl" => Modifiers::COMMAND,
                "alt" => Modifiers::ALT,
                other => panic!("{other} was not recorded"),
            },
            text: match text {
                "-none-" => None,
                "-control-" => Some("\u{1a}".into()),
                text => Some(text.into()),
            },
            repeat: false,
        });
        let is_numpad = location == "numpad";
        Row { layout, is_numpad, modifiers, event, expected: fields.next().unwrap_or_default(), raw }
    })
}

fn read_key(text: &str) -> Key {
    match text.strip_prefix('<').and_then(|text| text.strip_suffix('>')) {
        None => Key::Character(text.into()),
        Some("?") => Key::Unidentified,
        Some(name) => {
            let known = [
                Named::Home,
                Named::ArrowUp,
                Named::PageUp,
                Named::ArrowLeft,
                Named::ArrowRight,
                Named::End,
                Named::ArrowDown,
                Named::PageDown,
                Named::Insert,
                Named::Enter,
            ];
            Key::Named(known.into_iter().find(|key| format!("{key:?}") == name).expect("a recorded key"))
        }
    }
}

fn read_place(name: &str) -> Code {
    let others = [
        Code::Minus,
        Code::Equal,
        Code::BracketLeft,
        Code::BracketRight,
        Code::Backslash,
        Code::Semicolon,
        Code::Quote,
        Code::Backquote,
        Code::Comma,
        Code::Period,
        Code::Slash,
        Code::IntlBackslash,
        Code::AltRight,
        Code::NumpadEnter,
        Code::NumpadDivide,
        Code::Numpad0,
        Code::Numpad1,
        Code::Numpad2,
        Code::Numpad3,
        Code::Numpad4,
        Code::Numpad5,
        Code::Numpad6,
        Code::Numpad7,
        Code::Numpad8,
        Code::Numpad9,
    ];
    let places = LETTERS.into_iter().map(|(code, _)| code).chain(DIGITS).chain(others);
    places.into_iter().find(|code| format!("{code:?}") == name).expect("a recorded place")
}

/// The key as the file writes it; empty for none.
fn written(chord: Option<Chord>) -> String {
    let Some(chord) = chord else { return String::new() };
    let symbol = match chord.symbol {
        Symbol::Named(key) => format!("<{key:?}>"),
        Symbol::Letter(one) | Symbol::Sign(one) => one.to_string(),
        Symbol::Digit(digit) => digit.to_string(),
    };
    let held = [(chord.command, "ctrl+"), (chord.alt, "alt+"), (chord.shift, "shift+")];
    held.into_iter().filter_map(|(is_held, name)| is_held.then_some(name)).collect::<String>() + &symbol
}

#[test]
fn recorded_presses_stand_for_their_keys() {
    if std::env::var_os("SKIPSTONE_WRITE_GOLDEN").is_some() {
        let lines = rows().map(|row| {
            let press = KeyPress::read(&row.event).expect("a press");
            format!("{}\t{}\n", row.raw.join("\t"), written(press.chord))
        });
        std::fs::write(FILE, lines.collect::<String>()).expect("the file is written");
        return;
    }
    for row in rows() {
        let press = KeyPress::read(&row.event).expect("a press");
        assert_eq!(written(press.chord), row.expected, "{:?}", row.raw);
    }
}

/// Whatever the keyboard, each of our letters and digits has one place, with and without Ctrl where it was recorded.
#[test]
fn every_layout_has_every_key() {
    let letters = ('a'..='z').map(Symbol::Letter);
    let wanted: Vec<_> = letters.chain((1..=9).map(Symbol::Digit)).collect();
    let used = |symbol: &Symbol| {
        let keys = LINES.iter().flat_map(|line| line.keys);
        keys.into_iter().any(|(key, _)| key.symbol == *symbol)
    };
    for layout in ["us", "de", "fr", "ru", "gr", "dvorak", "tr", "il", "jp"] {
        let of_layout = || rows().filter(|row| row.layout == layout && !row.is_numpad);
        for symbol in wanted.iter().filter(|symbol| used(symbol)) {
            let places = of_layout().filter(|row| row.modifiers.is_empty());
            let found = places.filter(|row| {
                KeyPress::read(&row.event).expect("a press").chord == Some(Chord::key(*symbol))
            });
            assert_eq!(found.count(), 1, "{layout}: {symbol:?}");
        }
        let sign = |sign| {
            let chord = Some(Chord::key(Symbol::Sign(sign)));
            of_layout().any(|row| KeyPress::read(&row.event).expect("a press").chord == chord)
        };
        // Of Dvorak no press with Shift was recorded there.
        assert!(sign('?') || layout == "dvorak", "{layout}");
    }
}

/// With NumLock the number pad writes digits, and without it moves the cursor.
#[test]
fn a_number_pad_writes_digits_with_num_lock() {
    let of_pad = |place: &str| {
        let rows = rows().filter(|row| row.layout == "us" && row.raw[1] == place).collect::<Vec<_>>();
        rows.iter()
            .map(|row| KeyPress::read(&row.event).expect("a press").command(Area::Board))
            .collect::<Vec<_>>()
    };
    use crate::board::focus::Direction;
    use skipstone_core::Pile;
    assert_eq!(of_pad("Numpad8"), [Some(Command::Cursor(Direction::Up)), Some(Command::Build(Pile::Three))]);
    assert_eq!(of_pad("Numpad5"), [None, Some(Command::Hand(4))]);
}

/// A typed move is read from a layout that writes no Latin letters.
#[test]
fn moves_are_typed_on_a_russian_keyboard() {
    let russian = |key: &str, shift: bool, place: Code, text: &str| {
        let event = Event::Keyboard(KeyPressed {
            key: Key::Character(key.into()),
            modified_key: Key::Character(text.into()),
            physical_key: Physical::Code(place),
            location: Location::Standard,
            modifiers: if shift { Modifiers::SHIFT } else { Modifiers::empty() },
            text: Some(text.into()),
            repeat: false,
        });
        KeyPress::read(&event).and_then(|press| press.typed()).expect("something is typed")
    };
    let typed = [
        russian("ы", false, Code::KeyS, "ы"),
        russian("ю", true, Code::Period, "Ю"),
        russian("и", false, Code::KeyB, "и"),
        russian("1", false, Code::Digit1, "1"),
    ];
    assert_eq!(typed.concat(), "s>b1");
}

/// Ctrl or Alt with a key that is none of ours adds nothing to a typed move, although the system says that it writes something.
#[test]
fn shortcuts_type_nothing() {
    for row in rows().filter(|row| matches!(row.modifiers, "ctrl" | "alt")) {
        let press = KeyPress::read(&row.event).expect("a press");
        assert_eq!((press.is_shortcut(), press.typed()), (true, None), "{:?}", row.raw);
    }
}
