//! Starts Skipstone.

// Without this, Windows opens a console beside the window.
#![windows_subsystem = "windows"]

use std::process::ExitCode;

fn main() -> ExitCode {
    skipstone::cli::main()
}
