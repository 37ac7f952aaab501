//! Every link of the project's pages leads to a file that exists, and to a heading of it; the files and tests that the pages for
//! contributors name in code exist.

use std::collections::BTreeSet;
use std::fs;

use crate::{files, paths, root, sources};

/// The lines of a page, blocks of code left out.
fn lines(page: &str) -> impl Iterator<Item = &str> {
    let mut is_code = false;
    page.lines().filter(move |line| {
        let is_fence = line.starts_with("```");
        is_code ^= is_fence;
        !is_code && !is_fence
    })
}

/// The targets of the links and pictures of a page, code left out.
fn links(page: &str) -> Vec<String> {
    // Odd pieces are code within the line.
    let pieces = lines(page).flat_map(|line| line.split('`').step_by(2));
    let targets = pieces.flat_map(|piece| piece.split("](").skip(1));
    targets.map(|rest| rest.split(')').next().unwrap_or_default().to_owned()).collect()
}

/// The pieces of code within the lines of a page.
fn code_spans(page: &str) -> Vec<&str> {
    lines(page).flat_map(|line| line.split('`').skip(1).step_by(2)).collect()
}

/// Whether a piece of code is the path of a file or folder, from anywhere. Those of a player's computer aren't.
fn is_path(code: &str) -> bool {
    let is_plain = code.chars().all(|letter| letter.is_ascii_alphanumeric() || "/._-".contains(letter));
    is_plain && (code.contains('/') || code.ends_with(".rs")) && !code.starts_with(['/', '.'])
}

/// Whether a piece of code is the name of a test: a sentence of four words or more.
fn is_test_name(code: &str) -> bool {
    let is_plain = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '_';
    code.chars().all(is_plain) && code.split('_').filter(|word| !word.is_empty()).count() > 3
}

/// What the headings of a page are called in links.
fn anchors(page: &str) -> BTreeSet<String> {
    let headings = page.lines().filter(|line| line.starts_with('#'));
    let anchor = |heading: &str| -> String {
        let words = heading.trim_start_matches('#').trim().to_lowercase();
        let kept =
            words.chars().filter(|letter| letter.is_alphanumeric() || matches!(letter, ' ' | '-' | '_'));
        kept.map(|letter| if letter == ' ' { '-' } else { letter }).collect()
    };
    headings.map(anchor).collect()
}

#[test]
fn links_lead_somewhere() {
    let mut found = 0;
    for (path, page) in files(&root(), &["md"]) {
        let folder = path.parent().expect("a folder");
        let depth = folder.strip_prefix(root()).expect("a folder of the project").components().count();
        for link in links(&page) {
            // Those into the world, and those to what the project's host shows beside the files: releases, reports.
            if link.contains("://") || link.matches("../").count() > depth {
                continue;
            }
            let (file, anchor) = link.split_once('#').map_or((&*link, None), |(file, at)| (file, Some(at)));
            let target = match file {
                "" => path.clone(),
                file => folder.join(file),
            };
            assert!(target.exists(), "{}: there is no {link}", path.display());
            if let Some(anchor) = anchor {
                let page = fs::read_to_string(&target).expect("a page");
                assert!(anchors(&page).contains(anchor), "{}: there is no {link}", path.display());
            }
            found += 1;
        }
    }
    assert!(found > 60, "only {found} links were found");
}

#[test]
fn files_and_tests_that_are_named_in_code_exist() {
    let sources = sources(&root());
    // A path is named by any of its parts, and a module without its ending.
    let paths: Vec<String> = paths(&root())
        .iter()
        .map(|path| path.strip_prefix(root()).expect("a file of ours"))
        .flat_map(|path| [path.to_path_buf(), path.with_extension("")])
        .map(|path| format!("/{}/", path.display()))
        .collect();
    let mut found = [0; 2];
    for page in ["ARCHITECTURE.md", "SECURITY.md", "docs/changing-rules.md", "docs/changing-protocol.md"] {
        let text = fs::read_to_string(root().join(page)).expect("a page");
        for code in code_spans(&text) {
            if is_path(code) {
                found[0] += 1;
                let part = format!("/{}/", code.trim_end_matches('/'));
                assert!(paths.iter().any(|path| path.contains(&part)), "{page}: there is no {code}");
            } else if is_test_name(code) {
                found[1] += 1;
                let declared = format!("fn {code}(");
                assert!(
                    sources.iter().any(|(_, text)| text.contains(&declared)),
                    "{page}: there is no {code}"
                );
            }
        }
    }
    assert!(found[0] > 200 && found[1] > 15, "only {found:?} paths and tests were found");
}

#[test]
fn links_and_headings_are_found() {
    assert_eq!(links("a [b](c.md#d), `e](f)` ![g](h.png)\n```\n[i](j)\n```\n"), ["c.md#d", "h.png"]);
    let spans = code_spans("`a/b.rs` c `~/d` e\n```\n`f`\n```\n`/g/h` `an_i_j_k`");
    assert_eq!(spans, ["a/b.rs", "~/d", "/g/h", "an_i_j_k"]);
    assert_eq!(spans.iter().filter(|code| is_path(code)).collect::<Vec<_>>(), [&"a/b.rs"]);
    assert_eq!(spans.iter().filter(|code| is_test_name(code)).collect::<Vec<_>>(), [&"an_i_j_k"]);
    let anchors = anchors("# 11. A table's rules, as text\ntext\n## Gehört: „dazu“");
    let expected = ["11-a-tables-rules-as-text", "gehört-dazu"];
    assert_eq!(anchors.iter().map(String::as_str).collect::<Vec<_>>(), expected);
}
