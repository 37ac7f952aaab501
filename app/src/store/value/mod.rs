//! How the store's values are encoded: two bytes of version, then bincode.
//!
//! A version once released never changes: a new one gets a new type, and the old one's reader stays. The golden files in
//! `golden/` hold a value of every version of every type.

#[cfg(test)]
mod golden;
mod hosted;
mod moves;
mod played;
mod record;
mod running;
mod series;
mod table;
mod trust;

use bincode::config::{Configuration, standard};
use bincode::{Decode, Encode};

pub(super) use record::Recorded;
pub(super) use running::Running;
pub(super) use table::KnownRules;

/// Why bytes are no value.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Damaged(pub String);

impl Damaged {
    fn because(error: impl std::fmt::Display) -> Damaged {
        Damaged(error.to_string())
    }
}

/// What can be kept as a value.
pub(super) trait Value: Sized {
    /// Its bytes, in the latest version.
    fn to_bytes(&self) -> Vec<u8>;

    /// Reads the bytes of any version.
    fn from_bytes(bytes: &[u8], known: &mut KnownRules) -> Result<Self, Damaged>;
}

const VERSION: usize = size_of::<u16>();

fn encode(version: u16, value: impl Encode) -> Vec<u8> {
    let mut bytes = version.to_le_bytes().to_vec();
    // Only a writer or an own `Encode` could fail, and here is neither.
    if let Err(error) = bincode::encode_into_std_write(value, &mut bytes, standard()) {
        tracing::error!(%error, "a value can't be encoded");
    }
    bytes
}

/// A value's version, and what follows it.
fn versioned(bytes: &[u8]) -> Result<(u16, &[u8]), Damaged> {
    let (version, rest) =
        bytes.split_first_chunk::<VERSION>().ok_or_else(|| Damaged("it has no version".to_owned()))?;
    Ok((u16::from_le_bytes(*version), rest))
}

fn decode<T: Decode<()>>(bytes: &[u8]) -> Result<T, Damaged> {
    let config: Configuration = standard();
    let (value, read) = bincode::decode_from_slice(bytes, config).map_err(Damaged::because)?;
    if read == bytes.len() {
        Ok(value)
    } else {
        Err(Damaged(format!("{} bytes too many", bytes.len() - read)))
    }
}

fn unknown<T>(version: u16) -> Result<T, Damaged> {
    Err(Damaged(format!("version {version} is not known")))
}
