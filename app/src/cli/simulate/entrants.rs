//! The players of a contest. Each worker thread has its own set and reuses it for all its rounds.

use std::time::Duration;

use skipstone_core::bot::{Bot, Level};
use skipstone_core::{Seat, Setup};

use super::command::Program;
use super::players::PlayerSpec;

/// A player of a contest.
pub(super) enum Entrant<'a> {
    /// A computer player; its bot is made anew for each round.
    Level(Level),
    /// An external program; its process is kept between rounds.
    Program(Program<'a>),
}

impl<'a> Entrant<'a> {
    pub(super) fn new(player: &'a PlayerSpec, limit: Duration) -> Entrant<'a> {
        match player {
            PlayerSpec::Level(level) => Entrant::Level(*level),
            PlayerSpec::Command(command) => Entrant::Program(Program::new(command, limit)),
        }
    }

    /// A bot for one round in a seat; `own` seeds its random numbers.
    pub(super) fn sit_down(&mut self, setup: &Setup, seat: Seat, own: u64) -> Box<dyn Bot + '_> {
        match self {
            Entrant::Level(level) => level.seeded(own),
            Entrant::Program(program) => {
                program.begin(setup, seat, own);
                Box::new(program)
            }
        }
    }

    /// Its name in records.
    pub(super) fn name(&self) -> &str {
        match self {
            Entrant::Level(level) => level.name(),
            Entrant::Program(program) => program.name(),
        }
    }

    /// Its kind in records.
    pub(super) fn kind(&self) -> String {
        match self {
            Entrant::Level(level) => format!("bot:{level}"),
            Entrant::Program(program) => program.command().to_string(),
        }
    }
}
