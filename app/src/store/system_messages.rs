//! What the chat of a hosted table tells beside what people say. The room keeps their lines; who came and left is told by the
//! host's window, in its language.

use super::database::{RowKey, RowKind};
use super::error::StoreError;
use super::handle::Store;
use super::saved::StoredSeriesId;
use super::value::{PlainValue, StoredValue};
use serde::{Deserialize, Serialize};

/// What a chat has told of the people at its table, the oldest first.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SystemMessages(pub Vec<SystemMessage>);

/// A line of a chat that nobody has said.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SystemMessage {
    /// The number of the line that was said last before it; 0 before the first.
    pub after: u32,
    /// The words.
    pub words: String,
}

impl PlainValue for SystemMessages {
    const VERSION: u16 = 1;
}

impl Store {
    /// What was told at the hosted table of a series; nothing if none was.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn system_messages(&self, series: StoredSeriesId) -> Result<SystemMessages, StoreError> {
        Ok(self.get(&key(series))?.unwrap_or_default())
    }

    /// Saves what was told at the hosted table of a series.
    pub fn put_system_messages(&self, series: StoredSeriesId, news: &SystemMessages) {
        self.write([(key(series), Some(news.to_bytes()))].into());
    }
}

fn key(series: StoredSeriesId) -> RowKey {
    (RowKind::SystemMessages, series.key())
}
