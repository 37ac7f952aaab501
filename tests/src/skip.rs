//! Tests that need something of the machine which it may lack.

use std::env;
use std::io::{self, Write as _};
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
    // Only the print macros are captured.
    let _ = writeln!(io::stderr(), "skipped {}: {why}", thread.name().unwrap_or("a test"));
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
