//! What the window says in English, by the keys of the messages.

use std::sync::LazyLock;

use skipstone::locale::{Language, Locale};

pub(crate) static ENGLISH: LazyLock<Locale> = LazyLock::new(|| Locale::new(Language::ENGLISH));

/// A message in English, with arguments as in [`tr!`](skipstone::tr): `english!("home-quit")`.
macro_rules! english {
    ($key:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::english::complete($key, skipstone::tr!($crate::english::ENGLISH, $key $(, $name = $value)*))
    };
}

/// The button in the head of a page that leaves it.
pub(crate) fn way_back(key: &str) -> String {
    format!("‹  {}", english!(key))
}

/// The text, unless the key is unknown or an argument is missing. A test that expects such a text not to be
/// shown would always pass.
pub(crate) fn complete(key: &str, text: String) -> String {
    assert_ne!(text, key, "no message has this key");
    assert!(!text.contains("{$"), "{key} lacks an argument: {text}");
    text
}

#[test]
#[should_panic(expected = "no message has this key")]
fn an_unknown_key_fails() {
    english!("home-quite");
}

#[test]
#[should_panic(expected = "table-round lacks an argument")]
fn a_missing_argument_fails() {
    english!("table-round");
}
