//! Hashes of values, with a purpose that keeps those of different kinds apart.

use std::fmt;
use std::io::{self, Write};

use data_encoding::HEXLOWER;
use ring::digest::{Context, SHA256};
use serde::{Deserialize, Serialize};

use crate::codec;

/// A SHA-256 hash.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
pub struct Digest([u8; 32]);

impl Digest {
    /// The hash of a value in its wire form, for one purpose: equal hashes mean the same purpose and the same value.
    pub fn of(purpose: &str, value: &impl Serialize) -> Digest {
        let mut hasher = Hasher(Context::new(&SHA256));
        // The purpose is written with its length, so that no other purpose with another value gives the same bytes.
        // Neither the hasher nor a value of this crate's types fails to be written; a foreign one that did would only hash to
        // something else.
        let _ = codec::write_to(&(DOMAIN, purpose, value), &mut hasher);
        let mut bytes = [0; 32];
        bytes.copy_from_slice(hasher.0.finish().as_ref());
        Digest(bytes)
    }

    /// Restores a stored hash.
    pub fn from_bytes(bytes: [u8; 32]) -> Digest {
        Digest(bytes)
    }

    /// The 32 bytes.
    pub fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

/// What all hashes of this protocol version begin with.
const DOMAIN: &str = "skipstone 1";

/// The first eight bytes in hexadecimal.
impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&HEXLOWER.encode_display(&self.0[..8]), f)
    }
}

struct Hasher(Context);

impl Write for Hasher {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.update(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn purpose_and_value_decide_a_hash() {
        let digest = Digest::of("one", &7u8);
        assert_eq!(digest, Digest::of("one", &7u8));
        assert!(
            [Digest::of("two", &7u8), Digest::of("one", &8u8), Digest::of("on", &('e', 7u8))]
                .iter()
                .all(|other| *other != digest)
        );
    }
}
