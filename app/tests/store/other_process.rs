//! This test program once more, doing one thing in a process of its own.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, ffi::OsStr};

/// Where the other process finds its folder.
const FOLDER: &str = "SKIPSTONE_TEST_FOLDER";

/// A command that runs one of the ignored tests here, by its name, on a folder.
pub(crate) fn running(test: &str, folder: &Path) -> Command {
    let mut command = Command::new(env::current_exe().expect("this program"));
    command.args(["--exact", test, "--ignored", "--nocapture"].map(OsStr::new)).env(FOLDER, folder);
    command
}

/// The folder this process was given.
pub(crate) fn folder() -> PathBuf {
    env::var_os(FOLDER).expect("only another test runs this one").into()
}
