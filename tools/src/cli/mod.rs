//! The command line.

mod error;
mod examples;
mod make_puzzles;
mod train;
mod workers;
mod write_file;

use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use skipstone_core::ErrorChain;
use skipstone_core::text::EscapedLines;

use error::CommandError;

/// What those need who make Skipstone: its trained networks and its puzzles.
#[derive(Debug, Parser)]
#[command(name = "skipstone-tools", version, after_help = examples::ALL)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Train(train::Args),
    MakePuzzles(make_puzzles::Args),
}

/// Parses the command line and runs the command. Returns the process's exit code: 2 if something failed.
pub fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Train(args) => train::run(&args),
        Command::MakePuzzles(args) => make_puzzles::run(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            warn(&ErrorChain(&error));
            ExitCode::from(2)
        }
    }
}

/// Prints a message on standard error, ignoring failures.
fn warn(message: &dyn std::fmt::Display) {
    let _ = writeln!(io::stderr(), "skipstone-tools: {}", EscapedLines(message));
}
