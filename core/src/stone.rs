//! The stones that players are shown as.
//!
//! Each computer player has a stone of its own, known by its name. People have the eight others.

use serde::{Deserialize, Serialize};

use crate::bot::Character;

/// A stone without its face. As a message's part it is one byte: its place in [`Stone::all`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[allow(missing_docs)]
pub enum Stone {
    #[default]
    River,
    Amber,
    Jade,
    Lapis,
    Coral,
    Amethyst,
    Moonstone,
    Obsidian,
    /// That of the computer player with this character's name.
    Bot(Character),
}

/// Why a number is no [`Stone`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("there is no stone {0}")]
pub struct StoneError(pub u8);

impl Stone {
    /// Those that a person can choose, the default first.
    pub const OF_PEOPLE: [Stone; 8] = [
        Stone::River,
        Stone::Amber,
        Stone::Jade,
        Stone::Lapis,
        Stone::Coral,
        Stone::Amethyst,
        Stone::Moonstone,
        Stone::Obsidian,
    ];

    /// Every stone: those of people, then those of computer players.
    pub fn all() -> impl Iterator<Item = Stone> {
        Stone::OF_PEOPLE.into_iter().chain(Character::ALL.map(Stone::Bot))
    }

    /// The stone of a computer player of this name. `None` for a name without a character.
    pub fn of_bot(name: &str) -> Option<Stone> {
        Character::of_name(name).map(Stone::Bot)
    }

    /// The wish if it isn't taken, else the first stone that isn't. `None` if all are taken.
    pub fn free(wish: Stone, is_taken: impl Fn(Stone) -> bool) -> Option<Stone> {
        std::iter::once(wish).chain(Stone::all()).find(|stone| !is_taken(*stone))
    }

    /// Its name in settings; the name of the player for that of a computer player.
    pub const fn key(self) -> &'static str {
        match self {
            Stone::River => "river",
            Stone::Amber => "amber",
            Stone::Jade => "jade",
            Stone::Lapis => "lapis",
            Stone::Coral => "coral",
            Stone::Amethyst => "amethyst",
            Stone::Moonstone => "moonstone",
            Stone::Obsidian => "obsidian",
            Stone::Bot(character) => character.name(),
        }
    }
}

impl From<Stone> for u8 {
    fn from(stone: Stone) -> u8 {
        // There are fewer than 256 stones, and `all` has every one.
        Stone::all().position(|one| one == stone).unwrap_or_default() as u8
    }
}

impl TryFrom<u8> for Stone {
    type Error = StoneError;

    fn try_from(number: u8) -> Result<Stone, StoneError> {
        Stone::all().nth(number.into()).ok_or(StoneError(number))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stone_is_its_number_and_there_are_no_others() {
        let stones: Vec<Stone> = Stone::all().collect();
        for (number, stone) in (0u8..).zip(&stones) {
            assert_eq!((u8::from(*stone), Stone::try_from(number)), (number, Ok(*stone)));
        }
        assert_eq!(Stone::try_from(stones.len() as u8), Err(StoneError(19)));
        assert_eq!(serde_json::to_string(&Stone::Bot(Character::Opal)).expect("JSON"), "18");
    }

    #[test]
    fn a_taken_stone_gives_way_to_the_first_free_one() {
        assert_eq!(Stone::free(Stone::Jade, |_| false), Some(Stone::Jade));
        let taken = [Stone::Jade, Stone::River];
        assert_eq!(Stone::free(Stone::Jade, |stone| taken.contains(&stone)), Some(Stone::Amber));
        let of_people = |stone| Stone::OF_PEOPLE.contains(&stone);
        assert_eq!(Stone::free(Stone::Coral, of_people), Some(Stone::Bot(Character::Pebble)));
        assert_eq!(Stone::free(Stone::Coral, |_| true), None);
    }
}
