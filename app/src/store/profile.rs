//! The paths of a player's data and settings.

use std::path::{Path, PathBuf};

use directories::ProjectDirs;
use skipstone_net::protocol::Name;

/// The data and settings folders of one player. Named profiles keep several players of one system account apart.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Profile {
    name: Option<String>,
    data: PathBuf,
    config: PathBuf,
}

/// Why a profile can't be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ProfileError {
    /// The name is too long or has characters that aren't safe in a path.
    #[error("invalid profile name {0:?}: use up to 40 letters, digits, spaces, - and _")]
    Name(String),
    /// The system names no home folder for the user.
    #[error("there is no home folder to keep data in: set HOME")]
    NoHomeDir,
}

/// The longest name of a profile, in characters.
const MAX_NAME_CHARS: usize = 40;

impl Profile {
    /// The default profile, or the one of that name.
    ///
    /// # Errors
    /// If the name isn't valid, or the user has no home folder.
    pub fn named(name: Option<&str>) -> Result<Profile, ProfileError> {
        let folders = ProjectDirs::from("", "", "skipstone").ok_or(ProfileError::NoHomeDir)?;
        let (mut data, mut config) = (folders.data_dir().to_owned(), folders.config_dir().to_owned());
        if let Some(name) = name {
            let plain = |letter: char| letter.is_alphanumeric() || matches!(letter, ' ' | '-' | '_');
            if name.trim().is_empty() || name.chars().count() > MAX_NAME_CHARS || !name.chars().all(plain) {
                return Err(ProfileError::Name(name.to_owned()));
            }
            for folder in [&mut data, &mut config] {
                folder.extend(["profiles", name]);
            }
        }
        Ok(Profile { name: name.map(str::to_owned), data, config })
    }

    /// A profile with data and settings in the same folder.
    pub fn in_folder(folder: &Path) -> Profile {
        Profile { name: None, data: folder.to_owned(), config: folder.to_owned() }
    }

    /// Its name; `None` for the default profile.
    pub fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    /// What its player is called, or may be called, until they choose a name: as the profile. A number only follows the name of the system account,
    /// which is the default profile's.
    pub fn player_name(&self, account: &Name) -> Name {
        match self.name() {
            None => account.clone(),
            Some(number) if number.bytes().all(|letter| letter.is_ascii_digit()) => {
                match account.is_empty() {
                    true => account.clone(),
                    false => Name::new(&format!("{account} {number}")),
                }
            }
            Some(name) => Name::new(name),
        }
    }

    /// The profile for another window: "2" after the default one, else the next number.
    pub fn next(&self) -> Result<Profile, ProfileError> {
        let number = self.name().and_then(|name| name.parse::<u32>().ok()).unwrap_or(1);
        Profile::named(Some(&(number + 1).to_string()))
    }

    /// The database file.
    pub fn database_path(&self) -> PathBuf {
        self.data.join("skipstone.redb")
    }

    /// The file of the player's private key.
    pub fn identity_path(&self) -> PathBuf {
        self.data.join("player.key")
    }

    /// The file with the report of the last crash.
    pub fn crash_report_path(&self) -> PathBuf {
        self.data.join("crash-report.txt")
    }

    /// The folder with the player's data.
    pub fn data_folder(&self) -> &Path {
        &self.data
    }

    /// The folder with the settings.
    pub fn settings_folder(&self) -> &Path {
        &self.config
    }

    /// The file with the window's place.
    pub fn window_path(&self) -> PathBuf {
        self.data.join("window.json")
    }

    /// The file `settings.toml`.
    pub fn settings_path(&self) -> PathBuf {
        self.config.join("settings.toml")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    impl Profile {
        /// The same folders under another name.
        pub(in crate::store) fn with_name(self, name: Option<&str>) -> Profile {
            Profile { name: name.map(str::to_owned), ..self }
        }
    }

    #[test]
    fn two_profiles_of_an_account_have_players_of_two_names() {
        let name_of = |profile: Option<&str>, account: &str| {
            let profile = Profile::in_folder(Path::new("/")).with_name(profile);
            profile.player_name(&Name::new(account)).to_string()
        };
        assert_eq!(name_of(None, "Ada"), "Ada");
        assert_eq!(name_of(Some("Ben"), "Ada"), "Ben");
        assert_eq!(name_of(Some("2"), "Ada"), "Ada 2");
        assert_eq!(name_of(Some("2"), ""), "", "the default of an account without a name");
    }
}
