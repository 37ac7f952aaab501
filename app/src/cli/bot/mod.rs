//! `skipstone bot`: a computer player that speaks the bot protocol.

mod messages;

use std::io::{self, BufRead as _};

use skipstone_core::bot::{Bot, Level};
use skipstone_core::{Observation, ObservationError, Rules, Seat};

use super::Outcome;
use super::output::{Output, OutputError};
use messages::{FromTable, Hello, Unread};

pub(super) use messages::{Answer, PROTOCOL, ToBot, located};

/// Play over standard input and output, a line of JSON each
///
/// docs/bot-protocol.md describes the lines; bots in any language speak them, and play against computer players with
/// `skipstone simulate --seats hard,"cmd:PROGRAM ARGUMENTS"`.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// How well it plays
    #[arg(long, value_name = "LEVEL")]
    level: Level,
    /// The number that its own chance comes from [default: the one that the table names, else 1]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
}

/// Why a bot plays no more.
#[derive(Debug, thiserror::Error)]
pub(super) enum BotError {
    /// The output can't be written.
    #[error(transparent)]
    Output(#[from] OutputError),
    /// The input can't be read.
    #[error("the input can't be read: {0}")]
    Input(#[source] io::Error),
    /// It doesn't understand the table.
    #[error("line {line}: {confusion}")]
    Confused {
        /// The line of the input, from 1.
        line: u64,
        /// What is wrong with it.
        #[source]
        confusion: Confusion,
    },
}

/// What a bot can't make sense of.
#[derive(Debug, thiserror::Error)]
pub(super) enum Confusion {
    /// A line isn't understood.
    #[error(transparent)]
    Unread(#[from] Unread),
    /// Another protocol.
    #[error("protocol {0} is not known here: this bot speaks protocol {PROTOCOL}")]
    Protocol(u64),
    /// Asked for a move outside of a round.
    #[error("\"choose\" before \"hello\"")]
    TooEarly,
    /// Asked for another seat's move.
    #[error("the view is seat {found}'s, where \"hello\" named seat {seat}")]
    OtherSeat {
        /// Whose view it is.
        found: Seat,
        /// Whose it should be.
        seat: Seat,
    },
    /// The view can't be.
    #[error(transparent)]
    Observation(#[from] ObservationError),
    /// Nothing to choose from.
    #[error("moves: there is none to choose from")]
    NoMoves,
}

pub(super) fn run(args: &Args, out: &mut Output) -> Result<Outcome, BotError> {
    let mut seated = None;
    for (number, line) in (1..).zip(io::stdin().lock().lines()) {
        let line = line.map_err(BotError::Input)?;
        let answer = hear(&line, args, &mut seated);
        if let Some(answer) = answer.map_err(|confusion| BotError::Confused { line: number, confusion })? {
            out.json(&answer)?;
            out.flush()?;
        }
    }
    Ok(Outcome::Done)
}

/// A bot in a round.
struct Seated {
    seat: Seat,
    rules: Rules,
    player: Box<dyn Bot>,
}

/// Takes in a line; what is answered.
fn hear(line: &str, args: &Args, seated: &mut Option<Seated>) -> Result<Option<Answer>, Confusion> {
    match FromTable::read(line)? {
        FromTable::Hello(Hello { protocol, seat, rules, seed }) => {
            if protocol != PROTOCOL {
                return Err(Confusion::Protocol(protocol));
            }
            let player = args.level.seeded(args.seed.or(seed).unwrap_or(1));
            *seated = Some(Seated { seat, rules, player });
            Ok(Some(Answer::Ready { name: args.level.name().to_owned() }))
        }
        FromTable::Choose(choose) => {
            let Seated { seat, rules, player } = seated.as_mut().ok_or(Confusion::TooEarly)?;
            let observation = Observation::of(*rules, &choose.view, &choose.moves)?;
            let view = observation.view();
            if view.seat() != *seat {
                return Err(Confusion::OtherSeat { found: view.seat(), seat: *seat });
            }
            if choose.moves.is_empty() {
                return Err(Confusion::NoMoves);
            }
            Ok(Some(Answer::Move { mv: player.choose(&view) }))
        }
        FromTable::End => {
            *seated = None;
            Ok(None)
        }
    }
}
