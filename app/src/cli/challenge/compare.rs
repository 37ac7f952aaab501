//! `skipstone challenge compare`: what several made of a challenge, as their records prove it.

use std::path::PathBuf;

use skipstone_core::ErrorChain;
use skipstone_core::challenge::{ChallengeAttempt, ChallengeFile};
use skipstone_core::record::Record;
use skipstone_core::text::Escaped;

use super::{ChallengeSource, CommandError, CommandOutcome, Output, examples};
use crate::cli::output::OutputError;
use crate::files::open_file;

/// Compare what several made of a challenge, from the records of their rounds
///
/// Each record is played again by the rules, with its cards and its computer players: exit code 1 if one proves nothing.
#[derive(Debug, clap::Args)]
#[command(after_help = examples::CHALLENGE_COMPARE)]
pub(super) struct Args {
    /// A challenge: its code, or a file that holds one
    #[arg(value_name = "CODE|FILE")]
    challenge: ChallengeSource,
    /// Records, or files of challenges with records
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

pub(super) fn run(args: &Args, out: &mut Output) -> Result<CommandOutcome, CommandError> {
    let checked = check(&args.challenge.read()?, &args.files, out)?;
    let mut attempts: Vec<ChallengeAttempt> = Vec::new();
    for (_, attempt) in checked.proven {
        if !attempts.contains(&attempt) {
            attempts.push(attempt);
        }
    }
    attempts.sort_by_key(ChallengeAttempt::rank);
    attempts.iter().try_for_each(|attempt| line(attempt, out))?;
    Ok(checked.outcome)
}

/// Records that were checked.
pub(super) struct Checked {
    /// Those that prove something, and what.
    pub(super) proven: Vec<(Record, ChallengeAttempt)>,
    /// Whether all do.
    pub(super) outcome: CommandOutcome,
}

/// Checks the records of a challenge and those in files, and names those that prove nothing.
pub(super) fn check(
    file: &ChallengeFile,
    paths: &[PathBuf],
    out: &mut Output,
) -> Result<Checked, CommandError> {
    let mut checked = Checked { proven: Vec::new(), outcome: CommandOutcome::Done };
    let own = ("the challenge".to_owned(), 1, file.records.clone());
    let others = paths.iter().map(|path| {
        open_file::read_records(path)
            .map(|(before, records)| (Escaped(path.display()).to_string(), before, records))
    });
    for source in std::iter::once(Ok(own)).chain(others) {
        let (source, before, records) = source?;
        let part = ChallengeFile { challenge: file.challenge.clone(), records };
        for (record, result) in part.checked(before) {
            match result {
                Ok(attempt) => checked.proven.push((record, attempt)),
                Err(error) => {
                    writeln!(out, "{source}: {}", ErrorChain(&error))?;
                    checked.outcome = CommandOutcome::Differs;
                }
            }
        }
    }
    Ok(checked)
}

/// Who played, how it ended, and the stock cards left after each turn.
pub(super) fn line(attempt: &ChallengeAttempt, out: &mut Output) -> Result<(), OutputError> {
    let (turns, left) = (attempt.turns.len(), attempt.left());
    let ended = match attempt.won {
        true => format!("won in {turns} turns"),
        false => format!("lost after {turns} turns, {left} left"),
    };
    let course: Vec<String> = attempt.turns.iter().map(|turn| turn.stock_left.to_string()).collect();
    writeln!(out, "{}: {ended} ({})", attempt.name, course.join(" "))
}
