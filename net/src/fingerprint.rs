//! The fingerprint of a player's key, by which programs identify players.

use std::fmt;
use std::str::FromStr;

use ring::digest::{SHA256, digest};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::base32::{self, LetterError};

/// The SHA-256 of a player's public key (its DER).
///
/// Its text is base 32 in groups of four: `{}` is the whole of it, `{:#}` the short form that people compare. Serde writes the
/// whole text in human-readable formats, else the 32 bytes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fingerprint(pub(crate) [u8; 32]);

/// The letters per group.
const GROUP_LETTERS: usize = 4;

/// The letters of the short form: 80 bits, enough against a second key with the same ones.
const SHORT_LETTERS: usize = 16;

/// Why a text can't be parsed as a fingerprint.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum FingerprintError {
    /// A character outside the alphabet.
    #[error(transparent)]
    Letter(#[from] LetterError),
    /// Not 52 letters, or a last letter with bits beyond the 256.
    #[error("this is not a whole fingerprint: it has 52 letters in groups of four")]
    Length,
}

impl Fingerprint {
    /// The fingerprint of a public key in DER.
    pub(crate) fn of(public_key: &[u8]) -> Fingerprint {
        let mut bytes = [0; 32];
        bytes.copy_from_slice(digest(&SHA256, public_key).as_ref());
        Fingerprint(bytes)
    }

    /// Restores a stored fingerprint.
    pub fn from_bytes(bytes: [u8; 32]) -> Fingerprint {
        Fingerprint(bytes)
    }

    /// The 32 bytes of the hash.
    pub fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters = base32::encode(&self.0);
        let shown = if f.alternate() { SHORT_LETTERS } else { letters.len() };
        base32::write_groups(f, letters.chars().take(shown), GROUP_LETTERS)
    }
}

impl fmt::Debug for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:#}")
    }
}

impl FromStr for Fingerprint {
    type Err = FingerprintError;

    fn from_str(text: &str) -> Result<Fingerprint, FingerprintError> {
        let bytes = base32::decode(&base32::normalize(text)?).and_then(|bytes| bytes.try_into().ok());
        bytes.map(Fingerprint).ok_or(FingerprintError::Length)
    }
}

impl Serialize for Fingerprint {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_str(self)
        } else {
            self.0.serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for Fingerprint {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Fingerprint, D::Error> {
        if deserializer.is_human_readable() {
            String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
        } else {
            Deserialize::deserialize(deserializer).map(Fingerprint)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fingerprint_reads_back_the_same() {
        let fingerprint = Fingerprint::of(b"a public key");
        let whole = fingerprint.to_string();
        let short = format!("{fingerprint:#}");
        assert_eq!((whole.len(), short.len()), (52 + 12, 16 + 3));
        assert!(whole.starts_with(&short));

        assert_eq!(whole.parse(), Ok(fingerprint));
        assert_eq!(whole.replace('-', " ").to_lowercase().parse(), Ok(fingerprint));
        assert_eq!(short.parse::<Fingerprint>(), Err(FingerprintError::Length));
        assert_eq!(whole.replace('-', "*").parse::<Fingerprint>(), Err(LetterError('*').into()));

        let json = serde_json::to_string(&fingerprint).expect("text");
        assert_eq!(json, format!("{whole:?}"));
        assert_eq!(serde_json::from_str::<Fingerprint>(&json).expect("a fingerprint"), fingerprint);
    }

    /// Golden texts: people compare fingerprints with ones they wrote down.
    #[test]
    fn the_text_is_the_same_in_every_version() {
        const WHOLE: &str = "0MN4-YX4S-QVHG-GBAJ-EYEC-3SGB-61AQ-N7Y4-X473-6P3X-MB3Y-R49P-BE00";
        let fingerprint = Fingerprint(std::array::from_fn(|at| (at * 37 + 5) as u8));
        assert_eq!(fingerprint.to_string(), WHOLE);
        assert_eq!(format!("{fingerprint:#}"), "0MN4-YX4S-QVHG-GBAJ");
        assert_eq!(Fingerprint([0xff; 32]).to_string(), format!("{}ZZZG", "ZZZZ-".repeat(12)));

        let plain = WHOLE.replace('-', "");
        let same =
            [plain.to_lowercase(), plain.replace('0', "o").replace('1', "l"), format!(" \u{a0}\t{WHOLE}\n")];
        for text in same {
            assert_eq!(text.parse(), Ok(fingerprint), "{text:?}");
        }
        let begun = &plain[..51];
        for text in ["", "-", "K", begun, &format!("{plain}0"), &format!("{begun}1"), &format!("{begun}Z")] {
            assert_eq!(text.parse::<Fingerprint>(), Err(FingerprintError::Length), "{text:?}");
        }
        let unknown = [
            ("ab!ü?", '!'),
            (&format!("{WHOLE}é"), 'é'),
            ("u", 'u'),
            ("ſ", 'ſ'),
            ("a_b=", '_'),
            ("ab\0", '\0'),
        ];
        for (text, letter) in unknown {
            assert_eq!(text.parse::<Fingerprint>(), Err(LetterError(letter).into()), "{text:?}");
        }
    }
}
