//! The guided round: a deal made by hand, with steps that wait for moves.
//!
//! The text is `assets/guide/round.txt`. The other player goes by the script and moves only once its words are read; a move
//! that the script doesn't await is answered with what to do. The round isn't stored.
//!
//! The script is data ([`Script::guided_round`]). [`Progress`] follows the events of the round through it, so it can't lose touch
//! with the table: one follows what the table knows and decides what may be played, another what has been shown and decides
//! what is said.

mod move_pattern;
mod parse;
mod progress;
mod scripted_bot;

#[cfg(test)]
mod tests;

use skipstone_core::position::PositionTextError;
use skipstone_core::table::{Player, SeatConfig, StackedError, Table};
use skipstone_core::{Position, Seat, bot::Level};

use super::Slot;

pub use move_pattern::MovePattern;
pub use progress::Progress;
pub use scripted_bot::ScriptedBot;

/// The text of the guided round.
const GUIDED_ROUND: &str = include_str!("../../../../assets/guide/round.txt");

/// The seat that learns.
pub const LEARNER: Seat = Seat::ONE;
/// The seat that speaks, and plays against the learner.
pub const TEACHER: Seat = Seat::from_index(1);

/// A deal and its steps.
#[derive(Debug, Clone)]
pub struct Script {
    /// The stock piles and the draw pile.
    deal: Position,
    /// The steps, in order; at least one.
    steps: Vec<Step>,
}

/// A step of a script: what is said, and what it waits for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// Its name, which is also that of its message.
    pub name: String,
    /// The name of a message that is shown smaller below.
    pub note: Option<String>,
    /// The slots to look at.
    pub shown: Vec<Slot>,
    /// What the step waits for.
    pub awaits: Awaits,
}

/// What a step waits for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Awaits {
    /// The learner has read it.
    Reader,
    /// Moves of the learner, in any order.
    Learner(Vec<MovePattern>),
    /// Moves of the other player, in this order.
    Teacher(Vec<MovePattern>),
}

/// Why a text isn't a script.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ScriptError {
    /// The part before the first step isn't a position.
    #[error(transparent)]
    Deal(#[from] PositionTextError),
    /// There is no step.
    #[error("the script has no steps")]
    NoSteps,
    /// A line of a step is wrong.
    #[error("line {line}: {problem}")]
    Line {
        /// Its number, from 1.
        line: usize,
        /// What is wrong.
        problem: ScriptProblem,
    },
}

/// What is wrong with a line of a script.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ScriptProblem {
    /// Not a `key: value`, or an unknown key.
    #[error("{0:?} is no line of a step: show, note, play or other, a colon and a value")]
    Key(String),
    /// The step has this key already, or `play` beside `other`.
    #[error("{0}: a step has each key once, and either play or other")]
    Again(&'static str),
    /// Two steps have one name, or a step has none.
    #[error("{0:?} can't be the name of a step: each has its own")]
    Name(String),
    /// Not the meaning of a move.
    #[error("{0:?} is no move: moves are like h:7>b:7, s:4>b:4, d:8>b:8, h:9>d:- or h:W>b:3")]
    Move(String),
    /// No slot of a table.
    #[error("{0:?} is no slot: slots are like stock@1, hand-3, discard-2@1, build-4 or draw")]
    Slot(String),
}

impl Script {
    /// The script of the guided round. `None` if it is broken, which a test rules out.
    pub fn guided_round() -> Option<Script> {
        GUIDED_ROUND.parse().inspect_err(|error| tracing::error!(%error, "the guided round is broken")).ok()
    }

    /// The steps, in order.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// A table with the deal, on which the other player plays by the script. `teacher` is that player's name.
    ///
    /// # Errors
    /// If the deal isn't one.
    pub fn table(&self, teacher: &str) -> Result<Table, StackedError> {
        let seat = |name: &str, player| SeatConfig { name: name.to_owned(), player, age: None };
        let seats = vec![seat("", Player::Human), seat(teacher, Player::Bot(Level::Easy))];
        let bots = [LEARNER, TEACHER].map(|_| ScriptedBot::new(self).boxed());
        Table::stacked(&self.deal, seats, bots.into())
    }

    /// The moves of the round by ordinal, of both players. Those of one step of the learner are in any order.
    fn moves(&self) -> impl Iterator<Item = &MovePattern> {
        self.steps.iter().flat_map(|step| match &step.awaits {
            Awaits::Reader => &[][..],
            Awaits::Learner(moves) | Awaits::Teacher(moves) => moves,
        })
    }
}
