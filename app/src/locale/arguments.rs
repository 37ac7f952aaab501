//! The arguments of a message. Names in another writing direction are isolated here, for every sentence of the program.

use std::borrow::Cow;

use fluent_bundle::{FluentArgs, FluentValue};

/// Begins an isolated text, whose direction is that of its first letter (FIRST STRONG ISOLATE).
const ISOLATE: char = '\u{2068}';
/// Ends it (POP DIRECTIONAL ISOLATE).
const END_OF_ISOLATE: char = '\u{2069}';

/// The arguments of a message, by their names.
///
/// Fluent itself would put every argument between isolation marks. Only those get them here that need them: all languages of the
/// program are written from left to right, and some fonts draw the marks.
#[derive(Debug, Default)]
pub struct MessageArguments<'a>(FluentArgs<'a>);

impl<'a> MessageArguments<'a> {
    /// No arguments yet.
    pub fn new() -> MessageArguments<'a> {
        MessageArguments::default()
    }

    /// Sets an argument. A text with letters that are written from right to left doesn't reorder the sentence around it.
    pub fn set(&mut self, name: &'a str, value: impl Into<FluentValue<'a>>) {
        let value = match value.into() {
            FluentValue::String(text) => FluentValue::String(isolated(text)),
            other => other,
        };
        self.0.set(name, value);
    }

    /// As Fluent takes them.
    pub(super) fn as_fluent(&self) -> &FluentArgs<'a> {
        &self.0
    }
}

/// The text between isolation marks if it has letters that are written from right to left, else as it is.
pub(super) fn isolated(text: Cow<'_, str>) -> Cow<'_, str> {
    match text.chars().any(is_right_to_left) {
        true => format!("{ISOLATE}{text}{END_OF_ISOLATE}").into(),
        false => text,
    }
}

/// Whether a character is in one of the blocks that Unicode keeps for scripts from right to left.
fn is_right_to_left(letter: char) -> bool {
    matches!(letter,
        '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefe}'
        | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
}

#[cfg(test)]
mod tests {
    use crate::locale::{Language, Locale};
    use crate::tr;

    #[test]
    fn a_name_in_another_direction_is_isolated_in_every_sentence() {
        for language in Language::all() {
            let locale = Locale::new(language);
            let came = |name: &str| tr!(locale, "news-came", name = name);
            assert!(came("דנה").contains("\u{2068}דנה\u{2069}"), "{language}");
            assert!(came("سارة 2").contains("\u{2068}سارة 2\u{2069}"), "{language}");
            assert!(!came("Zoë").contains('\u{2068}'), "{language}");
            // Each for itself: between two of them a comma would be read from right to left.
            let names = ["דנה", "Ben", "نور"].map(str::to_owned);
            let list = locale.list(&names);
            assert!(list.contains("\u{2068}דנה\u{2069}") && list.contains("\u{2068}نور\u{2069}"), "{list}");
        }
    }
}
