//! What a player chose about the window. It lives as long as the window does; the store keeps it later.

use crate::Theme;
use crate::locale::Language;

/// How a player wants the window.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Settings {
    /// The colours.
    pub theme: Theme,
    /// The words.
    pub language: Language,
    /// How fast cards move.
    pub speed: Speed,
    /// How large everything is.
    pub scale: Scale,
}

impl Default for Settings {
    /// As a first start finds them: in the desktop's language.
    fn default() -> Settings {
        Settings {
            theme: Theme::default(),
            language: Language::of_system(),
            speed: Speed::default(),
            scale: Scale::default(),
        }
    }
}

/// How fast cards move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Speed {
    /// They are there at once.
    Off,
    /// Fast.
    Fast,
    /// So that one can follow them.
    #[default]
    Normal,
    /// Slow.
    Slow,
}

impl Speed {
    /// Every speed, the fastest first.
    pub const ALL: [Speed; 4] = [Speed::Off, Speed::Fast, Speed::Normal, Speed::Slow];
}

/// How large everything is, in percent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Scale(u16);

impl Scale {
    /// Every size, the smallest first.
    pub const ALL: [Scale; 7] =
        [Scale(75), Scale(90), Scale(100), Scale(115), Scale(130), Scale(150), Scale(200)];

    /// In percent.
    pub const fn percent(self) -> u16 {
        self.0
    }

    /// As a factor.
    pub fn factor(self) -> f32 {
        f32::from(self.0) / 100.0
    }
}

impl Default for Scale {
    fn default() -> Scale {
        Scale(100)
    }
}
