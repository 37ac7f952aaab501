//! `skipstone replay --check`: replays records through the rules, many at once.

use std::fs;
use std::path::{Path, PathBuf};

use indicatif::ProgressBar;
use skipstone_core::replay::{Difference, replay};
use skipstone_core::text::Escaped;
use skipstone_core::{ErrorChain, PathError};

use crate::cli::output::Output;
use crate::cli::{CommandError, CommandOutcome, warn, workers};
use crate::files::open_file::{self, OpenFileError};

/// The verdict on a record.
enum FileCheck {
    Follows { moves: u32, finished: bool, from_seed: bool },
    Differs(Difference),
    Unreadable(OpenFileError),
}

/// Counts the verdicts.
#[derive(Default)]
struct Counts {
    follow: usize,
    unfinished: usize,
    not_from_seed: usize,
    differ: usize,
    unreadable: usize,
}

pub(super) fn run(files: &[PathBuf], out: &mut Output) -> Result<CommandOutcome, CommandError> {
    let paths = files.iter().map(|path| records(path)).collect::<Result<Vec<_>, _>>()?.concat();
    let mut counts = Counts::default();
    for (path, verdict) in paths.iter().zip(check_all(&paths)) {
        counts.add(&verdict);
        match verdict {
            FileCheck::Unreadable(failure) => warn(&ErrorChain(&failure)),
            FileCheck::Differs(difference) => {
                writeln!(out, "{}: differs from the rules: {difference}", Escaped(path.display()))?;
            }
            FileCheck::Follows { moves, finished, from_seed } if paths.len() == 1 => {
                let extent = if finished { "to its end" } else { "as far as it goes: it breaks off" };
                let shuffles = if from_seed { "" } else { "; its shuffles are not its seed's" };
                writeln!(
                    out,
                    "{}: follows the rules {extent}, after {moves} moves{shuffles}",
                    Escaped(path.display())
                )?;
            }
            FileCheck::Follows { .. } => {}
        }
    }
    if paths.len() > 1 {
        writeln!(
            out,
            "{} records: {} follow the rules ({} of them unfinished, {} not shuffled from their seed), {} differ, {} can't be read",
            paths.len(),
            counts.follow,
            counts.unfinished,
            counts.not_from_seed,
            counts.differ,
            counts.unreadable
        )?;
    }
    Ok(match counts {
        Counts { unreadable: 1.., .. } => CommandOutcome::Unreadable,
        Counts { differ: 1.., .. } => CommandOutcome::Differs,
        _ => CommandOutcome::Done,
    })
}

impl Counts {
    fn add(&mut self, verdict: &FileCheck) {
        match verdict {
            FileCheck::Follows { finished, from_seed, .. } => {
                self.follow += 1;
                self.unfinished += usize::from(!finished);
                self.not_from_seed += usize::from(!from_seed);
            }
            FileCheck::Differs(_) => self.differ += 1,
            FileCheck::Unreadable(_) => self.unreadable += 1,
        }
    }
}

/// The file itself, or the `*.skipstone` and `*.jsonl` files of a folder, sorted by name.
fn records(path: &Path) -> Result<Vec<PathBuf>, CommandError> {
    if !path.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let in_folder = || -> std::io::Result<Vec<PathBuf>> {
        let mut records = Vec::new();
        for entry in fs::read_dir(path)? {
            let entry = entry?.path();
            if entry.extension().is_some_and(|extension| extension == "skipstone" || extension == "jsonl") {
                records.push(entry);
            }
        }
        records.sort();
        Ok(records)
    };
    let records = in_folder().map_err(PathError::read(path))?;
    if records.is_empty() { Err(CommandError::NoRecords(path.to_owned())) } else { Ok(records) }
}

/// Checks records on several threads. The verdicts are in the order of `paths`.
fn check_all(paths: &[PathBuf]) -> Vec<FileCheck> {
    let progress = if paths.len() > 1 { ProgressBar::new(paths.len() as u64) } else { ProgressBar::hidden() };
    let verdicts = workers::in_order(workers::available().min(paths.len()), paths.len(), |at| {
        let verdict = check(&paths[at]);
        progress.inc(1);
        verdict
    });
    progress.finish_and_clear();
    verdicts
}

fn check(path: &Path) -> FileCheck {
    let record = match open_file::read_record(path) {
        Ok(record) => record,
        Err(error) => return FileCheck::Unreadable(error),
    };
    match replay(&record) {
        Ok(replayed) => FileCheck::Follows {
            moves: replayed.round.moves(),
            finished: replayed.finished,
            from_seed: replayed.from_seed,
        },
        Err(difference) => FileCheck::Differs(difference),
    }
}
