//! A test program run once more, doing one of its tests in a process of its own.

use std::env;
use std::process::Command;

/// A command that runs one ignored test of the calling test program, by its path without the crate.
///
/// # Panics
/// If the path of the test program can't be told.
pub fn other_process(test: &str) -> Command {
    let mut command = Command::new(env::current_exe().expect("the path of this program"));
    command.args(["--exact", test, "--ignored", "--nocapture"]);
    command
}
