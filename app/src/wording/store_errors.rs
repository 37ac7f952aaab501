//! Sentences for errors of the store and the settings file.

use skipstone_core::ErrorChain;

use crate::locale::Locale;
use crate::settings::{PORT_RANGE, SettingKey};
use skipstone_net::host::CarryOnError;

use crate::store::{Cause, ContinueError, InvalidSetting, QuarantineReason, StoreError, Unsaved};
use crate::tr;

impl Locale {
    /// Why the store can't read or write a file or a value.
    pub fn store_error(&self, error: &StoreError) -> String {
        match error {
            StoreError::InUse(_) => tr!(self, "store-error-in-use"),
            StoreError::Newer(path) => tr!(self, "store-error-newer", path = path.display().to_string()),
            StoreError::Unusable { path, why } => {
                tr!(self, "store-error-unusable", path = path.display().to_string(), why = self.cause(why))
            }
            StoreError::Quarantined { path, why, now } => {
                let (path, now) = (path.display().to_string(), now.display().to_string());
                match why {
                    QuarantineReason::Damaged(why) => {
                        tr!(
                            self,
                            "store-error-damaged",
                            path = path,
                            why = ErrorChain(why).to_string(),
                            now = now
                        )
                    }
                    QuarantineReason::Foreign => tr!(self, "store-error-foreign", path = path, now = now),
                    QuarantineReason::Unreleased => {
                        tr!(self, "store-error-unreleased", path = path, now = now)
                    }
                    QuarantineReason::LibraryFormat(_) => {
                        tr!(self, "store-error-library-format", path = path, now = now)
                    }
                }
            }
            StoreError::Value { what, key, why, .. } => {
                tr!(
                    self,
                    "store-error-value",
                    what = *what,
                    key = key.as_str(),
                    why = ErrorChain(why).to_string()
                )
            }
            StoreError::UnplayableRound { why, .. } => {
                tr!(self, "store-error-round", why = ErrorChain(why).to_string())
            }
        }
    }

    /// What would be lost, and why it can't be saved.
    pub fn unsaved(&self, Unsaved { why, moves }: &Unsaved) -> String {
        let why = match why {
            StoreError::Unusable { why: Cause::Full, .. } => tr!(self, "unsaved-disk-full"),
            why => self.store_error(why),
        };
        tr!(self, "unsaved-lost", why = why, moves = *moves)
    }

    /// The system's reason for refusing a file.
    fn cause(&self, why: &Cause) -> String {
        match why {
            Cause::Full => tr!(self, "cause-full"),
            Cause::ReadOnly => tr!(self, "cause-read-only"),
            Cause::Denied => tr!(self, "cause-denied"),
            Cause::Other(error) => ErrorChain(error).to_string(),
        }
    }

    /// Which setting is invalid, and what it may be.
    pub fn invalid_setting(&self, bad: &InvalidSetting) -> String {
        let (found, path) = (bad.found.as_str(), bad.path.display().to_string());
        let options = SettingKey::ALL.iter().find(|key| key.name == bad.key).and_then(SettingKey::options);
        let allowed = match (bad.key, options) {
            (_, Some(values)) => tr!(self, "setting-one-of", values = values.join(", ")),
            ("name", _) => tr!(self, "setting-name"),
            ("network.interfaces", _) => tr!(self, "setting-interfaces"),
            ("volume", _) => tr!(self, "setting-number", low = "0", high = "100"),
            ("network.port", _) => {
                let (low, high) = (PORT_RANGE.start().to_string(), PORT_RANGE.end().to_string());
                tr!(self, "setting-number", low = low, high = high)
            }
            _ => bad.allowed.clone(),
        };
        tr!(self, "notice-setting", path = path, key = bad.key, found = found, allowed = allowed)
    }

    /// Why a series can't be carried on at this computer.
    fn carry_on_error(&self, error: CarryOnError) -> String {
        match error {
            CarryOnError::NothingSeen => tr!(self, "carry-on-nothing-seen"),
            CarryOnError::NotPlayed => tr!(self, "carry-on-not-played"),
            CarryOnError::Over => tr!(self, "carry-on-over"),
            CarryOnError::RoundsMissing { seen, stored } => {
                tr!(self, "carry-on-rounds-missing", seen = seen, stored = stored)
            }
            CarryOnError::OtherScores => tr!(self, "carry-on-other-scores"),
            CarryOnError::Randomness(_) => tr!(self, "carry-on-no-randomness"),
        }
    }

    /// Why a series can't be continued.
    pub fn continue_error(&self, error: &ContinueError) -> String {
        match error {
            ContinueError::NotFound(_) => tr!(self, "notice-series-gone"),
            ContinueError::NoRound(_) => tr!(self, "notice-series-no-round"),
            ContinueError::Remote(_) => tr!(self, "series-elsewhere"),
            ContinueError::CarryOn(error) => self.carry_on_error(*error),
            ContinueError::Store(error) => self.store_error(error),
            ContinueError::Table(error) => self.table_error(error),
        }
    }
}
