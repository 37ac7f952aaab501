//! Starts Skipstone.

use std::process::ExitCode;

fn main() -> ExitCode {
    skipstone::cli::main()
}
