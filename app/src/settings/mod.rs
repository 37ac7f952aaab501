//! The player's settings, and how each one is written in `settings.toml`.

mod context;

use std::env;
use std::fmt;
use std::time::Duration;

use skipstone_net::discovery::Interfaces;
use skipstone_net::host::PORT;
use skipstone_net::protocol::Name;

use crate::Theme;
use crate::desktop::DesktopPreferences;
use crate::keyed::keyed;
use crate::locale::Language;
use crate::table::{HandOrder, Lessons, Motion, Verbosity};
use crate::theme::card_faces::CardFaces;
use skipstone_core::Stone;

pub use context::{Context, LARGEST_FITTING};

/// The settings of a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Settings {
    /// Colours; `None` follows the desktop.
    pub theme: Option<Theme>,
    /// What cards look like.
    pub cards: CardFaces,
    /// In which order the own hand is shown.
    pub hand: HandOrder,
    /// The language of the window.
    pub language: Language,
    /// How fast cards move.
    pub speed: Speed,
    /// How long computer players think.
    pub pace: Pace,
    /// How much moves on the table; `None` follows the desktop.
    pub motion: Option<Motion>,
    /// The size of everything, before it is adjusted to the window.
    pub scale: Scale,
    /// How much screen readers are told of what happens on the board.
    pub speech: Verbosity,
    /// Whether the window is used with one switch, and how fast.
    pub one_switch: OneSwitch,
    /// How loud sounds are, in percent: 0 to 100.
    pub volume: u8,
    /// Whether sounds are turned off, whatever the volume.
    pub muted: bool,
    /// The stone that the player is shown as, one of [`Stone::OF_PEOPLE`].
    pub stone: Stone,
    /// Whether tips are given in the first rounds.
    pub tips: bool,
    /// Whether computer players make remarks.
    pub remarks: bool,
    /// Whether the statistics show milestones.
    pub milestones: bool,
    /// What the program has taught already.
    pub learned: Lessons,
    /// The name others see; empty if none was entered.
    pub name: Name,
    /// The network interfaces on which tables are announced and looked for.
    pub interfaces: Interfaces,
    /// The UDP port of the player's own tables.
    pub port: u16,
    /// Whether phones may join the player's own tables, as it was switched last.
    pub phones: bool,
}

/// The allowed ports: those below need special rights.
pub const PORT_RANGE: std::ops::RangeInclusive<u16> = 1024..=u16::MAX;

/// The volume at the first start, in percent.
const VOLUME: u8 = 60;

impl Settings {
    /// The volumes to choose from, in percent, the lowest first. The settings file may have others.
    pub const VOLUMES: [u8; 5] = [20, 40, 60, 80, 100];

    /// The volume at which sounds are heard, in percent; 0 if they are turned off.
    pub fn heard_volume(&self) -> u8 {
        if self.muted { 0 } else { self.volume }
    }

    /// The colours: the chosen ones, or those that fit the desktop.
    pub fn theme_on(&self, desktop: &DesktopPreferences) -> Theme {
        let of_desktop = match desktop {
            DesktopPreferences { more_contrast: true, .. } => Theme::HighContrast,
            DesktopPreferences { dark: true, .. } => Theme::Midnight,
            _ => Theme::default(),
        };
        self.theme.unwrap_or(of_desktop)
    }

    /// The size of everything: the chosen one, in sizes of the desktop's text.
    pub fn enlargement_on(&self, desktop: &DesktopPreferences) -> f32 {
        self.scale.factor() * desktop.text_scale
    }

    /// The settings with sounds turned off, or on again.
    pub fn with_sound_toggled(&self) -> Settings {
        match (self.heard_volume(), self.volume) {
            (0, 0) => self.with_heard_volume(VOLUME),
            (0, volume) => self.with_heard_volume(volume),
            _ => self.with_heard_volume(0),
        }
    }

    /// The settings with tips turned on or off. Turned on, all of them are given again.
    pub fn with_tips(&self, tips: bool) -> Settings {
        let learned = if tips { self.learned.without_tips() } else { self.learned };
        Settings { tips, learned, ..self.clone() }
    }

    /// The settings with that volume in percent, or with sounds turned off for 0. The volume is kept for later then.
    pub fn with_heard_volume(&self, percent: u8) -> Settings {
        let volume = if percent == 0 { self.volume } else { percent };
        Settings { volume, muted: percent == 0, ..self.clone() }
    }
}

impl Default for Settings {
    /// The settings at the first start: the desktop's language, and no name.
    fn default() -> Settings {
        Settings {
            theme: None,
            cards: CardFaces::default(),
            hand: HandOrder::default(),
            language: Language::of_system(),
            speed: Speed::default(),
            pace: Pace::default(),
            motion: None,
            scale: Scale::default(),
            speech: Verbosity::default(),
            one_switch: OneSwitch::default(),
            volume: VOLUME,
            muted: false,
            stone: Stone::default(),
            tips: true,
            remarks: true,
            milestones: true,
            learned: Lessons::default(),
            name: Name::new(""),
            interfaces: Interfaces::default(),
            port: PORT,
            phones: false,
        }
    }
}

/// The name of the system account, to propose it; empty for generic accounts.
pub fn account_name() -> Name {
    /// Account names that aren't people's names.
    const GENERIC_ACCOUNTS: [&str; 14] = [
        "root",
        "admin",
        "administrator",
        "user",
        "guest",
        "test",
        "player",
        "owner",
        "ubuntu",
        "debian",
        "fedora",
        "pi",
        "live",
        "liveuser",
    ];
    let user = ["USER", "USERNAME"].into_iter().find_map(|variable| env::var(variable).ok());
    let user =
        user.filter(|user| !GENERIC_ACCOUNTS.contains(&user.to_lowercase().as_str())).unwrap_or_default();
    let mut letters = user.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    Name::new(&first.chain(letters).collect::<String>())
}

keyed! {
    /// How fast cards move.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
    pub enum Speed {
        /// No animation: cards are moved at once.
        Off = "off",
        /// Half as long a flight as the default.
        Fast = "fast",
        /// The default.
        #[default]
        Normal = "normal",
        /// Twice as long a flight as the default.
        Slow = "slow",
    }
}

impl Speed {
    /// The duration of a card's flight; zero without animation.
    pub const fn flight_time(self) -> Duration {
        Duration::from_millis(match self {
            Speed::Off => 0,
            Speed::Fast => 140,
            Speed::Normal => 280,
            Speed::Slow => 560,
        })
    }
}

keyed! {
    /// How long computer players think.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
    pub enum Pace {
        /// They move at once.
        None = "none",
        /// Half as long as the default.
        Fast = "fast",
        /// The default.
        #[default]
        Normal = "normal",
        /// Twice as long as the default.
        Slow = "slow",
    }
}

impl Pace {
    /// How long computer players wait before each move, unless people wait for many or long turns.
    pub const fn bot_delay(self) -> Duration {
        Duration::from_millis(match self {
            Pace::None => 0,
            Pace::Fast => 350,
            Pace::Normal => 700,
            Pace::Slow => 1400,
        })
    }
}

keyed! {
    /// Whether the window is used with one switch: for how long each thing is highlighted that it can choose.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
    pub enum OneSwitch {
        /// Keys and mouse do what they always do.
        #[default]
        Off = "off",
        /// Half a second.
        HalfSecond = "half-second",
        /// A second.
        OneSecond = "one-second",
        /// Two seconds.
        TwoSeconds = "two-seconds",
        /// Three seconds.
        ThreeSeconds = "three-seconds",
        /// Five seconds.
        FiveSeconds = "five-seconds",
    }
}

impl OneSwitch {
    /// For how long each thing is highlighted; `None` if nothing is.
    pub const fn interval(self) -> Option<Duration> {
        match self {
            OneSwitch::Off => None,
            OneSwitch::HalfSecond => Some(Duration::from_millis(500)),
            OneSwitch::OneSecond => Some(Duration::from_secs(1)),
            OneSwitch::TwoSeconds => Some(Duration::from_secs(2)),
            OneSwitch::ThreeSeconds => Some(Duration::from_secs(3)),
            OneSwitch::FiveSeconds => Some(Duration::from_secs(5)),
        }
    }
}

/// The chosen size of everything, in percent.
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

    /// As a factor: 1.0 at 100 %.
    pub fn factor(self) -> f32 {
        f32::from(self.0) / 100.0
    }
}

impl Default for Scale {
    fn default() -> Scale {
        Scale(100)
    }
}

/// A value of a setting in `settings.toml`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SettingValue {
    /// Text.
    Text(String),
    /// A whole number.
    Number(i64),
    /// TOML of a type that no setting has.
    Other(String),
}

impl fmt::Display for SettingValue {
    /// Writes it as TOML.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SettingValue::Text(text) => write!(f, "{text:?}"),
            SettingValue::Number(number) => write!(f, "{number}"),
            SettingValue::Other(other) => f.write_str(other),
        }
    }
}

impl From<&str> for SettingValue {
    fn from(text: &str) -> SettingValue {
        SettingValue::Text(text.to_owned())
    }
}

impl From<i64> for SettingValue {
    fn from(number: i64) -> SettingValue {
        SettingValue::Number(number)
    }
}

/// A setting: its name, its value and the allowed values.
#[derive(Debug, Clone, Copy)]
pub struct SettingKey {
    /// Its name in the file; `network.port` is `port` under `[network]`.
    pub name: &'static str,
    /// Reads its value.
    pub get: fn(&Settings) -> SettingValue,
    values: AllowedValues,
}

/// The values a setting may have.
#[derive(Debug, Clone, Copy)]
enum AllowedValues {
    /// A few values: returns the given settings once for each of them.
    Listed(fn(&Settings) -> Vec<Settings>),
    /// Any value for which the function returns the changed settings, and an English description of these values.
    Free(fn(&Settings, &SettingValue) -> Option<Settings>, &'static str),
}

/// A setting in the field of its name that has a few values, with the function that writes one of them.
macro_rules! listed {
    ($name:literal, $field:ident, $values:expr, $written:expr) => {
        SettingKey {
            name: $name,
            get: |settings| SettingValue::from($written(settings.$field)),
            values: AllowedValues::Listed(|settings| {
                $values.into_iter().map(|$field| Settings { $field, ..settings.clone() }).collect()
            }),
        }
    };
}

fn yes_or_no(is_on: bool) -> &'static str {
    if is_on { "yes" } else { "no" }
}

/// What is written for a setting that follows the desktop.
const DESKTOP: &str = "desktop";

/// The values of a setting that may follow the desktop.
fn or_desktop<T>(values: impl IntoIterator<Item = T>) -> Vec<Option<T>> {
    std::iter::once(None).chain(values.into_iter().map(Some)).collect()
}

fn key_or_desktop<T>(value: Option<T>, key: impl Fn(T) -> &'static str) -> &'static str {
    value.map_or(DESKTOP, key)
}

impl SettingKey {
    /// Every setting, in the order of the settings screen.
    pub const ALL: [SettingKey; 21] = [
        listed!("theme", theme, or_desktop(Theme::ALL), |theme| key_or_desktop(theme, Theme::key)),
        listed!("cards", cards, CardFaces::ALL, CardFaces::key),
        listed!("language", language, Language::ALL, Language::code),
        listed!("hand", hand, HandOrder::ALL, HandOrder::key),
        listed!("speed", speed, Speed::ALL, Speed::key),
        listed!("pace", pace, Pace::ALL, Pace::key),
        listed!("motion", motion, or_desktop(Motion::ALL), |motion| key_or_desktop(motion, Motion::key)),
        listed!("scale", scale, Scale::ALL, |scale: Scale| i64::from(scale.percent())),
        listed!("speech", speech, Verbosity::ALL, Verbosity::key),
        listed!("one-switch", one_switch, OneSwitch::ALL, OneSwitch::key),
        SettingKey {
            name: "volume",
            get: |settings| SettingValue::Number(settings.volume.into()),
            values: AllowedValues::Free(
                |settings, written| {
                    let SettingValue::Number(percent) = written else { return None };
                    let volume = u8::try_from(*percent).ok().filter(|percent| *percent <= 100)?;
                    Some(Settings { volume, ..settings.clone() })
                },
                "a number from 0 to 100",
            ),
        },
        listed!("muted", muted, [false, true], yes_or_no),
        listed!("stone", stone, Stone::OF_PEOPLE, Stone::key),
        listed!("tips", tips, [false, true], yes_or_no),
        listed!("remarks", remarks, [false, true], yes_or_no),
        listed!("milestones", milestones, [false, true], yes_or_no),
        SettingKey {
            name: "learned",
            get: |settings| SettingValue::Text(settings.learned.to_string()),
            values: AllowedValues::Free(
                |settings, written| {
                    let SettingValue::Text(keys) = written else { return None };
                    Some(Settings { learned: Lessons::from_keys(keys), ..settings.clone() })
                },
                "names of tips, and \"guided-round\"",
            ),
        },
        SettingKey {
            name: "name",
            get: |settings| SettingValue::Text(settings.name.to_string()),
            values: AllowedValues::Free(
                |settings, written| {
                    let SettingValue::Text(name) = written else { return None };
                    let line = Name::new(name);
                    (*line == *name.as_str()).then(|| Settings { name: line, ..settings.clone() })
                },
                "a line of up to 64 bytes",
            ),
        },
        SettingKey {
            name: "network.interfaces",
            get: |settings| SettingValue::Text(settings.interfaces.to_string()),
            values: AllowedValues::Free(
                |settings, written| {
                    let SettingValue::Text(names) = written else { return None };
                    let Ok(interfaces) = names.parse();
                    Some(Settings { interfaces, ..settings.clone() })
                },
                "\"all\", \"loopback\", \"none\", or interface names separated by commas",
            ),
        },
        SettingKey {
            name: "network.port",
            get: |settings| SettingValue::Number(settings.port.into()),
            values: AllowedValues::Free(
                |settings, written| {
                    let SettingValue::Number(port) = written else { return None };
                    let port = u16::try_from(*port).ok().filter(|port| PORT_RANGE.contains(port))?;
                    Some(Settings { port, ..settings.clone() })
                },
                "a number from 1024 to 65535",
            ),
        },
        listed!("network.phones", phones, [false, true], yes_or_no),
    ];

    /// The settings changed to that value; `None` if it isn't allowed.
    pub fn set(&self, settings: &Settings, written: &SettingValue) -> Option<Settings> {
        match self.values {
            AllowedValues::Listed(options) => {
                options(settings).into_iter().find(|option| (self.get)(option) == *written)
            }
            AllowedValues::Free(set, _) => set(settings, written),
        }
    }

    /// The allowed values as written; `None` if they aren't listed.
    pub fn options(&self) -> Option<Vec<String>> {
        match self.values {
            AllowedValues::Listed(options) => {
                let options = options(&Settings::default());
                Some(options.iter().map(|option| (self.get)(option).to_string()).collect())
            }
            AllowedValues::Free(..) => None,
        }
    }

    /// The allowed values, in English.
    pub fn allowed(&self) -> String {
        match (self.values, self.options()) {
            (AllowedValues::Free(_, allowed), _) => allowed.to_owned(),
            (AllowedValues::Listed(_), options) => {
                format!("one of {}", options.unwrap_or_default().join(", "))
            }
        }
    }
}
