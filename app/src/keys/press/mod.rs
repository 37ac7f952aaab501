//! A key press, and what the key stands for on the player's keyboard.

use iced::Event;
use iced::keyboard::key::{Code, Named, Physical};
use iced::keyboard::{self, Key, Location};

use super::chord::{Chord, Symbol};
use super::table::{Area, Command, LINES};

/// The signs that are found by what a key writes.
const SIGNS: [char; 4] = ['/', '?', '@', '>'];

/// The signs that the Greek and the Hebrew layout have in place of a letter. Common layouts that write Latin have other signs there,
/// which are none of our keys.
const SIGNS_FOR_LETTERS: [(Code, char); 3] = [(Code::KeyQ, ';'), (Code::KeyQ, '/'), (Code::KeyW, '\'')];

/// The letters' places on a keyboard.
const LETTERS: [(Code, char); 26] = [
    (Code::KeyA, 'a'),
    (Code::KeyB, 'b'),
    (Code::KeyC, 'c'),
    (Code::KeyD, 'd'),
    (Code::KeyE, 'e'),
    (Code::KeyF, 'f'),
    (Code::KeyG, 'g'),
    (Code::KeyH, 'h'),
    (Code::KeyI, 'i'),
    (Code::KeyJ, 'j'),
    (Code::KeyK, 'k'),
    (Code::KeyL, 'l'),
    (Code::KeyM, 'm'),
    (Code::KeyN, 'n'),
    (Code::KeyO, 'o'),
    (Code::KeyP, 'p'),
    (Code::KeyQ, 'q'),
    (Code::KeyR, 'r'),
    (Code::KeyS, 's'),
    (Code::KeyT, 't'),
    (Code::KeyU, 'u'),
    (Code::KeyV, 'v'),
    (Code::KeyW, 'w'),
    (Code::KeyX, 'x'),
    (Code::KeyY, 'y'),
    (Code::KeyZ, 'z'),
];

/// The digits' places in the row above the letters.
const DIGITS: [Code; 10] = [
    Code::Digit0,
    Code::Digit1,
    Code::Digit2,
    Code::Digit3,
    Code::Digit4,
    Code::Digit5,
    Code::Digit6,
    Code::Digit7,
    Code::Digit8,
    Code::Digit9,
];

/// The first letter beyond the Latin ones.
const BEYOND_LATIN: char = '\u{370}';

/// A pressed key.
#[derive(Debug, Clone)]
pub struct KeyPress<'a> {
    /// `None` for a key that stands for nothing of ours.
    chord: Option<Chord>,
    /// Whether Ctrl or Alt is held down with it, but for writing a sign.
    is_shortcut: bool,
    /// What it writes.
    text: Option<&'a str>,
}

impl<'a> KeyPress<'a> {
    /// Reads an event. `None` if no key is pressed with it.
    pub fn read(event: &'a Event) -> Option<KeyPress<'a>> {
        let Event::Keyboard(keyboard::Event::KeyPressed {
            key,
            modified_key,
            physical_key,
            location,
            modifiers,
            text,
            ..
        }) = event
        else {
            return None;
        };
        let place = match *physical_key {
            Physical::Code(place) => Some(place),
            Physical::Unidentified(_) => None,
        };
        Some(KeyPress::new(key, modified_key, place, *location, *modifiers, text.as_deref()))
    }

    fn new(
        key: &Key,
        modified: &Key,
        place: Option<Code>,
        location: Location,
        modifiers: keyboard::Modifiers,
        text: Option<&'a str>,
    ) -> KeyPress<'a> {
        // On Windows AltGr is both. It only counts for what is written.
        let is_alt_gr = modifiers.command() && modifiers.alt() && matches!(key, Key::Character(_));
        let (command, alt) = (modifiers.command() && !is_alt_gr, modifiers.alt() && !is_alt_gr);
        // On macOS Alt writes signs; elsewhere it doesn't change what a key writes.
        let writes = !command && (!alt || cfg!(target_os = "macos"));
        let written = text.filter(|_| writes).and_then(only_char);
        let held = |symbol| match symbol {
            Symbol::Sign(_) => Chord::key(symbol),
            _ => Chord { symbol, command, alt, shift: modifiers.shift() },
        };
        if location == Location::Numpad
            && let Some(digit) = written.and_then(digit)
        {
            return KeyPress { chord: Some(Chord::key(Symbol::Digit(digit))), is_shortcut: false, text };
        }
        let chord = match key {
            Key::Named(key) => Some(held(Symbol::Named(*key))),
            Key::Unidentified => None,
            Key::Character(key) => {
                let key = only_char(key);
                let is_for_letter = |sign| place.is_some_and(|at| SIGNS_FOR_LETTERS.contains(&(at, sign)));
                match written.filter(|sign| SIGNS.contains(sign) && !is_for_letter(*sign)) {
                    Some(sign) => Some(Chord::key(Symbol::Sign(sign))),
                    // AltGr writes signs, and what else it writes are no commands.
                    None if is_alt_gr || is_third_level(key, modified, modifiers) => None,
                    None => key.and_then(|key| symbol(key, written, place)).map(held),
                }
            }
        };
        let is_shortcut = chord.map_or(command || alt, |chord| chord.command || chord.alt);
        KeyPress { chord, is_shortcut, text }
    }

    /// The key, if it writes nothing or is Enter, Space or Tab.
    pub fn named(&self) -> Option<Named> {
        match self.chord?.symbol {
            Symbol::Named(key) => Some(key),
            _ => None,
        }
    }

    /// Whether it is this key with no modifier.
    pub fn is_plain(&self, key: Named) -> bool {
        self.chord == Some(Chord::named(key))
    }

    /// The digit, if it is pressed without a modifier but what it takes to write it.
    pub fn digit(&self) -> Option<u8> {
        match self.chord?.symbol {
            Symbol::Digit(digit) if !self.is_shortcut => Some(digit),
            _ => None,
        }
    }

    /// Whether Ctrl or Alt is held down with it, but for writing a sign.
    pub fn is_shortcut(&self) -> bool {
        self.is_shortcut
    }

    /// Whether Shift is held down with it.
    pub fn has_shift(&self) -> bool {
        self.chord.is_some_and(|chord| chord.shift)
    }

    /// The command in an area. Shift changes nothing about a key that has no command with it.
    pub fn command(&self, area: Area) -> Option<Command> {
        let chord = self.chord?;
        let find = |wanted: Chord| {
            let keys = LINES.iter().filter(|line| line.area == area).flat_map(|line| line.keys);
            keys.into_iter().find(|(key, _)| *key == wanted).map(|(_, command)| *command)
        };
        find(chord).or_else(|| find(Chord { shift: false, ..chord }))
    }

    /// What it adds to a typed move: letters and digits as the notation has them, whatever the layout writes for them.
    pub fn typed(&self) -> Option<String> {
        if self.is_shortcut {
            return None;
        }
        match self.chord.map(|chord| chord.symbol) {
            Some(Symbol::Letter(one) | Symbol::Sign(one)) => return Some(one.to_string()),
            Some(Symbol::Digit(digit)) => return Some(digit.to_string()),
            Some(Symbol::Named(_)) | None => {}
        }
        let text: String = self.text?.chars().filter(|c| !c.is_control() && !c.is_whitespace()).collect();
        (!text.is_empty()).then(|| text.to_lowercase())
    }
}

/// What a key stands for that writes `key` alone and `written` with its modifiers.
fn symbol(key: char, written: Option<char>, place: Option<Code>) -> Option<Symbol> {
    let letter = key.to_ascii_lowercase();
    if letter.is_ascii_lowercase() {
        return Some(Symbol::Letter(letter));
    }
    if let Some(digit) = digit(key).or_else(|| written.and_then(digit)) {
        return Some(Symbol::Digit(digit));
    }
    let place = place?;
    if let Some(digit) = DIGITS.iter().position(|digit| *digit == place) {
        return Some(Symbol::Digit(digit as u8));
    }
    if key < BEYOND_LATIN && !SIGNS_FOR_LETTERS.contains(&(place, key)) {
        return None;
    }
    let is_shifted = written.is_some_and(|written| written >= BEYOND_LATIN && written != key);
    let letter = LETTERS.iter().find(|(code, _)| *code == place).map(|(_, letter)| Symbol::Letter(*letter));
    // A layout that has a letter there writes the sign of typed moves nowhere.
    letter.or_else(|| (place == Code::Period && is_shifted).then_some(Symbol::Sign('>')))
}

/// Whether the key writes something else because of a third level, which on Linux and macOS is no modifier of iced's. Digits it may
/// always write: Caps Lock does so on some French keyboards.
fn is_third_level(key: Option<char>, modified: &Key, modifiers: keyboard::Modifiers) -> bool {
    let Key::Character(modified) = modified else { return false };
    if only_char(modified).and_then(digit).is_some() {
        return false;
    }
    let is_same = only_char(modified)
        .zip(key)
        .is_some_and(|(modified, key)| modified.to_uppercase().eq(key.to_uppercase()));
    !is_same && !modifiers.shift() && !modifiers.command()
}

fn only_char(text: &str) -> Option<char> {
    let mut chars = text.chars();
    chars.next().filter(|_| chars.next().is_none())
}

fn digit(written: char) -> Option<u8> {
    written.to_digit(10).map(|digit| digit as u8)
}

#[cfg(test)]
mod tests;
