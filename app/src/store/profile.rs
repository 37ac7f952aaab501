//! Where the platform keeps a player's data and settings.

use std::path::{Path, PathBuf};

use directories::ProjectDirs;

/// The folders of one player. A second one on the same computer has a profile of another name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Profile {
    name: Option<String>,
    data: PathBuf,
    config: PathBuf,
}

/// Why there is no such profile.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ProfileError {
    /// A name that could lead elsewhere.
    #[error("invalid profile name {0:?}: use up to 40 letters, digits, spaces, - and _")]
    Name(String),
    /// The system names no home folder.
    #[error("there is no home folder to keep data in: set HOME")]
    Homeless,
}

/// The longest name of a profile.
const LONGEST: usize = 40;

impl Profile {
    /// The usual profile, or the one of that name.
    ///
    /// # Errors
    /// If it can't have that name, or the user has no home folder.
    pub fn named(name: Option<&str>) -> Result<Profile, ProfileError> {
        let folders = ProjectDirs::from("", "", "skipstone").ok_or(ProfileError::Homeless)?;
        let (mut data, mut config) = (folders.data_dir().to_owned(), folders.config_dir().to_owned());
        if let Some(name) = name {
            let plain = |letter: char| letter.is_alphanumeric() || matches!(letter, ' ' | '-' | '_');
            if name.trim().is_empty() || name.chars().count() > LONGEST || !name.chars().all(plain) {
                return Err(ProfileError::Name(name.to_owned()));
            }
            for folder in [&mut data, &mut config] {
                folder.extend(["profiles", name]);
            }
        }
        Ok(Profile { name: name.map(str::to_owned), data, config })
    }

    /// A profile that lives in one folder.
    pub fn in_folder(folder: &Path) -> Profile {
        Profile { name: None, data: folder.to_owned(), config: folder.to_owned() }
    }

    /// Its name, unless it is the usual one.
    pub fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    /// Another one, for a second window.
    pub fn next(&self) -> Result<Profile, ProfileError> {
        let number = self.name().and_then(|name| name.parse::<u32>().ok()).unwrap_or(1);
        Profile::named(Some(&(number + 1).to_string()))
    }

    /// The database.
    pub fn database(&self) -> PathBuf {
        self.data.join("skipstone.redb")
    }

    /// The key that others know the player by.
    pub fn key(&self) -> PathBuf {
        self.data.join("player.key")
    }

    /// The settings.
    pub fn settings(&self) -> PathBuf {
        self.config.join("settings.toml")
    }
}
