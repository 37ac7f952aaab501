//! Computer players. They see a [`SeatView`] and nothing else, and are deterministic: the same seed and the same view give
//! the same move, whatever was asked before.

pub mod advice;
mod easy;
mod expert;
mod greedy;
mod learned;
mod plan;
mod planner;
mod random;
mod reach;
mod reasons;
pub mod review;
mod scene;
mod search;
mod thinker;
mod world;

use std::fmt;
use std::str::FromStr;

use crate::moves::Move;
use crate::seat::Seat;
use crate::seed::Seed;
use crate::view::SeatView;

pub use easy::Easy;
pub use greedy::Greedy;
pub use learned::Shape;
pub use learned::training;
pub use random::Random;

/// A computer player of one seat for one round.
pub trait Bot: Send {
    /// Chooses one of the legal moves of the view's seat, whose turn it is.
    fn choose(&mut self, view: &SeatView<'_>) -> Move;
}

/// A computer player by name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// Uniform over the legal moves: a yardstick.
    Random,
    /// Plays as a beginner does, who overlooks some of what could be played.
    Easy,
    /// The stock card first, then what leads to it: a yardstick.
    Greedy,
    /// Plans its turn, and doesn't watch the others.
    Normal,
    /// Plans its turn by tuned weights: a yardstick.
    Planner,
    /// Judges what its turn leads to by what it learned.
    Hard,
    /// Looks ahead in worlds that could be, and judges them by what it learned.
    Expert,
}

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Level; 7] = [
        Level::Random,
        Level::Easy,
        Level::Greedy,
        Level::Normal,
        Level::Planner,
        Level::Hard,
        Level::Expert,
    ];

    /// The opponents that people choose from, weakest first; the others are yardsticks for simulations.
    pub const OPPONENTS: [Level; 4] = [Level::Easy, Level::Normal, Level::Hard, Level::Expert];

    /// The strongest: it takes over for people who left, gives hints and reviews rounds.
    pub const STRONGEST: Level = Level::Expert;

    /// As it is written.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Easy => "easy",
            Level::Greedy => "greedy",
            Level::Normal => "normal",
            Level::Planner => "planner",
            Level::Hard => "hard",
            Level::Expert => "expert",
        }
    }

    /// A player of this level, for a seat in the round of that seed.
    pub fn player(self, seed: &Seed, seat: Seat) -> Box<dyn Bot> {
        self.seeded(own_seed(seed, seat))
    }

    /// A player of this level, whose own chance comes from that number.
    pub fn seeded(self, own: u64) -> Box<dyn Bot> {
        match self {
            Level::Random => Box::new(Random::new(own)),
            Level::Easy => Box::new(Easy::new(own)),
            Level::Greedy => Box::new(Greedy),
            Level::Normal => Box::new(planner::Planner::heedless()),
            Level::Planner => Box::new(planner::Planner::default()),
            Level::Hard => Box::new(thinker::Thinker::new(4, 1)),
            Level::Expert => Box::new(expert::Expert::new(own)),
        }
    }
}

/// What a player's own chance comes from, for a seat in the round of that seed. It tells nothing of the cards: streams of a
/// round's seed are the rules', this comes from a child.
pub fn own_seed(seed: &Seed, seat: Seat) -> u64 {
    seed.child(u64::from(seat.number())).short()
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// No computer player has this name.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not a computer player: there are {names}", names = Level::ALL.map(Level::name).join(", "))]
pub struct LevelError(pub String);

impl FromStr for Level {
    type Err = LevelError;

    fn from_str(text: &str) -> Result<Level, LevelError> {
        Level::ALL.into_iter().find(|level| level.name() == text).ok_or_else(|| LevelError(text.to_owned()))
    }
}
