//! The store with real files.

mod damaged;
mod golden;
mod killed;
pub(crate) mod multiplayer_series;
#[cfg(unix)]
mod permissions;
mod play_order;
mod reopened;
pub(crate) mod saved_game;
mod unwritable;

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The environment variable with the folder of a child process.
const FOLDER: &str = "SKIPSTONE_TEST_FOLDER";

/// A command that runs an ignored test of this module on a folder in another process.
fn other_process(test: &str, folder: &Path) -> Command {
    let mut command = skipstone_tests::other_process(&format!("store::{test}"));
    command.env(FOLDER, folder);
    command
}

/// The folder of this child process.
fn folder() -> PathBuf {
    env::var_os(FOLDER).expect("only another test runs this one").into()
}
