//! The list of third-party licences names what the program is made of.

use std::collections::BTreeSet;
use std::fs;
use std::process::Command;

use crate::root;

/// What is linked on this computer's system; other systems' packages aren't downloaded here.
#[test]
fn the_list_of_licences_names_every_package_in_the_program() {
    let tree = Command::new(env!("CARGO"))
        .args(["tree", "--package", "skipstone", "--edges", "normal,no-proc-macro", "--prefix", "none"])
        .args(["--format", "{p}", "--locked", "--offline"])
        .current_dir(root())
        .output()
        .expect("cargo runs");
    assert!(tree.status.success(), "{}", String::from_utf8_lossy(&tree.stderr));
    let tree = String::from_utf8(tree.stdout).expect("text");
    let packages: BTreeSet<String> = tree
        .lines()
        .filter_map(|line| line.split_once(" v"))
        .map(|(name, version)| format!("{name} {}", version.split(' ').next().unwrap_or(version)))
        .filter(|package| !package.starts_with("skipstone"))
        .collect();
    assert!(packages.len() > 100, "{packages:?}");

    let list = fs::read_to_string(root().join("assets/licences/third-party.txt")).expect("the list");
    // An author may stand behind the version.
    let named: BTreeSet<&str> = list.lines().map(|line| line.split(", ").next().unwrap_or(line)).collect();
    let missing: Vec<&String> = packages.iter().filter(|package| !named.contains(package.as_str())).collect();
    assert!(missing.is_empty(), "`just licences` writes the list anew; it misses {missing:?}");
}
