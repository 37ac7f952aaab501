//! The proof that both sides of a connection know an invite code's secret, without revealing it.
//!
//! It is bound to one connection: to the keys that TLS agreed on, and to both fingerprints. A man in the middle has a different
//! connection to each side, so a relayed proof is invalid.

use std::fmt;

use ring::hmac;
use serde::{Deserialize, Serialize};
use subtle::ConstantTimeEq as _;

use crate::fingerprint::Fingerprint;
use crate::random::{RandomnessError, random};

/// The secret in an invite code: 80 bits, too many for a brute-force search, even offline from a proof.
#[derive(Clone, Copy, Serialize, Deserialize)]
pub struct InviteSecret(pub(super) [u8; InviteSecret::SIZE]);

/// The side that makes a proof.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    /// The host, which proves that this is the code's table.
    Host,
    /// The guest, which proves that it holds the code.
    Guest,
}

/// The connection that a proof is bound to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ChannelBinding {
    /// TLS exported keying material, known only to the two ends.
    pub channel: [u8; 32],
    /// The host's key.
    pub host: Fingerprint,
    /// The guest's key.
    pub guest: Fingerprint,
}

/// An HMAC-SHA-256 over the channel binding, keyed with the secret. Comparison takes constant time.
#[derive(Clone, Copy, Serialize, Deserialize)]
pub struct Proof([u8; 32]);

impl Proof {
    /// No proof: in a [`Hello`](crate::protocol::Hello) it says that the guest has a short code, and that a
    /// [`CodeExchange`](super::CodeExchange) follows.
    pub const EXCHANGE_FOLLOWS: Proof = Proof([0; 32]);

    /// The proof for a key, a word that tells kinds and sides apart, and a connection.
    pub(super) fn new(key: &[u8], word: &[u8], binding: &ChannelBinding) -> Proof {
        let mut context = hmac::Context::with_key(&hmac::Key::new(hmac::HMAC_SHA256, key));
        context.update(word);
        context.update(&binding.channel);
        context.update(binding.host.as_bytes());
        context.update(binding.guest.as_bytes());
        let mut proof = [0; 32];
        proof.copy_from_slice(context.sign().as_ref());
        Proof(proof)
    }

    #[cfg(test)]
    pub(super) fn to_bytes(self) -> [u8; 32] {
        self.0
    }
}

impl InviteSecret {
    /// The size of a secret in bytes.
    pub const SIZE: usize = 10;

    /// Restores a stored secret.
    pub fn from_bytes(bytes: [u8; InviteSecret::SIZE]) -> InviteSecret {
        InviteSecret(bytes)
    }

    /// The bytes, for storage.
    pub fn to_bytes(self) -> [u8; InviteSecret::SIZE] {
        self.0
    }

    /// Generates a secret for a new code.
    ///
    /// # Errors
    /// If the system gives no random bytes.
    pub fn generate() -> Result<InviteSecret, RandomnessError> {
        random().map(InviteSecret)
    }

    /// The proof of one side. A receiver compares it with the one that it computes for the sender's side.
    pub fn proof(&self, side: Side, binding: &ChannelBinding) -> Proof {
        let word = match side {
            Side::Host => b"skipstone invite 1 host ",
            Side::Guest => b"skipstone invite 1 guest",
        };
        Proof::new(&self.0, word, binding)
    }
}

impl PartialEq for InviteSecret {
    fn eq(&self, other: &InviteSecret) -> bool {
        self.0.ct_eq(&other.0).into()
    }
}

impl Eq for InviteSecret {}

impl PartialEq for Proof {
    fn eq(&self, other: &Proof) -> bool {
        self.0.ct_eq(&other.0).into()
    }
}

impl Eq for Proof {}

impl fmt::Debug for InviteSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl fmt::Debug for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Proof(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_proof_is_bound_to_a_side_and_a_connection() {
        let (host, guest) = (Fingerprint([1; 32]), Fingerprint([2; 32]));
        let binding = ChannelBinding { channel: [3; 32], host, guest };
        let secret = InviteSecret([4; 10]);
        let proof = secret.proof(Side::Guest, &binding);
        assert!(proof == secret.proof(Side::Guest, &binding));

        let stranger = Fingerprint([9; 32]);
        for other in [
            secret.proof(Side::Host, &binding),
            InviteSecret([5; 10]).proof(Side::Guest, &binding),
            secret.proof(Side::Guest, &ChannelBinding { channel: [9; 32], ..binding }),
            secret.proof(Side::Guest, &ChannelBinding { host: stranger, ..binding }),
            secret.proof(Side::Guest, &ChannelBinding { guest: stranger, ..binding }),
            secret.proof(Side::Guest, &ChannelBinding { host: guest, guest: host, ..binding }),
        ] {
            assert!(other != proof);
        }
    }
}
