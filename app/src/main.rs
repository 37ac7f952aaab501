//! Starts Skipstone.

use std::process::ExitCode;

use skipstone::window;

#[expect(clippy::print_stderr, reason = "without a window there is only the terminal to speak to")]
fn main() -> ExitCode {
    match window::run(window::Options::default()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("skipstone: {error}");
            ExitCode::from(2)
        }
    }
}
