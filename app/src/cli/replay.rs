//! `skipstone replay`: prints recorded rounds, or checks that they follow the rules.

use std::path::PathBuf;

use super::output::{Output, OutputError};
use super::verify::{self, VerifyError};
use super::{Outcome, narrate};
use crate::opened::{self, OpenError};

/// Print a recorded round move by move, or check records against the rules
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// Records; with --check also folders of them
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Replay them through the rules and say where they differ: exit code 0 if they follow the rules, 1 if one differs, 2 if
    /// one can't be read
    #[arg(long)]
    check: bool,
}

/// Why rounds can't be told or checked.
#[derive(Debug, thiserror::Error)]
pub(super) enum ReplayError {
    /// The output can't be written.
    #[error(transparent)]
    Output(#[from] OutputError),
    /// A file can't be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// Only files are printed.
    #[error("{} is a folder: name a record in it, or ask for --check", .0.display())]
    Folder(PathBuf),
    /// Records can't be checked.
    #[error(transparent)]
    Verify(#[from] VerifyError),
}

pub(super) fn run(args: &Args, out: &mut Output) -> Result<Outcome, ReplayError> {
    if args.check {
        return Ok(verify::run(&args.files, out)?);
    }
    for (at, path) in args.files.iter().enumerate() {
        if path.is_dir() {
            return Err(ReplayError::Folder(path.clone()));
        }
        if at > 0 {
            writeln!(out)?;
        }
        narrate::record(&opened::record(path)?, out)?;
    }
    Ok(Outcome::Done)
}
