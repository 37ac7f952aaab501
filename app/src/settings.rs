//! What a player chose about the window, and how each choice is written in `settings.toml`.

use std::fmt;
use std::time::Duration;

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

    /// As it is written.
    pub const fn key(self) -> &'static str {
        match self {
            Speed::Off => "off",
            Speed::Fast => "fast",
            Speed::Normal => "normal",
            Speed::Slow => "slow",
        }
    }

    /// How long a card flies; not at all where cards are there at once.
    pub const fn beat(self) -> Duration {
        Duration::from_millis(match self {
            Speed::Off => 0,
            Speed::Fast => 140,
            Speed::Normal => 280,
            Speed::Slow => 560,
        })
    }
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

/// A choice as it is written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Written {
    /// A word.
    Word(&'static str),
    /// A whole number.
    Number(u16),
}

impl fmt::Display for Written {
    /// As TOML.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Written::Word(word) => write!(f, "\"{word}\""),
            Written::Number(number) => write!(f, "{number}"),
        }
    }
}

/// One of the settings by its name.
#[derive(Debug, Clone, Copy)]
pub struct Key {
    /// Its name in the file.
    pub name: &'static str,
    /// Its value.
    pub get: fn(&Settings) -> Written,
    /// Every setting that has another value of it, the rest as in these.
    options: fn(Settings) -> Vec<Settings>,
}

impl Key {
    /// Every setting, in the order of the settings screen.
    pub const ALL: [Key; 4] = [
        Key {
            name: "theme",
            get: |settings| Written::Word(settings.theme.key()),
            options: |settings| Theme::ALL.map(|theme| Settings { theme, ..settings }).to_vec(),
        },
        Key {
            name: "language",
            get: |settings| Written::Word(settings.language.code()),
            options: |settings| Language::ALL.map(|language| Settings { language, ..settings }).to_vec(),
        },
        Key {
            name: "speed",
            get: |settings| Written::Word(settings.speed.key()),
            options: |settings| Speed::ALL.map(|speed| Settings { speed, ..settings }).to_vec(),
        },
        Key {
            name: "scale",
            get: |settings| Written::Number(settings.scale.percent()),
            options: |settings| Scale::ALL.map(|scale| Settings { scale, ..settings }).to_vec(),
        },
    ];

    /// The settings with that value of this one, if it is allowed.
    pub fn set(&self, settings: Settings, written: &str) -> Option<Settings> {
        (self.options)(settings).into_iter().find(|option| (self.get)(option).to_string() == written)
    }

    /// Every value it may have.
    pub fn allowed(&self) -> String {
        let options = (self.options)(Settings::default());
        options.iter().map(|option| (self.get)(option).to_string()).collect::<Vec<_>>().join(", ")
    }
}
