//! A language that nobody speaks: English with an accent on every letter. What shows without one can't be translated.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};
use fluent_syntax::{parser, serializer};
use iced_test::selector::Candidate;
use skipstone::app::Translation;
use skipstone::locale::Language;
use skipstone_core::bot::Character;
use tempfile::TempDir;

use crate::round_end::Window;
use crate::seen::{SMALLEST, Seen as _};
use crate::tour::{Tongue, walk};

/// Words that are the same in every language, beside the names of computer players and languages.
const NAMES: [&str; 4] = ["Skipstone", "SKIP-BO", "Mattel", "Ada"];

/// So many letters in a row, without an accent, are a word.
const WORD: usize = 3;

fn accented(text: &str) -> String {
    const PLAIN: &str = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    const ACCENTED: &str = "áƀçđéƒğĥíĵķłɱñóƥɋŕšţúṽŵẋýžÁƁÇĐÉƑĞĤÍĴĶŁṀÑÓƤɊŔŠŢÚṼŴẊÝŽ";
    let change = |letter| {
        let at = PLAIN.chars().position(|plain| plain == letter);
        at.and_then(|at| ACCENTED.chars().nth(at)).unwrap_or(letter)
    };
    text.chars().map(change).collect()
}

fn accent_pattern(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = accented(value),
            PatternElement::Placeable { expression } => accent_expression(expression),
        }
    }
}

fn accent_expression(expression: &mut Expression<String>) {
    match expression {
        Expression::Select { variants, .. } => {
            variants.iter_mut().for_each(|variant| accent_pattern(&mut variant.value));
        }
        Expression::Inline(InlineExpression::Placeable { expression }) => accent_expression(expression),
        Expression::Inline(_) => {}
    }
}

/// Writes the language into a folder.
fn write_folder(folder: &Path) {
    let english = Path::new(env!("CARGO_MANIFEST_DIR")).join("../assets/locales/en");
    for file in fs::read_dir(english).expect("a folder") {
        let path = file.expect("a file").path();
        let text = fs::read_to_string(&path).expect("a text");
        let mut resource: Resource<String> = parser::parse(text).expect("Fluent");
        for entry in &mut resource.body {
            if let Entry::Message(message) = entry {
                message.value.iter_mut().for_each(accent_pattern);
            }
        }
        let name = path.file_name().expect("a name");
        fs::write(folder.join(name), serializer::serialize(&resource)).expect("a file");
    }
}

/// Texts that contain a word without an accent.
fn untranslated(window: &Window) -> BTreeSet<String> {
    let characters = Character::ALL.iter().map(|character| character.name());
    let names: Vec<&str> = characters.chain(Language::all().map(Language::name)).chain(NAMES).collect();
    let mut found = BTreeSet::new();
    let mut seen = window.seen_in(SMALLEST);
    let look = |candidate: Candidate<'_>| -> Option<()> {
        if let Candidate::Text { content, .. } = candidate {
            let rest = names.iter().fold(content.to_owned(), |rest, name| rest.replace(name, ""));
            let mut words = rest.split(|letter: char| !letter.is_ascii_alphabetic());
            if words.any(|word| word.len() >= WORD) {
                found.insert(content.to_owned());
            }
        }
        None
    };
    assert!(seen.find(look).is_err(), "it looks at everything");
    found
}

#[tokio::test(start_paused = true)]
async fn every_text_of_every_screen_can_be_translated() {
    let folder = TempDir::new().expect("a folder");
    write_folder(folder.path());
    let translation = Translation::read(folder.path()).expect("a language");
    let tongue = Tongue::Translated(translation);
    let mut found = Vec::new();
    walk(&tongue, SMALLEST, async |name, window| {
        found.extend(untranslated(window).into_iter().map(|text| format!("{name}: {text}")));
    })
    .await;
    assert!(found.is_empty(), "{found:#?}");
}
