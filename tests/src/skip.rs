//! Tests that need something of the machine which it may lack.

use std::env;
#[cfg(unix)]
use std::fs::{self, OpenOptions};
use std::io::{self, Write as _};
#[cfg(unix)]
use std::path::PathBuf;
use std::process::Command;
use std::thread;

/// The environment variable that turns every skipped test into a failed one, for machines that must have it all.
pub const REQUIRE_ALL: &str = "SKIPSTONE_TESTS_REQUIRE_ALL";

/// Says which test is skipped and why, on the terminal even if the test's output is captured.
///
/// # Panics
/// If [`REQUIRE_ALL`] is set.
pub fn skip(why: &str) {
    assert!(env::var_os(REQUIRE_ALL).is_none(), "{why}, and {REQUIRE_ALL} is set");
    let thread = thread::current();
    let skipped = format!("skipped {}: {why}", thread.name().unwrap_or("a test"));
    // Only the print macros are captured.
    let _ = writeln!(io::stderr(), "{skipped}");
    #[cfg(unix)]
    note(&skipped);
}

/// The list of what one run of `cargo test` has skipped: all its test programs have the same parent.
#[cfg(unix)]
fn list() -> PathBuf {
    env::temp_dir().join(format!("skipstone-tests-skipped-{}", std::os::unix::process::parent_id()))
}

#[cfg(unix)]
fn note(skipped: &str) {
    // Without the list it was told once.
    if let Ok(mut list) = OpenOptions::new().create(true).append(true).open(list()) {
        let _ = writeln!(list, "{skipped}");
    }
}

/// What this run of `cargo test` has skipped so far, a line each; it is told only once.
#[cfg(unix)]
pub fn take_skipped() -> String {
    let skipped = fs::read_to_string(list()).unwrap_or_default();
    let _ = fs::remove_file(list());
    skipped
}

/// Whether `python3` can be started; if not, the test is skipped.
///
/// # Panics
/// If it can't and [`REQUIRE_ALL`] is set.
pub fn has_python() -> bool {
    let tried = Command::new("python3").arg("--version").output();
    let found = tried.is_ok_and(|output| output.status.success());
    if !found {
        skip("it needs python3 on the path");
    }
    found
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn what_is_skipped_is_listed_once() {
        let before = take_skipped();
        note("skipped a test: it needs two moons");
        assert_eq!(take_skipped(), "skipped a test: it needs two moons\n");
        assert_eq!(take_skipped(), "");
        // What other test programs have noted is still to be told.
        before.lines().for_each(note);
    }
}
