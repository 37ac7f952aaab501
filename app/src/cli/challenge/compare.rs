//! `skipstone challenge compare`: what several made of a challenge, as their records prove it.

use std::path::PathBuf;

use skipstone_core::ErrorChain;
use skipstone_core::challenge::{Attempt, Challenge};

use super::{CommandError, CommandOutcome, Output, examples};
use crate::cli::output::OutputError;
use crate::files::open_file;

/// Compare what several made of a challenge, from the records of their rounds
///
/// Each record is played again by the rules, with its cards and its computer players: exit code 1 if one proves nothing.
#[derive(Debug, clap::Args)]
#[command(after_help = examples::CHALLENGE_COMPARE)]
pub(super) struct Args {
    /// The code of a challenge
    #[arg(value_name = "CODE", value_parser = super::code)]
    challenge: Challenge,
    /// The records
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

pub(super) fn run(args: &Args, out: &mut Output) -> Result<CommandOutcome, CommandError> {
    let mut outcome = CommandOutcome::Done;
    let mut attempts = Vec::new();
    for path in &args.files {
        match args.challenge.check(&open_file::read_record(path)?) {
            Ok(attempt) => attempts.push(attempt),
            Err(error) => {
                writeln!(out, "{}: {}", path.display(), ErrorChain(&error))?;
                outcome = CommandOutcome::Differs;
            }
        }
    }
    attempts.sort_by_key(Attempt::rank);
    attempts.iter().try_for_each(|attempt| line(attempt, out))?;
    Ok(outcome)
}

/// Who played, how it ended, and the stock cards left after each turn.
pub(super) fn line(attempt: &Attempt, out: &mut Output) -> Result<(), OutputError> {
    let turns = attempt.stock_left.len();
    let left = attempt.stock_left.last().copied().unwrap_or_default();
    let ended = match attempt.won {
        true => format!("won in {turns} turns"),
        false => format!("lost after {turns} turns, {left} left"),
    };
    let course: Vec<String> = attempt.stock_left.iter().map(u8::to_string).collect();
    writeln!(out, "{}: {ended} ({})", attempt.name, course.join(" "))
}
