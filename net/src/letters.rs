//! Bytes as letters that people read to each other and type: Crockford's base 32, which is without I, L, O and U.

use std::fmt::{self, Write as _};
use std::sync::LazyLock;

use data_encoding::{Encoding, Specification};

/// The letters, each at the place of its value: five bits.
const LETTERS: &str = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

static BASE32: LazyLock<Encoding> = LazyLock::new(|| {
    let mut base32 = Specification::new();
    base32.symbols.push_str(LETTERS);
    base32.encoding().expect("32 different letters")
});

/// A character that is no letter of a code.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} doesn't occur in codes: they are made of digits and letters without U")]
pub struct NoLetter(pub char);

/// Bytes as letters; the last one is filled up with zero bits.
pub(crate) fn encode(bytes: &[u8]) -> String {
    BASE32.encode(bytes)
}

/// The bytes that [`encode`] made letters of; `None` if it can't have made these.
pub(crate) fn decode(letters: &str) -> Option<Vec<u8>> {
    BASE32.decode(letters.as_bytes()).ok()
}

/// The letters that a person typed, as [`encode`] writes them; spaces and hyphens don't matter.
pub(crate) fn read(text: &str) -> Result<String, NoLetter> {
    let typed = text.chars().filter(|typed| !typed.is_whitespace() && *typed != '-');
    typed.map(|typed| value(typed).map(letter).ok_or(NoLetter(typed))).collect()
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
    char::from(LETTERS.as_bytes()[usize::from(value & 31)])
}

/// The value of a letter in either case; what is easily taken for another letter counts as that one.
pub(crate) fn value(letter: char) -> Option<u8> {
    let letter = match letter.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        letter => letter,
    };
    LETTERS.find(letter).map(|at| at as u8)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn letters_give_the_bytes_back(bytes in prop::collection::vec(any::<u8>(), 0..40)) {
            let letters = encode(&bytes);
            prop_assert_eq!(read(&letters.to_ascii_lowercase()), Ok(letters.clone()));
            prop_assert_eq!(decode(&letters), Some(bytes));
        }
    }

    #[test]
    fn what_looks_alike_is_the_same_and_what_is_unknown_is_told() {
        assert_eq!(read("o0 Il-1"), Ok("00111".to_owned()));
        assert_eq!(read("AB!"), Err(NoLetter('!')));
        assert_eq!(read("u"), Err(NoLetter('u')));
        assert_eq!(decode("01"), None, "bits left over that encode never sets");
        assert_eq!(decode("000"), None, "a letter that encode never writes");
    }
}
