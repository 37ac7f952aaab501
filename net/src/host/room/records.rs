//! The latest finished rounds, for those who check them or have missed them.

use std::collections::BTreeMap;
use std::sync::Arc;

/// How many are held.
const CAPACITY: usize = 8;

/// The records of the latest finished rounds, as text. Those of a series stay until a round of the next one is over.
#[derive(Debug, Default)]
pub(super) struct Records(BTreeMap<u32, Arc<str>>);

impl Records {
    pub(super) fn insert(&mut self, round: u32, text: &str) {
        if self.0.last_key_value().is_some_and(|(last, _)| *last > round) {
            self.0.clear();
        }
        self.0.insert(round, text.into());
        if self.0.len() > CAPACITY {
            self.0.pop_first();
        }
    }

    pub(super) fn get(&self, round: u32) -> Option<Arc<str>> {
        self.0.get(&round).cloned()
    }
}
