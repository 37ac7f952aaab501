//! `skipstone challenge save`: writes a challenge with what was made of it into a file.

use std::path::PathBuf;

use skipstone_core::PathError;
use skipstone_core::challenge::ChallengeFile;

use super::compare::{Checked, check};
use super::{ChallengeSource, CommandError, CommandOutcome, Output, examples};
use crate::store::atomic_file;

/// Save a challenge and what was made of it as a file for others
///
/// They see what was made of it once they have played it, too. Each record is checked as by `compare`; if one proves nothing, no file
/// is written, and the exit code is 1.
#[derive(Debug, clap::Args)]
#[command(after_help = examples::CHALLENGE_SAVE)]
pub(super) struct Args {
    /// A challenge: its code, or a file that holds one
    #[arg(value_name = "CODE|FILE")]
    challenge: ChallengeSource,
    /// Records, or files of challenges with records
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Write the challenge into this new file
    #[arg(long, short, value_name = "FILE")]
    output: PathBuf,
}

pub(super) fn run(args: &Args, out: &mut Output) -> Result<CommandOutcome, CommandError> {
    let given = args.challenge.read()?;
    let Checked { proven, outcome } = check(&given, &args.files, out)?;
    if outcome == CommandOutcome::Done {
        let mut file = ChallengeFile { records: Vec::new(), ..given };
        proven.into_iter().for_each(|(record, _)| file.add(record));
        if file.records.len() > ChallengeFile::MAX_RECORDS {
            return Err(CommandError::TooManyRecords);
        }
        let written = atomic_file::create(&args.output, |output| write!(output, "{file}"));
        written.map_err(PathError::write(&args.output))?;
    }
    Ok(outcome)
}
