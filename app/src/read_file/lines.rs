//! Lines of standard input, which may be a pipe that never ends.

use std::io::{self, BufRead, Read as _};
use std::mem;

use super::text::BYTE_ORDER_MARK;

/// The longest line that is read, in bytes: far more than any message of the bot protocol.
const MAX_LINE_BYTES: u64 = 1 << 20;

/// The lines of an input without their line ends, and without a byte order mark before the first. A line that is too long or
/// isn't UTF-8 is an error, after which nothing more should be read.
pub(crate) fn bounded_lines(mut input: impl BufRead) -> impl Iterator<Item = io::Result<String>> {
    let mut is_first = true;
    std::iter::from_fn(move || {
        let mut line = read_line(&mut input).transpose()?;
        if mem::take(&mut is_first)
            && let Ok(line) = &mut line
            && line.starts_with(BYTE_ORDER_MARK)
        {
            line.remove(0);
        }
        Some(line)
    })
}

fn read_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut line = String::new();
    if input.take(MAX_LINE_BYTES + 1).read_line(&mut line)? == 0 {
        return Ok(None);
    }
    if line.len() as u64 > MAX_LINE_BYTES {
        let why = format!("a line is longer than {} MiB", MAX_LINE_BYTES >> 20);
        return Err(io::Error::new(io::ErrorKind::FileTooLarge, why));
    }
    let text = line.strip_suffix('\n').unwrap_or(&line);
    Ok(Some(text.strip_suffix('\r').unwrap_or(text).to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_up_to_their_bound() {
        let lines = |text: &[u8]| bounded_lines(text).collect::<io::Result<Vec<_>>>();
        assert_eq!(lines(b"a\r\n\nb").expect("lines"), ["a", "", "b"]);
        let marked = "\u{feff}a\n\u{feff}b\n";
        assert_eq!(
            lines(marked.as_bytes()).expect("lines"),
            ["a", "\u{feff}b"],
            "as a shell of Windows sends it"
        );
        let endless = io::BufReader::new(io::repeat(b'x'));
        let error = bounded_lines(endless).next().expect("a line").expect_err("it is too long");
        assert_eq!(error.to_string(), "a line is longer than 1 MiB");
        assert!(lines(b"Zo\xeb\n").is_err());
    }
}
