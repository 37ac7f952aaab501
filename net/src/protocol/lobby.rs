//! Before and between the rounds: who sits where, and by which rules.

use serde::{Deserialize, Serialize};
use skipstone_core::{Rules, Seat, Setup, SetupError, Team};

use super::line::Name;
use super::wire::{self, UpTo};
use crate::fingerprint::Fingerprint;
use crate::limits;

/// Everything that everyone may know of a table and the people at it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lobby {
    /// What the table is called.
    pub title: Name,
    /// Which series is played at it.
    pub series: SeriesId,
    /// What is played.
    #[serde(with = "wire::rules")]
    pub rules: Rules,
    /// How many teams; as many as seats where everyone plays alone.
    pub teams: u8,
    /// Clockwise.
    #[serde(with = "UpTo::<{ skipstone_core::MAX_SEATS }>")]
    pub seats: Vec<LobbySeat>,
    /// Those who watch.
    #[serde(with = "UpTo::<{ limits::WATCHERS }>")]
    pub watchers: Vec<Watcher>,
    /// How the table is run.
    pub options: TableOptions,
    /// Whether a round was begun: seats and rules stay as they are from then on.
    pub begun: bool,
}

impl Lobby {
    /// The seat of a key, if it has one.
    pub fn seat_of(&self, key: Fingerprint) -> Option<Seat> {
        let is_theirs =
            |seat: &LobbySeat| matches!(seat.occupant, Occupant::Person { key: theirs, .. } if theirs == key);
        self.seats.iter().position(is_theirs).map(Seat::at)
    }

    /// What is played here, and by how many.
    ///
    /// # Errors
    /// If rules, seats and teams don't fit together.
    pub fn setup(&self) -> Result<Setup, SetupError> {
        Setup::new(self.rules, self.seats.len(), self.teams.into())
    }
}

/// One who watches.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Watcher {
    /// As shown to everyone.
    pub name: Name,
    /// Who it is, whatever they call themselves.
    pub key: Fingerprint,
}

/// One series, wherever its records are kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct SeriesId(pub [u8; 16]);

/// One seat of a lobby.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LobbySeat {
    /// Who sits there.
    pub occupant: Occupant,
    /// In years, where the rules ask for it and it was told.
    pub age: Option<u8>,
}

/// Who sits on a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Occupant {
    /// Nobody yet.
    Nobody,
    /// A person.
    Person {
        /// As shown to everyone.
        name: Name,
        /// Whose seat it is, whatever they call themselves.
        key: Fingerprint,
        /// Whether they want to begin.
        ready: bool,
    },
    /// A computer player.
    Bot {
        /// As shown to everyone.
        name: Name,
        /// As records write it: `bot:greedy`. A guest needn't know the level.
        player: Name,
    },
}

/// How a table is run.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableOptions {
    /// How guests come in.
    pub entry: Entry,
    /// Whether anyone may watch.
    pub watching: bool,
    /// How many seconds a turn may take, if there is a limit.
    pub turn_seconds: Option<u16>,
    /// How many seconds a lost guest's seat waits before the others may let a computer player take over.
    pub grace_seconds: u16,
}

/// How guests come in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Entry {
    /// The host sees the name and lets them in.
    Knock,
    /// With the invite code.
    Code,
    /// Whoever comes.
    Open,
}

/// What a guest wants in the lobby.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Wish {
    /// This seat; none to stand up and watch.
    Seat(Option<Seat>),
    /// Any free seat of this team.
    Team(Team),
    /// To begin, or not yet.
    Ready(bool),
    /// To be called like this.
    Name(Name),
    /// Tells an age, or takes it back.
    Age(Option<u8>),
}
