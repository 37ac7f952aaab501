//! `skipstone puzzles`: makes puzzles, and proves their answers again.

mod check;
mod make;

use clap::Subcommand;

use super::output::Output;
use super::{CommandError, CommandOutcome, examples};

/// Make puzzles, and prove the answers of those there are
#[derive(Debug, clap::Args)]
#[command(after_help = examples::PUZZLES)]
pub(super) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Make(make::Args),
    Check(check::Args),
}

pub(super) fn run(args: &Args, out: &mut Output) -> Result<CommandOutcome, CommandError> {
    match &args.command {
        Command::Make(args) => make::run(args, out),
        Command::Check(args) => check::run(args, out),
    }
}
