//! `skipstone challenge`: one deal for several players, as a code or a file.

mod compare;
mod make;
mod play;
mod save;
mod show;

use std::path::{Path, PathBuf};
use std::str::FromStr;

use skipstone_core::challenge::{Challenge, ChallengeCodeError, ChallengeFile};

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

/// A challenge as it is named on the command line.
#[derive(Debug, Clone)]
enum ChallengeSource {
    /// By its code.
    Code(Challenge),
    /// By a file that holds it.
    File(PathBuf),
}

impl ChallengeSource {
    fn read(&self) -> Result<ChallengeFile, CommandError> {
        Ok(match self {
            ChallengeSource::Code(challenge) => {
                ChallengeFile { challenge: challenge.clone(), records: Vec::new() }
            }
            ChallengeSource::File(path) => open_file::read_challenge(path)?,
        })
    }
}

impl FromStr for ChallengeSource {
    type Err = ChallengeCodeError;

    fn from_str(text: &str) -> Result<ChallengeSource, ChallengeCodeError> {
        // No code has a dot or a slash.
        let is_path = || text.contains(['.', '/', '\\']) || Path::new(text).exists();
        match text.parse() {
            Ok(challenge) => Ok(ChallengeSource::Code(challenge)),
            Err(_) if is_path() => Ok(ChallengeSource::File(text.into())),
            Err(error) => Err(error),
        }
    }
}
