//! The stones that players are shown as. `widget/stone` draws them.
//!
//! Each computer player has a stone of its own, known by its name. People have the others.

use skipstone_core::Seat;
use skipstone_core::bot::Character;

/// A stone without its face.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[allow(missing_docs)]
pub enum Stone {
    /// That of the computer player with this character's name.
    Bot(Character),
    #[default]
    River,
    Amber,
    Jade,
    Lapis,
    Coral,
    Amethyst,
    Moonstone,
    Obsidian,
}

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

    /// Its name in `settings.toml`; the name of the player for that of a computer player.
    pub const fn key(self) -> &'static str {
        match self {
            Stone::Bot(character) => character.name(),
            Stone::River => "river",
            Stone::Amber => "amber",
            Stone::Jade => "jade",
            Stone::Lapis => "lapis",
            Stone::Coral => "coral",
            Stone::Amethyst => "amethyst",
            Stone::Moonstone => "moonstone",
            Stone::Obsidian => "obsidian",
        }
    }

    /// The stone of a player at a table: the one that the settings have for the seat `me`, see [`of_other`](Self::of_other) for
    /// all others.
    pub fn of_player(seat: Seat, name: &str, is_bot: bool, (me, own): (Option<Seat>, Stone)) -> Stone {
        match me == Some(seat) {
            true => own,
            false => Stone::of_other(seat, name, is_bot, own),
        }
    }

    /// The stone of another player: that of its name for a computer player, else one by the seat that isn't `own`, the stone of
    /// the player at this computer. At a large table, people who find no other one have that of the seat's usual computer player.
    pub fn of_other(seat: Seat, name: &str, is_bot: bool, own: Stone) -> Stone {
        if let Some(character) = Character::of_name(name).filter(|_| is_bot) {
            return Stone::Bot(character);
        }
        let mut others = Stone::OF_PEOPLE.into_iter().filter(|stone| *stone != own);
        let usual = seat.index().checked_sub(1).and_then(|bot| Character::ALL.get(bot));
        others.nth(seat.index()).or(usual.copied().map(Stone::Bot)).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    impl Stone {
        /// Every stone; those of computer players come first.
        pub(crate) fn all() -> impl Iterator<Item = Stone> {
            Character::ALL.into_iter().map(Stone::Bot).chain(Stone::OF_PEOPLE)
        }
    }

    #[test]
    fn nobody_else_is_shown_as_the_own_stone() {
        let seats = || (0..12).map(Seat::from_index);
        for own in Stone::OF_PEOPLE {
            let people: Vec<Stone> = seats().map(|seat| Stone::of_other(seat, "Ada", false, own)).collect();
            assert!(!people.contains(&own));
            assert!((1..12).all(|seat| !people[..seat].contains(&people[seat])), "all differ");
        }
        assert_eq!(Stone::of_other(Seat::ONE, "Quartz", true, Stone::River), Stone::Bot(Character::Quartz));
        assert_eq!(Stone::of_other(Seat::ONE, "Quartz", false, Stone::River), Stone::Amber);
    }
}
