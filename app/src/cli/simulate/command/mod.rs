//! A seat that another program plays, by the bot protocol (docs/bot-protocol.md).

mod fault;
mod process;

use std::time::Duration;

use skipstone_core::bot::{Bot, Level};
use skipstone_core::series::RoundResult;
use skipstone_core::{Move, Seat, SeatView, Setup};
use skipstone_net::protocol::Name;

use super::players::Command;
use crate::cli::bot::{Answer, PROTOCOL, ToBot, located};
use process::Process;

pub(super) use fault::Fault;

/// Who finishes a round for a program that forfeited it.
const SUBSTITUTE: Level = Level::Normal;

/// The answers that are due.
const READY: &str = r#"{"type":"ready","name":"…"}"#;
const MOVE: &str = r#"{"type":"move","move":"…"}"#;

/// How many letters of a wrong answer are told.
const TOLD: usize = 80;

/// A program that plays round after round.
pub(super) struct Program<'a> {
    command: &'a Command,
    /// How long each answer may take.
    limit: Duration,
    process: Option<Process>,
    /// What it calls itself.
    name: Name,
    substitute: Box<dyn Bot>,
    /// Why it loses the round.
    fault: Option<Fault>,
    /// How often in a row it was started and never got ready.
    failed_starts: u32,
}

impl<'a> Program<'a> {
    /// One that isn't started yet.
    pub(super) fn new(command: &'a Command, limit: Duration) -> Program<'a> {
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

    /// What it calls itself; "program" if it never said.
    pub(super) fn name(&self) -> &str {
        if self.name.is_empty() { "program" } else { &self.name }
    }

    /// As it was named on the command line.
    pub(super) fn command(&self) -> &Command {
        self.command
    }

    /// How often in a row it was started and never got ready.
    pub(super) fn failed_starts(&self) -> u32 {
        self.failed_starts
    }

    /// Begins a round in a seat; `own` is what its chance may come from.
    pub(super) fn begin(&mut self, setup: &Setup, seat: Seat, own: u64) {
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
        // A program may end after each round.
        if let (Err(Fault::Ended(_)), false) = (&greeted, starts) {
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

    /// Ends a round; why it was lost, if it was lost by more than cards.
    pub(super) fn end(&mut self, result: &RoundResult) -> Option<Fault> {
        if let Some(process) = &self.process {
            process.tell(ToBot::End(result).to_string());
        }
        self.fault.take()
    }

    fn greet(&mut self, hello: &ToBot<'_>) -> Result<Name, Fault> {
        let said = self.ask(hello)?;
        match serde_json::from_slice(&said) {
            Ok(Answer::Ready { name }) => Ok(Name::new(&name)),
            Ok(Answer::Move { .. }) => Err(unreadable(&said, READY, "it isn't its turn yet")),
            Err(error) => Err(unreadable(&said, READY, &located(&error))),
        }
    }

    fn decide(&mut self, view: &SeatView<'_>) -> Result<Move, Fault> {
        let legal: Vec<Move> = view.legal_moves().iter().collect();
        let said = self.ask(&ToBot::Choose { view: *view, moves: legal.clone() })?;
        match serde_json::from_slice(&said) {
            Ok(Answer::Move { mv }) if legal.contains(&mv) => Ok(mv),
            Ok(Answer::Move { mv }) => Err(Fault::Illegal { mv, why: view.check(mv).err() }),
            Ok(Answer::Ready { .. }) => Err(unreadable(&said, MOVE, "the round has begun already")),
            Err(error) => Err(unreadable(&said, MOVE, &located(&error))),
        }
    }

    fn ask(&mut self, question: &ToBot<'_>) -> Result<Vec<u8>, Fault> {
        let process = match &mut self.process {
            Some(process) => process,
            none => none.insert(Process::start(self.command)?),
        };
        process.ask(question.to_string(), self.limit)
    }

    /// It loses the round. Whatever it says from now on answers nothing, so its process is ended too.
    fn forfeit(&mut self, fault: Fault) {
        if let Some(mut process) = self.process.take() {
            process.kill();
        }
        self.fault = Some(fault);
    }
}

/// Once it has forfeited, its substitute plays on: the table sees the round to its end.
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

fn unreadable(said: &[u8], due: &'static str, why: &str) -> Fault {
    let said = String::from_utf8_lossy(said);
    let mut told: String = said.trim_end().chars().take(TOLD).collect();
    if told.len() < said.trim_end().len() {
        told.push('…');
    }
    Fault::Unreadable { said: told, due, why: why.to_owned() }
}
