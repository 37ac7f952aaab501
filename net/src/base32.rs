//! Crockford's base 32, without I, L, O and U, for codes that people read out and type.

use std::fmt::{self, Write as _};
use std::sync::LazyLock;

use data_encoding::{Encoding, Specification};
use skipstone_core::pasted;

/// The letters by their 5-bit value.
const ALPHABET: &str = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

static BASE32: LazyLock<Encoding> = LazyLock::new(|| {
    let mut base32 = Specification::new();
    base32.symbols.push_str(ALPHABET);
    base32.encoding().expect("32 different letters")
});

/// A character outside the alphabet and its look-alikes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} doesn't occur in codes: they are made of digits and letters without U")]
pub struct LetterError(pub char);

/// Encodes bytes as letters; the last one is padded with zero bits.
pub(crate) fn encode(bytes: &[u8]) -> String {
    BASE32.encode(bytes)
}

/// Decodes the letters of [`encode`]; `None` if it can't have produced them.
pub(crate) fn decode(letters: &str) -> Option<Vec<u8>> {
    BASE32.decode(letters.as_bytes()).ok()
}

/// Normalizes typed or pasted letters to those of [`encode`]: ignores spaces, hyphens and [quotation marks](pasted::strip_marks), maps
/// case and look-alikes.
pub(crate) fn normalize(text: &str) -> Result<String, LetterError> {
    let text = pasted::strip_marks(text);
    let typed = text.chars().filter(|typed| !typed.is_whitespace() && *typed != '-');
    typed.map(|typed| value(typed).map(letter).ok_or(LetterError(typed))).collect()
}

/// Writes letters in groups with a hyphen between them.
pub(crate) fn write_groups(
    f: &mut fmt::Formatter<'_>,
    letters: impl Iterator<Item = char>,
    size: usize,
) -> fmt::Result {
    for (at, letter) in letters.enumerate() {
        if at > 0 && at % size == 0 {
            f.write_char('-')?;
        }
        f.write_char(letter)?;
    }
    Ok(())
}

/// The letter of a value below 32.
pub(crate) fn letter(value: u8) -> char {
    char::from(ALPHABET.as_bytes()[usize::from(value & 31)])
}

/// The value of a letter in either case. O counts as 0, I and L count as 1.
pub(crate) fn value(letter: char) -> Option<u8> {
    let letter = match letter.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        letter => letter,
    };
    ALPHABET.find(letter).map(|at| at as u8)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn letters_decode_to_the_same_bytes(bytes in prop::collection::vec(any::<u8>(), 0..40)) {
            let letters = encode(&bytes);
            prop_assert_eq!(normalize(&letters.to_ascii_lowercase()), Ok(letters.clone()));
            prop_assert_eq!(decode(&letters), Some(bytes));
        }
    }

    #[test]
    fn similar_letters_are_equal_and_unknown_ones_are_reported() {
        assert_eq!(normalize("o0 Il-1"), Ok("00111".to_owned()));
        assert_eq!(normalize("AB!"), Err(LetterError('!')));
        assert_eq!(normalize("u"), Err(LetterError('u')));
        assert_eq!(decode("01"), None, "bits left over that encode never sets");
        assert_eq!(decode("000"), None, "a letter that encode never writes");
    }
}
