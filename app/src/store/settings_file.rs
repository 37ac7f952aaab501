//! `settings.toml`: a value that is missing or can't be falls back by itself, and nothing the player wrote there is lost.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use toml_edit::{DocumentMut, Item, TableLike, Value};

use super::aside;
use super::trouble::{Cause, Mistrust, Trouble};
use crate::atomic_file;
use crate::settings::{Key, Settings, Written};

/// The file of a player's settings.
#[derive(Debug, Default)]
pub struct SettingsFile {
    /// Nowhere for who keeps nothing.
    path: Option<PathBuf>,
    /// As it was found, comments and unknown keys included.
    document: DocumentMut,
}

/// A value that no setting can have. It stays in the file until the setting is changed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}: invalid value {found} for {key}; expected {allowed}", path.display())]
pub struct BadSetting {
    /// The file.
    pub path: PathBuf,
    /// Which.
    pub key: &'static str,
    /// As written.
    pub found: String,
    /// What would have been allowed.
    pub allowed: String,
}

/// What was found in a settings file.
#[derive(Debug)]
pub struct Found {
    /// The file, to write changes to.
    pub file: SettingsFile,
    /// The settings, with the usual values where the file has none.
    pub settings: Settings,
    /// The values that fell back.
    pub bad: Vec<BadSetting>,
    /// Why nothing could be read at all.
    pub trouble: Option<Trouble>,
}

impl SettingsFile {
    /// Reads the settings of a file. Where there is none, all are as usual.
    pub fn open(path: &Path) -> Found {
        let (document, trouble) = match fs::read_to_string(path) {
            Ok(text) => match text.parse::<DocumentMut>() {
                Ok(document) => (document, None),
                Err(error) => {
                    let why = error.to_string();
                    let why = why.lines().next().unwrap_or_default().to_owned();
                    (DocumentMut::new(), Some(aside::set(path, Mistrust::Damaged(why))))
                }
            },
            Err(error) if error.kind() == io::ErrorKind::NotFound => (DocumentMut::new(), None),
            Err(error) if error.kind() == io::ErrorKind::InvalidData => {
                (DocumentMut::new(), Some(aside::set(path, Mistrust::Damaged(error.to_string()))))
            }
            Err(error) => (DocumentMut::new(), Some(Trouble::unusable(path, error))),
        };
        let mut settings = Settings::default();
        let mut bad = Vec::new();
        for key in Key::ALL {
            let Some(item) = find(&document, &key) else { continue };
            let found = written(item);
            match key.set(&settings, &found) {
                Some(with) => settings = with,
                None => bad.push(BadSetting {
                    path: path.to_owned(),
                    key: key.name,
                    found: found.to_string(),
                    allowed: key.allowed(),
                }),
            }
        }
        Found { file: SettingsFile { path: Some(path.to_owned()), document }, settings, bad, trouble }
    }

    /// Writes what changed. The file is replaced as a whole, so it is never half written.
    ///
    /// # Errors
    /// If it can't be written. The change still holds as long as the program runs.
    pub fn write(&mut self, before: &Settings, after: &Settings) -> Result<(), Trouble> {
        for key in Key::ALL {
            let value = (key.get)(after);
            if value != (key.get)(before) {
                let value: Value = match value {
                    Written::Text(text) | Written::Other(text) => text.into(),
                    Written::Number(number) => number.into(),
                };
                put(&mut self.document, &key, value);
            }
        }
        let Some(path) = &self.path else { return Ok(()) };
        let text = self.document.to_string();
        replace(path, text.as_bytes()).map_err(|error| Trouble::unusable(path, Cause::from(error)))
    }
}

/// The tables a setting lies in, and its name there.
fn way(key: &Key) -> (Option<&'static str>, &'static str) {
    key.name.split_once('.').map_or((None, key.name), |(table, name)| (Some(table), name))
}

fn find<'a>(document: &'a DocumentMut, key: &Key) -> Option<&'a Item> {
    let (table, name) = way(key);
    match table {
        Some(table) => document.get(table)?.get(name),
        None => document.get(name),
    }
}

fn put(document: &mut DocumentMut, key: &Key, value: Value) {
    let (table, name) = way(key);
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
        // Its comment stays beside it.
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

/// A value as it stands in the file, without what is around it.
fn written(item: &Item) -> Written {
    match item.as_value() {
        Some(Value::String(text)) => Written::Text(text.value().clone()),
        Some(Value::Integer(number)) => Written::Number(*number.value()),
        Some(value) => Written::Other(value.to_string().trim().to_owned()),
        None => Written::Other("…".to_owned()),
    }
}

fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    fs::create_dir_all(path.parent().unwrap_or(path))?;
    atomic_file::replace(path, bytes)
}

#[cfg(test)]
mod tests {
    use skipstone_net::discovery::Interfaces;
    use skipstone_net::protocol::Name;

    use super::*;
    use crate::settings::Speed;
    use crate::theme::Theme;

    #[test]
    fn one_bad_value_falls_back_alone_and_nothing_is_lost() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("deep/settings.toml");
        let first = SettingsFile::open(&path);
        assert_eq!((first.settings, first.bad.len(), first.trouble), (Settings::default(), 0, None));

        let text = "# mine\ntheme = 'purple'  # my favourite\nspeed = \"slow\"\nscale = 101\nsound = 7\n\
                    [network]\ninterfaces = \"loopback\" # only here\nport = 80\n";
        fs::create_dir_all(path.parent().expect("a folder")).expect("it can be made");
        fs::write(&path, text).expect("it can be written");
        let mut found = SettingsFile::open(&path);
        let expected =
            Settings { speed: Speed::Slow, interfaces: Interfaces::Loopback, ..Settings::default() };
        assert_eq!(found.settings, expected);
        let told: Vec<String> =
            found.bad.iter().map(|bad| format!("{} {} {}", bad.key, bad.found, bad.allowed)).collect();
        assert_eq!(
            told,
            [
                "theme \"purple\" one of \"lake\", \"felt\", \"midnight\", \"high-contrast\"",
                "scale 101 one of 75, 90, 100, 115, 130, 150, 200",
                "network.port 80 a number from 1024 to 65535",
            ]
        );

        let after = Settings { speed: Speed::Off, ..found.settings.clone() };
        found.file.write(&found.settings, &after).expect("it can be written");
        let now = fs::read_to_string(&path).expect("it is there");
        assert_eq!(now, text.replace("slow", "off"), "only what was changed is changed");
        let names = "eth0,wlan0".parse().expect("any text is names");
        let others = Settings { interfaces: names, port: 7000, name: Name::new("Ada"), ..after.clone() };
        found.file.write(&after, &others).expect("it can be written");
        let now = fs::read_to_string(&path).expect("it is there");
        assert!(now.ends_with("interfaces = \"eth0,wlan0\" # only here\nport = 7000\n"), "{now}");
        assert_eq!(SettingsFile::open(&path).settings, others);
    }

    #[test]
    fn what_is_no_toml_is_set_aside() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("settings.toml");
        for text in [&b"theme = "[..], &[0xff, 0xfe, 0]] {
            fs::write(&path, text).expect("it can be written");
            let mut found = SettingsFile::open(&path);
            let Some(Trouble::SetAside { now, .. }) = found.trouble else { panic!("{:?}", found.trouble) };
            assert_eq!(fs::read(now).expect("it is there"), text);
            let after = Settings { theme: Theme::Felt, ..found.settings.clone() };
            found.file.write(&found.settings, &after).expect("it can be written");
            assert_eq!(SettingsFile::open(&path).settings.theme, Theme::Felt);
        }
    }
}
