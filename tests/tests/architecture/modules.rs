//! The modules inside a crate: who uses whom, also through others. Code of tests doesn't count.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::{root, sources};

/// What each top-level module of a crate uses of the others.
type Uses = BTreeMap<String, BTreeSet<String>>;

/// Within `app`, these know neither the network nor the store, also not through other modules.
const PURE: [&str; 5] = ["theme", "widget", "table", "locale", "players"];

/// What is foreign to them: modules, and our crate for the network.
const FOREIGN: [&str; 3] = ["store", "session", "skipstone_net"];

/// The table screen, and those of its modules that are the screen itself: they alone know its state.
const TABLE_SCREEN: &str = "app/src/screen/table";
const KNOW_ITS_STATE: [&str; 4] = ["overlay", "play", "updates", "view"];

/// Code without comments, and without what follows the first module of tests.
fn code(text: &str) -> String {
    let text = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
    text.lines().map(|line| line.split("//").next().unwrap_or_default()).collect::<Vec<_>>().join("\n")
}

/// Every name that follows a path like `crate::` in code, those in braces included.
fn named(code: &str, path: &str) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    let word = |text: &str| text.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect::<String>();
    for rest in code.split(path).skip(1) {
        let Some(list) = rest.strip_prefix('{') else {
            names.insert(word(rest));
            continue;
        };
        // Only what stands directly in these braces is a module.
        let mut depth = 1;
        let mut starts = true;
        for (at, letter) in list.char_indices() {
            match letter {
                '{' => depth += 1,
                '}' => depth -= 1,
                ',' => starts = depth == 1,
                _ if starts && letter.is_alphanumeric() => {
                    names.insert(word(&list[at..]));
                    starts = false;
                }
                _ => {}
            }
            if depth == 0 {
                break;
            }
        }
    }
    names
}

/// The top-level modules of a crate and what they use. The crate's own name for the network counts as a module.
fn uses(crate_folder: &str) -> Uses {
    let source = root().join(crate_folder).join("src");
    let module_of = |path: &Path| -> Option<String> {
        let first = path.strip_prefix(&source).ok()?.components().next()?;
        Some(Path::new(&first).file_stem()?.to_string_lossy().into_owned())
    };
    let files = sources(&source);
    let modules: BTreeSet<String> = files.iter().filter_map(|(path, _)| module_of(path)).collect();
    let mut uses = Uses::new();
    for (path, text) in &files {
        let is_test = path.components().any(|part| part.as_os_str().to_string_lossy().contains("tests"));
        let (Some(module), false) = (module_of(path), is_test) else { continue };
        let code = code(text);
        let used = uses.entry(module.clone()).or_default();
        used.extend(
            named(&code, "crate::").into_iter().filter(|name| modules.contains(name) && *name != module),
        );
        if code.contains("skipstone_net") {
            used.insert("skipstone_net".to_owned());
        }
    }
    assert!(uses.len() > 5, "{crate_folder} has only {} modules", uses.len());
    uses
}

/// The modules of the table screen and what they name of the module above them.
fn table_screen() -> Uses {
    let source = root().join(TABLE_SCREEN);
    let mut uses = Uses::new();
    for (path, text) in sources(&source).iter().filter(|(path, _)| *path != source.join("mod.rs")) {
        let inside = path.strip_prefix(&source).expect("a file of the screen");
        let first = Path::new(inside.components().next().expect("a name").as_os_str());
        let module = first.file_stem().expect("a name").to_string_lossy().into_owned();
        let code = code(text);
        // Only in a folder's own files does `super` mean something else.
        let above = if first == inside || inside.ends_with("mod.rs") { "super::" } else { "super::super::" };
        let names = [above, "crate::screen::table::"].map(|above| named(&code, above));
        let names = names.into_iter().flatten().filter(|name| !name.is_empty() && *name != module);
        let names: BTreeSet<String> = names.collect();
        uses.entry(module).or_default().extend(names);
    }
    uses
}

/// The shortest way from one module to another, both included.
fn way(uses: &Uses, from: &str, to: &str) -> Option<Vec<String>> {
    let mut ways = vec![vec![from.to_owned()]];
    let mut seen = BTreeSet::new();
    while !ways.is_empty() {
        let mut longer = Vec::new();
        for way in ways {
            for next in way.last().and_then(|last| uses.get(last)).into_iter().flatten() {
                let way = [way.as_slice(), std::slice::from_ref(next)].concat();
                if next == to {
                    return Some(way);
                }
                if seen.insert(next.clone()) {
                    longer.push(way);
                }
            }
        }
        ways = longer;
    }
    None
}

#[test]
fn no_modules_depend_on_each_other_in_a_cycle() {
    let circles = ["core", "net", "app"].map(|crate_folder| {
        let uses = uses(crate_folder);
        let circles = uses.keys().filter_map(|module| way(&uses, module, module));
        circles.map(|circle| format!("{crate_folder}: {}", circle.join(" -> "))).collect::<Vec<_>>()
    });
    assert!(circles.iter().all(Vec::is_empty), "{circles:#?}");
}

#[test]
fn drawing_modules_reach_neither_network_nor_store() {
    let uses = uses("app");
    for module in PURE {
        assert!(uses.contains_key(module), "there is no {module}");
        for foreign in FOREIGN {
            let way = way(&uses, module, foreign);
            assert!(way.is_none(), "{}", way.unwrap_or_default().join(" -> "));
        }
    }
}

/// The module above has nothing of its own that they could reach: it lists its modules and what is public of them.
#[test]
fn modules_of_the_table_screen_never_reach_up() {
    let parent = std::fs::read_to_string(root().join(TABLE_SCREEN).join("mod.rs")).expect("the screen");
    for line in code(&parent).lines().filter(|line| !line.is_empty()) {
        assert!(line.starts_with("mod ") || line.starts_with("pub use "), "{line}");
    }
    let uses = table_screen();
    assert!(uses.len() > 15, "{uses:?}");
    for (module, used) in &uses {
        let foreign: Vec<&String> = used.iter().filter(|name| !uses.contains_key(*name)).collect();
        assert!(foreign.is_empty(), "{module} uses {foreign:?} of the module above it");
        let circle = way(&uses, module, module);
        assert!(circle.is_none(), "{}", circle.unwrap_or_default().join(" -> "));
        let may_know = KNOW_ITS_STATE.contains(&module.as_str());
        assert!(may_know || !used.contains("state"), "{module} knows the screen's state");
    }
}

#[test]
fn a_cycle_is_detected() {
    let used = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<BTreeSet<_>>();
    assert_eq!(
        named("use crate::{card::{Card, Suit}, seat, Rules};", "crate::"),
        used(&["card", "seat", "Rules"])
    );
    assert_eq!(named("crate::tr!(x); use crate::view::{A, B};", "crate::"), used(&["tr", "view"]));
    let uses = Uses::from([
        ("a".to_owned(), used(&["b"])),
        ("b".to_owned(), used(&["c"])),
        ("c".to_owned(), used(&["a"])),
    ]);
    assert_eq!(way(&uses, "a", "a").map(|way| way.join("")), Some("abca".to_owned()));
    assert_eq!(way(&uses, "a", "d"), None);
}
