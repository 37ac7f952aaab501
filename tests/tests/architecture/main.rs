//! The rules of ARCHITECTURE.md: which package and module may use which, how long a file may be, and which Rust is needed.

mod errors;
mod guide;
mod home;
mod judge;
mod languages;
mod licences;
mod links;
mod log_messages;
mod modules;
mod rule_keys;
mod rule_references;

use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

/// The folders of the crates.
const CRATES: [&str; 4] = ["core", "net", "app", "tools"];

/// A package, those of ours that it may use, and what it must not use at all.
const ARROWS: [(&str, &[&str], &[&str]); 4] = [
    ("skipstone-core", &[], &["tokio", "iced", "rand", "getrandom", "quinn", "redb", "directories"]),
    ("skipstone-net", &["skipstone-core"], &["iced"]),
    ("skipstone", &["skipstone-core", "skipstone-net"], &[]),
    ("skipstone-tools", &["skipstone-core"], &["tokio", "iced", "rand", "getrandom"]),
];

/// Words that must not occur in the code of a folder, comments aside.
const WITHOUT: [(&str, &[&str]); 2] = [
    // No input or output, no clock, no threads, no chance but the seed's.
    (
        "core/src",
        &[
            "Instant",
            "SystemTime",
            "std::fs",
            "std::net",
            "std::io",
            "std::env",
            "std::process",
            "std::thread",
            "tokio",
            "iced",
            "thread_rng",
            "RandomState",
        ],
    ),
    // The toolkit's geometry and keys, but nothing that is drawn.
    ("app/src/board", &["iced::widget", "iced::advanced", "Element"]),
];

/// Who alone may know a library, so that replacing it is one place's work.
const ALONE: [(&str, &[&str]); 2] = [
    ("bincode::", &["app/src/store/value", "net/src/codec"]),
    ("redb::", &["app/src/store/database", "app/tests/integration/store"]),
];

/// What opens a file for reading.
const READERS: [&str; 3] = ["fs::read(", "fs::read_to_string(", "File::open("];

/// Who alone may do so: the one way in, and what reads the database and a file of the system.
const MAY_READ: [&str; 3] = ["app/src/read_file", "app/src/store/database", "app/src/cli/doctor"];

/// Longer files hold more than one idea.
const LONGEST_FILE: usize = 500;

/// Longer paragraphs of the map, in letters, aren't read. A table's row is looked up.
const LONGEST_PARAGRAPH: usize = 400;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").canonicalize().expect("the workspace")
}

/// The packages of this platform's build, as cargo knows them.
fn packages() -> Vec<Value> {
    let run = |program: &str, arguments: &[&str]| {
        let output = Command::new(program).args(arguments).current_dir(root()).output().expect(program);
        assert!(output.status.success(), "{program}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).expect("text")
    };
    let version = run("rustc", &["-vV"]);
    let host = version.lines().find_map(|line| line.strip_prefix("host: ")).expect("a platform");
    // What isn't built here needn't have been downloaded.
    let options = ["metadata", "--format-version=1", "--locked", "--offline", "--filter-platform", host];
    let metadata: Value = serde_json::from_str(&run(env!("CARGO"), &options)).expect("cargo's JSON");
    metadata["packages"].as_array().expect("packages").clone()
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_default()
}

/// Every Rust file below a folder, with its text.
fn sources(folder: &Path) -> Vec<(PathBuf, String)> {
    files(folder, &["rs"])
}

/// Every file below a folder with one of these extensions, with its text.
fn files(folder: &Path, extensions: &[&str]) -> Vec<(PathBuf, String)> {
    let has_one = |path: &PathBuf| extensions.iter().any(|one| path.extension().is_some_and(|it| it == *one));
    let found = paths(folder).into_iter().filter(has_one);
    found.map(|path| (path.clone(), std::fs::read_to_string(path).expect("a text file"))).collect()
}

/// Every file below a folder, but for hidden and built ones.
fn paths(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in folder.read_dir().unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
        let path = entry.expect("an entry").path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if !path.is_dir() {
            found.push(path);
        } else if name != "target" && !name.starts_with('.') {
            found.extend(paths(&path));
        }
    }
    found
}

#[test]
fn packages_use_only_allowed_packages() {
    let packages = packages();
    for (name, may, must_not) in ARROWS {
        let package = packages.iter().find(|package| text(package, "name") == name).expect(name);
        let used = package["dependencies"].as_array().expect("dependencies");
        // What only tests and benches use says nothing about the house.
        for used in used.iter().filter(|used| used["kind"].is_null()).map(|used| text(used, "name")) {
            assert!(!used.starts_with("skipstone") || may.contains(&used), "{name} must not use {used}");
            assert!(!must_not.contains(&used), "{name} must not use {used}");
        }
    }
}

#[test]
fn folders_dont_use_forbidden_names() {
    for (folder, words) in WITHOUT {
        let files = sources(&root().join(folder));
        assert!(!files.is_empty(), "{folder} is empty");
        for (path, text) in files {
            for (number, line) in (1..).zip(text.lines()) {
                let code = line.split("//").next().unwrap_or_default();
                let word = words.iter().find(|word| code.contains(*word));
                assert!(
                    word.is_none(),
                    "{}:{number}: {folder} must not know {}",
                    path.display(),
                    word.unwrap_or(&"")
                );
            }
        }
    }
}

#[test]
fn libraries_are_used_only_in_their_modules() {
    for (library, places) in ALONE {
        let files = CRATES.iter().flat_map(|folder| sources(&root().join(folder)));
        let using: Vec<_> = files.filter(|(_, text)| text.contains(library)).map(|(path, _)| path).collect();
        assert!(!using.is_empty(), "nobody uses {library}");
        for path in using {
            let known = places.iter().any(|place| path.starts_with(root().join(place)));
            assert!(known, "{} must not know {library}", path.display());
        }
    }
}

/// Other files may be pipes or devices, or larger than the memory.
#[test]
fn files_are_read_in_one_place() {
    let is_test = |path: &Path| {
        path.ends_with("tests.rs") || path.iter().any(|part| part == "tests" || part == "golden")
    };
    let files = sources(&root().join("app/src")).into_iter().filter(|(path, _)| !is_test(path));
    for (path, text) in files {
        let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
        let reads = READERS.iter().any(|reader| code.contains(reader));
        let may_read = MAY_READ.iter().any(|place| path.starts_with(root().join(place)));
        assert!(!reads || may_read, "{} must read files through app/src/read_file", path.display());
    }
}

#[test]
fn the_map_reads_in_short_paragraphs() {
    let map = std::fs::read_to_string(root().join("ARCHITECTURE.md")).expect("the map");
    let lines = map.lines().filter(|line| !line.starts_with('|'));
    let long: Vec<&str> = lines.filter(|line| line.chars().count() > LONGEST_PARAGRAPH).collect();
    assert!(long.is_empty() && map.lines().count() > 100, "longer than {LONGEST_PARAGRAPH}: {long:#?}");
}

#[test]
fn no_file_is_too_long() {
    let folders = CRATES.iter().chain(&["tests"]);
    let files: Vec<_> = folders.flat_map(|folder| sources(&root().join(folder))).collect();
    assert!(files.len() > 50, "only {} files were found", files.len());
    let long = files
        .iter()
        .map(|(path, text)| (path, text.lines().count()))
        .filter(|(_, lines)| *lines > LONGEST_FILE);
    let long: Vec<_> = long.collect();
    assert!(long.is_empty(), "longer than {LONGEST_FILE} lines: {long:?}");
}

/// A module with parts is a folder with a `mod.rs`; a file beside a folder of its name would be a second style.
#[test]
fn modules_with_parts_are_folders() {
    let folders = CRATES.iter().chain(&["tests"]);
    for (path, _) in folders.flat_map(|folder| sources(&root().join(folder))) {
        let folder = path.with_extension("");
        let has_parts = folder.is_dir() && !sources(&folder).is_empty();
        assert!(!has_parts, "{} belongs into {}", path.display(), folder.join("mod.rs").display());
    }
}

/// The workspace declares a Rust version; no dependency may ask for a newer one.
#[test]
fn no_dependency_needs_a_newer_rust() {
    let version =
        |text: &str| -> Vec<u32> { text.split('.').map(|part| part.parse().expect("a number")).collect() };
    let packages = packages();
    let ours = packages.iter().find(|package| text(package, "name") == "skipstone").expect("our package");
    let declared = version(text(ours, "rust_version"));
    let mut known = 0;
    for package in &packages {
        let needed = text(package, "rust_version");
        if !needed.is_empty() {
            known += 1;
            assert!(
                version(needed) <= [&declared[..], &[u32::MAX]].concat(),
                "{} needs Rust {needed}",
                text(package, "name")
            );
        }
    }
    assert!(known > 50, "only {known} packages say which Rust they need");
}
