//! `skipstone replay`: prints recorded rounds, or checks that they follow the rules.

mod check;

use std::path::PathBuf;

use super::output::Output;
use super::{CommandError, CommandOutcome, examples, narrate};
use crate::files::open_file;

/// Print a recorded round move by move, or check records against the rules
#[derive(Debug, clap::Args)]
#[command(after_help = examples::REPLAY)]
pub(super) struct Args {
    /// Records; with --check also folders of them
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Replay them through the rules and say where they differ: exit code 0 if they follow the rules, 1 if one differs, 2 if
    /// one can't be read
    #[arg(long)]
    check: bool,
}

pub(super) fn run(args: &Args, out: &mut Output) -> Result<CommandOutcome, CommandError> {
    if args.check {
        return check::run(&args.files, out);
    }
    for (at, path) in args.files.iter().enumerate() {
        if path.is_dir() {
            return Err(CommandError::Folder(path.clone()));
        }
        if at > 0 {
            writeln!(out)?;
        }
        narrate::record(&open_file::read_record(path)?, out)?;
    }
    Ok(CommandOutcome::Done)
}
