//! Under which names browsers were at the table.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use skipstone_net::Fingerprint;
use skipstone_net::protocol::Name;

use super::limits;

/// The names of browsers that were let in, by their players' keys.
#[derive(Debug, Default)]
pub(super) struct KnownNames(Mutex<BTreeMap<Fingerprint, Name>>);

impl KnownNames {
    pub(super) fn note(&self, key: Fingerprint, name: Name) {
        let mut names = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if names.len() >= limits::KNOWN && !names.contains_key(&key) {
            // Whoever is forgotten and has a seat comes back under the seat's name.
            names.pop_first();
        }
        names.insert(key, name);
    }

    pub(super) fn of(&self, key: Fingerprint) -> Option<Name> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(&key).cloned()
    }
}
