//! The random identities of tables and series.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The identity of a table, kept across restarts of its host.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct TableId(pub [u8; 16]);

/// A text isn't 32 hexadecimal digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a table's identity has 32 hexadecimal digits")]
pub struct NoTableId;

/// 32 hexadecimal digits, as in an announcement.
impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", u128::from_be_bytes(self.0))
    }
}

impl FromStr for TableId {
    type Err = NoTableId;

    fn from_str(text: &str) -> Result<TableId, NoTableId> {
        let is_hex = text.len() == 32 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        let number = u128::from_str_radix(text, 16).ok().filter(|_| is_hex);
        number.map(|number| TableId(number.to_be_bytes())).ok_or(NoTableId)
    }
}

/// The identity of a series at its table, drawn by the host. Unique among the series of that host only.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct TableSeriesId(pub [u8; 16]);
