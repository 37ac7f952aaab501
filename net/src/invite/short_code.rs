//! The short code of a table, made to be said and typed: `K7M-4RX`.

use std::fmt;
use std::str::FromStr;

use ring::hmac;
use serde::{Deserialize, Serialize};
use skipstone_core::pasted;

use super::InviteSecret;
use crate::random::{RandomnessError, random};

/// A code of six letters and digits. It is safe only because it is never sent: a [`CodeExchange`](super::CodeExchange) gives one
/// guess per connection away, and the host limits the tries. Phones have [a code of their own](ShortCode::for_phones).
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct ShortCode([u8; ShortCode::LETTERS]);

/// The letters and digits of codes. None looks like another, and few sound like another in English or German. Without vowels, no
/// code is a word, and hardly any is the name of a computer, which is typed into the same field.
const ALPHABET: &[u8; 18] = b"23456789FJKMQRTWXY";

/// The letters per group.
const GROUP_LETTERS: usize = 3;

/// Why a text can't be parsed as a short code.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ShortCodeError {
    /// A character that no short code has.
    #[error("{0:?} doesn't occur in short codes")]
    Letter(char),
    /// Too few or too many letters and digits; the number is how many there are.
    #[error("a short code has {letters} letters and digits, and here are {0}", letters = ShortCode::LETTERS)]
    Length(usize),
}

impl ShortCode {
    /// The number of letters and digits.
    pub const LETTERS: usize = 6;

    /// The letters that occur in codes, without the digits.
    pub fn alphabet() -> impl Iterator<Item = char> {
        ALPHABET.iter().copied().filter(u8::is_ascii_alphabetic).map(char::from)
    }

    /// The letters and digits that no code has, of a text with the shape of a code: two groups with a hyphen, a space or nothing
    /// between them. `None` for a text of another shape.
    pub fn wrong_letters(text: &str) -> Option<Vec<char>> {
        let mut typed: Vec<char> = text.chars().collect();
        if typed.len() > ShortCode::LETTERS {
            let gap = typed.remove(GROUP_LETTERS);
            (gap == '-' || gap.is_whitespace()).then_some(())?;
        }
        let has_shape =
            typed.len() == ShortCode::LETTERS && typed.iter().all(|typed| typed.is_alphanumeric());
        has_shape.then(|| typed.into_iter().filter(|typed| letter(*typed).is_err()).collect())
    }

    /// Draws a code: one of 34 million, all equally likely (but for a bias of 2⁻³⁹).
    ///
    /// # Errors
    /// If the system gives no random bytes.
    pub fn generate() -> Result<ShortCode, RandomnessError> {
        random().map(ShortCode::from_random)
    }

    /// The code by which phones come in to the table that has this code and this secret. It is no secret, as phones send it
    /// unencrypted, and tells nothing of the two that it is made of.
    pub fn for_phones(self, secret: &InviteSecret) -> ShortCode {
        let mut context = hmac::Context::with_key(&hmac::Key::new(hmac::HMAC_SHA256, &secret.0));
        context.update(b"skipstone phones 1");
        context.update(&self.0);
        let mut bytes = [0; 8];
        bytes.copy_from_slice(&context.sign().as_ref()[..8]);
        ShortCode::from_random(bytes)
    }

    fn from_random(bytes: [u8; 8]) -> ShortCode {
        let mut number = u64::from_le_bytes(bytes);
        ShortCode([(); ShortCode::LETTERS].map(|()| {
            let letter = ALPHABET[(number % ALPHABET.len() as u64) as usize];
            number /= ALPHABET.len() as u64;
            letter
        }))
    }

    /// The letters and digits in ASCII.
    pub(super) fn as_bytes(&self) -> &[u8] {
        &self.0
    }
}

/// Two groups with a hyphen between them.
impl fmt::Display for ShortCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        crate::base32::write_groups(f, self.0.iter().copied().map(char::from), GROUP_LETTERS)
    }
}

/// As it is stored.
impl From<ShortCode> for String {
    fn from(code: ShortCode) -> String {
        code.to_string()
    }
}

impl TryFrom<String> for ShortCode {
    type Error = ShortCodeError;

    fn try_from(text: String) -> Result<ShortCode, ShortCodeError> {
        text.parse()
    }
}

/// Omits the code: whoever reads it in a log could join.
impl fmt::Debug for ShortCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ShortCode(…)")
    }
}

impl FromStr for ShortCode {
    type Err = ShortCodeError;

    /// Parses a code in either case, with hyphens, spaces and [quotation marks](pasted::strip_marks) anywhere. B, G, S and Z count as the digits that they look like.
    fn from_str(text: &str) -> Result<ShortCode, ShortCodeError> {
        let text = pasted::strip_marks(text);
        let typed = text.chars().filter(|typed| !typed.is_whitespace() && *typed != '-');
        let letters: Vec<u8> = typed.map(letter).collect::<Result<_, _>>()?;
        let count = letters.len();
        letters.try_into().map(ShortCode).map_err(|_| ShortCodeError::Length(count))
    }
}

fn letter(typed: char) -> Result<u8, ShortCodeError> {
    let letter = match typed.to_ascii_uppercase() {
        'B' => '8',
        'G' => '6',
        'S' => '5',
        'Z' => '2',
        letter => letter,
    };
    let known = ALPHABET.iter().copied().find(|known| char::from(*known) == letter);
    known.ok_or(ShortCodeError::Letter(typed))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<ShortCode, ShortCodeError> {
        text.parse()
    }

    #[test]
    fn a_code_is_read_however_it_is_typed() {
        let code = ShortCode(*b"K7M8RX");
        assert_eq!(code.to_string(), "K7M-8RX");
        for typed in ["K7M-8RX", "k7m8rx", " k7m 8rx ", "K-7-M-8-R-X", "k7mBrX"] {
            assert_eq!(read(typed), Ok(code), "{typed:?}");
        }
        assert_eq!(read("gsz-222"), Ok(ShortCode(*b"652222")));
        for (typed, why) in [
            ("", ShortCodeError::Length(0)),
            ("K7M-8R", ShortCodeError::Length(5)),
            ("K7M-8RXX", ShortCodeError::Length(7)),
            ("K7M-8R0", ShortCodeError::Letter('0')),
            ("server", ShortCodeError::Letter('e')),
            ("K7M/8RX", ShortCodeError::Letter('/')),
            ("K7M8Rß", ShortCodeError::Letter('ß')),
        ] {
            assert_eq!(read(typed), Err(why), "{typed:?}");
        }
        assert!(!format!("{code:?}").contains('K'), "no code in logs");
    }

    #[test]
    fn the_wrong_letters_of_what_looks_like_a_code_are_named() {
        for (typed, wrong) in [
            ("422-2yn", "n"),
            ("422 2yn", "n"),
            ("4222yn", "n"),
            ("K7M-8RX", ""),
            ("server", "eve"),
            ("K7M-8Rß", "ß"),
        ] {
            assert_eq!(ShortCode::wrong_letters(typed), Some(wrong.chars().collect()), "{typed:?}");
        }
        for other in ["", "nas-01", "4222-yn", "422.2yn", "422--2yn", "422-2y.", "4222yn4"] {
            assert_eq!(ShortCode::wrong_letters(other), None, "{other:?}");
        }
    }

    /// Printed squares and noted addresses stay right over an update of the program.
    #[test]
    fn a_table_has_the_same_code_for_phones_in_every_version() {
        let (code, secret) = (ShortCode(*b"K7M8RX"), InviteSecret::from_bytes([7; InviteSecret::SIZE]));
        assert_eq!(code.for_phones(&secret).to_string(), "5T4-J9M");
    }

    #[test]
    fn drawn_codes_have_all_letters_everywhere() {
        let mut seen = [[false; ALPHABET.len()]; ShortCode::LETTERS];
        crate::random::fixed::seed(1);
        for _ in 0..500 {
            let code = ShortCode::generate().expect("random bytes");
            assert_eq!(read(&code.to_string()), Ok(code));
            for (seen, letter) in seen.iter_mut().zip(code.0) {
                seen[ALPHABET.iter().position(|known| *known == letter).expect("known")] = true;
            }
        }
        assert!(seen.as_flattened().iter().all(|seen| *seen));
    }
}
