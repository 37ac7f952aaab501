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
    /// It is calm, with closed eyes.
    Blinking,
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
    /// It watches what somebody else does.
    Watching,
    /// It is amazed, and holds its breath.
    Gasping,
    /// It is about to reach the flag.
    Eager,
}

/// The drawing of a stone without its face, and the colour that stands for it.
fn look(stone: Stone) -> (&'static str, Color) {
    macro_rules! look {
        ($name:literal, $colour:literal) => {
            (include_str!(concat!("../../../assets/stones/", $name, ".svg")), color!($colour))
        };
    }
    match stone {
        Stone::Bot(Character::Pebble) => look!("pebble", 0xc2a651),
        Stone::Bot(Character::Flint) => look!("flint", 0xa29c9d),
        Stone::Bot(Character::Slate) => look!("slate", 0x78b2e2),
        Stone::Bot(Character::Basalt) => look!("basalt", 0x78a57c),
        Stone::Bot(Character::Marble) => look!("marble", 0xf2f0ff),
        Stone::Bot(Character::Onyx) => look!("onyx", 0xd8c592),
        Stone::Bot(Character::Agate) => look!("agate", 0xdd7c0f),
        Stone::Bot(Character::Granite) => look!("granite", 0xc6b4c8),
        Stone::Bot(Character::Jasper) => look!("jasper", 0xf2605f),
        Stone::Bot(Character::Quartz) => look!("quartz", 0xfcbcdc),
        Stone::Bot(Character::Opal) => look!("opal", 0xbfefd5),
        Stone::River => look!("river", 0xfbe7b2),
        Stone::Amber => look!("amber", 0xffbc00),
        Stone::Jade => look!("jade", 0x6edeb5),
        Stone::Lapis => look!("lapis", 0x7f92ff),
        Stone::Coral => look!("coral", 0xf79d8e),
        Stone::Amethyst => look!("amethyst", 0xc173d9),
        Stone::Moonstone => look!("moonstone", 0xa5d9ff),
        Stone::Obsidian => look!("obsidian", 0x918abb),
    }
}

/// The drawing of a stone without its face.
pub fn drawing(stone: Stone) -> &'static str {
    look(stone).0
}

/// The colour that stands for a stone in charts and splashes; lighter than a dark stone, so that it can be seen on panels and
/// water. It may differ from the drawing's, as no two are alike.
pub fn colour(stone: Stone) -> Color {
    look(stone).1
}

impl Mood {
    /// Every mood.
    pub const ALL: [Mood; 10] = [
        Mood::Calm,
        Mood::Blinking,
        Mood::Playing,
        Mood::Thinking,
        Mood::Asleep,
        Mood::Joy,
        Mood::Rueful,
        Mood::Watching,
        Mood::Gasping,
        Mood::Eager,
    ];

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
            Mood::Blinking => include_str!("../../../assets/stones/face-blinking.svg"),
            Mood::Playing => include_str!("../../../assets/stones/face-playing.svg"),
            Mood::Thinking => include_str!("../../../assets/stones/face-thinking.svg"),
            Mood::Asleep => include_str!("../../../assets/stones/face-asleep.svg"),
            Mood::Joy => include_str!("../../../assets/stones/face-joy.svg"),
            Mood::Rueful => include_str!("../../../assets/stones/face-rueful.svg"),
            Mood::Watching => include_str!("../../../assets/stones/face-watching.svg"),
            Mood::Gasping => include_str!("../../../assets/stones/face-gasping.svg"),
            Mood::Eager => include_str!("../../../assets/stones/face-eager.svg"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Colours as eyes see them that lack one kind of cones, by linear RGB (Machado, Oliveira and Fernandes 2009): red, green, blue.
    const COLOUR_BLIND: [[[f32; 3]; 3]; 3] = [
        [[0.152, 1.053, -0.205], [0.115, 0.786, 0.099], [-0.004, -0.048, 1.052]],
        [[0.367, 0.861, -0.228], [0.280, 0.673, 0.047], [-0.012, 0.043, 0.969]],
        [[1.256, -0.077, -0.179], [-0.078, 0.931, 0.148], [0.005, 0.691, 0.304]],
    ];

    fn times(matrix: [[f32; 3]; 3], by: [f32; 3]) -> [f32; 3] {
        matrix.map(|row| row.iter().zip(by).map(|(one, other)| one * other).sum())
    }

    /// Lightness and hue of linear RGB in OKLab, where distances are as large as they look.
    fn oklab(linear: [f32; 3]) -> [f32; 3] {
        let cones = times(
            [[0.4122, 0.5363, 0.0514], [0.2119, 0.6807, 0.1074], [0.0883, 0.2817, 0.6300]],
            linear.map(|part| part.clamp(0.0, 1.0)),
        );
        let lab = [[0.2105, 0.7936, -0.0041], [1.9780, -2.4286, 0.4506], [0.0259, 0.7828, -0.8087]];
        times(lab, cones.map(f32::cbrt))
    }

    fn distance(one: [f32; 3], other: [f32; 3]) -> f32 {
        one.iter().zip(other).map(|(one, other)| (one - other).powi(2)).sum::<f32>().sqrt()
    }

    /// Two areas side by side are told apart from about 0.02 on, two thin lines need more.
    #[test]
    fn no_two_stones_have_like_colours_whatever_eyes_see_them() {
        let linear = |stone: Stone| {
            let [red, green, blue, _] = colour(stone).into_linear();
            [red, green, blue]
        };
        let stones: Vec<Stone> = Stone::all().collect();
        for (nth, one) in stones.iter().enumerate() {
            for other in &stones[nth + 1..] {
                let apart = distance(oklab(linear(*one)), oklab(linear(*other)));
                assert!(apart >= 0.075, "{one:?} and {other:?}: {apart}");
                for eyes in COLOUR_BLIND {
                    let seen = |stone: Stone| oklab(times(eyes, linear(stone)));
                    let apart = distance(seen(*one), seen(*other));
                    assert!(apart >= 0.04, "{one:?} and {other:?} without a kind of cones: {apart}");
                }
            }
        }
    }
}
