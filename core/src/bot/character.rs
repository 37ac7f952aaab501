//! The characters of computer players: at about the same strength, each likes some plans a little better than others do.

use std::fmt;
use std::str::FromStr;

use super::weights::Weights;

/// A character, by the name of the player that has it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Character {
    /// Tidy: puts like on like, and keeps discard piles free.
    Pebble,
    /// A racer: after new hands, whatever they bury.
    Flint,
    /// A planner ahead: builds descending discard piles.
    Slate,
    /// A blocker: keeps the build piles away from others' stock cards.
    Basalt,
    /// A hoarder: saves its wilds.
    Marble,
    /// A counter: parts with what many are left of.
    Onyx,
    /// A spender: plays its wilds early.
    Agate,
    /// Patient: keeps what is needed soon, and parts with what is needed last.
    Granite,
    /// A finisher: completes build piles.
    Jasper,
    /// Spreads its discards over all piles.
    Quartz,
    /// A helper: puts partners' stock cards first, and buries little.
    Opal,
}

impl Character {
    /// Every character.
    pub const ALL: [Character; 11] = [
        Character::Pebble,
        Character::Flint,
        Character::Slate,
        Character::Basalt,
        Character::Marble,
        Character::Onyx,
        Character::Agate,
        Character::Granite,
        Character::Jasper,
        Character::Quartz,
        Character::Opal,
    ];

    /// The name of the player.
    pub const fn name(self) -> &'static str {
        match self {
            Character::Pebble => "Pebble",
            Character::Flint => "Flint",
            Character::Slate => "Slate",
            Character::Basalt => "Basalt",
            Character::Marble => "Marble",
            Character::Onyx => "Onyx",
            Character::Agate => "Agate",
            Character::Granite => "Granite",
            Character::Jasper => "Jasper",
            Character::Quartz => "Quartz",
            Character::Opal => "Opal",
        }
    }

    /// The character of a computer player of this name, in small or capital letters; players of other names have none.
    pub fn of_name(name: &str) -> Option<Character> {
        Character::ALL.into_iter().find(|character| character.name().eq_ignore_ascii_case(name))
    }

    /// What it adds to the weights of its level.
    pub(super) const fn weights(self) -> Weights {
        match self {
            Character::Pebble => Weights { onto_equal: 16, onto_free: -6, ..Weights::NONE },
            Character::Flint => Weights { new_hand: 50, bury: 7, ..Weights::NONE },
            Character::Slate => Weights { onto_higher: 10, ..Weights::NONE },
            Character::Basalt => Weights { threats: [-7, -5, -3], onto_free: 6, bury: -5, ..Weights::NONE },
            Character::Marble => Weights { wild: -32, high: 1, ..Weights::NONE },
            Character::Onyx => Weights { unseen: 4, ..Weights::NONE },
            Character::Agate => Weights { wild: 16, onto_higher: -12, ..Weights::NONE },
            Character::Granite => Weights { late: 6, ..Weights::NONE },
            Character::Jasper => Weights { completed: 24, late: 3, bury: -12, ..Weights::NONE },
            Character::Quartz => Weights { onto_free: 24, bury: 4, ..Weights::NONE },
            Character::Opal => Weights { partners_stock: 200, onto_higher: 6, bury: -14, ..Weights::NONE },
        }
    }
}

impl fmt::Display for Character {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Why a text can't be parsed as a [`Character`].
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not a character: there are {names}", names = Character::ALL.map(Character::name).join(", "))]
pub struct CharacterError(pub String);

impl FromStr for Character {
    type Err = CharacterError;

    fn from_str(text: &str) -> Result<Character, CharacterError> {
        Character::of_name(text).ok_or_else(|| CharacterError(text.to_owned()))
    }
}
