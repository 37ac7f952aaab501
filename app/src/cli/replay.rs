//! `skipstone replay`: prints recorded rounds, or checks that they follow the rules.

use std::fs::File;
use std::io::{self, Read as _, Write};
use std::path::{Path, PathBuf};

use skipstone_core::record::Record;

use super::failure::Failure;
use super::{Outcome, narrate, verify};

/// More than any round that ends by itself can fill.
const LARGEST: u64 = 256 << 20;

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
        narrate::record(&load(path)?, out)?;
    }
    Ok(Outcome::Done)
}

/// Reads a record's file.
pub(super) fn load(path: &Path) -> Result<Record, Failure> {
    let text = read(path).map_err(|error| Failure::Read { path: path.to_owned(), error })?;
    text.parse().map_err(|error| Failure::Record { path: path.to_owned(), error })
}

fn read(path: &Path) -> io::Result<String> {
    let mut text = String::new();
    let read = File::open(path)?.take(LARGEST + 1).read_to_string(&mut text)?;
    if read as u64 > LARGEST {
        return Err(io::Error::new(
            io::ErrorKind::FileTooLarge,
            format!("it is larger than {} MiB, which no record is", LARGEST >> 20),
        ));
    }
    Ok(text)
}
