//! `skipstone simulate`: plays rounds between computer players.

mod command;
mod contest;
mod entrants;
mod forfeits;
mod ladder;
mod players;
mod record;
mod report;
mod stopwatch;
mod totals;

use std::path::PathBuf;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use skipstone_core::bot::Level;
use skipstone_core::{Rules, Seed, Setup};

use super::output::Output;
use super::{CommandError, CommandOutcome, examples, rules, signals, warn, workers};
use contest::Contest;
pub(super) use entrants::Entrant;
use ladder::{Ladder, Step};
pub(super) use players::PlayerSpec;
use record::Folder;
use report::Report;

/// Let computer players play against each other
///
/// Every deal is played once from each rotation of the seats, so that nobody is helped by the cards or by the place.
/// Stock piles that differ by the rules go round with their players.
#[derive(Debug, clap::Args)]
#[command(after_help = examples::SIMULATE)]
pub(super) struct Args {
    /// The players, in the order of their seats: easy, normal, hard or expert, in a character like hard:marble; the yardsticks
    /// random, greedy or planner; a program that speaks the bot protocol is "cmd:PROGRAM ARGUMENTS"
    #[arg(long, required_unless_present = "strength", value_delimiter = ',', value_name = "PLAYER,PLAYER,…")]
    seats: Vec<PlayerSpec>,
    /// Let each player play against the one before it, and print how strong they are as Elo numbers [default: easy to expert]
    #[arg(long, conflicts_with_all = ["teams", "record"])]
    strength: bool,
    /// How long a program may think about a move
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = seconds)]
    move_time: Duration,
    /// Play in so many teams, who sit alternately [default: everyone alone]
    #[arg(long, value_name = "N")]
    teams: Option<usize>,
    /// How many rounds to play; rounded up to whole deals
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000_000))]
    games: u64,
    /// The number that all chance comes from
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// A preset, or a TOML file (`skipstone rules` prints them)
    #[arg(long, value_name = "NAME|FILE.toml", default_value = "standard")]
    rules: String,
    /// How many threads play [default: as many as the computer runs at once]; the results don't depend on it
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1024))]
    threads: Option<u64>,
    /// Write a record of each round into this folder
    #[arg(long, value_name = "DIR")]
    record: Option<PathBuf>,
    /// Print one JSON object instead of a table
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &Args, out: &mut Output) -> Result<CommandOutcome, CommandError> {
    let rules = rules::load(&args.rules)?;
    rules::without_ages(&rules)?;
    if args.strength {
        return measure_strength(args, rules, out);
    }
    let setup = Setup::new(rules, args.seats.len(), args.teams.unwrap_or(args.seats.len()))?;
    let deals = args.round_up_to_deals(setup.seat_count());
    let games = deals * setup.seat_count() as u64;
    let folder = args.record.as_deref().map(|path| Folder::create(path, games)).transpose()?;
    let stop = signals::stop_flag().map_err(CommandError::Signal)?;
    let contest = Contest {
        setup,
        players: &args.seats,
        limit: args.move_time,
        seed: Seed::from_number(args.seed),
        folder,
        stop: &stop,
    };
    let threads = args.threads();
    let progress = workers::progress(games, "rounds");
    let begun = Instant::now();
    let tally = contest.play(deals, threads, &progress)?;
    let elapsed = begun.elapsed();
    progress.finish_and_clear();
    if tally.games < games {
        warn(&format_args!("stopped after {} of {games} rounds", tally.games));
    }
    if tally.games == 0 {
        return Ok(CommandOutcome::Done);
    }

    let report = Report::new(&args.seats, &tally, elapsed);
    if args.json {
        out.json(&report)?
    } else {
        report.table(&args.seats, out)?
    }
    Ok(CommandOutcome::Done)
}

impl Args {
    /// How many deals the rounds are, each played from all rotations of so many seats. Warns if that makes them more.
    fn round_up_to_deals(&self, seats: usize) -> u64 {
        let rotations = seats as u64;
        let deals = self.games.div_ceil(rotations);
        let games = deals * rotations;
        if games != self.games {
            warn(&format_args!(
                "each deal is played from all {rotations} rotations of the seats: {games} rounds, not {}",
                self.games
            ));
        }
        deals
    }

    fn threads(&self) -> usize {
        workers::wanted(self.threads)
    }
}

/// Plays each two neighbours of the ladder against each other.
fn measure_strength(args: &Args, rules: Rules, out: &mut Output) -> Result<CommandOutcome, CommandError> {
    let levels = || Level::OPPONENTS.map(|level| PlayerSpec::Level(level, None)).to_vec();
    let players = if args.seats.is_empty() { levels() } else { args.seats.clone() };
    // A player alone is no ladder, as it is no table.
    let seats = players.len().min(2);
    let setup = Setup::new(rules, seats, seats)?;
    let deals = args.round_up_to_deals(seats);
    let pairs = players.len() - 1;
    let progress = workers::progress(deals * (seats * pairs) as u64, "rounds");
    let stop = signals::stop_flag().map_err(CommandError::Signal)?;
    let mut steps = Vec::new();
    for pair in players.windows(2) {
        let contest = Contest {
            setup,
            players: pair,
            limit: args.move_time,
            seed: Seed::from_number(args.seed),
            folder: None,
            stop: &stop,
        };
        let tally = contest.play(deals, args.threads(), &progress)?;
        if tally.games == 0 {
            break;
        }
        steps.push(Step::of(&tally));
    }
    progress.finish_and_clear();
    if stop.load(Ordering::Relaxed) {
        warn(&format_args!("stopped in pair {} of {pairs}", steps.len().max(1)));
    }
    if steps.is_empty() {
        return Ok(CommandOutcome::Done);
    }
    let ladder = Ladder::of(&players[..=steps.len()], &steps);
    if args.json {
        out.json(&ladder)?
    } else {
        ladder.table(out)?
    }
    Ok(CommandOutcome::Done)
}

/// Parses a time limit from 0.01 s to 3600 s.
pub(super) fn seconds(text: &str) -> Result<Duration, &'static str> {
    let seconds = text.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    let allowed = Duration::from_millis(10)..=Duration::from_secs(3600);
    seconds.filter(|seconds| allowed.contains(seconds)).ok_or("it is a number of seconds from 0.01 to 3600")
}
