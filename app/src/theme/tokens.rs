//! The colours of each theme, by role.

use iced::{Color, color};

/// The colours of a theme by role. Widgets ask for a role and never for a literal colour, so every theme can define its own.
///
/// Colour is never the only cue: legal slots also have a thicker outline, red cards also have their number.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ColorRoles {
    /// The upper end of the background gradient.
    pub far: Color,
    /// The middle of the background gradient, the brightest of it.
    pub middle: Color,
    /// The lower end of the background gradient.
    pub near: Color,
    /// The light on the player's side of the table on their turn.
    pub warm: Color,
    /// Text directly on the background or the table.
    pub text: Color,
    /// Text of less importance on the background or the table: captions, finished series.
    pub text_soft: Color,

    /// Panels with controls, menus and the log.
    pub panel: Color,
    /// The outline of a panel.
    pub panel_edge: Color,
    /// The background of text fields and lists.
    pub field: Color,
    /// The outline of a field.
    pub field_edge: Color,
    /// The main button, chosen values, switches that are on.
    pub accent: Color,
    /// Text on [`ColorRoles::accent`].
    pub on_accent: Color,
    /// Success: a round won, a verified deal.
    pub success: Color,
    /// Errors and refusals.
    pub danger: Color,

    /// The inside of an empty slot.
    pub slot: Color,
    /// The outline of an empty slot.
    pub slot_edge: Color,
    /// The outline of a player's area.
    pub area_edge: Color,
    /// Bubbles with what a player did.
    pub speech: Color,
    /// Text on [`ColorRoles::speech`].
    pub on_speech: Color,
    /// The background of the seat on turn.
    pub turn: Color,
    /// The outline of a slot that takes the picked-up card.
    pub legal: Color,
    /// The outline of the picked-up card, in most themes that of the slots that take it. Cards are white.
    pub picked: Color,
    /// The outline of a hint's slots.
    pub hint: Color,
    /// Numbers on [`ColorRoles::hint`].
    pub on_hint: Color,
    /// The ring around the focused control or slot.
    pub focus: Color,
    /// Shadows of cards and panels.
    pub shadow: Color,
    /// Dims the table under a panel.
    pub scrim: Color,

    /// The width of outlines, in logical pixels.
    pub line: f32,
}

impl ColorRoles {
    /// Whether light falls on the table. Without it nothing glows, and lines don't fade.
    pub fn has_light(&self) -> bool {
        self.warm != self.near
    }
}

/// Teal water with gold accents. The default.
pub(super) const LAKE: ColorRoles = ColorRoles {
    far: color!(0x0d4553),
    middle: color!(0x115461),
    near: color!(0x083541),
    warm: color!(0x8a7a3a),
    text: color!(0xf3fbfa),
    text_soft: color!(0xc6e6e5),
    panel: color!(0x0a3643),
    panel_edge: color!(0x2b7782),
    field: color!(0x0e4553),
    field_edge: color!(0x4b9aa4),
    accent: color!(0xffc23d),
    on_accent: color!(0x2b2205),
    success: color!(0x86e0a8),
    danger: color!(0xffc0b4),
    slot: color!(0x042a35, 0.35),
    slot_edge: color!(0xcdeeee, 0.54),
    area_edge: color!(0x6fb9c0),
    speech: color!(0xe4f4f2),
    on_speech: color!(0x0b3541),
    turn: color!(0xffc23d, 0.09),
    legal: color!(0xffc23d),
    picked: color!(0xffc23d),
    hint: color!(0x86e0a8),
    on_hint: color!(0x06281a),
    focus: color!(0xffffff),
    shadow: color!(0x011a22, 0.45),
    scrim: color!(0x03202a, 0.66),
    line: 1.0,
};

/// Green cloth, brass and dark wood.
pub(super) const FELT: ColorRoles = ColorRoles {
    far: color!(0x194b34),
    middle: color!(0x1d533a),
    near: color!(0x143d2a),
    warm: color!(0x8a6a30),
    text: color!(0xf7f5ec),
    text_soft: color!(0xcbdecb),
    panel: color!(0x2b211a),
    panel_edge: color!(0x6b523b),
    field: color!(0x3a2d23),
    field_edge: color!(0x96775a),
    accent: color!(0xebc27a),
    on_accent: color!(0x2b1d08),
    success: color!(0xa9dc8c),
    danger: color!(0xffbba5),
    slot: color!(0x0a2417, 0.35),
    slot_edge: color!(0xe4efdd, 0.52),
    area_edge: color!(0x8fb89b),
    speech: color!(0xf1efe2),
    on_speech: color!(0x22301f),
    turn: color!(0xe5b769, 0.09),
    legal: color!(0xffd27a),
    picked: color!(0xffd27a),
    hint: color!(0x9edcff),
    on_hint: color!(0x06222f),
    focus: color!(0xffffff),
    shadow: color!(0x04120b, 0.48),
    scrim: color!(0x0c0906, 0.66),
    line: 1.0,
};

/// Dark and quiet, easy on the eyes at night.
pub(super) const MIDNIGHT: ColorRoles = ColorRoles {
    far: color!(0x161d31),
    middle: color!(0x1a2238),
    near: color!(0x0a0f1b),
    warm: color!(0x3f6f86),
    text: color!(0xe4e8f4),
    text_soft: color!(0xb0bad8),
    panel: color!(0x161c2e),
    panel_edge: color!(0x323d5e),
    field: color!(0x1f273e),
    field_edge: color!(0x6272a0),
    accent: color!(0x6fc7d4),
    on_accent: color!(0x06232a),
    success: color!(0x83d6a4),
    danger: color!(0xff9f9f),
    slot: color!(0x05070e, 0.40),
    slot_edge: color!(0x9fb0dc, 0.53),
    area_edge: color!(0x6272a0),
    speech: color!(0xd7deef),
    on_speech: color!(0x141b2d),
    turn: color!(0x6fc7d4, 0.14),
    legal: color!(0x7fe3f0),
    picked: color!(0x7fe3f0),
    hint: color!(0x9be08a),
    on_hint: color!(0x0c2408),
    focus: color!(0xffd479),
    shadow: color!(0x000000, 0.55),
    scrim: color!(0x04060c, 0.70),
    line: 1.0,
};

/// Black, white and yellow, with outlines twice as wide.
pub(super) const HIGH_CONTRAST: ColorRoles = ColorRoles {
    far: color!(0x000000),
    middle: color!(0x000000),
    near: color!(0x000000),
    warm: color!(0x000000),
    text: color!(0xffffff),
    text_soft: color!(0xe6e6e6),
    panel: color!(0x000000),
    panel_edge: color!(0xffffff),
    field: color!(0x000000),
    field_edge: color!(0xffffff),
    accent: color!(0xffff00),
    on_accent: color!(0x000000),
    success: color!(0x66ff8c),
    danger: color!(0xff9d9d),
    slot: color!(0x000000),
    slot_edge: color!(0xffffff),
    area_edge: color!(0xffffff),
    speech: color!(0xffffff),
    on_speech: color!(0x000000),
    turn: color!(0x404040),
    legal: color!(0xffff00),
    picked: color!(0x00ffff),
    hint: color!(0x66ff8c),
    on_hint: color!(0x000000),
    focus: color!(0x00ffff),
    shadow: color!(0x000000, 0.0),
    scrim: color!(0x000000, 0.85),
    line: 2.0,
};

#[cfg(test)]
mod tests {
    use super::super::Theme;
    use super::*;
    use crate::widget::stone::colour;
    use skipstone_core::Stone;

    /// The contrast ratio of two colours by WCAG 2, from 1 to 21.
    fn contrast(one: Color, other: Color) -> f32 {
        let (one, other) = (one.relative_luminance() + 0.05, other.relative_luminance() + 0.05);
        (one / other).max(other / one)
    }

    /// What is seen of a colour on a ground, by its opacity.
    fn over(top: Color, ground: Color) -> Color {
        let mixed = |top_part: f32, ground: f32| top_part * top.a + ground * (1.0 - top.a);
        Color::from_rgb(mixed(top.r, ground.r), mixed(top.g, ground.g), mixed(top.b, ground.b))
    }

    #[track_caller]
    fn check(theme: Theme, what: &str, mark: Color, ground: Color, least: f32) {
        let found = contrast(over(mark, ground), ground);
        assert!(found >= least, "{theme:?}: {what}: {mark:?} on {ground:?} is {found:.2}");
    }

    /// The water, what lies on it, and panels.
    fn grounds(colours: &ColorRoles) -> Vec<Color> {
        let water = [colours.far, colours.middle, colours.near];
        // Buttons and labels on the water let it shine through.
        let see_through = [0.7, 0.85].map(|part| colours.panel.scale_alpha(part));
        let on_water = see_through.into_iter().chain([colours.turn, colours.slot]);
        let seen = on_water.flat_map(|top| water.map(|water| over(top, water)));
        seen.chain(water).chain([colours.panel, colours.field]).collect()
    }

    #[test]
    fn text_can_be_read_on_every_ground_in_every_theme() {
        for theme in Theme::ALL {
            let colours = theme.tokens();
            for ground in grounds(colours) {
                for (what, text) in [
                    ("text", colours.text),
                    ("soft text", colours.text_soft),
                    ("accent", colours.accent),
                    ("success", colours.success),
                    ("danger", colours.danger),
                ] {
                    check(theme, what, text, ground, 4.5);
                }
            }
            for (what, text, ground) in [
                ("on the accent", colours.on_accent, colours.accent),
                ("on a hint", colours.on_hint, colours.hint),
                ("speech", colours.on_speech, colours.speech),
            ] {
                check(theme, what, text, ground, 4.5);
            }
        }
    }

    #[test]
    fn lines_of_charts_can_be_seen_on_panels_in_every_theme() {
        for theme in Theme::ALL {
            let colours = theme.tokens();
            for stone in Stone::all() {
                check(theme, stone.key(), colour(stone), colours.panel, 3.0);
            }
            check(theme, "a mistake", colours.danger, colours.panel, 3.0);
        }
    }

    #[test]
    fn marks_can_be_seen_on_the_water_in_every_theme() {
        for theme in Theme::ALL {
            let colours = theme.tokens();
            for ground in [colours.far, colours.middle, colours.near] {
                for (what, mark) in [
                    ("an area", colours.area_edge),
                    ("an empty slot", colours.slot_edge),
                    ("picked up", colours.picked),
                    ("focus", colours.focus),
                    ("legal", colours.legal),
                    ("a hint", colours.hint),
                    ("on turn", colours.accent),
                    ("a bubble", colours.speech),
                ] {
                    check(theme, what, mark, ground, 3.0);
                }
            }
            for ground in [colours.panel, colours.field] {
                for (what, mark) in [
                    ("a field", colours.field_edge),
                    ("focus", colours.focus),
                    ("legal", colours.legal),
                    ("a hint", colours.hint),
                    ("a chosen value", colours.accent),
                ] {
                    check(theme, what, mark, ground, 3.0);
                }
            }
        }
    }

    /// How somebody sees a colour whose eyes or screen tell fewer apart: what is left of red, green and blue in each of them, linear.
    type Sight = [[f32; 3]; 3];

    /// Without one kind of cones (Machado, Oliveira and Fernandes 2009, severity 1), and without any colour.
    const SIGHTS: [(&str, Sight); 4] = [
        (
            "protanopia",
            [
                [0.152286, 1.052583, -0.204868],
                [0.114503, 0.786281, 0.099216],
                [-0.003882, -0.048116, 1.051998],
            ],
        ),
        (
            "deuteranopia",
            [
                [0.367322, 0.860646, -0.227968],
                [0.280085, 0.672501, 0.047413],
                [-0.011820, 0.042940, 0.968881],
            ],
        ),
        (
            "tritanopia",
            [
                [1.255528, -0.076749, -0.178779],
                [-0.078411, 0.930809, 0.147602],
                [0.004733, 0.691367, 0.303900],
            ],
        ),
        ("greyscale", [[0.2126, 0.7152, 0.0722]; 3]),
    ];

    /// A colour as it is seen so. Its opacity stays.
    fn seen(colour: Color, sight: Sight) -> Color {
        let [red, green, blue, alpha] = colour.into_linear();
        let part = |[of_red, of_green, of_blue]: [f32; 3]| {
            (of_red * red + of_green * green + of_blue * blue).clamp(0.0, 1.0)
        };
        let [red, green, blue] = sight.map(part);
        Color::from_linear_rgba(red, green, blue, alpha)
    }

    /// Whoever sees fewer colours, or none, tells these marks from the water by lightness alone. Which of them it is, the shape tells:
    /// a ring under a stone is the turn, a wide outline with a glow a legal place, a lifted card what is picked up.
    #[test]
    fn marks_stand_out_by_lightness_for_every_sight_in_every_theme() {
        for theme in Theme::ALL {
            let colours = theme.tokens();
            for (name, sight) in SIGHTS {
                for ground in [colours.far, colours.middle, colours.near] {
                    for (what, mark) in [
                        ("the own turn", colours.accent),
                        ("legal", colours.legal),
                        ("picked up", colours.picked),
                        ("focus", colours.focus),
                        ("a hint", colours.hint),
                        ("a bubble", colours.speech),
                        ("an empty slot", colours.slot_edge),
                    ] {
                        let ground = seen(ground, sight);
                        check(theme, &format!("{what}, {name}"), seen(mark, sight), ground, 3.0);
                    }
                }
                for (what, text, ground) in [
                    ("on the accent", colours.on_accent, colours.accent),
                    ("on a hint", colours.on_hint, colours.hint),
                    ("danger", colours.danger, colours.panel),
                    ("success", colours.success, colours.panel),
                ] {
                    check(theme, &format!("{what}, {name}"), seen(text, sight), seen(ground, sight), 4.5);
                }
            }
        }
    }
}
