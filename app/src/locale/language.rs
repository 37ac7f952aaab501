//! The languages that the program has: the folders of `assets/locales`, packed into it by the build.

use std::fmt;
use std::io::Read as _;

use flate2::read::ZlibDecoder;

/// A language that comes with the program.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Language {
    code: &'static str,
}

/// A folder of `assets/locales`, as the build has packed it.
struct Packed {
    language: Language,
    /// Its name in the language itself.
    name: &'static str,
    /// How many messages it has.
    messages: usize,
    /// The texts of its files, compressed.
    texts: &'static [u8],
}

/// All folders, sorted by the names of the languages.
static PACKED: &[Packed] = &include!(concat!(env!("OUT_DIR"), "/locales.rs"));

impl Language {
    /// The fallback for messages that another language lacks.
    pub const ENGLISH: Language = Language { code: "en" };
    /// German.
    pub const GERMAN: Language = Language { code: "de" };

    /// Every language, in the order of the settings screen: by their own names.
    pub fn all() -> impl Iterator<Item = Language> {
        PACKED.iter().map(|packed| packed.language)
    }

    /// Its name in the language itself.
    pub fn name(self) -> &'static str {
        self.packed().map_or(self.code, |packed| packed.name)
    }

    /// Its language code, which also names its folder in `assets/locales`.
    pub fn code(self) -> &'static str {
        self.code
    }

    /// How many of 100 messages are translated. The others are shown in English.
    pub fn percent_translated(self) -> usize {
        let messages = |language: Language| language.packed().map_or(0, |packed| packed.messages);
        messages(self) * 100 / messages(Language::ENGLISH).max(1)
    }

    /// The first supported language of the desktop's list; English if there is none.
    pub fn of_system() -> Language {
        sys_locale::get_locales().find_map(|tag| Language::of_tag(&tag)).unwrap_or_default()
    }

    /// The language of a tag such as `de-AT`, `pt_BR.UTF-8` or `pt`; `None` if it isn't supported.
    pub fn of_tag(tag: &str) -> Option<Language> {
        let mut parts = tag.split(['-', '_', '.']);
        let language = parts.next()?;
        let territory = parts.next().unwrap_or_default();
        // The variant of a language that is spoken there, else any: better Brazil's Portuguese than English.
        let exact =
            |code: &str| code.split_once('-').is_some_and(|(l, t)| same(l, language) && same(t, territory));
        let related = |code: &str| code.split('-').next().is_some_and(|code| same(code, language));
        Language::all()
            .find(|known| exact(known.code))
            .or_else(|| Language::all().find(|known| related(known.code)))
    }

    /// The texts of its files.
    pub(super) fn texts(self) -> String {
        let mut texts = String::new();
        let packed = self.packed().map_or(&[][..], |packed| packed.texts);
        if let Err(error) = ZlibDecoder::new(packed).read_to_string(&mut texts) {
            tracing::error!(language = self.code, %error, "the texts can't be unpacked");
        }
        texts
    }

    fn packed(self) -> Option<&'static Packed> {
        PACKED.iter().find(|packed| packed.language == self)
    }
}

/// Whether two parts of a tag are the same, in whatever case they are written.
fn same(one: &str, other: &str) -> bool {
    one.eq_ignore_ascii_case(other)
}

impl Default for Language {
    fn default() -> Language {
        Language::ENGLISH
    }
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code)
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_of_a_desktop_is_found() {
        for (tag, code) in [
            ("de", Some("de")),
            ("de-AT", Some("de")),
            ("DE_DE.UTF-8", Some("de")),
            ("en-GB", Some("en")),
            ("fr_CA.UTF-8", Some("fr")),
            ("es-419", Some("es")),
            ("pt_BR.UTF-8", Some("pt-BR")),
            ("pt-PT", Some("pt-BR")),
            ("pt", Some("pt-BR")),
            ("den", None),
            ("C", None),
            ("", None),
        ] {
            assert_eq!(Language::of_tag(tag).map(Language::code), code, "{tag}");
        }
    }

    #[test]
    fn every_language_is_complete() {
        for language in Language::all() {
            assert_eq!(language.percent_translated(), 100, "{language}");
            assert_ne!(language.name(), language.code(), "it has a name of its own");
        }
        assert!(Language::all().any(|language| language == Language::ENGLISH));
        assert!(Language::all().any(|language| language == Language::GERMAN));
    }
}
