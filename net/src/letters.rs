//! Bytes as letters that people read to each other and type: base 32 after Crockford, without I, L, O and U.

use std::fmt;

/// Five bits a letter.
const LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// The letter of a value below 32.
pub(crate) fn letter(value: u8) -> char {
    char::from(LETTERS[usize::from(value & 31)])
}

/// The value of a letter; what is easily taken for another counts as that one.
pub(crate) fn value(letter: char) -> Option<u8> {
    let letter = match letter.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        letter => letter,
    };
    LETTERS.iter().position(|known| char::from(*known) == letter).map(|at| at as u8)
}

/// Bytes as values of five bits each; the last one is filled up with zeros.
pub(crate) fn split(bytes: &[u8]) -> Vec<u8> {
    let bit = |at: usize| bytes.get(at / 8).map_or(0, |byte| byte >> (7 - at % 8) & 1);
    let value = |at: usize| (0..5).fold(0, |value, step| value << 1 | bit(5 * at + step));
    (0..(bytes.len() * 8).div_ceil(5)).map(value).collect()
}

/// The bytes that [`split`] took apart; `None` if it can't have been these.
pub(crate) fn join(values: &[u8]) -> Option<Vec<u8>> {
    let bit = |at: usize| values[at / 5] >> (4 - at % 5) & 1;
    let byte = |at: usize| (0..8).fold(0, |byte, step| byte << 1 | bit(8 * at + step));
    let bytes: Vec<u8> = (0..values.len() * 5 / 8).map(byte).collect();
    (split(&bytes) == values).then_some(bytes)
}

/// Writes letters in groups with a hyphen between them.
pub(crate) fn write_groups(
    f: &mut fmt::Formatter<'_>,
    values: impl IntoIterator<Item = u8>,
    size: usize,
) -> fmt::Result {
    for (at, value) in values.into_iter().enumerate() {
        if at > 0 && at % size == 0 {
            f.write_str("-")?;
        }
        write!(f, "{}", letter(value))?;
    }
    Ok(())
}

/// A character that is no letter of a code.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} doesn't occur in codes: they are made of digits and letters without U")]
pub struct NoLetter(pub char);

/// The values of what a person typed; spaces and hyphens don't matter.
pub(crate) fn read(text: &str) -> Result<Vec<u8>, NoLetter> {
    let typed = text.chars().filter(|letter| !letter.is_whitespace() && *letter != '-');
    typed.map(|letter| value(letter).ok_or(NoLetter(letter))).collect()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn letters_give_the_bytes_back(bytes in prop::collection::vec(any::<u8>(), 0..40)) {
            let values = split(&bytes);
            let typed: String = values.iter().map(|value| letter(*value).to_ascii_lowercase()).collect();
            prop_assert_eq!(read(&typed), Ok(values.clone()));
            prop_assert_eq!(join(&values), Some(bytes));
        }
    }

    #[test]
    fn what_looks_alike_is_the_same_and_what_is_unknown_is_told() {
        assert_eq!(read("o0 Il-1"), Ok(vec![0, 0, 1, 1, 1]));
        assert_eq!(read("AB!"), Err(NoLetter('!')));
        assert_eq!(read("u"), Err(NoLetter('u')));
        assert_eq!(join(&[0, 1]), None, "bits left over that split never sets");
    }
}
