//! `skipstone replay`: prints recorded rounds, or checks that they follow the rules.

use std::io::Write;
use std::path::PathBuf;

use super::failure::Failure;
use super::{Outcome, narrate, verify};
use crate::opened;

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

pub(super) fn run(args: &Args, out: &mut impl Write) -> Result<Outcome, Failure> {
    if args.check {
        return verify::run(&args.files, out);
    }
    for (at, path) in args.files.iter().enumerate() {
        if path.is_dir() {
            return Err(Failure::Folder(path.clone()));
        }
        if at > 0 {
            writeln!(out)?;
        }
        narrate::record(&opened::record(path)?, out)?;
    }
    Ok(Outcome::Done)
}
