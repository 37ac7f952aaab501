//! `skipstone challenge`: one deal for several players, as a code or a file.

mod compare;
mod make;
mod play;
mod save;
mod show;

use std::path::Path;

use skipstone_core::ErrorChain;
use skipstone_core::challenge::{Challenge, ChallengeFile};

use super::output::Output;
use super::{CommandError, CommandOutcome, examples};
use crate::files::open_file;

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
    Save(save::Args),
}

pub(super) fn run(args: &Args, out: &mut Output) -> Result<CommandOutcome, CommandError> {
    match &args.command {
        Command::Make(args) => make::run(args, out),
        Command::Show(args) => show::run(args, out),
        Command::Play(args) => play::run(args, out),
        Command::Compare(args) => compare::run(args, out),
        Command::Save(args) => save::run(args, out),
    }
}

/// Reads a challenge on the command line: a code, or a file that holds one.
fn challenge(text: &str) -> Result<ChallengeFile, String> {
    let path = Path::new(text);
    match text.parse::<Challenge>() {
        Ok(challenge) => Ok(ChallengeFile { challenge, records: Vec::new() }),
        Err(_) if path.is_file() => {
            open_file::read_challenge(path).map_err(|error| ErrorChain(&error).to_string())
        }
        Err(error) => Err(ErrorChain(&error).to_string()),
    }
}
