//! The players of a contest, as one thread lets them play round after round.

use std::time::Duration;

use skipstone_core::bot::{Bot, Level};
use skipstone_core::{Seat, Setup};

use super::command::Program;
use super::players::Player;

/// A player who takes part.
pub(super) enum Entrant<'a> {
    /// A computer player, made anew for each round.
    Level(Level),
    /// A program, whose process goes on from round to round.
    Program(Program<'a>),
}

impl<'a> Entrant<'a> {
    pub(super) fn new(player: &'a Player, limit: Duration) -> Entrant<'a> {
        match player {
            Player::Level(level) => Entrant::Level(*level),
            Player::Command(command) => Entrant::Program(Program::new(command, limit)),
        }
    }

    /// Takes a seat for a round; `own` is what its chance comes from.
    pub(super) fn sit_down(&mut self, setup: &Setup, seat: Seat, own: u64) -> Box<dyn Bot + '_> {
        match self {
            Entrant::Level(level) => level.seeded(own),
            Entrant::Program(program) => {
                program.begin(setup, seat, own);
                Box::new(program)
            }
        }
    }

    /// As records name it.
    pub(super) fn name(&self) -> &str {
        match self {
            Entrant::Level(level) => level.name(),
            Entrant::Program(program) => program.name(),
        }
    }

    /// As records say what it is.
    pub(super) fn kind(&self) -> String {
        match self {
            Entrant::Level(level) => format!("bot:{level}"),
            Entrant::Program(program) => program.command().to_string(),
        }
    }
}
