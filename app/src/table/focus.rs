//! The keyboard's cursor on the board, and what keys mean there.

use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use iced::{Rectangle, Vector};
use skipstone_core::Seat;

use super::{Layout, Slot};

/// Where the cursor goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Direction {
    Up,
    Down,
    Left,
    Right,
}

/// What a key asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command {
    /// The cursor onto the next slot that way.
    Go(Direction),
    /// What a click on the cursor's slot does.
    Press,
    /// What a click on a slot does.
    Slot(Slot),
    /// Ending the turn without a discard.
    Pass,
    /// Drawing a card by hand.
    Draw,
    /// Taking back the last move.
    Undo,
    /// Letting go of what was picked up, or was being typed.
    Cancel,
    /// Letters of a move in notation.
    Type(String),
    /// Its last letter away.
    Erase,
    /// Playing it.
    Submit,
}

/// The keys of the own discard piles.
const DISCARDS: [&str; 4] = ["q", "w", "e", "r"];
/// The first key of the build piles: they follow those of a full hand.
const BUILDS: u8 = 6;

impl Command {
    /// What a key asks for at the seat of `me`; `typing` while a move is being typed.
    pub fn of(
        key: &Key,
        modifiers: Modifiers,
        text: Option<&str>,
        me: Seat,
        typing: bool,
    ) -> Option<Command> {
        if modifiers.command() {
            return matches!(key.as_ref(), Key::Character("z")).then_some(Command::Undo);
        }
        if typing {
            return Command::typing(key, text);
        }
        let named = |named| {
            Some(match named {
                Named::ArrowUp => Command::Go(Direction::Up),
                Named::ArrowDown => Command::Go(Direction::Down),
                Named::ArrowLeft => Command::Go(Direction::Left),
                Named::ArrowRight => Command::Go(Direction::Right),
                Named::Enter | Named::Space => Command::Press,
                Named::Escape => Command::Cancel,
                Named::F1 => Command::Slot(Slot::Build(0)),
                Named::F2 => Command::Slot(Slot::Build(1)),
                Named::F3 => Command::Slot(Slot::Build(2)),
                Named::F4 => Command::Slot(Slot::Build(3)),
                _ => return None,
            })
        };
        match key.as_ref() {
            Key::Named(key) => named(key),
            Key::Character(character) => Command::letter(character, text.unwrap_or(character), me),
            Key::Unidentified => None,
        }
    }

    fn letter(key: &str, text: &str, me: Seat) -> Option<Command> {
        let key = key.to_lowercase();
        if let Some(pile) = DISCARDS.iter().position(|discard| *discard == key) {
            return Some(Command::Slot(Slot::Discard(me, pile as u8)));
        }
        if let Ok(digit @ 1..=9) = key.parse::<u8>() {
            let slot = if digit < BUILDS { Slot::Hand(digit - 1) } else { Slot::Build(digit - BUILDS) };
            return Some(Command::Slot(slot));
        }
        match key.as_str() {
            "s" => Some(Command::Slot(Slot::Stock(me))),
            "p" => Some(Command::Pass),
            "n" => Some(Command::Draw),
            "u" => Some(Command::Undo),
            "/" => Some(Command::Type(String::new())),
            "d" | "@" | ">" => Some(Command::Type(text.to_lowercase())),
            _ => None,
        }
    }

    fn typing(key: &Key, text: Option<&str>) -> Option<Command> {
        match key {
            Key::Named(Named::Enter) => Some(Command::Submit),
            Key::Named(Named::Escape) => Some(Command::Cancel),
            Key::Named(Named::Backspace) => Some(Command::Erase),
            _ => {
                let text: String = text?.chars().filter(|c| !c.is_control() && !c.is_whitespace()).collect();
                (!text.is_empty()).then(|| Command::Type(text.to_lowercase()))
            }
        }
    }
}

/// The key that stands for a slot, as it is shown on the board.
pub fn key_of(slot: Slot, me: Seat) -> Option<String> {
    match slot {
        Slot::Hand(place) if place + 1 < BUILDS => Some((place + 1).to_string()),
        Slot::Build(pile) => Some((BUILDS + pile).to_string()),
        Slot::Stock(owner) if owner == me => Some("S".to_owned()),
        Slot::Discard(owner, pile) if owner == me => {
            DISCARDS.get(usize::from(pile)).map(|key| key.to_uppercase())
        }
        _ => None,
    }
}

/// The slot next to another one: the nearest that way, rather straight ahead than aside. Without one to start from, the
/// hand or whatever own place there is.
pub fn step(layout: &Layout, from: Option<Slot>, direction: Direction) -> Option<Slot> {
    let reachable = || layout.piles.iter().filter(|pile| !matches!(pile.slot, Slot::Held(_)));
    let Some(start) = from.and_then(|slot| layout.pile(slot)) else {
        let own = |slot| matches!(slot, Slot::Hand(_));
        return reachable().find(|pile| own(pile.slot)).or_else(|| reachable().next()).map(|pile| pile.slot);
    };
    let distance = |bounds: Rectangle| {
        let Vector { x, y } = bounds.center() - start.bounds.center();
        let (ahead, aside) = match direction {
            Direction::Up => (-y, x),
            Direction::Down => (y, x),
            Direction::Left => (-x, y),
            Direction::Right => (x, y),
        };
        // Within 60 degrees of straight ahead.
        (ahead > 1.0 && aside.abs() < 1.8 * ahead).then_some(ahead + 2.0 * aside.abs())
    };
    let ways = reachable().filter_map(|pile| Some((distance(pile.bounds)?, pile.slot)));
    let nearest = ways.min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, slot)| slot);
    nearest.or(from)
}
