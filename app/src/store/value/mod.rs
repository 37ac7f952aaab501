//! How the store's values are encoded: two bytes of version, then bincode.
//!
//! A version once released never changes: a new one gets a new type and a new format of the store, and the old one's reader stays.
//! The golden files in `golden/` hold a value of every version of every type.

mod moves;
mod played;
mod record;
mod rivals;
mod running;
mod series;
mod table;

use std::error::Error;

use bincode::config::standard;
use bincode::error::DecodeError;
use bincode::serde::Compat;
use bincode::{Decode, Encode};
use serde::Serialize;
use serde::de::DeserializeOwned;
use skipstone_core::SharedError;

pub(super) use record::StoredRecord;
pub(super) use running::Running;
pub(super) use table::RulesCache;

/// Why bytes can't be decoded to a value.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(transparent)]
pub struct StoredValueError(SharedError);

impl StoredValueError {
    /// Wraps the error of what was decoded, or a text if there is no error type.
    pub fn new(error: impl Into<Box<dyn Error + Send + Sync>>) -> StoredValueError {
        StoredValueError(SharedError::new(error))
    }
}

/// A type that the database stores as bytes.
pub(super) trait StoredValue: Sized {
    /// The version of its form, from 1.
    const VERSION: u16;

    /// Encodes it.
    fn to_bytes(&self) -> Vec<u8>;

    /// Decodes the bytes of any released version. `known` caches parsed rules between values.
    fn from_bytes(bytes: &[u8], known: &mut RulesCache) -> Result<Self, StoredValueError>;
}

/// A type that is stored in its serde form, which changes with a golden file only.
pub(super) trait PlainValue: Serialize + DeserializeOwned {
    /// The version of its form, from 1.
    const VERSION: u16;
}

impl<T: PlainValue> StoredValue for T {
    const VERSION: u16 = T::VERSION;

    fn to_bytes(&self) -> Vec<u8> {
        encode::<T>(Compat(self))
    }

    fn from_bytes(bytes: &[u8], _: &mut RulesCache) -> Result<T, StoredValueError> {
        Ok(decode::<T, Compat<T>>(bytes)?.0)
    }
}

/// The bytes of a value whose newest form this is.
fn encode<V: StoredValue>(form: impl Encode) -> Vec<u8> {
    let mut bytes = V::VERSION.to_le_bytes().to_vec();
    // Only a writer or a custom `Encode` can fail; here is neither.
    if let Err(error) = bincode::encode_into_std_write(form, &mut bytes, standard()) {
        tracing::error!(%error, "a value can't be encoded");
    }
    bytes
}

/// The form of a value that has one version so far.
fn decode<V: StoredValue, Form: Decode<()>>(bytes: &[u8]) -> Result<Form, StoredValueError> {
    let (version, bytes) =
        bytes.split_first_chunk().ok_or_else(|| StoredValueError::new("it has no version"))?;
    match u16::from_le_bytes(*version) {
        version if version == V::VERSION => whole(bytes, bincode::decode_from_slice(bytes, standard())),
        version => Err(StoredValueError::new(format!("version {version} is not known"))),
    }
}

/// The decoded value, if it was made of all bytes.
fn whole<T>(bytes: &[u8], decoded: Result<(T, usize), DecodeError>) -> Result<T, StoredValueError> {
    let (value, read) = decoded.map_err(StoredValueError::new)?;
    if read == bytes.len() {
        Ok(value)
    } else {
        Err(StoredValueError::new(format!("{} bytes too many", bytes.len() - read)))
    }
}
