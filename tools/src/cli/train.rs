//! `train`: trains the value networks of the computer players.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use skipstone_core::bot::learned::NetKind;
use skipstone_core::{PathError, Seed};

use super::{CommandError, examples, warn, workers, write_file};
use crate::training::{ROUNDS_PER_BATCH, Training};

/// How many batches are trained on between two saves of the weights and the state.
const SAVE_INTERVAL: u64 = 25;

/// Let a network play against itself and learn what positions are worth
///
/// The same command always makes the same weights, with any number of threads. Stopped, it goes on where it last wrote down how
/// far it was.
#[derive(Debug, clap::Args)]
#[command(after_help = examples::TRAIN)]
pub(super) struct Args {
    /// The kind of table: 2 to 6 seats alone, pairs, two-teams or three-teams
    #[arg(long, value_name = "KIND", value_parser = net_kind)]
    table: NetKind,
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

fn net_kind(text: &str) -> Result<NetKind, String> {
    let names = || NetKind::ALL.map(NetKind::name).join(", ");
    NetKind::ALL.into_iter().find(|kind| kind.name() == text).ok_or_else(|| format!("there are {}", names()))
}

pub(super) fn run(args: &Args) -> Result<(), CommandError> {
    let total = args.rounds.next_multiple_of(ROUNDS_PER_BATCH);
    let threads = workers::wanted(args.threads);
    let state = args.out.with_extension("training");
    let mut training = begin(args, &state)?;
    let progress = workers::progress(total, "rounds, error {msg}");
    progress.set_position(training.rounds());
    let mut error = 0.0;
    while training.rounds() < total {
        let first = training.rounds();
        let play = |nth| training.play(first + nth as u64);
        let rounds = workers::in_order(threads, ROUNDS_PER_BATCH as usize, play);
        error = training.learn(&rounds, training.rounds() as f32 / total as f32);
        progress.inc(ROUNDS_PER_BATCH);
        progress.set_message(format!("{error:.4}"));
        if (training.rounds() / ROUNDS_PER_BATCH).is_multiple_of(SAVE_INTERVAL) || training.rounds() >= total
        {
            write_file::replace(&state, &training.save())?;
            write_file::replace(&args.out, &training.weights())?;
        }
    }
    progress.finish_and_clear();
    writeln!(
        io::stdout(),
        "{} rounds, mean square error of the last {ROUNDS_PER_BATCH}: {error:.4}",
        training.rounds()
    )
    .map_err(CommandError::Output)?;
    Ok(())
}

/// Begins a training, or resumes it from its saved state.
fn begin(args: &Args, state: &Path) -> Result<Training, CommandError> {
    let seed = Seed::from_number(args.seed);
    match fs::read(state) {
        Ok(bytes) => {
            let kept = Training::load(args.table, seed, &bytes);
            let training = kept.ok_or_else(|| CommandError::OtherTraining(state.to_owned()))?;
            warn(&format_args!("going on after {} rounds", training.rounds()));
            Ok(training)
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Training::new(args.table, seed)),
        Err(error) => Err(PathError::read(state)(error).into()),
    }
}
