//! What a player chose about the window and the way to others, and how each choice is written in `settings.toml`.

use std::env;
use std::fmt;
use std::time::Duration;

use skipstone_net::discovery::Interfaces;
use skipstone_net::host::PORT;
use skipstone_net::protocol::Name;

use crate::Theme;
use crate::locale::Language;

/// What a player chose.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Settings {
    /// The colours.
    pub theme: Theme,
    /// The words.
    pub language: Language,
    /// How fast cards move.
    pub speed: Speed,
    /// How large everything is.
    pub scale: Scale,
    /// What others call the player; empty for who doesn't say.
    pub name: Name,
    /// Where tables are announced and looked for.
    pub interfaces: Interfaces,
    /// Where the player's own tables listen.
    pub port: u16,
}

/// The ports that any program may listen at.
pub const PORTS: std::ops::RangeInclusive<u16> = 1024..=u16::MAX;

impl Default for Settings {
    /// As a first start finds them: in the desktop's language, under the user's name.
    fn default() -> Settings {
        Settings {
            theme: Theme::default(),
            language: Language::of_system(),
            speed: Speed::default(),
            scale: Scale::default(),
            name: user_name(),
            interfaces: Interfaces::default(),
            port: PORT,
        }
    }
}

/// What the system calls its user, if that can be a person's name.
fn user_name() -> Name {
    /// Accounts that nobody is called after.
    const NOBODY: [&str; 5] = ["root", "admin", "administrator", "user", "guest"];
    let user = ["USER", "USERNAME"].into_iter().find_map(|variable| env::var(variable).ok());
    let user = user.filter(|user| !NOBODY.contains(&user.to_lowercase().as_str())).unwrap_or_default();
    let mut letters = user.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    Name::new(&first.chain(letters).collect::<String>())
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

    /// How long computer players wait before each move.
    pub const fn pace(self) -> Duration {
        Duration::from_millis(match self {
            Speed::Off => 250,
            Speed::Fast => 350,
            Speed::Normal => 700,
            Speed::Slow => 1300,
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
    /// Text.
    Text(String),
    /// A whole number.
    Number(i64),
    /// What no setting is written as.
    Other(String),
}

impl fmt::Display for Written {
    /// As TOML.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Written::Text(text) => write!(f, "{text:?}"),
            Written::Number(number) => write!(f, "{number}"),
            Written::Other(other) => f.write_str(other),
        }
    }
}

impl From<&str> for Written {
    fn from(text: &str) -> Written {
        Written::Text(text.to_owned())
    }
}

/// One of the settings by its name.
#[derive(Debug, Clone, Copy)]
pub struct Key {
    /// Its name in the file; `network.port` is `port` under `[network]`.
    pub name: &'static str,
    /// Its value.
    pub get: fn(&Settings) -> Written,
    values: Values,
}

/// Which values a setting may have.
#[derive(Debug, Clone, Copy)]
enum Values {
    /// One of a few: every setting that has one of them, the rest as in these.
    Listed(fn(&Settings) -> Vec<Settings>),
    /// Whatever can be taken on, and how a person is told what that is.
    Free(fn(&Settings, &Written) -> Option<Settings>, &'static str),
}

impl Key {
    /// Every setting, in the order of the settings screen.
    pub const ALL: [Key; 7] = [
        Key {
            name: "theme",
            get: |settings| settings.theme.key().into(),
            values: Values::Listed(|settings| {
                Theme::ALL.map(|theme| Settings { theme, ..settings.clone() }).into()
            }),
        },
        Key {
            name: "language",
            get: |settings| settings.language.code().into(),
            values: Values::Listed(|settings| {
                Language::ALL.map(|language| Settings { language, ..settings.clone() }).into()
            }),
        },
        Key {
            name: "speed",
            get: |settings| settings.speed.key().into(),
            values: Values::Listed(|settings| {
                Speed::ALL.map(|speed| Settings { speed, ..settings.clone() }).into()
            }),
        },
        Key {
            name: "scale",
            get: |settings| Written::Number(settings.scale.percent().into()),
            values: Values::Listed(|settings| {
                Scale::ALL.map(|scale| Settings { scale, ..settings.clone() }).into()
            }),
        },
        Key {
            name: "name",
            get: |settings| Written::Text(settings.name.to_string()),
            values: Values::Free(
                |settings, written| {
                    let Written::Text(name) = written else { return None };
                    let line = Name::new(name);
                    (*line == *name.as_str()).then(|| Settings { name: line, ..settings.clone() })
                },
                "a line of up to 64 bytes",
            ),
        },
        Key {
            name: "network.interfaces",
            get: |settings| Written::Text(settings.interfaces.to_string()),
            values: Values::Free(
                |settings, written| {
                    let Written::Text(names) = written else { return None };
                    let Ok(interfaces) = names.parse();
                    Some(Settings { interfaces, ..settings.clone() })
                },
                "\"all\", \"loopback\", \"none\", or interface names separated by commas",
            ),
        },
        Key {
            name: "network.port",
            get: |settings| Written::Number(settings.port.into()),
            values: Values::Free(
                |settings, written| {
                    let Written::Number(port) = written else { return None };
                    let port = u16::try_from(*port).ok().filter(|port| PORTS.contains(port))?;
                    Some(Settings { port, ..settings.clone() })
                },
                "a number from 1024 to 65535",
            ),
        },
    ];

    /// The settings with that value of this one, if it is allowed.
    pub fn set(&self, settings: &Settings, written: &Written) -> Option<Settings> {
        match self.values {
            Values::Listed(options) => {
                options(settings).into_iter().find(|option| (self.get)(option) == *written)
            }
            Values::Free(set, _) => set(settings, written),
        }
    }

    /// The values it may have, if they are few.
    pub fn options(&self) -> Option<Vec<String>> {
        match self.values {
            Values::Listed(options) => {
                let options = options(&Settings::default());
                Some(options.iter().map(|option| (self.get)(option).to_string()).collect())
            }
            Values::Free(..) => None,
        }
    }

    /// What values it may have, in English.
    pub fn allowed(&self) -> String {
        match (self.values, self.options()) {
            (Values::Free(_, allowed), _) => allowed.to_owned(),
            (Values::Listed(_), options) => format!("one of {}", options.unwrap_or_default().join(", ")),
        }
    }
}
