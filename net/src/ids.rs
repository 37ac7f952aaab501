//! The random identities of tables and series.

use serde::{Deserialize, Serialize};

/// The identity of a table, kept across restarts of its host.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct TableId(pub [u8; 16]);

/// The identity of a series, under which every program stores its records.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct SeriesId(pub [u8; 16]);
