//! The proof that both sides of a connection know a table's secret, without telling it.
//!
//! It is bound to this one connection: to the keys that TLS agreed on, and to both fingerprints. Somebody in between who passes
//! on a proof has another connection to each side, so what is a proof on one is none on the other.

use std::fmt;

use ring::hmac;
use serde::{Deserialize, Serialize};
use subtle::ConstantTimeEq as _;

use crate::fingerprint::Fingerprint;
use crate::random::{NoRandomness, random};

/// What a table's invite code proves knowledge of: 80 bits, too many to be found by trying, even from a proof.
#[derive(Clone, Copy)]
pub struct Secret(pub(super) [u8; Secret::SIZE]);

/// Who proves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    /// The host, to show that this is the table of the code.
    Host,
    /// A guest, to be let in.
    Guest,
}

/// The one connection that a proof is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Binding {
    /// What only the two ends of the connection can derive from its keys.
    pub channel: [u8; 32],
    /// The host's key.
    pub host: Fingerprint,
    /// The guest's key.
    pub guest: Fingerprint,
}

/// Shows that its sender knows the secret. Comparing two takes the same time whatever they are.
#[derive(Clone, Copy, Serialize, Deserialize)]
pub struct Proof([u8; 32]);

impl Secret {
    /// Bytes of a secret.
    pub const SIZE: usize = 10;

    /// The one with these bytes, as they were kept.
    pub fn from_bytes(bytes: [u8; Secret::SIZE]) -> Secret {
        Secret(bytes)
    }

    /// Its bytes, to be kept.
    pub fn to_bytes(self) -> [u8; Secret::SIZE] {
        self.0
    }

    /// A new secret, for a new code.
    ///
    /// # Errors
    /// If the system gives no random bytes.
    pub fn generate() -> Result<Secret, NoRandomness> {
        random().map(Secret)
    }

    /// One side's proof. What a side receives must equal what it makes for the other one.
    pub fn proof(&self, side: Side, binding: &Binding) -> Proof {
        let key = hmac::Key::new(hmac::HMAC_SHA256, &self.0);
        let mut context = hmac::Context::with_key(&key);
        context.update(match side {
            Side::Host => b"skipstone invite 1 host ",
            Side::Guest => b"skipstone invite 1 guest",
        });
        context.update(&binding.channel);
        context.update(binding.host.as_bytes());
        context.update(binding.guest.as_bytes());
        let mut proof = [0; 32];
        proof.copy_from_slice(context.sign().as_ref());
        Proof(proof)
    }
}

impl PartialEq for Secret {
    fn eq(&self, other: &Secret) -> bool {
        self.0.ct_eq(&other.0).into()
    }
}

impl Eq for Secret {}

impl PartialEq for Proof {
    fn eq(&self, other: &Proof) -> bool {
        self.0.ct_eq(&other.0).into()
    }
}

impl Eq for Proof {}

impl fmt::Debug for Secret {
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
    fn a_proof_is_for_one_side_of_one_connection() {
        let (host, guest) = (Fingerprint([1; 32]), Fingerprint([2; 32]));
        let binding = Binding { channel: [3; 32], host, guest };
        let secret = Secret([4; 10]);
        let proof = secret.proof(Side::Guest, &binding);
        assert!(proof == secret.proof(Side::Guest, &binding));

        let stranger = Fingerprint([9; 32]);
        for other in [
            secret.proof(Side::Host, &binding),
            Secret([5; 10]).proof(Side::Guest, &binding),
            secret.proof(Side::Guest, &Binding { channel: [9; 32], ..binding }),
            secret.proof(Side::Guest, &Binding { host: stranger, ..binding }),
            secret.proof(Side::Guest, &Binding { guest: stranger, ..binding }),
            secret.proof(Side::Guest, &Binding { host: guest, guest: host, ..binding }),
        ] {
            assert!(other != proof);
        }
    }
}
