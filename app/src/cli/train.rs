//! `skipstone train`: makes the weights that computer players judge by.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use indicatif::{ProgressBar, ProgressStyle};
use skipstone_core::Seed;
use skipstone_core::bot::Shape;
use skipstone_core::bot::training::{ROUNDS_AT_ONCE, Training};

use super::file_error::FileError;
use super::output::{Output, OutputError};
use super::{Outcome, warn, workers};
use crate::atomic_file;

/// So many batches are learned from between two times that everything is written down.
const SAVED_EVERY: u64 = 25;

/// Let a network play against itself and learn what positions are worth
///
/// The same command always makes the same weights, with any number of threads. Stopped, it goes on where it last wrote down how
/// far it was.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// The kind of table: 2 to 6 seats alone, pairs, two-teams or three-teams
    #[arg(long, value_name = "KIND", value_parser = shape)]
    table: Shape,
    /// How many rounds it learns from; rounded up to whole batches of 200
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    rounds: u64,
    /// The number that all chance comes from
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// The file that the weights go to; what it takes to go on later is kept beside it
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// How many threads play [default: as many as the computer runs at once]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1024))]
    threads: Option<u64>,
}

fn shape(text: &str) -> Result<Shape, String> {
    let names = || Shape::ALL.map(Shape::name).join(", ");
    Shape::ALL.into_iter().find(|shape| shape.name() == text).ok_or_else(|| format!("there are {}", names()))
}

/// Why nothing is learned.
#[derive(Debug, thiserror::Error)]
pub(super) enum TrainError {
    /// The output can't be written.
    #[error(transparent)]
    Output(#[from] OutputError),
    /// What is learned can't be read or written.
    #[error(transparent)]
    File(#[from] FileError),
    /// The training that was stopped is another one.
    #[error("{} isn't a training of this kind of table: move it away to begin anew", .0.display())]
    NoTraining(PathBuf),
}

pub(super) fn run(args: &Args, out: &mut Output) -> Result<Outcome, TrainError> {
    let total = args.rounds.next_multiple_of(ROUNDS_AT_ONCE);
    let threads = args.threads.map_or_else(workers::available, |threads| threads as usize);
    let state = args.out.with_extension("training");
    let mut training = begin(args, &state)?;
    let progress = progress(total);
    progress.set_position(training.rounds());
    let mut error = 0.0;
    while training.rounds() < total {
        let rounds = play(&training, threads);
        error = training.learn(&rounds, training.rounds() as f32 / total as f32);
        progress.inc(ROUNDS_AT_ONCE);
        progress.set_message(format!("{error:.4}"));
        if (training.rounds() / ROUNDS_AT_ONCE).is_multiple_of(SAVED_EVERY) || training.rounds() >= total {
            write(&state, &training.save())?;
            write(&args.out, &training.weights())?;
        }
    }
    progress.finish_and_clear();
    writeln!(
        out,
        "{} rounds, mean square error of the last {ROUNDS_AT_ONCE}: {error:.4}",
        training.rounds()
    )?;
    Ok(Outcome::Done)
}

/// A new training, or one that was stopped.
fn begin(args: &Args, state: &Path) -> Result<Training, TrainError> {
    let seed = Seed::from_number(args.seed);
    match fs::read(state) {
        Ok(bytes) => {
            let kept = Training::load(args.table, seed, &bytes);
            let training = kept.ok_or_else(|| TrainError::NoTraining(state.to_owned()))?;
            warn(&format_args!("going on after {} rounds", training.rounds()));
            Ok(training)
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Training::new(args.table, seed)),
        Err(error) => Err(FileError::read(state)(error).into()),
    }
}

/// The next batch of rounds, in the order of their numbers.
fn play(training: &Training, threads: usize) -> Vec<skipstone_core::bot::training::Rounds> {
    let first = training.rounds();
    let next = AtomicU64::new(first);
    let played = workers::on_threads(threads, || {
        let mut played = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= first + ROUNDS_AT_ONCE {
                return played;
            }
            played.push((number, training.play(number)));
        }
    });
    let mut played: Vec<_> = played.into_iter().flatten().collect();
    played.sort_by_key(|(number, _)| *number);
    played.into_iter().map(|(_, rounds)| rounds).collect()
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), FileError> {
    atomic_file::replace(path, bytes).map_err(FileError::write(path))
}

/// Drawn on a terminal only.
fn progress(total: u64) -> ProgressBar {
    let style =
        ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} rounds, error {msg}, {eta} left");
    ProgressBar::new(total).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
