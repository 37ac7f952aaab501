//! `skipstone puzzles`: proves the answers of puzzles again.

mod check;

use clap::Subcommand;

use super::output::Output;
use super::{CommandError, CommandOutcome, examples};

/// Prove the answers of puzzles again
#[derive(Debug, clap::Args)]
#[command(after_help = examples::PUZZLES)]
pub(super) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Check(check::Args),
}

pub(super) fn run(args: &Args, out: &mut Output) -> Result<CommandOutcome, CommandError> {
    match &args.command {
        Command::Check(args) => check::run(args, out),
    }
}
