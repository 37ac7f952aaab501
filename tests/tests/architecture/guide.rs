//! The user's guide: the same in both languages, with pictures that are there, and with the words of the window.

use std::fs;

use crate::{files, root};

const LANGUAGES: [&str; 2] = ["en", "de"];

/// The most bytes of a picture.
const LARGEST_PICTURE: u64 = 150_000;

fn page(language: &str) -> String {
    fs::read_to_string(root().join(format!("docs/guide/{language}.md"))).expect("the guide")
}

/// The texts between a mark before and one after, within a line.
fn between<'a>(text: &'a str, before: &str, after: &str) -> Vec<&'a str> {
    let pieces = text.lines().flat_map(|line| line.split(before).skip(1));
    pieces.filter_map(|piece| piece.split_once(after)).map(|(inside, _)| inside).collect()
}

/// The files of the pictures of a page, without its language.
fn pictures(language: &str) -> Vec<String> {
    let page = page(language);
    let folder = format!("]({language}/");
    between(&page, &folder, ")").into_iter().map(str::to_owned).collect()
}

/// A text of the window: the parts around what is filled in.
fn parts(text: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    let mut depth = 0;
    for letter in text.chars() {
        match letter {
            '{' => {
                depth += 1;
                parts.push(String::new());
            }
            '}' => depth -= 1,
            letter if depth == 0 => parts.last_mut().expect("a part").push(letter),
            _ => {}
        }
    }
    parts
}

/// Whether a text of the window can read like this.
fn reads(parts: &[String], shown: &str) -> bool {
    let [first, middle @ .., last] = parts else { return parts == [shown] };
    if first.len() + last.len() + middle.iter().map(String::len).sum::<usize>() < 3 {
        return false;
    }
    let Some(mut rest) = shown.strip_prefix(&**first).and_then(|rest| rest.strip_suffix(&**last)) else {
        return false;
    };
    middle.iter().all(|part| match rest.split_once(&**part) {
        Some((_, after)) => {
            rest = after;
            true
        }
        None => false,
    })
}

/// The texts of the window in a language, those of each case by themselves.
fn texts(language: &str) -> Vec<Vec<String>> {
    let mut texts = Vec::new();
    for (_, file) in files(&root().join("assets/locales").join(language), &["ftl"]) {
        for line in file.lines().filter(|line| !line.starts_with('#')) {
            let text = line.split_once(" = ").map_or(line, |(_, text)| text).trim();
            let text = text.strip_prefix('*').unwrap_or(text);
            let text = match text.strip_prefix('[') {
                Some(case) => case.split_once("] ").map_or("", |(_, text)| text),
                None => text,
            };
            texts.push(parts(text));
        }
    }
    texts
}

#[test]
fn the_guide_is_the_same_in_both_languages() {
    let [english, german] = LANGUAGES.map(pictures);
    assert!(english.len() > 10, "{english:?}");
    assert_eq!(english, german);
    let levels = |language| {
        let page = page(language);
        page.lines().filter_map(|line| line.strip_prefix('#')).map(|line| line.starts_with('#')).collect()
    };
    let [english, german]: [Vec<bool>; 2] = LANGUAGES.map(levels);
    assert_eq!(english, german);
}

#[test]
fn every_picture_is_shown_and_small() {
    for language in LANGUAGES {
        let folder = root().join("docs/guide").join(language);
        let shown = pictures(language);
        let taken = folder.read_dir().expect("pictures").map(|entry| entry.expect("an entry").path());
        for path in taken {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            assert!(shown.contains(&name), "{} isn't shown", path.display());
        }
        for name in &shown {
            let path = folder.join(name);
            let size =
                fs::metadata(&path).map(|file| file.len()).unwrap_or_else(|error| panic!("{name}: {error}"));
            assert!(size <= LARGEST_PICTURE, "{} has {size} bytes", path.display());
        }
    }
}

/// What is printed bold is a button, a page or a setting. At the beginning of a paragraph it is what the paragraph is about.
#[test]
fn buttons_are_called_what_the_window_calls_them() {
    for language in LANGUAGES {
        let texts = texts(language);
        let mut found = 0;
        for line in
            page(language).lines().filter(|line| !line.starts_with("**") && !line.starts_with("- **I"))
        {
            // Odd pieces are bold.
            for bold in line.split("**").skip(1).step_by(2) {
                let known = texts.iter().any(|parts| reads(parts, bold));
                assert!(known, "{language}.md: nothing in the window is called {bold:?}");
                found += 1;
            }
        }
        assert!(found > 60, "only {found} names were found");
    }
}

#[test]
fn texts_of_the_window_are_recognised() {
    let reads = |text, shown| reads(&parts(text), shown);
    assert!(reads("Start", "Start") && !reads("Start", "Starts"));
    assert!(reads("I’m { $name }", "I’m Ada") && !reads("{ $name }", "Ada"));
    assert!(reads("Kick { $name }?", "Kick Ada?") && !reads("Kick { $name }?", "Ban Ada?"));
}
