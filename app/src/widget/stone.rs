//! The stones that players are shown as.
//!
//! Each computer player has a stone of its own, known by its name. People have the others.

use skipstone_core::Seat;

/// A stone without its face.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
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
    River,
    Amber,
    Jade,
    Lapis,
    Coral,
    Amethyst,
    Moonstone,
    Obsidian,
}

/// What a stone's face shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Mood {
    /// It waits for its turn.
    #[default]
    Calm,
    /// It is on turn.
    Playing,
    /// It is on turn, and thinks for long.
    Thinking,
    /// Its player is away.
    Asleep,
    /// Its team has won.
    Joy,
}

impl Stone {
    /// Every stone.
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

    /// The stone of a player: `own` for this one, that of its name for a computer player, else one by the seat that is neither.
    pub fn of_player(seat: Seat, name: &str, is_bot: bool, own: Option<Stone>) -> Stone {
        if let Some(own) = own {
            return own;
        }
        let named = Stone::ALL.into_iter().find(|stone| is_bot && stone.key() == name.to_lowercase());
        named.unwrap_or_else(|| {
            let others = &Stone::OF_PEOPLE[1..];
            others[seat.index() % others.len()]
        })
    }

    pub(super) fn drawing(self) -> &'static str {
        match self {
            Stone::Pebble => include_str!("../../../assets/stones/pebble.svg"),
            Stone::Flint => include_str!("../../../assets/stones/flint.svg"),
            Stone::Slate => include_str!("../../../assets/stones/slate.svg"),
            Stone::Basalt => include_str!("../../../assets/stones/basalt.svg"),
            Stone::Marble => include_str!("../../../assets/stones/marble.svg"),
            Stone::Onyx => include_str!("../../../assets/stones/onyx.svg"),
            Stone::Agate => include_str!("../../../assets/stones/agate.svg"),
            Stone::Granite => include_str!("../../../assets/stones/granite.svg"),
            Stone::Jasper => include_str!("../../../assets/stones/jasper.svg"),
            Stone::Quartz => include_str!("../../../assets/stones/quartz.svg"),
            Stone::Opal => include_str!("../../../assets/stones/opal.svg"),
            Stone::River => include_str!("../../../assets/stones/river.svg"),
            Stone::Amber => include_str!("../../../assets/stones/amber.svg"),
            Stone::Jade => include_str!("../../../assets/stones/jade.svg"),
            Stone::Lapis => include_str!("../../../assets/stones/lapis.svg"),
            Stone::Coral => include_str!("../../../assets/stones/coral.svg"),
            Stone::Amethyst => include_str!("../../../assets/stones/amethyst.svg"),
            Stone::Moonstone => include_str!("../../../assets/stones/moonstone.svg"),
            Stone::Obsidian => include_str!("../../../assets/stones/obsidian.svg"),
        }
    }
}

impl Mood {
    /// Every mood.
    pub const ALL: [Mood; 5] = [Mood::Calm, Mood::Playing, Mood::Thinking, Mood::Asleep, Mood::Joy];

    pub(super) fn drawing(self) -> &'static str {
        match self {
            Mood::Calm => include_str!("../../../assets/stones/face-calm.svg"),
            Mood::Playing => include_str!("../../../assets/stones/face-playing.svg"),
            Mood::Thinking => include_str!("../../../assets/stones/face-thinking.svg"),
            Mood::Asleep => include_str!("../../../assets/stones/face-asleep.svg"),
            Mood::Joy => include_str!("../../../assets/stones/face-joy.svg"),
        }
    }
}
