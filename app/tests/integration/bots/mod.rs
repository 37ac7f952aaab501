//! The bot protocol: `skipstone bot`, and external programs in `skipstone simulate`.

mod example;
mod faults;
mod other_process;
mod session;

use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::Value;
use tempfile::TempDir;

/// The program under test.
const SKIPSTONE: &str = env!("CARGO_BIN_EXE_skipstone");

/// The output of a command.
struct CommandResult {
    code: Option<i32>,
    out: String,
    err: String,
}

/// Runs the program with lines on its standard input.
fn skipstone(args: &[&str], input: &str) -> CommandResult {
    let mut child = Command::new(SKIPSTONE)
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("it was asked for");
    // The program may stop reading early.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    let output = child.wait_with_output().expect("it ends");
    let text = |bytes| String::from_utf8(bytes).expect("it speaks UTF-8");
    CommandResult { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

/// Simulates with a time limit that a busy computer keeps too. Returns the report.
fn simulate(seats: &str, more: &[&str]) -> (Value, String) {
    simulate_within("600", seats, more)
}

/// Simulates with a time limit per move, in seconds. Returns the report.
fn simulate_within(seconds: &str, seats: &str, more: &[&str]) -> (Value, String) {
    let args = ["simulate", "--json", "--move-time", seconds, "--seats", seats];
    let result = skipstone(&[&args, more].concat(), "");
    assert_eq!(result.code, Some(0), "{}", result.err);
    (serde_json::from_str(&result.out).expect("one JSON object"), result.err)
}

/// The program's own computer player as an external program.
fn program(level: &str) -> String {
    format!("cmd:\"{SKIPSTONE}\" bot --level {level}")
}

/// A Python program as a player.
fn python(script: &Path) -> String {
    format!("cmd:python3 \"{}\"", script.display())
}

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder for a test")
}

fn write(folder: &TempDir, name: &str, text: &str) -> std::path::PathBuf {
    let path = folder.path().join(name);
    fs::write(&path, text).expect("a file in the test's folder");
    path
}
