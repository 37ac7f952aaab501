//! How each setting is written in `settings.toml`.

use std::{fmt, iter};

use skipstone_core::Stone;
use skipstone_core::milestone::Milestone;
use skipstone_net::protocol::Name;

use super::{OneSwitch, PORT_RANGE, Pace, Scale, Settings, Speed};
use crate::Theme;
use crate::board::{HandOrder, Lessons, Motion, Verbosity};
use crate::locale::Language;
use crate::theme::card_backs::CardBack;
use crate::theme::card_faces::CardFaces;

/// A value of a setting in `settings.toml`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SettingValue {
    /// Text.
    Text(String),
    /// Texts.
    List(Vec<String>),
    /// `true` or `false`.
    Switch(bool),
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
            SettingValue::List(texts) => write!(f, "{texts:?}"),
            SettingValue::Switch(is_on) => write!(f, "{is_on}"),
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

impl From<String> for SettingValue {
    fn from(text: String) -> SettingValue {
        SettingValue::Text(text)
    }
}

impl From<bool> for SettingValue {
    fn from(is_on: bool) -> SettingValue {
        SettingValue::Switch(is_on)
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

/// What is written for a setting that follows the desktop.
const DESKTOP: &str = "desktop";

/// What is written for a setting that chooses nothing.
const NONE: &str = "none";

/// The values of a setting that may follow the desktop.
fn or_desktop<T>(values: impl IntoIterator<Item = T>) -> Vec<Option<T>> {
    or_none(values)
}

/// The values of a setting that may choose nothing.
fn or_none<T>(values: impl IntoIterator<Item = T>) -> Vec<Option<T>> {
    iter::once(None).chain(values.into_iter().map(Some)).collect()
}

fn key_or_desktop<T>(value: Option<T>, key: impl Fn(T) -> &'static str) -> &'static str {
    value.map_or(DESKTOP, key)
}

impl SettingKey {
    /// Every setting, in the order of the settings screen.
    pub const ALL: [SettingKey; 26] = [
        listed!("theme", theme, or_desktop(Theme::ALL), |theme| key_or_desktop(theme, Theme::key)),
        listed!("cards", cards, CardFaces::ALL, CardFaces::key),
        listed!("back", back, CardBack::ALL, CardBack::key),
        listed!("language", language, Language::all(), Language::code),
        listed!("hand", hand, HandOrder::ALL, HandOrder::key),
        listed!("speed", speed, Speed::ALL, Speed::key),
        listed!("pace", pace, Pace::ALL, Pace::key),
        listed!("motion", motion, or_desktop(Motion::ALL), |motion| key_or_desktop(motion, Motion::key)),
        listed!("scale", scale, Scale::ALL, |scale: Scale| i64::from(scale.percent())),
        listed!("speech", speech, Verbosity::ALL, Verbosity::key),
        listed!("one_switch", one_switch, OneSwitch::ALL, OneSwitch::key),
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
        listed!("muted", muted, [false, true], bool::from),
        listed!("stone", stone, Stone::OF_PEOPLE, Stone::key),
        listed!("tips", tips, [false, true], bool::from),
        listed!("remarks", remarks, [false, true], bool::from),
        listed!("recap", recap, [false, true], bool::from),
        listed!("milestones", milestones, [false, true], bool::from),
        listed!("rating", rating, [false, true], bool::from),
        listed!("pebble", pebble, or_none(Milestone::ALL), |pebble: Option<Milestone>| {
            pebble.map_or_else(|| NONE.to_owned(), Milestone::key)
        }),
        SettingKey {
            name: "looked_at",
            get: |settings| {
                SettingValue::List(settings.looked_at.iter().copied().map(Milestone::key).collect())
            },
            values: AllowedValues::Free(
                |settings, written| {
                    let SettingValue::List(keys) = written else { return None };
                    let looked_at = keys.iter().filter_map(|key| Milestone::of_key(key)).collect();
                    Some(Settings { looked_at, ..settings.clone() })
                },
                "a list of names of pebbles",
            ),
        },
        SettingKey {
            name: "learned",
            get: |settings| SettingValue::List(settings.learned.keys()),
            values: AllowedValues::Free(
                |settings, written| {
                    let SettingValue::List(keys) = written else { return None };
                    Some(Settings { learned: Lessons::from_keys(keys), ..settings.clone() })
                },
                "a list of names of tips, and \"guided-round\"",
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
        listed!("network.phones", phones, [false, true], bool::from),
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
