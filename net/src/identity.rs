//! A player's own key. It is made on the player's computer, never leaves it, and nobody hands it out.

use std::fmt;

use rcgen::{CertificateParams, DistinguishedName, DnType, KeyPair, PKCS_ED25519, PublicKeyData as _};
use rustls::pki_types::{CertificateDer, PrivateKeyDer, PrivatePkcs8KeyDer};

use crate::fingerprint::Fingerprint;

/// A player's key, with the certificate that shows it to others.
///
/// The certificate is signed by the key itself and names nobody: what counts is its [`Fingerprint`].
#[derive(Clone)]
pub struct Identity {
    key: Vec<u8>,
    certificate: CertificateDer<'static>,
    fingerprint: Fingerprint,
}

/// No key could be made, or bytes are no key.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum IdentityError {
    /// The system gave no random bytes.
    #[error("no key could be made: {0}")]
    Make(String),
    /// The bytes are something else.
    #[error("this is not a player's key: {0}")]
    NotAKey(String),
}

impl Identity {
    /// Makes a new key.
    ///
    /// # Errors
    /// If the system gives no random bytes.
    pub fn generate() -> Result<Identity, IdentityError> {
        let made = KeyPair::generate_for(&PKCS_ED25519).and_then(|key| Identity::of(&key));
        made.map_err(|error| IdentityError::Make(error.to_string()))
    }

    /// Takes up a key that was kept: an Ed25519 key as PKCS#8 DER.
    ///
    /// # Errors
    /// If the bytes aren't one.
    pub fn from_pkcs8(der: &[u8]) -> Result<Identity, IdentityError> {
        let key = KeyPair::from_pkcs8_der_and_sign_algo(&PrivatePkcs8KeyDer::from(der), &PKCS_ED25519);
        key.and_then(|key| Identity::of(&key)).map_err(|error| IdentityError::NotAKey(error.to_string()))
    }

    fn of(key: &KeyPair) -> Result<Identity, rcgen::Error> {
        let mut params = CertificateParams::default();
        params.distinguished_name = DistinguishedName::new();
        params.distinguished_name.push(DnType::CommonName, "Skipstone player");
        Ok(Identity {
            certificate: params.self_signed(key)?.der().clone(),
            fingerprint: Fingerprint::of(&key.subject_public_key_info()),
            key: key.serialize_der(),
        })
    }

    /// The key as PKCS#8 DER. Whoever has these bytes is this player: they belong where nobody else can read.
    pub fn to_pkcs8(&self) -> &[u8] {
        &self.key
    }

    /// What others know the player by.
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

/// The key stays out of logs.
impl fmt::Debug for Identity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Identity").field("fingerprint", &self.fingerprint).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kept_key_is_the_same_player() {
        let identity = Identity::generate().expect("random bytes");
        let again = Identity::from_pkcs8(identity.to_pkcs8()).expect("the key just made");
        assert_eq!(again.fingerprint(), identity.fingerprint());
        assert_eq!(again.to_pkcs8(), identity.to_pkcs8());
        assert_eq!(again.certificate(), identity.certificate(), "nothing of it depends on when it is made");

        let other = Identity::generate().expect("random bytes");
        assert_ne!(other.fingerprint(), identity.fingerprint());
    }

    #[test]
    fn what_is_no_key_is_refused() {
        let identity = Identity::generate().expect("random bytes");
        let key = identity.to_pkcs8();
        let mut flipped = key.to_vec();
        // The public half, which the key carries along, no longer belongs to the private one.
        *flipped.last_mut().expect("bytes") ^= 1;
        for bytes in [&[][..], b"not a key", &key[..key.len() / 2], &flipped] {
            assert!(matches!(Identity::from_pkcs8(bytes), Err(IdentityError::NotAKey(_))), "{bytes:?}");
        }
    }

    #[test]
    fn the_key_is_in_no_log() {
        let identity = Identity::generate().expect("random bytes");
        let logged = format!("{identity:?}");
        assert_eq!(logged, format!("Identity {{ fingerprint: {:#}, .. }}", identity.fingerprint()));
    }
}
