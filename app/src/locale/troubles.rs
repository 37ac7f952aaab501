//! What can go wrong with what the player keeps, in the player's language.

use super::Locale;
use crate::settings::{Key, PORTS};
use crate::store::{BadSetting, Cause, GoOnError, Mistrust, Trouble};
use crate::tr;

impl Locale {
    /// What is wrong with the store.
    pub fn trouble(&self, trouble: &Trouble) -> String {
        match trouble {
            Trouble::InUse(_) => tr!(self, "trouble-in-use"),
            Trouble::Newer(path) => tr!(self, "trouble-newer", path = path.display().to_string()),
            Trouble::Unusable { path, why } => {
                tr!(self, "trouble-unusable", path = path.display().to_string(), why = self.cause(why))
            }
            Trouble::SetAside { path, why, now } => {
                let (path, now) = (path.display().to_string(), now.display().to_string());
                match why {
                    Mistrust::Damaged(why) => {
                        tr!(self, "trouble-damaged", path = path, why = why.as_str(), now = now)
                    }
                    Mistrust::Foreign => tr!(self, "trouble-foreign", path = path, now = now),
                    Mistrust::LibraryFormat(_) => tr!(self, "trouble-library-format", path = path, now = now),
                }
            }
            Trouble::Value { what, key, why, .. } => {
                tr!(self, "trouble-value", what = *what, key = key.as_str(), why = why.to_string())
            }
            Trouble::Round { why, .. } => tr!(self, "trouble-round", why = why.as_str()),
        }
    }

    /// Why a file can't be used.
    fn cause(&self, why: &Cause) -> String {
        match why {
            Cause::Full => tr!(self, "cause-full"),
            Cause::ReadOnly => tr!(self, "cause-read-only"),
            Cause::Denied => tr!(self, "cause-denied"),
            Cause::Other(words) => words.clone(),
        }
    }

    /// Which setting fell back.
    pub fn bad_setting(&self, bad: &BadSetting) -> String {
        let (found, path) = (bad.found.as_str(), bad.path.display().to_string());
        let options = Key::ALL.iter().find(|key| key.name == bad.key).and_then(Key::options);
        let allowed = match (bad.key, options) {
            (_, Some(values)) => tr!(self, "setting-one-of", values = values.join(", ")),
            ("name", _) => tr!(self, "setting-name"),
            ("network.interfaces", _) => tr!(self, "setting-interfaces"),
            ("network.port", _) => {
                tr!(self, "setting-port", low = PORTS.start().to_string(), high = PORTS.end().to_string())
            }
            _ => bad.allowed.clone(),
        };
        tr!(self, "notice-setting", path = path, key = bad.key, found = found, allowed = allowed)
    }

    /// Why a series can't be gone on with.
    pub fn cannot_go_on(&self, error: &GoOnError) -> String {
        match error {
            GoOnError::Gone(_) => tr!(self, "notice-series-gone"),
            GoOnError::Trouble(trouble) => self.trouble(trouble),
            GoOnError::Table(error) => self.table_error(error),
        }
    }
}
