//! The records of the latest finished rounds, for guests who verify or store them.
//!
//! Anybody at the table may ask for them, with or without a seat; each is free once, and counts against the rate limit after
//! that.

use std::collections::BTreeMap;
use std::sync::Arc;

/// The most records to keep.
pub(super) const CAPACITY: usize = 8;

/// The records of the latest finished rounds, as text, by round number from 1. Those of a series stay available after a
/// rematch, until the first round of the next series has ended.
#[derive(Debug, Default)]
pub(super) struct Records(BTreeMap<u32, Arc<str>>);

impl Records {
    /// Adds a record. A round number below the last one belongs to a new series and drops the old records.
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
