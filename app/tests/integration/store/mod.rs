//! The store over real files: what is kept is there again, whatever happens.

mod damaged;
mod full;
mod golden;
mod kept;
mod killed;
mod saved_game;
mod shared;

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Where another process finds the folder it is to work in.
const FOLDER: &str = "SKIPSTONE_TEST_FOLDER";

/// A command that runs one of the ignored tests here on a folder, in another process.
fn other_process(test: &str, folder: &Path) -> Command {
    let mut command = skipstone_tests::other_process(&format!("store::{test}"));
    command.env(FOLDER, folder);
    command
}

/// The folder this process was given.
fn folder() -> PathBuf {
    env::var_os(FOLDER).expect("only another test runs this one").into()
}
