//! The configuration of a table: rules, teams and seats.

use std::fmt;
use std::str::FromStr;

use crate::bot::{Level, LevelError};
use crate::deal::{Ages, MissingAgeError};
use crate::rules::Rules;
use crate::seat::{BySeat, Seat};
use crate::setup::{Setup, SetupError};

/// Rules and seats of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableConfig {
    /// The rules of every round at this table.
    pub rules: Rules,
    /// The number of teams; equal to the number of seats without partners.
    pub teams: usize,
    /// The seats, clockwise, from seat 1.
    pub seats: Vec<SeatConfig>,
}

/// The configuration of one seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatConfig {
    /// The name shown to everyone.
    pub name: String,
    /// A person or a computer player.
    pub player: Player,
    /// The player's age in years. Required only where the first player goes by age (RULES 3).
    pub age: Option<u8>,
}

/// The kind of player on a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Player {
    /// A person.
    Human,
    /// A computer player.
    Bot(Level),
}

/// Writes the form used in records: `human`, or `bot:` and the level.
impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Human => f.write_str("human"),
            Player::Bot(level) => write!(f, "bot:{level}"),
        }
    }
}

/// Why a text can't be parsed as a [`Player`].
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PlayerError {
    /// Neither a person nor a computer player.
    #[error("{0:?} is no player: there is \"human\", and \"bot:\" with a level")]
    Kind(String),
    /// The level after `bot:` is unknown.
    #[error(transparent)]
    Level(#[from] LevelError),
}

impl FromStr for Player {
    type Err = PlayerError;

    fn from_str(text: &str) -> Result<Player, PlayerError> {
        match (text, text.strip_prefix("bot:")) {
            ("human", _) => Ok(Player::Human),
            (_, Some(level)) => Ok(Player::Bot(level.parse()?)),
            _ => Err(PlayerError::Kind(text.to_owned())),
        }
    }
}

/// Why a table can't be opened.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum TableError {
    /// Rules, seats and teams don't fit together.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The first player goes by age, and one is missing.
    #[error(transparent)]
    Age(#[from] MissingAgeError),
}

impl TableConfig {
    /// After a change of seats, teams or rules: has a handicap name a size for each stock pile (see [`StockSize::resized`]).
    ///
    /// [`StockSize::resized`]: crate::rules::StockSize::resized
    pub fn fit_stocks(&mut self) {
        let piles = self.rules.pile_count(self.seats.len(), self.teams);
        self.rules.stock = self.rules.stock.resized(piles);
    }

    /// Rules, seats and teams as a checked [`Setup`].
    ///
    /// # Errors
    /// If they don't fit together.
    pub fn setup(&self) -> Result<Setup, SetupError> {
        Setup::new(self.rules, self.seats.len(), self.teams)
    }

    /// Checks that a round can be dealt with these rules, seats and ages.
    ///
    /// # Errors
    /// If they don't fit together.
    pub fn check(&self) -> Result<Setup, TableError> {
        let setup = self.setup()?;
        setup.check_ages(&self.ages())?;
        Ok(setup)
    }

    /// The seats with people, clockwise from seat 1.
    pub fn people(&self) -> impl Iterator<Item = Seat> + use<'_> {
        let seats = Seat::first_n(self.seats.len()).zip(&self.seats);
        seats.filter(|(_, config)| config.player == Player::Human).map(|(seat, _)| seat)
    }

    /// The first seat with a person. `None` if only computer players sit.
    pub fn first_person(&self) -> Option<Seat> {
        self.people().next()
    }

    /// The seat of the only person. `None` if several play, or none.
    pub fn only_person(&self) -> Option<Seat> {
        let mut people = self.people();
        people.next().filter(|_| people.next().is_none())
    }

    pub(super) fn ages(&self) -> Ages {
        BySeat(std::array::from_fn(|index| self.seats.get(index).and_then(|seat| seat.age)))
    }
}
