//! The keyboard cursor on the board, and the keys of the board.

use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use iced::{Rectangle, Vector};
use skipstone_core::{ByPile, Pile, Seat};

use super::{BoardLayout, Question, Slot};

/// The direction of an arrow key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Direction {
    Up,
    Down,
    Left,
    Right,
}

/// The command of a key on the board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum KeyCommand {
    /// Moves the cursor to the next slot in a direction.
    MoveCursor(Direction),
    /// Presses the cursor's slot, as a click does.
    Press,
    /// Presses a slot, as a click does. Of the own hand it is the place, from 0 at the left.
    Slot(Slot),
    /// Ends the turn without a discard.
    Pass,
    /// Draws a card by hand (RULES 9).
    Draw,
    /// Takes back the last move.
    Undo,
    /// Plays again what was taken back.
    Redo,
    /// Cancels the typed move, the picked-up card, the hint or the cursor, whichever is first.
    Cancel,
    /// Adds letters to the typed move.
    Type(String),
    /// Removes the last letter of the typed move.
    Erase,
    /// Plays the typed move.
    Submit,
    /// Shows what the keys do.
    Keys,
    /// Says something about the board.
    Ask(Question),
}

/// The keys of the own discard piles, in order.
const DISCARDS: ByPile<&str> = ByPile(["q", "w", "e", "r"]);
/// The digit of the first build pile; the digits before it belong to a hand of five.
const BUILDS: u8 = 6;

/// The digit of a build pile.
const fn build_key(pile: Pile) -> u8 {
    BUILDS + pile.index() as u8
}

impl KeyCommand {
    /// The command of a key for the player at seat `me`; `None` if it has none. `typing` while a move is being typed.
    pub fn from_key(
        key: &Key,
        modifiers: Modifiers,
        text: Option<&str>,
        me: Seat,
        typing: bool,
    ) -> Option<KeyCommand> {
        // AltGr is both. With it some keyboards type "@" and ">".
        let is_alt_gr = modifiers.command() && modifiers.alt();
        if modifiers.command() && !is_alt_gr {
            return match key.as_ref() {
                Key::Character("z") if !modifiers.shift() => Some(KeyCommand::Undo),
                Key::Character("z" | "Z" | "y") => Some(KeyCommand::Redo),
                _ => None,
            };
        }
        if modifiers.alt() && !is_alt_gr {
            return None;
        }
        if typing {
            return KeyCommand::typing(key, text);
        }
        let named = |named| {
            Some(match named {
                Named::ArrowUp => KeyCommand::MoveCursor(Direction::Up),
                Named::ArrowDown => KeyCommand::MoveCursor(Direction::Down),
                Named::ArrowLeft => KeyCommand::MoveCursor(Direction::Left),
                Named::ArrowRight => KeyCommand::MoveCursor(Direction::Right),
                Named::Enter => KeyCommand::Press,
                Named::Escape => KeyCommand::Cancel,
                _ => return None,
            })
        };
        match key.as_ref() {
            Key::Named(key) => named(key),
            Key::Character(_) if is_alt_gr => KeyCommand::letter(text?, text?, me),
            Key::Character(character) => KeyCommand::letter(character, text.unwrap_or(character), me),
            Key::Unidentified => None,
        }
    }

    fn letter(key: &str, text: &str, me: Seat) -> Option<KeyCommand> {
        // On many keyboards it is on the key that begins a typed move.
        if text == "?" {
            return Some(KeyCommand::Keys);
        }
        let key = key.to_lowercase();
        if let Some(pile) = Pile::ALL.into_iter().find(|pile| DISCARDS[*pile] == key) {
            return Some(KeyCommand::Slot(Slot::Discard(me, pile)));
        }
        if let Ok(digit @ 1..=9) = key.parse::<u8>() {
            let build = Pile::ALL.into_iter().find(|pile| build_key(*pile) == digit);
            let slot = build.map_or(Slot::Hand(digit - 1), Slot::Build);
            return Some(KeyCommand::Slot(slot));
        }
        if let Some((_, question)) = Question::ALL.into_iter().find(|(asked, _)| *asked == key) {
            return Some(KeyCommand::Ask(question));
        }
        match key.as_str() {
            "s" => Some(KeyCommand::Slot(Slot::Stock(me))),
            "p" => Some(KeyCommand::Pass),
            "n" => Some(KeyCommand::Draw),
            "u" => Some(KeyCommand::Undo),
            "/" => Some(KeyCommand::Type(String::new())),
            "d" | "@" | ">" => Some(KeyCommand::Type(text.to_lowercase())),
            _ => None,
        }
    }

    fn typing(key: &Key, text: Option<&str>) -> Option<KeyCommand> {
        match key {
            Key::Named(Named::Enter) => Some(KeyCommand::Submit),
            Key::Named(Named::Escape) => Some(KeyCommand::Cancel),
            Key::Named(Named::Backspace) => Some(KeyCommand::Erase),
            // The arrows don't lead away from a move that is being typed.
            Key::Named(Named::ArrowUp | Named::ArrowDown | Named::ArrowLeft | Named::ArrowRight) => {
                Some(KeyCommand::Type(String::new()))
            }
            _ => {
                let text: String = text?.chars().filter(|c| !c.is_control() && !c.is_whitespace()).collect();
                (!text.is_empty()).then(|| KeyCommand::Type(text.to_lowercase()))
            }
        }
    }
}

/// The label of a slot's key as shown on the board; `None` if the slot has no key. Of the own hand it is the place that counts, from 0
/// at the left.
pub fn key_of(slot: Slot, me: Seat) -> Option<String> {
    match slot {
        Slot::Hand(place) if place + 1 < BUILDS => Some((place + 1).to_string()),
        Slot::Build(pile) => Some(build_key(pile).to_string()),
        Slot::Stock(owner) if owner == me => Some("S".to_owned()),
        Slot::Discard(owner, pile) if owner == me => Some(DISCARDS[pile].to_uppercase()),
        _ => None,
    }
}

/// The nearest slot in a direction; distance sideways counts double. Without a slot to start from, the first hand card, or
/// another own slot.
pub fn next_slot(layout: &BoardLayout, from: Option<Slot>, direction: Direction) -> Option<Slot> {
    let Some(start) = from.and_then(|slot| layout.pile(slot)) else {
        let first = |is_first: fn(Slot) -> bool| layout.piles.iter().find(|pile| is_first(pile.slot));
        let own = first(|slot| matches!(slot, Slot::Hand(_)));
        let any = || first(|slot| !matches!(slot, Slot::OtherHand(_)));
        return own.or_else(any).map(|pile| pile.slot);
    };
    let distance = |bounds: Rectangle| {
        let Vector { x, y } = bounds.center() - start.bounds.center();
        let (ahead, aside) = match direction {
            Direction::Up => (-y, x),
            Direction::Down => (y, x),
            Direction::Left => (-x, y),
            Direction::Right => (x, y),
        };
        // Only slots within 60 degrees of the direction.
        (ahead > 1.0 && aside.abs() < 1.8 * ahead).then_some(ahead + 2.0 * aside.abs())
    };
    let ways = layout.piles.iter().filter_map(|pile| Some((distance(pile.bounds)?, pile.slot)));
    let nearest = ways.min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, slot)| slot);
    nearest.or(from)
}
