//! `skipstone challenge show`: what a code says.

use std::iter;

use skipstone_core::Seat;

use super::{ChallengeSource, CommandError, CommandOutcome, Output, examples};
use crate::cli::rules::stock_sizes;

/// Print what a code says: the seats and the rules, nothing of the cards nor of what was made of them
#[derive(Debug, clap::Args)]
#[command(after_help = examples::CHALLENGE_SHOW)]
pub(super) struct Args {
    /// A challenge: its code, or a file that holds one
    #[arg(value_name = "CODE|FILE")]
    challenge: ChallengeSource,
}

pub(super) fn run(args: &Args, out: &mut Output) -> Result<CommandOutcome, CommandError> {
    let file = args.challenge.read()?;
    let challenge = &file.challenge;
    let setup = challenge.setup()?;
    for (seat, seated) in Seat::first_n(challenge.seats().len()).zip(challenge.seats()) {
        let team = if setup.has_partners() { format!(", team {}", setup.team(seat)) } else { String::new() };
        match seat == challenge.seat() {
            true => writeln!(out, "seat {seat}: whoever takes it up{team}")?,
            false => writeln!(out, "seat {seat}: {} ({}){team}", seated.name, seated.player)?,
        }
    }
    let rules = challenge.rules();
    let changed = challenge.changed_rules().map(|key| format!("{} = {}", key.name, (key.get)(rules)));
    let rules: Vec<String> = iter::once(rules.preset.name().to_owned()).chain(changed).collect();
    writeln!(out, "rules: {}", rules.join(", "))?;
    writeln!(out, "stock piles of {}", stock_sizes(&setup))?;
    if !file.records.is_empty() {
        writeln!(out, "played by: {}", file.names().collect::<Vec<_>>().join(", "))?;
    }
    Ok(CommandOutcome::Done)
}
