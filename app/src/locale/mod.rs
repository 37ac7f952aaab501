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
//! let locale = Locale::new(Language::English);
//! assert_eq!(tr!(locale, "rejected-discard-empty", pile = 4), "Discard pile 4 is empty.");
//! ```

mod arguments;
mod dates;
mod decimal_mark;
mod people;
mod tables;

use std::fmt;

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use include_dir::{Dir, include_dir};
use skipstone_core::Rank;
use unic_langid::{LanguageIdentifier, langid};

static LOCALES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../assets/locales");

/// A language of the window.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Language {
    /// The fallback for messages that another language lacks.
    #[default]
    English,
    /// German.
    German,
}

impl Language {
    /// Every language, in the order of the settings screen.
    pub const ALL: [Language; 2] = [Language::English, Language::German];

    /// Its name in the language itself.
    pub const fn name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::German => "Deutsch",
        }
    }

    /// Its language code, which also names its folder in `assets/locales`.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
        }
    }

    const fn id(self) -> LanguageIdentifier {
        match self {
            Language::English => langid!("en"),
            Language::German => langid!("de"),
        }
    }

    /// The first supported language of the desktop's list; English if there is none.
    pub fn of_system() -> Language {
        sys_locale::get_locales().find_map(|tag| Language::of_tag(&tag)).unwrap_or_default()
    }

    /// The language of a tag such as `de-AT`; `None` if it isn't supported.
    pub fn of_tag(tag: &str) -> Option<Language> {
        let language = tag.split(['-', '_', '.']).next()?;
        Language::ALL.into_iter().find(|known| known.code().eq_ignore_ascii_case(language))
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The texts of one language, with English as the fallback.
pub struct Locale {
    language: Language,
    /// Whether aces, jacks and queens are named by the letters that French faces show.
    names_letters: bool,
    /// The bundles in the order of lookup: the language itself, then English.
    bundles: Vec<FluentBundle<FluentResource>>,
}

impl Locale {
    /// Parses the texts of a language.
    pub fn new(language: Language) -> Locale {
        let mut languages = vec![language];
        if language != Language::English {
            languages.push(Language::English);
        }
        Locale { language, names_letters: false, bundles: languages.into_iter().map(bundle).collect() }
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

    /// The language of the texts.
    pub fn language(&self) -> Language {
        self.language
    }

    /// A message without arguments; see [`tr!`](crate::tr).
    pub fn text(&self, message: &str) -> String {
        self.format(message, None)
    }

    /// A message with arguments; see [`tr!`](crate::tr).
    pub fn text_with(&self, message: &str, arguments: &MessageArguments<'_>) -> String {
        self.format(message, Some(arguments))
    }

    /// A number with that many digits after the language's decimal separator.
    pub fn decimal(&self, value: f64, digits: usize) -> String {
        let number = format!("{value:.digits$}");
        if self.language.has_decimal_comma() { number.replace('.', ",") } else { number }
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
        f.debug_tuple("Locale").field(&self.language).finish()
    }
}

fn bundle(language: Language) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec![language.id()]);
    // `MessageArguments` isolates what needs it.
    bundle.set_use_isolating(false);
    let files = LOCALES.get_dir(language.code()).into_iter().flat_map(Dir::files);
    for text in files.filter_map(|file| file.contents_utf8()) {
        // Broken messages are skipped; a test checks that there are none.
        let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(text.to_owned());
        bundle.add_resource_overriding(resource);
    }
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
pub use decimal_mark::system_has_decimal_comma;
pub use fluent_bundle::FluentValue as MessageValue;
pub use tables::{slashed, target};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_of_a_desktop_is_found() {
        for (tag, language) in [
            ("de", Some(Language::German)),
            ("de-AT", Some(Language::German)),
            ("DE_DE.UTF-8", Some(Language::German)),
            ("en-GB", Some(Language::English)),
            ("den", None),
            ("", None),
        ] {
            assert_eq!(Language::of_tag(tag), language, "{tag}");
        }
    }

    #[test]
    fn german_names_wilds_as_the_cards_do() {
        let german = LOCALES.get_dir("de").into_iter().flat_map(Dir::files);
        for file in german {
            assert!(!file.contents_utf8().expect("text").contains("Joker"), "{}", file.path().display());
        }
        let german = Locale::new(Language::German);
        assert_eq!(german.text("card-wild"), "Wild-Karte");
    }

    #[test]
    fn no_message_calls_a_function() {
        for file in LOCALES.dirs().flat_map(Dir::files) {
            let text = file.contents_utf8().expect("text");
            for function in ["NUMBER(", "DATETIME("] {
                assert!(!text.contains(function), "{}: {function}", file.path().display());
            }
        }
    }

    #[test]
    fn every_folder_is_a_language() {
        let mut folders: Vec<_> = LOCALES.dirs().filter_map(|folder| folder.path().to_str()).collect();
        let mut codes: Vec<_> = Language::ALL.into_iter().map(Language::code).collect();
        folders.sort_unstable();
        codes.sort_unstable();
        assert_eq!(folders, codes);
    }
}
