//! The table of keys, as it is told: the user's guide.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use skipstone::keys::{Group, LINES, Line};
use skipstone::locale::{Language, Locale};

/// What a cell of the guide's table or the label of keys names: "`1` to `5`" are five keys.
fn named(cell: &str) -> BTreeSet<String> {
    let words: Vec<_> = cell.split([' ', ',']).filter(|word| !word.is_empty()).collect();
    let digit = |word: &str| word.trim_matches('`').parse::<u8>().ok();
    let mut named: BTreeSet<String> =
        words.iter().map(|word| word.trim_matches('`').to_lowercase()).collect();
    for range in words.windows(3) {
        if let [Some(first), None, Some(last)] = [range[0], range[1], range[2]].map(digit) {
            named.extend((first..=last).map(|digit| digit.to_string()));
            named.remove(range[1]);
        }
    }
    named
}

/// The keys of a line, as the guide names them.
fn keys(line: &Line, locale: &Locale) -> BTreeSet<String> {
    // Each pile has a key of its own.
    if line.name == Some("letters") || !line.is_worded {
        return line.keys.iter().map(|(key, _)| key.label(locale).to_lowercase()).collect();
    }
    named(&line.label(locale))
}

#[test]
fn the_guide_names_every_key() {
    for language in [Language::ENGLISH, Language::GERMAN] {
        let locale = Locale::new(language);
        let path = format!("../docs/guide/{}.md", language.code());
        let page = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).expect("the guide");
        let table = page.lines().skip_while(|line| *line != "| --- | --- |").skip(1);
        let cells = table.take_while(|line| line.starts_with('|')).filter_map(|line| line.split('|').nth(1));
        let told: BTreeSet<String> = cells.flat_map(named).collect();
        let lines = |group| LINES.iter().filter(move |line| line.name.is_some() && line.group == group);
        // Those at a table with others stand where the guide tells of it.
        let with_others = |line: &&Line| line.name != Some("reactions");
        let wanted: BTreeSet<String> =
            lines(Group::Does).filter(with_others).flat_map(|line| keys(line, &locale)).collect();
        assert_eq!(told, wanted, "{language}");
        for line in lines(Group::Asks) {
            let key = format!("`{}`", line.label(&locale));
            assert!(page.contains(&key), "{language}: {key}");
        }
        let reactions =
            lines(Group::Does).find(|line| line.name == Some("reactions")).expect("they have keys");
        for key in [reactions.keys.first(), reactions.keys.last()] {
            let key = key.expect("a key").0.label(&locale);
            assert!(page.contains(&key), "{language}: {key}");
        }
    }
}
