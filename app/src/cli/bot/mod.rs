//! `skipstone bot`: a computer player over the bot protocol.

mod messages;

use std::io;

use skipstone_core::bot::{Bot, Character, Level};
use skipstone_core::{Observation, ObservationError, Rules, Seat};

use super::output::Output;
use super::{CommandError, CommandOutcome, examples};
use crate::read_file::bounded_lines;
use messages::{FromTable, Hello, MessageError};

pub(super) use messages::{FromBot, PROTOCOL, ToBot, describe_json_error};

/// Play over standard input and output, a line of JSON each
///
/// docs/bot-protocol.md describes the lines; bots in any language speak them, and play against computer players with
/// `skipstone simulate --seats hard,"cmd:PROGRAM ARGUMENTS"`.
#[derive(Debug, clap::Args)]
#[command(after_help = examples::BOT)]
pub(super) struct Args {
    /// How well it plays: random, easy, greedy, normal, planner, hard or expert
    #[arg(long, value_name = "LEVEL")]
    level: Level,
    #[arg(long, value_name = "NAME", help = character_help())]
    character: Option<Character>,
    /// The number that its own chance comes from [default: the one that the table names, else 1]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
}

fn character_help() -> String {
    let [names @ .., last] = Character::ALL.map(Character::name);
    format!("The character that it plays in: {} or {last}", names.join(", "))
}

/// Why a message of the table is invalid.
#[derive(Debug, thiserror::Error)]
pub(super) enum BotInputError {
    /// The line can't be parsed.
    #[error(transparent)]
    MessageError(#[from] MessageError),
    /// An unsupported version of the protocol.
    #[error("protocol {0} is not known here: this bot speaks protocol {PROTOCOL}")]
    Protocol(u64),
    /// A move is asked for before a round has begun.
    #[error("\"choose\" before \"hello\"")]
    ChooseBeforeHello,
    /// The view belongs to another seat.
    #[error("the view is seat {found}'s, where \"hello\" named seat {seat}")]
    WrongSeat {
        /// The seat of the view.
        found: Seat,
        /// The bot's seat.
        seat: Seat,
    },
    /// The view is impossible.
    #[error(transparent)]
    Observation(#[from] ObservationError),
    /// The list of moves is empty.
    #[error("moves: there is none to choose from")]
    NoMoves,
}

pub(super) fn run(args: &Args, out: &mut Output) -> Result<CommandOutcome, CommandError> {
    args.level.check_character(args.character)?;
    let mut seated = None;
    for (number, line) in (1..).zip(bounded_lines(io::stdin().lock())) {
        let line = line.map_err(CommandError::Input)?;
        let answer = handle_line(&line, args, &mut seated);
        if let Some(answer) = answer.map_err(|confusion| CommandError::BadLine { line: number, confusion })? {
            out.json(&answer)?;
            out.flush()?;
        }
    }
    Ok(CommandOutcome::Done)
}

/// The bot of the current round.
struct SeatedBot {
    seat: Seat,
    rules: Rules,
    player: Box<dyn Bot>,
}

/// Handles a line from the table. Returns the answer; `None` if the message has none.
fn handle_line(
    line: &str,
    args: &Args,
    seated: &mut Option<SeatedBot>,
) -> Result<Option<FromBot>, BotInputError> {
    match FromTable::read(line)? {
        FromTable::Hello(Hello { protocol, seat, rules, seed }) => {
            if protocol != PROTOCOL {
                return Err(BotInputError::Protocol(protocol));
            }
            let player = args.level.in_character(args.character, args.seed.or(seed).unwrap_or(1));
            *seated = Some(SeatedBot { seat, rules, player });
            let name = args.character.map_or(args.level.name(), Character::name).to_owned();
            Ok(Some(FromBot::Ready { name }))
        }
        FromTable::Choose(choose) => {
            let SeatedBot { seat, rules, player } =
                seated.as_mut().ok_or(BotInputError::ChooseBeforeHello)?;
            let observation = Observation::of(*rules, &choose.view, &choose.moves)?;
            let view = observation.view();
            if view.seat() != *seat {
                return Err(BotInputError::WrongSeat { found: view.seat(), seat: *seat });
            }
            if choose.moves.is_empty() {
                return Err(BotInputError::NoMoves);
            }
            Ok(Some(FromBot::Move { mv: player.choose(&view).written_by(view.seat()).to_string() }))
        }
        FromTable::End => {
            *seated = None;
            Ok(None)
        }
    }
}
