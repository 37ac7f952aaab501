//! Which languages write numbers with a decimal comma. Spreadsheets separate columns with semicolons there.

use super::Language;

/// Languages of desktops that write a decimal comma, by their codes. Those of the window are among them.
const WITH_COMMA: [&str; 32] = [
    "be", "bg", "bs", "ca", "cs", "da", "de", "el", "es", "et", "fi", "fr", "gl", "hr", "hu", "id", "is",
    "it", "lt", "lv", "nb", "nl", "nn", "pl", "pt", "ro", "ru", "sk", "sl", "sv", "tr", "uk",
];

impl Language {
    /// Whether numbers have a comma before their fraction.
    pub fn has_decimal_comma(self) -> bool {
        has_decimal_comma(self.code())
    }
}

/// Whether the first language of the desktop has a decimal comma, also if the window doesn't know that language.
pub fn system_has_decimal_comma() -> bool {
    sys_locale::get_locale().is_some_and(|tag| has_decimal_comma(&tag))
}

/// Whether numbers have a comma before their fraction in the language of a tag such as `fr-FR`.
pub(super) fn has_decimal_comma(tag: &str) -> bool {
    let language = tag.split(['-', '_', '.']).next().unwrap_or_default();
    WITH_COMMA.iter().any(|code| code.eq_ignore_ascii_case(language))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_decimal_comma_goes_by_the_language() {
        for tag in ["de", "de-AT", "fr_FR.UTF-8", "FR-fr", "nb"] {
            assert!(has_decimal_comma(tag), "{tag}");
        }
        for tag in ["en", "en-GB", "C", "ja-JP", "freak", ""] {
            assert!(!has_decimal_comma(tag), "{tag}");
        }
    }
}
