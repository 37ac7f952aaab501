//! The encoding and the line ends of text files.

/// Why a file isn't text as it is read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum TextProblem {
    /// It has another encoding of Unicode, whose name this is.
    #[error("it is encoded in {0}, but has to be in UTF-8")]
    Encoding(&'static str),
    /// A line, from 1, holds bytes that aren't UTF-8.
    #[error("line {0} is not in UTF-8, as all of it has to be")]
    NotUtf8(usize),
    /// A line, from 1, ends with CR alone.
    #[error("line {0} ends with CR alone, but lines have to end with LF or CRLF")]
    LineEnd(usize),
}

/// The text of a file, without a byte order mark. Line ends stay as they are, LF or CRLF.
pub(super) fn decode(mut bytes: Vec<u8>) -> Result<String, TextProblem> {
    if let Some(encoding) = wide_encoding(&bytes) {
        return Err(TextProblem::Encoding(encoding));
    }
    if bytes.starts_with(b"\xef\xbb\xbf") {
        bytes.drain(..3);
    }
    let text = String::from_utf8(bytes)
        .map_err(|error| TextProblem::NotUtf8(line_at(error.as_bytes(), error.utf8_error().valid_up_to())))?;
    let line_end = text.match_indices('\r').find(|(at, _)| text.as_bytes().get(at + 1) != Some(&b'\n'));
    match line_end {
        Some((at, _)) => Err(TextProblem::LineEnd(line_at(text.as_bytes(), at))),
        None => Ok(text),
    }
}

/// The encoding of a text whose letters are wider than bytes: by its byte order mark, or by the zeros in its first two letters,
/// which begin every file that is read here in ASCII.
fn wide_encoding(bytes: &[u8]) -> Option<&'static str> {
    let is_zero = bytes.first_chunk().map(|first: &[u8; 4]| first.map(|byte| byte == 0));
    match (bytes, is_zero) {
        ([0xff, 0xfe, 0, 0, ..] | [0, 0, 0xfe, 0xff, ..], _) => Some("UTF-32"),
        (_, Some([false, true, true, true] | [true, true, true, false])) => Some("UTF-32"),
        ([0xff, 0xfe, ..] | [0xfe, 0xff, ..], _) => Some("UTF-16"),
        (_, Some([false, true, false, true] | [true, false, true, false])) => Some("UTF-16"),
        _ => None,
    }
}

/// The line, from 1, in which a byte stands.
fn line_at(text: &[u8], at: usize) -> usize {
    1 + text.iter().take(at).filter(|byte| **byte == b'\n').count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn utf_8_is_read_and_anything_else_is_named() {
        let read = |text: &[u8]| decode(text.to_vec());
        for text in ["", "{}", "a\r\nb\n", "Zoë\u{feff}", "\0"] {
            assert_eq!(read(text.as_bytes()).as_deref(), Ok(text));
            assert_eq!(read(format!("\u{feff}{text}").as_bytes()).as_deref(), Ok(text));
        }
        let wide = |mark: &str, big: bool| -> Vec<u8> {
            let units = format!("{mark}{{\"skipstone\"}}").encode_utf16().collect::<Vec<_>>();
            units.iter().flat_map(|unit| if big { unit.to_be_bytes() } else { unit.to_le_bytes() }).collect()
        };
        for (mark, big) in [("", false), ("", true), ("\u{feff}", false), ("\u{feff}", true)] {
            assert_eq!(read(&wide(mark, big)), Err(TextProblem::Encoding("UTF-16")), "{mark:?} {big}");
        }
        let wider = |mark: &str| {
            format!("{mark}a").chars().flat_map(|letter| u32::from(letter).to_le_bytes()).collect::<Vec<_>>()
        };
        for mark in ["", "\u{feff}"] {
            assert_eq!(read(&wider(mark)), Err(TextProblem::Encoding("UTF-32")), "{mark:?}");
        }
        assert_eq!(read(b"a\r\nb\nZo\xeb\n"), Err(TextProblem::NotUtf8(3)), "Latin 1");
        for text in ["a\r\nb\rc", "a\nb\r"] {
            assert_eq!(read(text.as_bytes()), Err(TextProblem::LineEnd(2)), "{text:?}");
        }
    }
}
