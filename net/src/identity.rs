//! A player's key pair, generated on the player's computer. The private key never leaves it.

use std::fmt;
use std::sync::Arc;

use rcgen::{CertificateParams, DistinguishedName, DnType, KeyPair, PKCS_ED25519, PublicKeyData as _};
use ring::hmac;
use ring::signature::{Ed25519KeyPair, KeyPair as _};
use rustls::pki_types::{CertificateDer, PrivateKeyDer, PrivatePkcs8KeyDer};

use skipstone_core::SharedError;

use crate::digest::Digest;
use crate::fingerprint::Fingerprint;
use crate::signature::Signature;

/// A player's Ed25519 key pair with its self-signed certificate.
///
/// The certificate names nobody: a player is identified by the key's [`Fingerprint`].
#[derive(Clone)]
pub struct Identity {
    key: Vec<u8>,
    signing_key: Arc<Ed25519KeyPair>,
    certificate: CertificateDer<'static>,
    fingerprint: Fingerprint,
}

/// What comes before the 32 secret bytes of a PKCS#8 Ed25519 key (RFC 8410).
pub(crate) const ED25519_PKCS8: &[u8] =
    &[0x30, 0x2e, 0x02, 0x01, 0x00, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x04, 0x22, 0x04, 0x20];

/// Why a key can't be generated or restored.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum IdentityError {
    /// Generation failed, such as for lack of random bytes.
    #[error("no key could be made")]
    Generate(#[source] SharedError),
    /// The bytes are no PKCS#8 Ed25519 key.
    #[error("this is not a player's key")]
    NotAKey(#[source] SharedError),
}

impl Identity {
    /// Generates a new key pair.
    ///
    /// # Errors
    /// If the system gives no random bytes.
    pub fn generate() -> Result<Identity, IdentityError> {
        let generated = KeyPair::generate_for(&PKCS_ED25519).map_err(SharedError::new);
        generated.and_then(|key| Identity::from_key_pair(&key)).map_err(IdentityError::Generate)
    }

    /// Restores a stored Ed25519 key from PKCS#8 DER.
    ///
    /// # Errors
    /// If the bytes aren't one.
    pub fn from_pkcs8(der: &[u8]) -> Result<Identity, IdentityError> {
        let key = KeyPair::from_pkcs8_der_and_sign_algo(&PrivatePkcs8KeyDer::from(der), &PKCS_ED25519);
        let key = key.map_err(SharedError::new);
        key.and_then(|key| Identity::from_key_pair(&key)).map_err(IdentityError::NotAKey)
    }

    /// Another key pair, which always follows from this one and the purpose, and tells nothing of this one.
    ///
    /// # Errors
    /// Never with the libraries used; a key that they refuse is told.
    pub fn derive(&self, purpose: &[u8]) -> Result<Identity, IdentityError> {
        let key = hmac::Key::new(hmac::HMAC_SHA256, &self.key);
        let seed = hmac::sign(&key, purpose);
        Identity::from_pkcs8(&[ED25519_PKCS8, seed.as_ref()].concat())
    }

    fn from_key_pair(key: &KeyPair) -> Result<Identity, SharedError> {
        let mut params = CertificateParams::default();
        params.distinguished_name = DistinguishedName::new();
        params.distinguished_name.push(DnType::CommonName, "Skipstone player");
        let der = key.serialize_der();
        let signing_key = Ed25519KeyPair::from_pkcs8_maybe_unchecked(&der)
            .map_err(|error| SharedError::new(error.to_string()))?;
        Ok(Identity {
            certificate: params.self_signed(key).map_err(SharedError::new)?.der().clone(),
            fingerprint: Fingerprint::of(&key.subject_public_key_info()),
            signing_key: Arc::new(signing_key),
            key: der,
        })
    }

    /// Signs a statement. [`Signature::is_by`] checks it.
    pub fn sign(&self, statement: &Digest) -> Signature {
        let signature = self.signing_key.sign(statement.as_bytes());
        let (mut key, mut bytes) = ([0; 32], [0; 64]);
        key.copy_from_slice(self.signing_key.public_key().as_ref());
        bytes.copy_from_slice(signature.as_ref());
        Signature::new(key, bytes)
    }

    /// The private key as PKCS#8 DER. Whoever has these bytes can impersonate the player: store them unreadable for others.
    pub fn to_pkcs8(&self) -> &[u8] {
        &self.key
    }

    /// The fingerprint of the public key, by which others know the player.
    pub fn fingerprint(&self) -> Fingerprint {
        self.fingerprint
    }

    pub(crate) fn certificate(&self) -> CertificateDer<'static> {
        self.certificate.clone()
    }

    pub(crate) fn key(&self) -> PrivateKeyDer<'static> {
        PrivatePkcs8KeyDer::from(self.key.clone()).into()
    }
}

/// Omits the private key.
impl fmt::Debug for Identity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Identity").field("fingerprint", &self.fingerprint).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_saved_key_restores_the_same_identity() {
        let identity = Identity::generate().expect("random bytes");
        let again = Identity::from_pkcs8(identity.to_pkcs8()).expect("the key just made");
        assert_eq!(again.fingerprint(), identity.fingerprint());
        assert_eq!(again.to_pkcs8(), identity.to_pkcs8());
        assert_eq!(again.certificate(), identity.certificate(), "nothing of it depends on when it is made");

        let other = Identity::generate().expect("random bytes");
        assert_ne!(other.fingerprint(), identity.fingerprint());
    }

    #[test]
    fn derived_keys_follow_from_the_key_and_the_purpose() {
        let (identity, other) = (Identity::generate().expect("a key"), Identity::generate().expect("a key"));
        let derived = |from: &Identity, purpose: &[u8]| {
            let derived = from.derive(purpose).expect("a key");
            let signature = derived.sign(&Digest::of("test", &1));
            assert!(signature.is_by(derived.fingerprint(), &Digest::of("test", &1)));
            let again = Identity::from_pkcs8(derived.to_pkcs8()).expect("the key just made");
            assert_eq!(again.fingerprint(), derived.fingerprint());
            derived.fingerprint()
        };
        let one = derived(&identity, b"one");
        assert_eq!(one, derived(&identity, b"one"));
        let all = [one, derived(&identity, b"two"), derived(&other, b"one"), identity.fingerprint()];
        assert_eq!(std::collections::BTreeSet::from(all).len(), 4);
    }

    #[test]
    fn invalid_key_bytes_are_refused() {
        let identity = Identity::generate().expect("random bytes");
        let key = identity.to_pkcs8();
        let mut flipped = key.to_vec();
        // The public half in the DER no longer matches the private one.
        *flipped.last_mut().expect("bytes") ^= 1;
        for bytes in [&[][..], b"not a key", &key[..key.len() / 2], &flipped] {
            assert!(matches!(Identity::from_pkcs8(bytes), Err(IdentityError::NotAKey(_))), "{bytes:?}");
        }
    }

    #[test]
    fn debug_output_omits_the_key() {
        let identity = Identity::generate().expect("random bytes");
        let logged = format!("{identity:?}");
        assert_eq!(logged, format!("Identity {{ fingerprint: {:#}, .. }}", identity.fingerprint()));
    }
}
