//! A log whose contract and deal are checked as it grows.

use std::ops::Deref;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::breach::Breach;
use super::chain::RoundLog;
use super::deal_progress::DealProgress;
use super::entry::LogEntry;
use crate::digest::Digest;

/// A log with the progress of its deal. Each entry is checked once, when it is appended; after the first breach none is, so that a
/// log costs no more than an honest one, however it goes on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct CheckedLog {
    log: RoundLog,
    deal: Result<DealProgress, Breach>,
}

impl CheckedLog {
    /// As [`RoundLog::push_hashed`].
    pub(crate) fn push_hashed(&mut self, entry: LogEntry, head: Digest) -> Result<(), Box<LogEntry>> {
        let index = self.log.len();
        self.log.push_hashed(entry, head)?;
        self.check(index);
        Ok(())
    }

    /// The deal so far.
    ///
    /// # Errors
    /// If the contract can't be played, or the deal breaks the rules: whoever checks the log finds it.
    pub(crate) fn deal(&self) -> Result<&DealProgress, Breach> {
        self.deal.as_ref().map_err(Clone::clone)
    }

    /// Checks the entry with this index.
    fn check(&mut self, index: usize) {
        let Ok(deal) = &mut self.deal else { return };
        let checked = match self.log.entries().get(index) {
            Some(LogEntry::Contract(contract)) => contract.check().map_err(|_| Breach::Contract).map(drop),
            _ => deal.follow(&self.log, index).map_err(Breach::from),
        };
        if let Err(breach) = checked {
            self.deal = Err(breach);
        }
    }
}

impl From<RoundLog> for CheckedLog {
    fn from(log: RoundLog) -> CheckedLog {
        let mut checked = CheckedLog { log, deal: Ok(DealProgress::default()) };
        (0..checked.log.len()).for_each(|index| checked.check(index));
        checked
    }
}

impl Deref for CheckedLog {
    type Target = RoundLog;

    fn deref(&self) -> &RoundLog {
        &self.log
    }
}

/// Writes the log; its deal follows.
impl Serialize for CheckedLog {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.log.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for CheckedLog {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CheckedLog, D::Error> {
        RoundLog::deserialize(deserializer).map(CheckedLog::from)
    }
}
