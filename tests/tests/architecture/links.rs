//! Every link of the project's pages leads to a file that exists, and to a heading of it.

use std::collections::BTreeSet;
use std::fs;

use crate::{files, root};

/// The targets of the links and pictures of a page, code left out.
fn links(page: &str) -> Vec<String> {
    let mut links = Vec::new();
    let mut is_code = false;
    for line in page.lines() {
        is_code ^= line.starts_with("```");
        if is_code {
            continue;
        }
        // Odd pieces are code within the line.
        for piece in line.split('`').step_by(2) {
            for rest in piece.split("](").skip(1) {
                let target = rest.split(')').next().unwrap_or_default();
                links.push(target.to_owned());
            }
        }
    }
    links
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
fn links_and_headings_are_found() {
    assert_eq!(links("a [b](c.md#d), `e](f)` ![g](h.png)\n```\n[i](j)\n```\n"), ["c.md#d", "h.png"]);
    let anchors = anchors("# 11. A table's rules, as text\ntext\n## Gehört: „dazu“");
    let expected = ["11-a-tables-rules-as-text", "gehört-dazu"];
    assert_eq!(anchors.iter().map(String::as_str).collect::<Vec<_>>(), expected);
}
