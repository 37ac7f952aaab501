//! What the cards of finished rounds were worth.
//!
//! A round is weighed at its end, while its result is shown; whoever leaves before that is done has one round less that counts for this.

use serde::{Deserialize, Serialize};
use skipstone_core::bot::luck::Luck;

use super::database::{RowKey, RowKind};
use super::error::StoreError;
use super::handle::Store;
use super::saved::RoundKey;
use super::value::{PlainValue, StoredValue};

/// What the cards of a finished round were worth to its seats and teams.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundLuck {
    /// The round.
    pub round: RoundKey,
    /// What they were worth.
    pub luck: Luck,
}

impl PlainValue for RoundLuck {
    const VERSION: u16 = 1;
}

impl Store {
    /// Keeps what the cards of a round were worth.
    pub fn put_luck(&self, luck: &RoundLuck) {
        self.write([(row_key(luck.round), Some(luck.to_bytes()))].into());
    }

    /// What the cards of finished rounds were worth, in no order.
    ///
    /// # Errors
    /// If the file can't be read.
    pub fn luck(&self) -> Result<Vec<RoundLuck>, StoreError> {
        self.all(RowKind::Luck)
    }
}

pub(super) fn row_key(round: RoundKey) -> RowKey {
    (RowKind::Luck, round.to_bytes())
}
