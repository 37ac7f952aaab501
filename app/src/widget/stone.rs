//! The drawings of stones, and of their faces.

use iced::{Color, color};
use skipstone_core::bot::Character;

use skipstone_core::{Seat, SeatView, Stone};

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

/// The drawing of a stone without its face, and the colour that stands for it.
fn look(stone: Stone) -> (&'static str, Color) {
    macro_rules! look {
        ($name:literal, $colour:literal) => {
            (include_str!(concat!("../../../assets/stones/", $name, ".svg")), color!($colour))
        };
    }
    match stone {
        Stone::Bot(Character::Pebble) => look!("pebble", 0xe2cb9b),
        Stone::Bot(Character::Flint) => look!("flint", 0x98a2ae),
        Stone::Bot(Character::Slate) => look!("slate", 0xa4b8cc),
        Stone::Bot(Character::Basalt) => look!("basalt", 0x8fa3ab),
        Stone::Bot(Character::Marble) => look!("marble", 0xeef1f5),
        Stone::Bot(Character::Onyx) => look!("onyx", 0xb3aec6),
        Stone::Bot(Character::Agate) => look!("agate", 0xd39a6c),
        Stone::Bot(Character::Granite) => look!("granite", 0xd0c1bd),
        Stone::Bot(Character::Jasper) => look!("jasper", 0xf28a70),
        Stone::Bot(Character::Quartz) => look!("quartz", 0xf9d6e0),
        Stone::Bot(Character::Opal) => look!("opal", 0xcfd6ec),
        Stone::River => look!("river", 0xf6f0e2),
        Stone::Amber => look!("amber", 0xf7b53c),
        Stone::Jade => look!("jade", 0x7fcf9a),
        Stone::Lapis => look!("lapis", 0x7fa6fa),
        Stone::Coral => look!("coral", 0xfd9078),
        Stone::Amethyst => look!("amethyst", 0xbb96ec),
        Stone::Moonstone => look!("moonstone", 0xa3b8ea),
        Stone::Obsidian => look!("obsidian", 0x9692b0),
    }
}

/// The drawing of a stone without its face.
pub fn drawing(stone: Stone) -> &'static str {
    look(stone).0
}

/// The colour that stands for a stone in charts and splashes; lighter than a dark stone, so that it can be seen on panels and
/// water.
pub fn colour(stone: Stone) -> Color {
    look(stone).1
}

impl Mood {
    /// Every mood.
    pub const ALL: [Mood; 6] =
        [Mood::Calm, Mood::Playing, Mood::Thinking, Mood::Asleep, Mood::Joy, Mood::Rueful];

    /// The mood of a seat's stone in a position, if its player is there; `me` is the seat that looks.
    pub fn of(seat: Seat, me: Option<Seat>, view: &SeatView<'_>) -> Mood {
        let winner = view.ending().and_then(|end| end.winner);
        match (winner, view.on_turn() == Some(seat)) {
            (Some(winner), _) if winner == view.team(seat) => Mood::Joy,
            (Some(_), _) => Mood::Rueful,
            (None, true) if me == Some(seat) => Mood::Playing,
            (None, true) => Mood::Thinking,
            (None, false) => Mood::Calm,
        }
    }

    /// The drawing of a face in this mood.
    pub fn drawing(self) -> &'static str {
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
