//! Every text in the window, by language.
//!
//! It knows `core` only: `wording` has the sentences for the errors of the network, the store and files.
//!
//! The texts are Fluent files in `assets/locales/<language>/`, one file per screen. Code names a message and gives its
//! arguments; a test finds messages that are missing in a language or unused.
//!
//! ```
//! use skipstone::locale::{Language, Locale};
//! use skipstone::tr;
//!
//! let locale = Locale::new(Language::ENGLISH);
//! assert_eq!(tr!(locale, "rejected-discard-empty", pile = 4), "Discard pile 4 is empty.");
//! ```

mod arguments;
mod dates;
mod decimal_mark;
mod faults;
mod folder;
mod language;
mod people;
mod tables;

use std::fmt;

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use skipstone_core::Rank;
use unic_langid::LanguageIdentifier;

/// The texts of one language, with English as the fallback.
pub struct Locale {
    /// The language's code.
    code: String,
    /// Whether aces, jacks and queens are named by the letters that French faces show.
    names_letters: bool,
    /// The bundles in the order of lookup: the language itself, then English.
    bundles: Vec<FluentBundle<FluentResource>>,
}

impl Locale {
    /// Parses the texts of a language.
    pub fn new(language: Language) -> Locale {
        Locale::with_texts(language.code(), language.texts())
    }

    /// Parses the texts of a folder, which may be any language's.
    pub fn of_folder(folder: &LocaleFolder) -> Locale {
        Locale::with_texts(&folder.code, folder.text())
    }

    fn with_texts(code: &str, texts: String) -> Locale {
        let mut bundles = vec![bundle(code, texts)];
        if code != Language::ENGLISH.code() {
            bundles.push(bundle(Language::ENGLISH.code(), Language::ENGLISH.texts()));
        }
        Locale { code: code.to_owned(), names_letters: false, bundles }
    }

    /// The same, with aces, jacks and queens named by the letters that French faces show if `names_letters`.
    pub fn naming_letters(self, names_letters: bool) -> Locale {
        Locale { names_letters, ..self }
    }

    /// A rank, or 0 for a wild, as an argument of a message: its number, or its letter as the card shows it.
    pub fn rank(&self, number: u8) -> MessageValue<'static> {
        match number {
            1 if self.names_letters => "A".into(),
            11 if self.names_letters => "J".into(),
            12 if self.names_letters => "Q".into(),
            number => number.into(),
        }
    }

    /// A rank as the card shows it.
    pub fn rank_text(&self, rank: Rank) -> String {
        match self.rank(rank.number()) {
            MessageValue::String(letter) => letter.into_owned(),
            _ => rank.to_string(),
        }
    }

    /// The code of the texts' language, such as `pt-BR`.
    pub fn code(&self) -> &str {
        &self.code
    }

    /// A message without arguments; see [`tr!`](crate::tr).
    pub fn text(&self, message: &str) -> String {
        self.format(message, None)
    }

    /// A message with arguments; see [`tr!`](crate::tr).
    pub fn text_with(&self, message: &str, arguments: &MessageArguments<'_>) -> String {
        self.format(message, Some(arguments))
    }

    /// What something is, with its value: "Ada: 89%".
    pub fn labelled(&self, label: &str, value: &str) -> String {
        crate::tr!(self, "labelled", label = label, value = value)
    }

    /// A number with that many digits after the language's decimal separator.
    pub fn decimal(&self, value: f64, digits: usize) -> String {
        let number = format!("{value:.digits$}");
        if has_decimal_comma(&self.code) { number.replace('.', ",") } else { number }
    }

    fn format(&self, message: &str, arguments: Option<&MessageArguments<'_>>) -> String {
        let arguments = arguments.map(MessageArguments::as_fluent);
        for bundle in &self.bundles {
            let Some(pattern) = bundle.get_message(message).and_then(|message| message.value()) else {
                continue;
            };
            let mut errors = Vec::new();
            let text = bundle.format_pattern(pattern, arguments, &mut errors);
            if !errors.is_empty() {
                tracing::warn!(message, ?errors, "a message lacks an argument");
            }
            return text.into_owned();
        }
        tracing::warn!(message, "no language has this message");
        message.to_owned()
    }
}

impl fmt::Debug for Locale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Locale").field(&self.code).finish()
    }
}

fn bundle(code: &str, texts: String) -> FluentBundle<FluentResource> {
    // A folder that isn't named by a language has no plural forms of its own.
    let id: LanguageIdentifier = code.parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    // `MessageArguments` isolates what needs it.
    bundle.set_use_isolating(false);
    // Broken messages are skipped; a test checks that there are none.
    let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(texts);
    bundle.add_resource_overriding(resource);
    bundle
}

/// A message in the language of a [`Locale`]: `tr!(locale, "home-quit")`, or with arguments
/// `tr!(locale, "rejected-discard-empty", pile = 4)`.
#[macro_export]
macro_rules! tr {
    ($locale:expr, $message:expr $(,)?) => {
        $locale.text(::std::convert::AsRef::<str>::as_ref(&$message))
    };
    ($locale:expr, $message:expr, $($name:ident = $value:expr),+ $(,)?) => {{
        let mut arguments = $crate::locale::MessageArguments::new();
        $(arguments.set(stringify!($name), $value);)+
        $locale.text_with(::std::convert::AsRef::<str>::as_ref(&$message), &arguments)
    }};
}

#[doc(hidden)]
pub use arguments::MessageArguments;
pub use dates::minutes_and_seconds;
use decimal_mark::has_decimal_comma;
pub use decimal_mark::system_has_decimal_comma;
pub use faults::{TranslationFault, TranslationFaultKind};
pub use fluent_bundle::FluentValue as MessageValue;
pub use folder::LocaleFolder;
pub use language::Language;
pub use tables::{house_rules, slashed, target};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn german_names_wilds_as_the_cards_do() {
        assert!(!Language::GERMAN.texts().contains("Joker"));
        let german = Locale::new(Language::GERMAN);
        assert_eq!(german.text("card-wild"), "Wild-Karte");
    }

    #[test]
    fn no_message_calls_a_function() {
        for language in Language::all() {
            for function in ["NUMBER(", "DATETIME("] {
                assert!(!language.texts().contains(function), "{language}: {function}");
            }
        }
    }
}
