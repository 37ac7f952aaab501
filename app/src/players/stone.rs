//! The stones that players are shown as. `widget/stone` draws them.
//!
//! Each computer player has a stone of its own, known by its name. People have the others.

use skipstone_core::Seat;

/// A stone without its face.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[allow(missing_docs)]
pub enum Stone {
    Pebble,
    Flint,
    Slate,
    Basalt,
    Marble,
    Onyx,
    Agate,
    Granite,
    Jasper,
    Quartz,
    Opal,
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
    /// Every stone; those of computer players come first.
    pub const ALL: [Stone; 19] = [
        Stone::Pebble,
        Stone::Flint,
        Stone::Slate,
        Stone::Basalt,
        Stone::Marble,
        Stone::Onyx,
        Stone::Agate,
        Stone::Granite,
        Stone::Jasper,
        Stone::Quartz,
        Stone::Opal,
        Stone::River,
        Stone::Amber,
        Stone::Jade,
        Stone::Lapis,
        Stone::Coral,
        Stone::Amethyst,
        Stone::Moonstone,
        Stone::Obsidian,
    ];
    /// Those that a person can choose, the default first.
    pub const OF_PEOPLE: [Stone; 8] = *Stone::ALL.last_chunk().expect("there are more stones");

    /// Its name in `settings.toml`; that of a computer player in small letters.
    pub const fn key(self) -> &'static str {
        match self {
            Stone::Pebble => "pebble",
            Stone::Flint => "flint",
            Stone::Slate => "slate",
            Stone::Basalt => "basalt",
            Stone::Marble => "marble",
            Stone::Onyx => "onyx",
            Stone::Agate => "agate",
            Stone::Granite => "granite",
            Stone::Jasper => "jasper",
            Stone::Quartz => "quartz",
            Stone::Opal => "opal",
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
        let named = Stone::ALL.into_iter().find(|stone| is_bot && stone.key() == name.to_lowercase());
        named.unwrap_or_else(|| {
            let others = Stone::OF_PEOPLE.into_iter().filter(|stone| *stone != own);
            let usual = seat.index().checked_sub(1).and_then(|bot| Stone::ALL.get(bot));
            others.clone().nth(seat.index()).or(usual.copied()).unwrap_or_default()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_else_is_shown_as_the_own_stone() {
        let seats = || (0..12).map(Seat::from_index);
        for own in Stone::OF_PEOPLE {
            let people: Vec<Stone> = seats().map(|seat| Stone::of_other(seat, "Ada", false, own)).collect();
            assert!(!people.contains(&own));
            assert!((1..12).all(|seat| !people[..seat].contains(&people[seat])), "all differ");
        }
        assert_eq!(Stone::of_other(Seat::ONE, "Quartz", true, Stone::River), Stone::Quartz);
        assert_eq!(Stone::of_other(Seat::ONE, "Quartz", false, Stone::River), Stone::Amber);
    }
}
