//! The drawings of stones, and of their faces.

use crate::stone::Stone;

/// What a stone's face shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Mood {
    /// It waits for its turn.
    #[default]
    Calm,
    /// It is on turn.
    Playing,
    /// It is on turn, and has done nothing yet.
    Thinking,
    /// Its player is away.
    Asleep,
    /// Its team has won.
    Joy,
}

/// The drawing of a stone without its face.
pub(super) fn drawing(stone: Stone) -> &'static str {
    match stone {
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
