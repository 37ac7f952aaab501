//! A seat played by an external program over the bot protocol (docs/bot-protocol.md).

mod forfeit_reason;
mod process;

use std::time::Duration;

use skipstone_core::bot::{Bot, Level};
use skipstone_core::event::RoundResult;
use skipstone_core::{Move, Seat, SeatView, Setup};
use skipstone_net::protocol::Name;

use super::players::ProgramCommand;
use crate::cli::bot::{FromBot, PROTOCOL, ToBot, describe_json_error};
use process::Process;

pub(in crate::cli) use forfeit_reason::ForfeitReason;

/// The computer player that finishes a forfeited round.
const SUBSTITUTE: Level = Level::Normal;

/// The expected answers, for error messages.
const READY: &str = r#"{"type":"ready","name":"…"}"#;
const MOVE: &str = r#"{"type":"move","move":"…"}"#;

/// How many characters of a wrong answer are quoted.
const QUOTED_CHARS: usize = 80;

/// An external program that plays round after round.
pub(in crate::cli) struct Program<'a> {
    command: &'a ProgramCommand,
    /// The time limit of each answer.
    limit: Duration,
    process: Option<Process>,
    /// The name in its "ready" message.
    name: Name,
    substitute: Box<dyn Bot>,
    /// Set once it has forfeited the current round.
    fault: Option<ForfeitReason>,
    /// Consecutive starts without a "ready" message.
    failed_starts: u32,
}

impl<'a> Program<'a> {
    /// A program that is started with its first round.
    pub(in crate::cli) fn new(command: &'a ProgramCommand, limit: Duration) -> Program<'a> {
        Program {
            command,
            limit,
            process: None,
            name: Name::new(""),
            substitute: SUBSTITUTE.seeded(0),
            fault: None,
            failed_starts: 0,
        }
    }

    /// The name in its "ready" message; "program" before that.
    pub(in crate::cli) fn name(&self) -> &str {
        if self.name.is_empty() { "program" } else { &self.name }
    }

    /// The command as given on the command line.
    pub(in crate::cli) fn command(&self) -> &ProgramCommand {
        self.command
    }

    /// Consecutive starts without a "ready" message.
    pub(in crate::cli) fn failed_starts(&self) -> u32 {
        self.failed_starts
    }

    /// Begins a round in a seat; `own` is the seed the program may use.
    pub(in crate::cli) fn begin(&mut self, setup: &Setup, seat: Seat, own: u64) {
        self.substitute = SUBSTITUTE.seeded(own);
        let hello = ToBot::Hello {
            protocol: PROTOCOL,
            seat,
            seats: setup.seat_count(),
            teams: setup.team_count(),
            rules: setup.rules(),
            seed: own,
            move_seconds: self.limit.as_secs_f64(),
        };
        let mut starts = self.process.is_none();
        let mut greeted = self.greet(&hello);
        // A program may exit after each round, and is then restarted.
        if let (Err(ForfeitReason::Ended(_)), false) = (&greeted, starts) {
            (self.process, starts) = (None, true);
            greeted = self.greet(&hello);
        }
        match greeted {
            Ok(name) => (self.name, self.failed_starts) = (name, 0),
            Err(fault) => {
                self.failed_starts += u32::from(starts);
                self.forfeit(fault);
            }
        }
    }

    /// Ends a round; returns why the program forfeited it, `None` if it didn't.
    pub(in crate::cli) fn end(&mut self, result: &RoundResult) -> Option<ForfeitReason> {
        if let Some(process) = &self.process {
            process.send(ToBot::End(result).to_string());
        }
        self.fault.take()
    }

    fn greet(&mut self, hello: &ToBot<'_>) -> Result<Name, ForfeitReason> {
        let received = self.ask(hello)?;
        match serde_json::from_slice(&received) {
            Ok(FromBot::Ready { name }) => Ok(Name::new(&name)),
            Ok(FromBot::Move { .. }) => Err(unreadable(&received, READY, "it isn't its turn yet")),
            Err(error) => Err(unreadable(&received, READY, &describe_json_error(&error))),
        }
    }

    fn decide(&mut self, view: &SeatView<'_>) -> Result<Move, ForfeitReason> {
        let text_of = |mv: Move| mv.written_by(view.seat()).to_string();
        let legal = view.legal_moves();
        let received =
            self.ask(&ToBot::Choose { view: *view, moves: legal.iter().map(text_of).collect() })?;
        match serde_json::from_slice(&received) {
            Ok(FromBot::Move { mv: text }) => match legal.iter().find(|mv| text_of(*mv) == text) {
                Some(mv) => Ok(mv),
                None => Err(match Move::parse(&text, view.seat()) {
                    Ok(mv) => ForfeitReason::Illegal { mv: text, why: view.check(mv).err() },
                    Err(error) => unreadable(&received, MOVE, &error.to_string()),
                }),
            },
            Ok(FromBot::Ready { .. }) => Err(unreadable(&received, MOVE, "the round has begun already")),
            Err(error) => Err(unreadable(&received, MOVE, &describe_json_error(&error))),
        }
    }

    fn ask(&mut self, question: &ToBot<'_>) -> Result<Vec<u8>, ForfeitReason> {
        let process = match &mut self.process {
            Some(process) => process,
            none => none.insert(Process::start(self.command)?),
        };
        process.ask(question.to_string(), self.limit)
    }

    /// Forfeits the round. Kills the process, because later lines couldn't be matched to questions.
    fn forfeit(&mut self, fault: ForfeitReason) {
        if let Some(mut process) = self.process.take() {
            process.kill();
        }
        self.fault = Some(fault);
    }
}

/// After a forfeit the substitute plays, so that the round is still finished.
impl Bot for &mut Program<'_> {
    fn choose(&mut self, view: &SeatView<'_>) -> Move {
        if self.fault.is_none() {
            match self.decide(view) {
                Ok(mv) => return mv,
                Err(fault) => self.forfeit(fault),
            }
        }
        self.substitute.choose(view)
    }
}

fn unreadable(received: &[u8], expected: &'static str, why: &str) -> ForfeitReason {
    let received = String::from_utf8_lossy(received);
    let mut quoted: String = received.trim_end().chars().take(QUOTED_CHARS).collect();
    if quoted.len() < received.trim_end().len() {
        quoted.push('…');
    }
    ForfeitReason::BadAnswer { received: quoted, expected, why: why.to_owned() }
}
