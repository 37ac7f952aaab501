//! `skipstone challenge play`: takes a challenge up with a computer player or a program.

use std::fs::File;
use std::io::Write as _;
use std::path::PathBuf;
use std::time::Duration;

use skipstone_core::Seat;
use skipstone_core::bot::own_seed;
use skipstone_core::challenge::Challenge;
use skipstone_core::score::round_result;
use skipstone_core::table::Player;

use super::compare::line;
use super::{CommandError, CommandOutcome, Output, examples};
use crate::cli::error::PathError;
use crate::cli::simulate::{Entrant, PlayerSpec, seconds};

/// Let a computer player or a program take a challenge up
#[derive(Debug, clap::Args)]
#[command(after_help = examples::CHALLENGE_PLAY)]
pub(super) struct Args {
    /// The code of a challenge
    #[arg(value_name = "CODE", value_parser = super::code)]
    challenge: Challenge,
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
    let challenge = &args.challenge;
    let mut entrant = Entrant::new(&args.player, args.move_time);
    let own = challenge.seat();
    let name = args.name.clone().unwrap_or_else(|| entrant.name(own.index() + 1));
    let table = challenge.table(&name)?;
    let (Some(mut played), Some(round)) = (table.record(env!("CARGO_PKG_VERSION")), table.round()) else {
        return Err(CommandError::NotDealt);
    };
    let (mut round, setup, seed) = (round.clone(), played.header.setup, played.header.seed);
    played.header.seats[own.index()].player = entrant.kind();
    {
        let mut player = entrant.sit_down(&setup, own, own_seed(&seed, own));
        let mut opponents: Vec<_> = Seat::first_n(challenge.seats().len())
            .zip(challenge.seats())
            .map(|(seat, seated)| match seated.player {
                Player::Bot(level) => Some(level.player_named(&seated.name, &seed, seat)),
                Player::Human => None,
            })
            .collect();
        while round.ending().is_none() {
            let seat = round.turn();
            let view = round.view(seat);
            let mv = match &mut opponents[seat.index()] {
                Some(opponent) => opponent.choose(&view),
                None => player.choose(&view),
            };
            // Players choose among legal moves only.
            round.play_into(seat, mv, &mut played.events).map_err(|_| CommandError::NotDealt)?;
        }
    }
    let result =
        round.ending().and_then(|end| round_result(&setup, end.reason, round.stock_left().into()).ok());
    if let (Entrant::Program(program), Some(result)) = (&mut entrant, result)
        && let Some(fault) = program.end(&result)
    {
        return Err(CommandError::Forfeited { player: args.player.to_string(), fault: fault.to_string() });
    }
    if let Some(path) = &args.output {
        let written = File::create_new(path).and_then(|mut file| write!(file, "{played}"));
        written.map_err(PathError::write(path))?;
    }
    let attempt = challenge.check(&played)?;
    line(&attempt, out)?;
    Ok(CommandOutcome::Done)
}
