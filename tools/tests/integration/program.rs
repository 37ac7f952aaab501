//! The program: what it writes, and what it refuses.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use skipstone_core::puzzle::read_puzzles;

fn run(folder: &Path, line: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_skipstone-tools"));
    command.args(line.split(' ')).current_dir(folder).output().expect("it starts")
}

fn succeed(folder: &Path, line: &str) -> String {
    let output = run(folder, line);
    assert!(output.status.success(), "{line}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

#[test]
fn a_network_is_trained_whatever_the_number_of_threads() {
    let folder = tempfile::tempdir().expect("a folder");
    let read = |name: &str| fs::read(folder.path().join(name)).expect(name);
    let told = succeed(folder.path(), "train --table 2 --rounds 201 --seed 3 --out one.weights --threads 1");
    assert!(told.starts_with("400 rounds, mean square error of the last 200: 0."), "{told}");
    succeed(folder.path(), "train --table 2 --rounds 400 --seed 3 --out three.weights --threads 3");
    assert_eq!(read("one.weights"), read("three.weights"));
    assert_eq!(read("one.training"), read("three.training"));

    // It has what was asked for.
    let again = run(folder.path(), "train --table 2 --rounds 400 --seed 3 --out one.weights");
    assert_eq!(String::from_utf8_lossy(&again.stderr), "skipstone-tools: going on after 400 rounds\n");
    let other = run(folder.path(), "train --table 3 --rounds 400 --out one.weights");
    assert_eq!(other.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&other.stderr).contains("isn't a training of this kind of table"));
    let nowhere = run(folder.path(), "train --table 2 --rounds 1 --out nowhere/one.weights");
    assert_eq!(nowhere.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&nowhere.stderr).contains("can't be written: "));
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 4, "nothing else is left");
}

#[test]
fn puzzles_are_written_by_kind() {
    let folder = tempfile::tempdir().expect("a folder");
    let told = succeed(folder.path(), "make-puzzles --kind play-it-out --count 3 --output puzzles");
    let path = Path::new("puzzles").join("play-it-out.txt");
    assert_eq!(told, format!("{}: 3 puzzles\n", path.display()));
    let text = fs::read_to_string(folder.path().join(path)).expect("the puzzles");
    assert_eq!(read_puzzles(&text).expect("puzzles").len(), 3);
    assert_eq!(run(folder.path(), "make-puzzles --kind chess --output puzzles").status.code(), Some(2));
}
