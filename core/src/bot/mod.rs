//! Computer players. They see a [`SeatView`](crate::SeatView) and nothing else, and are deterministic: the same seed and the same
//! view give the same move, whatever was asked before.
//!
//! ```
//! use skipstone_core::bot::Level;
//! use skipstone_core::{Preset, Seat, Seed, Setup, deal};
//!
//! let setup = Setup::new(Preset::Quick.rules(), 2, 2)?;
//! let seed = Seed::from_number(5);
//! let mut round = deal::deal(setup, seed, Seat::ONE, &deal::NO_AGES, &mut ())?;
//! let mut bots = [Level::Normal, Level::Greedy].map(|level| level.player(&seed, Seat::ONE));
//! while round.ending().is_none() {
//!     let seat = round.turn();
//!     let mv = bots[seat.index()].choose(&round.view(seat));
//!     round.play_into(seat, mv, &mut ())?;
//! }
//! assert!(round.stock_left().contains(&0));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod advice;
mod belief;
mod blocking;
mod character;
mod decision;
mod determinization;
mod distance;
mod easy;
mod expert;
mod greedy;
pub mod learned;
pub mod luck;
mod mistake;
mod plan;
mod planner;
mod player;
mod random;
mod rank_view;
mod ranks;
mod reasons;
mod record_check;
pub mod review;
mod search;
mod value_net_bot;
mod weights;

use std::fmt;
use std::str::FromStr;

use crate::seat::Seat;
use crate::seed::Seed;

use expert::Expert;
use planner::Planner;
use value_net_bot::ValueNetBot;
use weights::Weights;

pub use blocking::Block;
pub(crate) use blocking::block;
pub use character::{Character, CharacterError};
pub use decision::decide;
pub(crate) use decision::{play_seeing, play_turn};
pub use easy::Easy;
pub use greedy::{Greedy, end_turn};
pub use player::Bot;
pub use random::Random;
pub use record_check::first_deviation;
pub use search::decisive::{DecisiveTurn, REQUIRED_LEAD, find_decisive_turn, may_be_decisive};
pub(crate) use search::decisive::{chance_of_turn, is_same_turn, is_still_best, turn_reasons};

/// The version of the computer players' decisions. It grows with every change by which any of them would play anything else
/// anywhere: programs that check each other's computer players compare it first.
pub const VERSION: u16 = 1;

/// The level of a computer player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// Uniform over the legal moves: a yardstick.
    Random,
    /// A beginner that plays what it sees, and now and then overlooks a card.
    Easy,
    /// The stock card first, then what leads to it: a yardstick.
    Greedy,
    /// Plans its turn, and notices of the others what is obvious.
    Normal,
    /// Plans its turn by tuned weights: a yardstick.
    Planner,
    /// Plans its turn with the value network.
    Hard,
    /// Searches over determinizations with the value network.
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

    /// The strongest: it takes over for people who left unless their table says otherwise, gives hints and reviews rounds.
    pub const STRONGEST: Level = Level::Expert;

    /// Checks that players of this level may have a character, if one is given.
    ///
    /// # Errors
    /// If the level is a yardstick.
    pub fn check_character(self, character: Option<Character>) -> Result<(), CharacterNotAllowed> {
        if character.is_some() && !Level::OPPONENTS.contains(&self) {
            Err(CharacterNotAllowed(self))
        } else {
            Ok(())
        }
    }

    /// The name in records and on the command line.
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

    /// A player of this level, for a seat in the round of this seed.
    pub fn player(self, seed: &Seed, seat: Seat) -> Box<dyn Bot> {
        self.seeded(own_seed(seed, seat))
    }

    /// The same, in the character that its name at the table gives it.
    pub fn player_named(self, name: &str, seed: &Seed, seat: Seat) -> Box<dyn Bot> {
        self.in_character(Character::of_name(name), own_seed(seed, seat))
    }

    /// A player of this level whose own randomness comes from a number.
    pub fn seeded(self, own: u64) -> Box<dyn Bot> {
        self.in_character(None, own)
    }

    /// The same, in a character. Yardsticks have none.
    pub fn in_character(self, character: Option<Character>, own: u64) -> Box<dyn Bot> {
        let weights = character.map_or(Weights::NONE, Character::weights);
        match self {
            Level::Random => Box::new(Random::new(own)),
            Level::Easy => Box::new(Easy::new(own).in_character(character)),
            Level::Greedy => Box::new(Greedy),
            Level::Normal => Box::new(Planner::with(Weights::CASUAL.and(weights))),
            Level::Planner => Box::new(Planner::default()),
            Level::Hard => Box::new(ValueNetBot::new(Weights::SPARING, 4, 1).in_character(character)),
            Level::Expert => Box::new(Expert::new(own, character)),
        }
    }
}

/// The seed of a computer player's own randomness, for a seat in the round of a seed. It is derived from a child seed, so it
/// reveals nothing about the cards.
pub fn own_seed(seed: &Seed, seat: Seat) -> u64 {
    seed.child(u64::from(seat.number())).short()
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Why a player can't have a character.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{0} plays in no character, only {names} do", names = Level::OPPONENTS.map(Level::name).join(", "))]
pub struct CharacterNotAllowed(pub Level);

/// Why a text can't be parsed as a [`Level`].
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not a computer player: there are {names}", names = Level::ALL.map(Level::name).join(", "))]
pub struct LevelError(pub String);

impl FromStr for Level {
    type Err = LevelError;

    fn from_str(text: &str) -> Result<Level, LevelError> {
        Level::ALL.into_iter().find(|level| level.name() == text).ok_or_else(|| LevelError(text.to_owned()))
    }
}
