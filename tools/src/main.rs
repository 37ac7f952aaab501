//! Runs a command of those who make the game.

use std::process::ExitCode;

fn main() -> ExitCode {
    skipstone_tools::main()
}
