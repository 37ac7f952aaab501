//! Codes that people paste: what a mail, a chat or a page puts around or into them is no part of them.

/// The text as it was meant, for codes and addresses: without quotation marks of any language, backticks and marks that aren't
/// seen, and with plain hyphens. Blanks and line breaks stay.
///
/// ```
/// use skipstone_core::pasted::strip_marks;
///
/// assert_eq!(strip_marks("„K7M\u{2011}4RX“\u{200b}"), "K7M-4RX");
/// ```
pub fn strip_marks(text: &str) -> String {
    let plain_hyphen = |letter| if matches!(letter, '\u{2010}' | '\u{2011}') { '-' } else { letter };
    text.chars()
        .filter(|letter| !is_quotation_mark(*letter) && !is_invisible(*letter))
        .map(plain_hyphen)
        .collect()
}

/// Backticks and accents alone are typed and shown as quotation marks too.
fn is_quotation_mark(letter: char) -> bool {
    matches!(
        letter,
        '"' | '\'' | '`' | '´' | '«' | '»' | '\u{2018}'..='\u{201f}' | '‹' | '›' | '′' | '″'
            | '「'..='』' | '〝'..='〟' | '＂' | '＇' | '｀'
    )
}

/// Soft hyphens, joiners, marks of direction and of byte order, and other marks without a width.
fn is_invisible(letter: char) -> bool {
    matches!(
        letter,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
    )
}
