//! `make-puzzles`: makes puzzles out of rounds of computer players.

use std::collections::BTreeSet;
use std::fs;
use std::io::{self, Write as _};
use std::path::PathBuf;

use skipstone_core::puzzle::{Puzzle, PuzzleKind, write_puzzles};
use skipstone_core::text::Escaped;
use skipstone_core::{PathError, Seed};

use super::{CommandError, examples, workers, write_file};
use crate::puzzles::Maker;

/// How many rounds are played at once. Their puzzles are taken in the order of the rounds, so the number of threads changes nothing.
const ROUNDS_PER_BATCH: usize = 64;

/// Of so many puzzles of both kinds, one is a *What now?*: they take longest to make.
const WHAT_NOW_SHARE: usize = 4;

/// Make puzzles out of rounds that computer players play
///
/// The same command always makes the same puzzles, with any number of threads.
#[derive(Debug, clap::Args)]
#[command(after_help = examples::MAKE_PUZZLES)]
pub(super) struct Args {
    /// The number that all chance comes from
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// How many puzzles
    #[arg(long, value_name = "N", default_value_t = 600, value_parser = clap::value_parser!(u64).range(1..=100_000))]
    count: u64,
    /// Only one kind, play-it-out or what-now [default: three quarters play-it-out]
    #[arg(long, value_name = "KIND", value_parser = kind)]
    kind: Option<PuzzleKind>,
    /// The folder that gets a file for each kind
    #[arg(short, long, value_name = "FOLDER")]
    output: PathBuf,
    /// How many threads play [default: as many as the computer runs at once]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1024))]
    threads: Option<u64>,
}

fn kind(text: &str) -> Result<PuzzleKind, String> {
    let names = || PuzzleKind::ALL.map(PuzzleKind::name).join(", ");
    PuzzleKind::ALL
        .into_iter()
        .find(|kind| kind.name() == text)
        .ok_or_else(|| format!("there are {}", names()))
}

pub(super) fn run(args: &Args) -> Result<(), CommandError> {
    let count = args.count as usize;
    let counts = match args.kind {
        Some(kind) => vec![(kind, count)],
        None => {
            let what_now = count / WHAT_NOW_SHARE;
            vec![(PuzzleKind::PlayItOut, count - what_now), (PuzzleKind::WhatNow, what_now)]
        }
    };
    fs::create_dir_all(&args.output).map_err(PathError::write(&args.output))?;
    let threads = workers::wanted(args.threads);
    for (kind, count) in counts {
        let puzzles = make(kind, args.seed, count, threads);
        let path = args.output.join(format!("{kind}.txt"));
        write_file::replace(&path, write_puzzles(&puzzles).as_bytes())?;
        writeln!(io::stdout(), "{}: {} puzzles", Escaped(path.display()), puzzles.len())
            .map_err(CommandError::Output)?;
    }
    Ok(())
}

/// The first puzzles of a seed, easiest first.
fn make(kind: PuzzleKind, seed: u64, count: usize, threads: usize) -> Vec<Puzzle> {
    let maker = Maker::new(kind, Seed::from_number(seed));
    let progress = workers::progress(count as u64, "puzzles");
    let mut puzzles = Vec::new();
    let mut ids = BTreeSet::new();
    let mut first = 0;
    while puzzles.len() < count {
        let made = workers::in_order(threads, ROUNDS_PER_BATCH, |nth| {
            let puzzle = maker.puzzle(first + nth as u64);
            progress.inc(u64::from(puzzle.is_some()));
            puzzle
        });
        puzzles.extend(made.into_iter().flatten().filter(|puzzle| ids.insert(puzzle.id())));
        first += ROUNDS_PER_BATCH as u64;
    }
    progress.finish_and_clear();
    puzzles.truncate(count);
    puzzles.sort_by_cached_key(|puzzle| (puzzle.rating(), puzzle.id()));
    puzzles
}
