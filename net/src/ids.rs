//! The random identities of tables and series.

use std::fmt;
use std::str::FromStr;

use data_encoding::{HEXLOWER, HEXLOWER_PERMISSIVE};
use serde::{Deserialize, Serialize};

use crate::digest::Digest;
use crate::fingerprint::Fingerprint;

/// The identity of a table, kept across restarts of its host.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct TableId(pub [u8; 16]);

/// A text isn't 32 hexadecimal digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("an identity of a table or series has 32 hexadecimal digits")]
pub struct IdError;

/// Writes and reads ids as 32 hexadecimal digits, as in an announcement.
macro_rules! hexadecimal {
    ($($id:ident)*) => {$(
        impl fmt::Display for $id {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                HEXLOWER.encode_display(&self.0).fmt(f)
            }
        }

        impl FromStr for $id {
            type Err = IdError;

            fn from_str(text: &str) -> Result<$id, IdError> {
                let bytes = HEXLOWER_PERMISSIVE.decode(text.as_bytes()).map_err(|_| IdError)?;
                bytes.try_into().map($id).map_err(|_| IdError)
            }
        }
    )*};
}

hexadecimal! { TableId TableSeriesId SeriesMark }

/// The identity of a series at its table, drawn by the host. Unique among the series of that host only.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct TableSeriesId(pub [u8; 16]);

/// What an announcement calls another host's series by: half a hash of the host's key and the series, so that only that one is called
/// so.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeriesMark(pub [u8; 16]);

impl SeriesKey {
    /// What an announcement calls it by.
    pub fn mark(self) -> SeriesMark {
        let digest = Digest::of("series", &self);
        let (half, _) = digest.as_bytes().split_at(16);
        SeriesMark(std::array::from_fn(|at| half[at]))
    }
}

/// A series, whoever hosts it: another host can name the same identity.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct SeriesKey {
    /// The host's key.
    pub host: Fingerprint,
    /// The series.
    pub series: TableSeriesId,
}
