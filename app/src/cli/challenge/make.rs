//! `skipstone challenge make`: prints the code of a challenge.

use std::path::PathBuf;

use jiff::civil::Date;
use skipstone_core::bot::{Character, Level};
use skipstone_core::challenge::{Challenge, DayLength};
use skipstone_core::table::{Player, SeatConfig, TableConfig};
use skipstone_core::{Seat, Seed, Setup, deal};

use super::{CommandError, CommandOutcome, Output, examples};
use crate::cli::rules;
use crate::cli::simulate::PlayerSpec;
use crate::files::open_file;
use crate::store::DayDeal;

/// Print the code of a deal: a new one, that of a recorded round, or a day's
#[derive(Debug, clap::Args)]
#[command(after_help = examples::CHALLENGE_MAKE)]
pub(super) struct Args {
    /// The opponents, in the order of their seats: levels, perhaps with a character, as for `simulate`
    #[arg(
        long,
        value_delimiter = ',',
        value_name = "LEVEL,LEVEL,…",
        default_value = "hard",
        conflicts_with_all = ["record", "day"]
    )]
    opponents: Vec<PlayerSpec>,
    /// Play in so many teams, who sit alternately [default: everyone alone]
    #[arg(long, value_name = "N", conflicts_with_all = ["record", "day"])]
    teams: Option<usize>,
    /// A preset, or a TOML file (`skipstone rules` prints them)
    #[arg(long, value_name = "NAME|FILE.toml", default_value = "standard", conflicts_with_all = ["record", "day"])]
    rules: String,
    /// The number that the cards come from
    #[arg(long, value_name = "N", default_value_t = 1, conflicts_with_all = ["record", "day"])]
    seed: u64,
    /// The deal of a recorded round
    #[arg(long, value_name = "FILE", conflicts_with = "day")]
    record: Option<PathBuf>,
    /// The seat of the record to play from
    #[arg(long, value_name = "SEAT", requires = "record", value_parser = clap::value_parser!(u8).range(1..=12))]
    seat: Option<u8>,
    /// The deal of a day, like 2026-11-26
    #[arg(long, value_name = "DATE")]
    day: Option<Date>,
    /// How long the day's deal takes
    #[arg(long, value_name = "LENGTH", requires = "day", default_value = "short")]
    length: Length,
}

#[derive(Debug, Clone, Copy, clap::ValueEnum)]
enum Length {
    Short,
    Medium,
    Long,
}

pub(super) fn run(args: &Args, out: &mut Output) -> Result<CommandOutcome, CommandError> {
    let challenge = match (&args.record, args.day) {
        (Some(path), _) => {
            let record = open_file::read_record(path)?;
            let seat = Seat::from_index(usize::from(args.seat.unwrap_or(1)) - 1);
            Challenge::of_record(&record, seat, Level::Hard)?
        }
        (None, Some(date)) => {
            let length = match args.length {
                Length::Short => DayLength::Short,
                Length::Medium => DayLength::Medium,
                Length::Long => DayLength::Long,
            };
            DayDeal { date, length }.challenge()
        }
        (None, None) => args.new_deal()?,
    };
    writeln!(out, "{challenge}")?;
    Ok(CommandOutcome::Done)
}

impl Args {
    fn new_deal(&self) -> Result<Challenge, CommandError> {
        let rules = rules::load(&self.rules)?;
        rules::without_ages(&rules)?;
        let seats = 1 + self.opponents.len();
        let teams = self.teams.unwrap_or(seats);
        let setup = Setup::new(rules, seats, teams)?;
        let mut table = vec![SeatConfig { name: String::new(), player: Player::Human, age: None }];
        for opponent in &self.opponents {
            let PlayerSpec::Level(level, character) = opponent else {
                return Err(CommandError::NoOpponent(opponent.to_string()));
            };
            let is_free = |character: &Character| table.iter().all(|seat| seat.name != character.name());
            let free = || Character::ALL.into_iter().find(is_free);
            let name = character.or_else(free).unwrap_or(Character::Pebble).name().to_owned();
            table.push(SeatConfig { name, player: Player::Bot(*level), age: None });
        }
        let seed = Seed::from_number(self.seed);
        let (dealer, _) = deal::draw_for_dealer(&setup, &seed);
        Ok(Challenge::new(TableConfig { rules, teams, seats: table }, Seat::ONE, dealer, seed)?)
    }
}
