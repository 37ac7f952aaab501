//! `skipstone challenge`: one deal for several players, as a code.

mod compare;
mod make;
mod play;
mod show;

use skipstone_core::ErrorChain;
use skipstone_core::challenge::{Challenge, ChallengeCodeError};

use super::output::Output;
use super::{CommandError, CommandOutcome, examples};

/// Make a challenge, take it up with a program, or compare what was made of it
#[derive(Debug, clap::Args)]
#[command(after_help = examples::CHALLENGE)]
pub(super) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, clap::Subcommand)]
enum Command {
    Make(make::Args),
    Show(show::Args),
    Play(play::Args),
    Compare(compare::Args),
}

pub(super) fn run(args: &Args, out: &mut Output) -> Result<CommandOutcome, CommandError> {
    match &args.command {
        Command::Make(args) => make::run(args, out),
        Command::Show(args) => show::run(args, out),
        Command::Play(args) => play::run(args, out),
        Command::Compare(args) => compare::run(args, out),
    }
}

/// Reads a code on the command line.
fn code(text: &str) -> Result<Challenge, String> {
    text.parse().map_err(|error: ChallengeCodeError| ErrorChain(&error).to_string())
}
