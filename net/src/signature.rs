//! Signatures by players' keys, for what others must be able to check without being told by the host.

use std::fmt;

use ring::signature::{ED25519, UnparsedPublicKey};
use serde::{Deserialize, Serialize};

use crate::digest::Digest;
use crate::fingerprint::Fingerprint;

/// What stands before the 32 bytes of an Ed25519 key in the DER that a [`Fingerprint`] is the hash of (RFC 8410).
const PUBLIC_KEY_DER: [u8; 12] = *b"\x30\x2a\x30\x05\x06\x03\x2b\x65\x70\x03\x21\x00";

/// An Ed25519 signature with the key that made it: whoever knows the signer's [`Fingerprint`] can check it.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Signature {
    key: [u8; 32],
    /// The 64 bytes of the signature.
    halves: [[u8; 32]; 2],
}

impl Signature {
    /// Puts a signature together. `key` is the raw public key, 32 bytes.
    pub(crate) fn new(key: [u8; 32], signature: [u8; 64]) -> Signature {
        let mut halves = [[0; 32]; 2];
        halves.as_flattened_mut().copy_from_slice(&signature);
        Signature { key, halves }
    }

    /// The fingerprint of the key that claims to have signed.
    pub fn signer(&self) -> Fingerprint {
        let mut der = [0; PUBLIC_KEY_DER.len() + 32];
        let (prefix, key) = der.split_at_mut(PUBLIC_KEY_DER.len());
        prefix.copy_from_slice(&PUBLIC_KEY_DER);
        key.copy_from_slice(&self.key);
        Fingerprint::of(&der)
    }

    /// Whether the player with this fingerprint signed this statement.
    pub fn is_by(&self, signer: Fingerprint, statement: &Digest) -> bool {
        #[cfg(test)]
        checked::note();
        let key = UnparsedPublicKey::new(&ED25519, &self.key[..]);
        self.signer() == signer && key.verify(statement.as_bytes(), self.halves.as_flattened()).is_ok()
    }
}

/// How many signatures this thread has checked, for tests of how much work a message makes.
#[cfg(test)]
pub(crate) mod checked {
    use std::cell::Cell;

    thread_local! {
        static COUNT: Cell<usize> = const { Cell::new(0) };
    }

    pub(super) fn note() {
        COUNT.set(COUNT.get() + 1);
    }

    /// The number of signatures checked so far.
    pub(crate) fn count() -> usize {
        COUNT.get()
    }
}

/// Shows the signer only.
impl fmt::Debug for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Signature(by {:?})", self.signer())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::identity::Identity;

    #[test]
    fn a_signature_is_valid_for_one_key_and_one_statement() {
        let (ada, ben) = (Identity::generate().expect("a key"), Identity::generate().expect("a key"));
        let [one, other] = ["one", "other"].map(|text| Digest::of(text, &0u8));
        let signature = ada.sign(&one);
        assert_eq!(signature.signer(), ada.fingerprint());
        assert!(signature.is_by(ada.fingerprint(), &one));
        assert!(!signature.is_by(ada.fingerprint(), &other) && !signature.is_by(ben.fingerprint(), &one));
        let stolen = Signature { key: ben.sign(&one).key, ..signature };
        assert!(!stolen.is_by(ben.fingerprint(), &one) && !stolen.is_by(ada.fingerprint(), &one));
    }
}
