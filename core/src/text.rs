//! Text from others: what of it can be shown as it is, and how the rest is left out or made visible.
//!
//! Names in files and on the network are read without the rest; the command line prints it escaped.

use std::fmt::{self, Write as _};

/// Whether a character can be shown as it is: it neither controls a terminal, nor breaks a line, nor changes the direction of the
/// text around it.
pub fn is_plain(letter: char) -> bool {
    let turns_direction = matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let breaks_line = matches!(letter, '\u{2028}' | '\u{2029}');
    !(letter.is_control() || turns_direction || breaks_line)
}

/// The text without characters that aren't [plain](is_plain). Names in files are read through this.
pub fn clean(mut text: String) -> String {
    text.retain(is_plain);
    text
}

/// Some items as English has them in a sentence: `12, 20 and 20`.
pub fn listed(items: &[impl fmt::Display]) -> String {
    let items: Vec<String> = items.iter().map(ToString::to_string).collect();
    match items.as_slice() {
        [most @ .., before, last] => [most, &[format!("{before} and {last}")]].concat().join(", "),
        few => few.concat(),
    }
}

/// Displays a text on one line, with characters that aren't [plain](is_plain) as `\u202e`, which JSON reads as well.
///
/// ```
/// use skipstone_core::text::Escaped;
///
/// assert_eq!(Escaped("Ada\n\u{1b}[2J").to_string(), "Ada\\u000a\\u001b[2J");
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Escaped<T>(pub T);

impl<T: fmt::Display> fmt::Display for Escaped<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(Escaping { f, keeps_lines: false }, "{}", self.0)
    }
}

/// As [`Escaped`], but keeps line feeds: for text of several lines whose parts are escaped already, or the program's own.
#[derive(Debug, Clone, Copy)]
pub struct EscapedLines<T>(pub T);

impl<T: fmt::Display> fmt::Display for EscapedLines<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(Escaping { f, keeps_lines: true }, "{}", self.0)
    }
}

struct Escaping<'a, 'b> {
    f: &'a mut fmt::Formatter<'b>,
    keeps_lines: bool,
}

impl fmt::Write for Escaping<'_, '_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let is_kept = |letter: char| is_plain(letter) || self.keeps_lines && letter == '\n';
        let mut rest = text;
        while let Some(at) = rest.find(|letter| !is_kept(letter)) {
            let (kept, tail) = rest.split_at(at);
            self.f.write_str(kept)?;
            let mut letters = tail.chars();
            if let Some(letter) = letters.next() {
                write!(self.f, "\\u{:04x}", u32::from(letter))?;
            }
            rest = letters.as_str();
        }
        self.f.write_str(rest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_two_of_a_list_are_joined_by_a_word() {
        assert_eq!([&[][..], &[1], &[1, 2], &[1, 2, 3]].map(listed), ["", "1", "1 and 2", "1, 2 and 3"]);
    }

    #[test]
    fn what_is_not_plain_is_left_out_or_visible() {
        let text = "\u{202e}Zoë\u{9b}1m\r\n\u{2028}\u{1f469}\u{200d}\u{1f467} \u{61c}שלום";
        assert_eq!(clean(text.to_owned()), "Zoë1m\u{1f469}\u{200d}\u{1f467} שלום");
        let escaped = "\\u202eZoë\\u009b1m\\u000d\\u000a\\u2028\u{1f469}\u{200d}\u{1f467} \\u061cשלום";
        assert_eq!(Escaped(text).to_string(), escaped);
        assert_eq!(EscapedLines(text).to_string(), escaped.replace("\\u000a", "\n"));
        let read: String = serde_json::from_str(&format!("\"{escaped}\"")).expect("JSON");
        assert_eq!(read, text);
    }
}
