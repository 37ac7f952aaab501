//! `skipstone puzzles check`: finds the answers of puzzles again, and who else finds them.

use std::path::{Path, PathBuf};

use skipstone_core::Seed;
use skipstone_core::bot::Level;
use skipstone_core::puzzle::{Puzzle, read_puzzles};
use skipstone_core::text::Escaped;

use crate::cli::output::Output;
use crate::cli::{CommandError, CommandOutcome, examples, workers};
use crate::read_file::{FileKind, read_text};

/// Prove the answers of puzzles again
///
/// Of "play it out" by trying everything, of "what now?" in 10,000 other rounds that could be.
#[derive(Debug, clap::Args)]
#[command(after_help = examples::PUZZLES_CHECK)]
pub(super) struct Args {
    /// Files of puzzles
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// The number that the other rounds come from
    #[arg(long, value_name = "N", default_value_t = 2)]
    seed: u64,
    /// Tell how many puzzles each computer player solves instead
    #[arg(long)]
    levels: bool,
    /// How many threads search [default: as many as the computer runs at once]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1024))]
    threads: Option<u64>,
}

pub(super) fn run(args: &Args, out: &mut Output) -> Result<CommandOutcome, CommandError> {
    let threads = workers::wanted(args.threads);
    let mut outcome = CommandOutcome::Done;
    for path in &args.files {
        let puzzles = read(path)?;
        writeln!(out, "{}: {} puzzles", Escaped(path.display()), puzzles.len())?;
        if args.levels {
            levels(&puzzles, args.seed, threads, out)?;
            continue;
        }
        let seed = Seed::from_number(args.seed);
        let confirmed = workers::in_order(threads, puzzles.len(), |at| puzzles[at].is_confirmed(&seed));
        for (puzzle, _) in puzzles.iter().zip(&confirmed).filter(|(_, confirmed)| !**confirmed) {
            outcome = CommandOutcome::Differs;
            writeln!(out, "{} has another answer", puzzle.id())?;
        }
        writeln!(out, "{} answers are confirmed", confirmed.iter().filter(|confirmed| **confirmed).count())?;
    }
    Ok(outcome)
}

/// Tells how many of the puzzles each level solves.
fn levels(puzzles: &[Puzzle], seed: u64, threads: usize, out: &mut Output) -> Result<(), CommandError> {
    for level in Level::ALL {
        let found = workers::in_order(threads, puzzles.len(), |at| puzzles[at].is_found_by(level, seed));
        let count = found.into_iter().filter(|found| *found).count();
        writeln!(out, "{level}: {count} ({:.1} %)", 100.0 * count as f64 / puzzles.len() as f64)?;
        out.flush()?;
    }
    Ok(())
}

fn read(path: &Path) -> Result<Vec<Puzzle>, CommandError> {
    let text = read_text(path, FileKind::Puzzles)?;
    read_puzzles(&text).map_err(|error| CommandError::Puzzles { path: path.to_owned(), error })
}
