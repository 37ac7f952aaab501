//! The encoding and the line ends of text files.

/// Why a file isn't text as it is read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum TextProblem {
    /// It has an encoding of Unicode that isn't read, whose name this is.
    #[error("it is encoded in {0}, but has to be in UTF-8")]
    Encoding(&'static str),
    /// A line holds bytes that are no text in the file's encoding.
    #[error("line {line} is not in {encoding}, as all of it has to be")]
    Undecodable {
        /// The number of the line, from 1.
        line: usize,
        /// The name of the encoding.
        encoding: &'static str,
    },
    /// A line, from 1, ends with CR alone.
    #[error("line {0} ends with CR alone, but lines have to end with LF or CRLF")]
    LineEnd(usize),
}

/// Stands before the text in many files of Windows.
pub(crate) const BYTE_ORDER_MARK: char = '\u{feff}';

/// An encoding of Unicode.
enum Encoding {
    Utf8,
    /// As the editor and the shell of Windows write it; this reads a unit of two bytes.
    Utf16(fn([u8; 2]) -> u16),
    Utf32,
}

/// The text of a file in UTF-8 or UTF-16, without a byte order mark. Line ends stay as they are, LF or CRLF.
pub(super) fn decode(bytes: Vec<u8>) -> Result<String, TextProblem> {
    let mut text = match Encoding::of(&bytes) {
        Encoding::Utf8 => decode_utf_8(bytes)?,
        Encoding::Utf16(unit) => decode_utf_16(&bytes, unit)?,
        Encoding::Utf32 => return Err(TextProblem::Encoding("UTF-32")),
    };
    if text.starts_with(BYTE_ORDER_MARK) {
        text.remove(0);
    }
    let line_end = text.match_indices('\r').find(|(at, _)| text.as_bytes().get(at + 1) != Some(&b'\n'));
    match line_end {
        Some((at, _)) => Err(TextProblem::LineEnd(line_at(text.as_bytes(), at))),
        None => Ok(text),
    }
}

impl Encoding {
    /// The encoding of a text: by its byte order mark, or by the zeros in its first two letters, which begin every file that is
    /// read here in ASCII.
    fn of(text: &[u8]) -> Encoding {
        let is_zero = text.first_chunk().map(|first: &[u8; 4]| first.map(|byte| byte == 0));
        match (text, is_zero) {
            ([0xff, 0xfe, 0, 0, ..] | [0, 0, 0xfe, 0xff, ..], _) => Encoding::Utf32,
            (_, Some([false, true, true, true] | [true, true, true, false])) => Encoding::Utf32,
            ([0xff, 0xfe, ..], _) | (_, Some([false, true, false, true])) => {
                Encoding::Utf16(u16::from_le_bytes)
            }
            ([0xfe, 0xff, ..], _) | (_, Some([true, false, true, false])) => {
                Encoding::Utf16(u16::from_be_bytes)
            }
            _ => Encoding::Utf8,
        }
    }
}

fn decode_utf_8(bytes: Vec<u8>) -> Result<String, TextProblem> {
    String::from_utf8(bytes).map_err(|error| {
        let line = line_at(error.as_bytes(), error.utf8_error().valid_up_to());
        TextProblem::Undecodable { line, encoding: "UTF-8" }
    })
}

fn decode_utf_16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> Result<String, TextProblem> {
    let (units, half) = bytes.as_chunks();
    let mut text = String::with_capacity(units.len());
    for letter in char::decode_utf16(units.iter().copied().map(unit)) {
        match letter {
            Ok(letter) => text.push(letter),
            Err(_) => return Err(not_utf_16_after(&text)),
        }
    }
    if half.is_empty() { Ok(text) } else { Err(not_utf_16_after(&text)) }
}

/// What follows on a text is no UTF-16.
fn not_utf_16_after(text: &str) -> TextProblem {
    TextProblem::Undecodable { line: line_at(text.as_bytes(), text.len()), encoding: "UTF-16" }
}

/// The line, from 1, in which a byte stands.
fn line_at(text: &[u8], at: usize) -> usize {
    1 + text.iter().take(at).filter(|byte| **byte == b'\n').count()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The text in UTF-16, the high byte first if `is_big`.
    fn utf_16(text: &str, is_big: bool) -> Vec<u8> {
        let bytes = if is_big { u16::to_be_bytes } else { u16::to_le_bytes };
        text.encode_utf16().flat_map(bytes).collect()
    }

    fn undecodable(line: usize, encoding: &'static str) -> Result<String, TextProblem> {
        Err(TextProblem::Undecodable { line, encoding })
    }

    #[test]
    fn text_is_read_with_and_without_a_byte_order_mark() {
        for text in ["", "{}", "a\r\nb\n", "Zoë\u{feff}", "\0"] {
            for bytes in [text.to_owned(), format!("\u{feff}{text}")].map(String::into_bytes) {
                assert_eq!(decode(bytes).as_deref(), Ok(text));
            }
        }
        let text = "{\"Zoë\": \"\u{1f469}\"}\r\n";
        for (mark, is_big) in [("", false), ("", true), ("\u{feff}", false), ("\u{feff}", true)] {
            let bytes = utf_16(&format!("{mark}{text}"), is_big);
            assert_eq!(decode(bytes).as_deref(), Ok(text), "{mark:?} {is_big}");
        }
    }

    #[test]
    fn what_isnt_read_is_named() {
        for text in ["a", "\u{feff}a"] {
            let bytes = text.chars().flat_map(|letter| u32::from(letter).to_le_bytes()).collect();
            assert_eq!(decode(bytes), Err(TextProblem::Encoding("UTF-32")), "{text:?}");
        }
        assert_eq!(decode(b"a\r\nb\nZo\xeb\n".to_vec()), undecodable(3, "UTF-8"), "Latin 1");
        let half = [utf_16("\u{feff}a\nb", false), vec![b'c']].concat();
        assert_eq!(decode(half), undecodable(2, "UTF-16"), "it breaks off within a letter");
        let lone = [utf_16("\u{feff}a\n\n", true), vec![0xd8, 0, 0, b'a']].concat();
        assert_eq!(decode(lone), undecodable(3, "UTF-16"), "half a pair");
        for text in ["a\r\nb\rc", "a\nb\r"] {
            assert_eq!(decode(text.into()), Err(TextProblem::LineEnd(2)), "{text:?}");
            assert_eq!(decode(utf_16(text, false)), Err(TextProblem::LineEnd(2)), "{text:?}");
        }
    }
}
