//! `settings.toml`: each missing or invalid value falls back to its default, and comments and unknown keys are preserved.

use std::path::{Path, PathBuf};

use skipstone_core::SharedError;
use skipstone_core::text::Escaped;
use toml_edit::{DocumentMut, Item, TableLike, Value};

use super::error::{QuarantineReason, StoreError};
use super::handle::Store;
use super::profile::Profile;
use super::quarantine::{quarantine, unreadable};
use super::writer::OnFailure;
use crate::read_file::{FileKind, read_text};
use crate::settings::{SettingKey, SettingValue, Settings};

/// The file of a player's settings.
#[derive(Debug, Default)]
pub struct SettingsFile {
    /// `None` if settings aren't saved.
    path: Option<PathBuf>,
    /// The parsed file, comments and unknown keys included.
    document: DocumentMut,
}

/// An invalid value of a setting. It stays in the file until the setting is changed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}: invalid value {} for {key}; expected {allowed}", Escaped(path.display()), Escaped(found))]
pub struct InvalidSetting {
    /// The path of the settings file.
    pub path: PathBuf,
    /// The setting's name, such as `network.port`.
    pub key: &'static str,
    /// The value as written in the file.
    pub found: String,
    /// The allowed values, in English.
    pub allowed: String,
}

/// The result of reading a settings file.
#[derive(Debug)]
pub struct LoadedSettings {
    /// Writes later changes.
    pub file: SettingsFile,
    /// The settings, with defaults where the file has no valid value.
    pub settings: Settings,
    /// The values that fell back to their defaults.
    pub invalid: Vec<InvalidSetting>,
    /// Why the file couldn't be read at all; all settings have their defaults then.
    pub error: Option<StoreError>,
}

impl SettingsFile {
    /// Reads the settings of a profile. The player of a named one has its name by default, so that two on one computer can sit
    /// at one table.
    pub fn of(profile: &Profile) -> LoadedSettings {
        let defaults = Settings::default();
        let name = profile.player_name(&defaults.name);
        SettingsFile::read(&profile.settings_path(), Settings { name, ..defaults })
    }

    /// Reads a settings file. Without one, all settings have their defaults.
    pub fn open(path: &Path) -> LoadedSettings {
        SettingsFile::read(path, Settings::default())
    }

    fn read(path: &Path, mut settings: Settings) -> LoadedSettings {
        let (document, error) = match read_text(path, FileKind::Settings) {
            Ok(text) => match text.parse::<DocumentMut>() {
                Ok(document) => (document, None),
                Err(error) => {
                    let why = error.to_string();
                    let why = Escaped(why.lines().next().unwrap_or_default()).to_string();
                    (
                        DocumentMut::new(),
                        Some(quarantine(path, QuarantineReason::Damaged(SharedError::new(why)))),
                    )
                }
            },
            Err(error) if error.problem.is_missing() => (DocumentMut::new(), None),
            Err(error) => (DocumentMut::new(), Some(unreadable(path, error.problem))),
        };
        let mut invalid = Vec::new();
        for key in SettingKey::ALL {
            let Some(item) = find(&document, &key) else { continue };
            let found = setting_value(item);
            match key.set(&settings, &found) {
                Some(with) => settings = with,
                None => invalid.push(InvalidSetting {
                    path: path.to_owned(),
                    key: key.name,
                    found: found.to_string(),
                    allowed: key.allowed(),
                }),
            }
        }
        // A file that was left alone isn't overwritten later either.
        let is_left = matches!(error, Some(StoreError::Unusable { .. }));
        let path = (!is_left).then(|| path.to_owned());
        LoadedSettings { file: SettingsFile { path, document }, settings, invalid, error }
    }

    /// Has the store write the settings that differ between `before` and `after`. It replaces the file atomically; an error is
    /// reported by the store, and the change stays in effect until the program ends.
    pub fn write(&mut self, before: &Settings, after: &Settings, store: &Store) {
        for key in SettingKey::ALL {
            let value = (key.get)(after);
            if value != (key.get)(before) {
                let value: Value = match value {
                    SettingValue::Text(text) | SettingValue::Other(text) => text.into(),
                    SettingValue::List(texts) => texts.into_iter().collect(),
                    SettingValue::Switch(is_on) => is_on.into(),
                    SettingValue::Number(number) => number.into(),
                };
                put(&mut self.document, &key, value);
            }
        }
        if let Some(path) = &self.path {
            let text = self.document.to_string().into_bytes();
            store.writer.write_file(path.clone(), text, OnFailure::Retry);
        }
    }
}

/// The TOML table of a setting, `None` for the top level, and its name in it.
fn split_key(key: &SettingKey) -> (Option<&'static str>, &'static str) {
    key.name.split_once('.').map_or((None, key.name), |(table, name)| (Some(table), name))
}

fn find<'a>(document: &'a DocumentMut, key: &SettingKey) -> Option<&'a Item> {
    let (table, name) = split_key(key);
    match table {
        Some(table) => document.get(table)?.get(name),
        None => document.get(name),
    }
}

fn put(document: &mut DocumentMut, key: &SettingKey, value: Value) {
    let (table, name) = split_key(key);
    let place: &mut dyn TableLike = match table {
        Some(table) => {
            let item = document.entry(table).or_insert_with(toml_edit::table);
            if !item.is_table_like() {
                *item = toml_edit::table();
            }
            match item.as_table_like_mut() {
                Some(table) => table,
                None => return,
            }
        }
        None => document.as_table_mut(),
    };
    match place.get_mut(name).and_then(Item::as_value_mut) {
        // Keeps the comment beside the value.
        Some(old) => {
            let decor = old.decor().clone();
            *old = value;
            *old.decor_mut() = decor;
        }
        None => {
            place.insert(name, Item::Value(value));
        }
    }
}

/// A value as written in the file, without comments and whitespace around it.
fn setting_value(item: &Item) -> SettingValue {
    match item.as_value() {
        Some(Value::String(text)) => SettingValue::Text(text.value().clone()),
        Some(Value::Boolean(is_on)) => SettingValue::Switch(*is_on.value()),
        Some(Value::Integer(number)) => SettingValue::Number(*number.value()),
        Some(Value::Array(array)) if array.iter().all(Value::is_str) => {
            SettingValue::List(array.iter().filter_map(Value::as_str).map(str::to_owned).collect())
        }
        Some(value) => SettingValue::Other(value.to_string().trim().to_owned()),
        None => SettingValue::Other("…".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use skipstone_net::discovery::Interfaces;
    use skipstone_net::protocol::Name;

    use super::*;
    use crate::settings::Speed;
    use crate::theme::Theme;

    #[test]
    fn one_invalid_value_gets_its_default_and_the_rest_is_kept() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("deep/settings.toml");
        let first = SettingsFile::open(&path);
        assert_eq!((first.settings, first.invalid.len(), first.error), (Settings::default(), 0, None));

        let text = "# mine\ntheme = 'purple'  # my favourite\nspeed = \"slow\"\nscale = 101\nvolume = 101\nmuted = true\nsound = 7\nstone = 'quartz'\n\
                    [network]\ninterfaces = \"loopback\" # only here\nport = 80\n";
        fs::create_dir_all(path.parent().expect("a folder")).expect("it can be made");
        fs::write(&path, text).expect("it can be written");
        let mut found = SettingsFile::open(&path);
        let expected = Settings {
            speed: Speed::Slow,
            muted: true,
            interfaces: Interfaces::Loopback,
            ..Settings::default()
        };
        assert_eq!(found.settings, expected);
        let problems: Vec<String> =
            found.invalid.iter().map(|bad| format!("{} {} {}", bad.key, bad.found, bad.allowed)).collect();
        assert_eq!(
            problems,
            [
                "theme \"purple\" one of \"desktop\", \"lake\", \"felt\", \"midnight\", \"high-contrast\"",
                "scale 101 one of 75, 90, 100, 115, 130, 150, 200",
                "volume 101 a number from 0 to 100",
                "stone \"quartz\" one of \"river\", \"amber\", \"jade\", \"lapis\", \"coral\", \"amethyst\", \
                 \"moonstone\", \"obsidian\"",
                "network.port 80 a number from 1024 to 65535",
            ]
        );

        let after = Settings { speed: Speed::Off, ..found.settings.clone() };
        found.file.write(&found.settings, &after, &Store::in_memory());
        let now = fs::read_to_string(&path).expect("it is there");
        assert_eq!(now, text.replace("slow", "off"), "only what was changed is changed");
        let names = "eth0,wlan0".parse().expect("any text is names");
        let others = Settings { interfaces: names, port: 7000, name: Name::new("Ada"), ..after.clone() };
        found.file.write(&after, &others, &Store::in_memory());
        let now = fs::read_to_string(&path).expect("it is there");
        assert!(now.ends_with("interfaces = \"eth0,wlan0\" # only here\nport = 7000\n"), "{now}");
        assert_eq!(SettingsFile::open(&path).settings, others);
    }

    #[test]
    fn a_profile_names_its_player_unless_the_file_does() {
        let folder = tempfile::tempdir().expect("a folder");
        let account = Settings::default().name;
        let name_in = |profile: Option<&str>| {
            SettingsFile::of(&Profile::in_folder(folder.path()).with_name(profile)).settings.name
        };
        assert_eq!(name_in(None), account);
        assert_eq!(name_in(Some("Ben")), Name::new("Ben"));
        let path = Profile::in_folder(folder.path()).settings_path();
        fs::write(&path, "theme = \"felt\"\n").expect("it can be written");
        assert_eq!(name_in(Some("Ben")), Name::new("Ben"));
        fs::write(&path, "name = \"Cleo\"\n").expect("it can be written");
        assert_eq!(name_in(Some("Ben")), Name::new("Cleo"));
    }

    #[test]
    fn a_byte_order_mark_is_ignored() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("settings.toml");
        fs::write(&path, "\u{feff}theme = \"felt\"\r\nmuted = true\r\n").expect("it can be written");
        let found = SettingsFile::open(&path);
        assert_eq!((found.error, found.invalid.len()), (None, 0));
        assert_eq!((found.settings.theme, found.settings.muted), (Some(Theme::Felt), true));
    }

    #[cfg(unix)]
    #[test]
    fn what_is_no_file_is_left_alone() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("settings.toml");
        std::os::unix::fs::symlink("/dev/zero", &path).expect("a link");
        let mut found = SettingsFile::open(&path);
        assert!(matches!(found.error, Some(StoreError::Unusable { .. })), "{:?}", found.error);
        let after = Settings { theme: Some(Theme::Felt), ..found.settings.clone() };
        found.file.write(&found.settings, &after, &Store::in_memory());
        assert!(path.is_symlink(), "a change doesn't replace it");
    }

    #[test]
    fn a_file_that_is_no_toml_is_quarantined() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("settings.toml");
        for text in [&b"theme = "[..], &[0xff, 0xfe, 0]] {
            fs::write(&path, text).expect("it can be written");
            let mut found = SettingsFile::open(&path);
            let Some(StoreError::Quarantined { now, .. }) = found.error else { panic!("{:?}", found.error) };
            assert_eq!(fs::read(now).expect("it is there"), text);
            let after = Settings { theme: Some(Theme::Felt), ..found.settings.clone() };
            found.file.write(&found.settings, &after, &Store::in_memory());
            assert_eq!(SettingsFile::open(&path).settings.theme, Some(Theme::Felt));
        }
    }
}
