//! The themes. One file per kind of widget; the colours are in [`ColorRoles`].

/// Makes functions of the theme the styles of one kind of widget; `default` is that of a widget without another one.
macro_rules! style_catalog {
    ($parent:ident::$widget:ident, $default:expr $(, $status:ident)?) => {
        impl iced::$parent::$widget::Catalog for crate::Theme {
            type Class<'a> = iced::$parent::$widget::StyleFn<'a, crate::Theme>;

            fn default<'a>() -> <Self as iced::$parent::$widget::Catalog>::Class<'a> {
                Box::new($default)
            }

            fn style(
                &self,
                class: &<Self as iced::$parent::$widget::Catalog>::Class<'_>,
                $($status: iced::$parent::$widget::Status,)?
            ) -> iced::$parent::$widget::Style {
                class(self $(, $status)?)
            }
        }
    };
}

pub mod button;
pub mod card_backs;
pub mod card_faces;
pub mod container;
mod pick_list;
mod progress_bar;
mod rule;
mod scrollable;
pub mod text;
mod text_input;
mod toggler;
mod tokens;

use iced::Color;
use iced::theme::{Base, Mode, Palette, Style};

use crate::keyed::keyed;

pub use tokens::ColorRoles;

keyed! {
    /// A theme of the whole window.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
    pub enum Theme {
        /// Teal water.
        #[default]
        Lake = "lake",
        /// Green cloth and dark wood.
        Felt = "felt",
        /// Dark blue tones.
        Midnight = "midnight",
        /// Black, white and yellow.
        HighContrast = "high-contrast",
    }
}

impl Theme {
    /// The theme's colours and line width.
    pub const fn tokens(self) -> &'static ColorRoles {
        match self {
            Theme::Lake => &tokens::LAKE,
            Theme::Felt => &tokens::FELT,
            Theme::Midnight => &tokens::MIDNIGHT,
            Theme::HighContrast => &tokens::HIGH_CONTRAST,
        }
    }
}

/// Interpolates between two colours; `part` is from 0 (`from`) to 1 (`to`).
pub(crate) fn mix(from: Color, to: Color, part: f32) -> Color {
    let between = |from: f32, to: f32| from + (to - from) * part;
    Color {
        r: between(from.r, to.r),
        g: between(from.g, to.g),
        b: between(from.b, to.b),
        a: between(from.a, to.a),
    }
}

impl Base for Theme {
    fn default(_preference: Mode) -> Theme {
        Theme::Lake
    }

    fn mode(&self) -> Mode {
        Mode::Dark
    }

    fn base(&self) -> Style {
        let colours = self.tokens();
        Style { background_color: colours.near, text_color: colours.text }
    }

    fn palette(&self) -> Option<Palette> {
        let colours = self.tokens();
        Some(Palette {
            background: colours.near,
            text: colours.text,
            primary: colours.accent,
            success: colours.success,
            warning: colours.accent,
            danger: colours.danger,
        })
    }

    fn name(&self) -> &str {
        self.key()
    }
}
