//! The drawings of stones, and of their faces.

use iced::{Color, color};

use crate::players::stone::Stone;

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
    /// Another team has won.
    Rueful,
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

/// The colour that stands for a stone in charts and splashes; lighter than a dark stone, so that it can be seen on panels and
/// water.
pub fn colour(stone: Stone) -> Color {
    match stone {
        Stone::Pebble => color!(0xe2cb9b),
        Stone::Flint => color!(0x98a2ae),
        Stone::Slate => color!(0xa4b8cc),
        Stone::Basalt => color!(0x8fa3ab),
        Stone::Marble => color!(0xeef1f5),
        Stone::Onyx => color!(0xb3aec6),
        Stone::Agate => color!(0xd39a6c),
        Stone::Granite => color!(0xd0c1bd),
        Stone::Jasper => color!(0xf28a70),
        Stone::Quartz => color!(0xf9d6e0),
        Stone::Opal => color!(0xcfd6ec),
        Stone::River => color!(0xf6f0e2),
        Stone::Amber => color!(0xf7b53c),
        Stone::Jade => color!(0x7fcf9a),
        Stone::Lapis => color!(0x7fa6fa),
        Stone::Coral => color!(0xfd9078),
        Stone::Amethyst => color!(0xbb96ec),
        Stone::Moonstone => color!(0xa3b8ea),
        Stone::Obsidian => color!(0x9692b0),
    }
}

impl Mood {
    /// Every mood.
    pub const ALL: [Mood; 6] =
        [Mood::Calm, Mood::Playing, Mood::Thinking, Mood::Asleep, Mood::Joy, Mood::Rueful];

    pub(super) fn drawing(self) -> &'static str {
        match self {
            Mood::Calm => include_str!("../../../assets/stones/face-calm.svg"),
            Mood::Playing => include_str!("../../../assets/stones/face-playing.svg"),
            Mood::Thinking => include_str!("../../../assets/stones/face-thinking.svg"),
            Mood::Asleep => include_str!("../../../assets/stones/face-asleep.svg"),
            Mood::Joy => include_str!("../../../assets/stones/face-joy.svg"),
            Mood::Rueful => include_str!("../../../assets/stones/face-rueful.svg"),
        }
    }
}
