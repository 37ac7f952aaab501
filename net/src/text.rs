//! Text from other programs: single lines of limited length, without control characters.

use std::fmt;
use std::ops::Deref;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use skipstone_core::text::is_plain;

use crate::limits;

/// One line of at most `N` bytes of UTF-8, of [plain](is_plain) characters only, so that it can be displayed as it is.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Line<const N: usize>(String);

/// The name of a player or of a table.
pub type Name = Line<{ limits::NAME }>;

/// A line of chat.
pub type ChatLine = Line<{ limits::CHAT_LINE }>;

/// Another short text, such as a program's version or an explanation.
pub type ShortText = Line<{ limits::SHORT_TEXT }>;

impl<const N: usize> Line<N> {
    /// Makes a line of any text: trims it, drops forbidden characters, and truncates at a character boundary.
    pub fn new(text: &str) -> Line<N> {
        let mut line: String = text.trim().chars().filter(|letter| is_plain(*letter)).collect();
        let ends = line.char_indices().map(|(at, letter)| at + letter.len_utf8());
        line.truncate(ends.take_while(|end| *end <= N).last().unwrap_or(0));
        Line(line)
    }
}

impl<const N: usize> Deref for Line<N> {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl<const N: usize> fmt::Display for Line<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

impl<const N: usize> fmt::Debug for Line<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.0, f)
    }
}

/// Rejects text that [`Line::new`] would change by dropping or truncating; no correct peer sends any.
impl<'de, const N: usize> Deserialize<'de> for Line<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Line<N>, D::Error> {
        let text = String::deserialize(deserializer)?;
        if text.len() > N {
            return Err(D::Error::custom(format!("a line is longer than {N} bytes")));
        }
        if !text.chars().all(is_plain) {
            return Err(D::Error::custom("a line holds characters that no line may hold"));
        }
        Ok(Line(text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_cleaned_and_cut_to_its_length() {
        assert_eq!(&*Name::new("  Ada \u{202e}Lovelace\n\u{7}"), "Ada Lovelace");
        assert_eq!(&*Line::<5>::new("Zoëël"), "Zoë", "cut between letters");

        let read =
            |text: &str| serde_json::from_value::<Line<5>>(text.into()).map_err(|error| error.to_string());
        assert_eq!(read("Zoë"), Ok(Line::new("Zoë")));
        assert_eq!(read("Zoëël"), Err("a line is longer than 5 bytes".to_owned()));
        assert!(read("a\nb").is_err());
    }
}
