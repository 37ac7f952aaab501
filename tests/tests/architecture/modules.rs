//! The modules inside a crate: who uses whom, also through others. Code of tests doesn't count.

use std::collections::{BTreeMap, BTreeSet};

use crate::{CRATES, root, sources};

/// What modules beside each other use of one another.
type Uses = BTreeMap<String, BTreeSet<String>>;

/// Within `app`, these know neither the network nor the store, also not through other modules.
const PURE: [&str; 5] = ["theme", "widget", "board", "locale", "players"];

/// What is foreign to them: modules, and our crate for the network.
const FOREIGN: [&str; 3] = ["store", "session", "skipstone_net"];

/// The table screen, and those of its modules that are the screen itself: they alone know its state.
const TABLE_SCREEN: [&str; 2] = ["screen", "table"];
const KNOW_ITS_STATE: [&str; 10] =
    ["board_room", "foot", "live_regions", "open", "overlay", "play", "recap", "updates", "view", "watching"];

/// The kinds of tables, by the modules of the table screen that they are in. One is chosen where a table is opened.
const TABLE_KINDS: [(&str, &str); 7] = [
    ("handover", "Handover"),
    ("kind", "Alone"),
    ("kind", "Counted"),
    ("kind", "Guide"),
    ("kind", "Practice"),
    ("multiplayer", "Multiplayer"),
    ("puzzle", "PuzzleTable"),
];

/// Code without comments, and without what follows the first module of tests.
fn code(text: &str) -> String {
    let text = text.replace("#[cfg(test)]\nmod tests;", "");
    let text = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
    text.lines().map(|line| line.split("//").next().unwrap_or_default()).collect::<Vec<_>>().join("\n")
}

/// The paths of a `use`, or the one path of an expression, that a text begins with, and the text behind them.
fn paths(text: &str) -> (Vec<Vec<String>>, &str) {
    if let Some(mut rest) = text.strip_prefix('{') {
        let mut all = Vec::new();
        loop {
            rest = rest.trim_start_matches([' ', '\n', ',']);
            let (inner, behind) = paths(rest);
            if inner.is_empty() {
                return (all, behind.strip_prefix('}').unwrap_or_default());
            }
            all.extend(inner);
            rest = behind;
        }
    }
    let end = text.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(text.len());
    let (name, behind) = text.split_at(end);
    if name.is_empty() {
        return (Vec::new(), text);
    }
    let (longer, behind) = behind.strip_prefix("::").map_or((Vec::new(), behind), paths);
    if longer.is_empty() {
        return (vec![vec![name.to_owned()]], behind);
    }
    let prefixed = longer.into_iter().map(|path| [vec![name.to_owned()], path].concat());
    (prefixed.collect(), behind)
}

/// The paths within the crate that a module's code names, from the crate's root on.
fn named(code: &str, module: &[String]) -> Vec<Vec<String>> {
    let mut named = Vec::new();
    let mut rest = code;
    while let Some(at) = ["crate::", "super::"].iter().filter_map(|start| rest.find(start)).min() {
        let is_whole = !rest[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_');
        rest = &rest[at..];
        let mut base = match rest.strip_prefix("crate::") {
            Some(behind) => {
                rest = behind;
                &module[..0]
            }
            None => module,
        };
        while let Some(behind) = rest.strip_prefix("super::") {
            rest = behind;
            base = base.split_last().map_or(base, |(_, above)| above);
        }
        if is_whole {
            named.extend(paths(rest).0.into_iter().map(|path| [base, &path].concat()));
        }
    }
    named
}

/// The modules of a crate by the path from its root on, with their code.
fn modules(crate_folder: &str) -> BTreeMap<Vec<String>, String> {
    let source = root().join(crate_folder).join("src");
    let mut modules = BTreeMap::new();
    for (path, text) in sources(&source) {
        let inside = path.strip_prefix(&source).expect("a file of the crate").with_extension("");
        let mut module: Vec<String> = inside.iter().map(|name| name.to_string_lossy().into_owned()).collect();
        if module.iter().any(|name| name.contains("tests")) {
            continue;
        }
        if matches!(module.last().map(String::as_str), Some("mod" | "lib" | "main")) {
            module.pop();
        }
        let all = modules.entry(module).or_insert_with(String::new);
        all.push_str(&code(&text));
    }
    assert!(modules.len() > 10, "{crate_folder} has only {} modules", modules.len());
    modules
}

/// What the modules of a crate use of those beside them, by the module that they are in, at every level. The crate's own name for
/// the network counts as a module at the top.
fn uses(crate_folder: &str) -> BTreeMap<Vec<String>, Uses> {
    let modules = modules(crate_folder);
    let mut uses: BTreeMap<Vec<String>, Uses> = BTreeMap::new();
    for (module, code) in &modules {
        let Some((top, _)) = module.split_first() else { continue };
        let at_top = uses.entry(Vec::new()).or_default().entry(top.clone()).or_default();
        if code.contains("skipstone_net") {
            at_top.insert("skipstone_net".to_owned());
        }
        for path in named(code, module) {
            let level = path.iter().zip(module).take_while(|(one, other)| one == other).count();
            let beside = modules.contains_key(&path[..(level + 1).min(path.len())]);
            if let (Some(from), Some(to), true) = (module.get(level), path.get(level), beside) {
                let siblings = uses.entry(module[..level].to_vec()).or_default();
                siblings.entry(from.clone()).or_default().insert(to.clone());
            }
        }
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

/// At every level: neither crates' own modules nor those inside of one.
#[test]
fn no_modules_depend_on_each_other_in_a_cycle() {
    let mut circles = BTreeSet::new();
    for crate_folder in CRATES {
        for (inside, uses) in uses(crate_folder) {
            let found = uses.keys().filter_map(|module| way(&uses, module, module));
            let place = format!("{crate_folder}/{}", inside.join("/"));
            circles.extend(found.map(|circle| format!("{place}: {}", circle.join(" -> "))));
        }
    }
    assert!(circles.is_empty(), "{circles:#?}");
}

#[test]
fn drawing_modules_reach_neither_network_nor_store() {
    let uses = &uses("app")[&Vec::new()];
    for module in PURE {
        assert!(uses.contains_key(module), "there is no {module}");
        for foreign in FOREIGN {
            let way = way(uses, module, foreign);
            assert!(way.is_none(), "{}", way.unwrap_or_default().join(" -> "));
        }
    }
}

/// The module above has nothing of its own that they could reach: it lists its modules and what is public of them.
#[test]
fn modules_of_the_table_screen_never_reach_up() {
    let modules = modules("app");
    let screen: Vec<String> = TABLE_SCREEN.map(str::to_owned).into();
    for line in modules[&screen].lines().filter(|line| !line.is_empty()) {
        assert!(line.starts_with("mod ") || line.starts_with("pub use "), "{line}");
    }
    let inside =
        modules.iter().filter(|(module, _)| module.len() > screen.len() && module.starts_with(&screen));
    let mut count = 0;
    for (module, code) in inside {
        count += 1;
        for path in
            named(code, module).iter().filter(|path| path.len() > screen.len() && path.starts_with(&screen))
        {
            let name = &path[screen.len()];
            let is_beside = modules.contains_key(&path[..=screen.len()]);
            assert!(is_beside, "{} uses {name} of the module above it", module.join("/"));
            let may_know = KNOW_ITS_STATE.contains(&module[screen.len()].as_str());
            assert!(may_know || name != "state", "{} knows the screen's state", module.join("/"));
        }
    }
    assert!(count > 15, "the screen has only {count} modules");
}

/// All others ask the kind of a table for what they need of it.
#[test]
fn a_kind_of_table_is_known_only_to_itself_and_where_it_is_chosen() {
    let modules = modules("app");
    let screen: Vec<String> = TABLE_SCREEN.map(str::to_owned).into();
    let mut count = 0;
    for (module, code) in modules.iter().filter(|(module, _)| module.starts_with(&screen)) {
        let place = module.get(screen.len()).map_or("", String::as_str);
        for path in named(code, module).iter().filter(|path| path.starts_with(&screen)) {
            let [home, name, ..] = &path[screen.len()..] else { continue };
            if TABLE_KINDS.contains(&(home, name)) {
                count += 1;
                let may_know = ["kind", "open", home].contains(&place);
                assert!(may_know, "{} knows a kind of table: {name}", module.join("/"));
            }
        }
    }
    assert!(count > TABLE_KINDS.len(), "kinds of tables are named at only {count} places");
}

#[test]
fn a_cycle_is_detected() {
    let path = |text: &str| text.split('/').map(str::to_owned).collect::<Vec<_>>();
    let found =
        named("use crate::{card::{Card, Suit}, seat, Rules}; crate::tr!(x); mysuper::x", &path("a/b"));
    assert_eq!(found, ["card/Card", "card/Suit", "seat", "Rules", "tr"].map(path));
    let found = named("use super::super::{c, d::E}; super::f()", &path("a/b/g"));
    assert_eq!(found, ["a/c", "a/d/E", "a/b/f"].map(path));
    let used = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<BTreeSet<_>>();
    let uses = Uses::from([
        ("a".to_owned(), used(&["b"])),
        ("b".to_owned(), used(&["c"])),
        ("c".to_owned(), used(&["a"])),
    ]);
    assert_eq!(way(&uses, "a", "a").map(|way| way.join("")), Some("abca".to_owned()));
    assert_eq!(way(&uses, "a", "d"), None);
}
