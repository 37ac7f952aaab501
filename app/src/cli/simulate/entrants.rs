//! The players of a contest. Each worker thread has its own set and reuses it for all its rounds.

use std::time::Duration;

use skipstone_core::bot::{Bot, Character, Level};
use skipstone_core::{Seat, Setup};

use super::command::Program;
use super::players::PlayerSpec;

/// A player of a contest.
pub(in crate::cli) enum Entrant<'a> {
    /// A computer player; its bot is made anew for each round.
    Level(Level, Option<Character>),
    /// An external program; its process is kept between rounds.
    Program(Program<'a>),
}

impl<'a> Entrant<'a> {
    pub(in crate::cli) fn new(player: &'a PlayerSpec, limit: Duration) -> Entrant<'a> {
        match player {
            PlayerSpec::Level(level, character) => Entrant::Level(*level, *character),
            PlayerSpec::Command(command) => Entrant::Program(Program::new(command, limit)),
        }
    }

    /// A bot for one round in a seat; `own` seeds its random numbers.
    pub(in crate::cli) fn sit_down(&mut self, setup: &Setup, seat: Seat, own: u64) -> Box<dyn Bot + '_> {
        match self {
            Entrant::Level(level, character) => level.in_character(*character, own),
            Entrant::Program(program) => {
                program.begin(setup, seat, own);
                Box::new(program)
            }
        }
    }

    /// Its name in records, as the player of this number.
    pub(in crate::cli) fn name(&self, number: usize) -> String {
        match self {
            // As it is: the name is what tells the character.
            Entrant::Level(_, Some(character)) => character.name().to_owned(),
            Entrant::Level(level, None) => format!("{level} {number}"),
            Entrant::Program(program) => format!("{} {number}", program.name()),
        }
    }

    /// Its kind in records.
    pub(in crate::cli) fn kind(&self) -> String {
        match self {
            Entrant::Level(level, _) => format!("bot:{level}"),
            Entrant::Program(program) => program.command().to_string(),
        }
    }
}
