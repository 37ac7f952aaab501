//! `skipstone challenge play`: takes a challenge up with a computer player or a program.

use std::path::PathBuf;
use std::time::Duration;

use skipstone_core::PathError;
use skipstone_core::bot::own_seed;
use skipstone_core::challenge::ChallengeFile;

use super::compare::line;
use super::{ChallengeSource, CommandError, CommandOutcome, Output, examples};
use crate::VERSION;
use crate::cli::simulate::{Entrant, PlayerSpec, seconds};
use crate::store::atomic_file;

/// Let a computer player or a program take a challenge up
#[derive(Debug, clap::Args)]
#[command(after_help = examples::CHALLENGE_PLAY)]
pub(super) struct Args {
    /// A challenge: its code, or a file that holds one
    #[arg(value_name = "CODE|FILE")]
    challenge: ChallengeSource,
    /// Who plays: a level, or a program that speaks the bot protocol as "cmd:PROGRAM ARGUMENTS"
    #[arg(long, value_name = "PLAYER", default_value = "hard")]
    player: PlayerSpec,
    /// The name in the record [default: that of the player]
    #[arg(long)]
    name: Option<String>,
    /// How long a program may think about a move
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = seconds)]
    move_time: Duration,
    /// Write the record into this new file
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
}

pub(super) fn run(args: &Args, out: &mut Output) -> Result<CommandOutcome, CommandError> {
    let ChallengeFile { challenge, .. } = args.challenge.read()?;
    let mut entrant = Entrant::new(&args.player, args.move_time);
    let own = challenge.seat();
    let name = args.name.clone().unwrap_or_else(|| entrant.name(own.index() + 1));
    let kind = entrant.kind();
    let mut played = {
        let mut player = entrant.sit_down(&challenge.setup()?, own, own_seed(challenge.seed(), own));
        challenge.play(VERSION, &name, &mut *player)?
    };
    played.header.seats[own.index()].player = kind;
    if let (Entrant::Program(program), Some(result)) = (&mut entrant, played.result())
        && let Some(fault) = program.end(&result)
    {
        return Err(CommandError::Forfeited { player: args.player.to_string(), fault: fault.to_string() });
    }
    if let Some(path) = &args.output {
        let written = atomic_file::create(path, |file| write!(file, "{played}"));
        written.map_err(PathError::write(path))?;
    }
    let attempt = challenge.check(&played)?;
    line(&attempt, out)?;
    Ok(CommandOutcome::Done)
}
