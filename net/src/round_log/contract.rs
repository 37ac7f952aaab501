//! What gives a round its meaning, fixed before its deal.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use skipstone_core::bot::{self, Level};
use skipstone_core::deal::Ages;
use skipstone_core::record::SeatRecord;
use skipstone_core::table::Player;
use skipstone_core::{BySeat, MAX_SEATS, Rules, Seat, Setup, SetupError, Team, UpTo};

use crate::digest::Digest;
use crate::fingerprint::Fingerprint;
use crate::ids::SeriesKey;
use crate::rules_text;
use crate::text::Name;

/// Everything that a round's seed doesn't decide: who plays what, and what was before. The first entry of the round's log.
///
/// The table's name, stones and spectators aren't part of it: they change nothing of the round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundContract {
    /// The rules.
    #[serde(with = "rules_text")]
    pub rules: Rules,
    /// The number of teams; equal to the number of seats without partners.
    pub teams: u8,
    /// The seats, clockwise, from seat 1.
    #[serde(with = "UpTo::<MAX_SEATS>")]
    pub seats: Vec<ContractSeat>,
    /// The [version](skipstone_core::bot::VERSION) of the computer players.
    pub bots: u16,
    /// The time limits as the round begins.
    pub limits: TimeLimits,
    /// The dealer. `None` in a series' first round, where the seed draws one (RULES 3).
    pub dealer: Option<Seat>,
    /// The scores of the series before this round, by team.
    #[serde(with = "UpTo::<MAX_SEATS>")]
    pub scores: Vec<u32>,
    /// The last head of the log of the series' round before; all zero in the first round.
    pub previous: Digest,
    /// The series of another host from which this one goes on, the same in all of its rounds. From which round that is follows from its
    /// first one. `None` of one that began at this host.
    pub continues: Option<SeriesKey>,
}

/// A seat of a contract.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ContractSeat {
    /// The player's name. It decides the [character](skipstone_core::bot::Character) of a computer player.
    pub name: Name,
    /// The player's age in years, where a rule asks for it (RULES 3).
    pub age: Option<u8>,
    /// Who plays.
    pub player: ContractPlayer,
}

/// The player of a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum ContractPlayer {
    /// A person.
    Person(ContractPerson),
    /// A computer player, with its level as records write it: `bot:greedy`.
    Bot(Name),
}

/// A person in a contract.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ContractPerson {
    /// The person's key.
    pub key: Fingerprint,
    /// The computer player that takes over for them, as records write it: `bot:expert`.
    pub stand_in: Name,
    /// Whether they play from a phone: the host's computer holds their key and gives their part in the deal.
    pub is_phone: bool,
    /// Whether the round begins without them, because they are lost or don't answer. The stand-in plays until they return; they
    /// give no share to the deal.
    pub is_away: bool,
}

impl ContractPerson {
    /// A person who is there, at a computer of their own, and for whom a computer player of this level takes over.
    pub fn new(key: Fingerprint, stand_in: Level) -> ContractPerson {
        ContractPerson { key, stand_in: bot_name(stand_in), is_phone: false, is_away: false }
    }
}

impl ContractPlayer {
    /// A person at a computer of their own, for whom a computer player of this level takes over.
    pub fn person(key: Fingerprint, stand_in: Level) -> ContractPlayer {
        ContractPlayer::Person(ContractPerson::new(key, stand_in))
    }

    /// A computer player.
    pub fn bot(level: Level) -> ContractPlayer {
        ContractPlayer::Bot(bot_name(level))
    }

    /// The person. `None` for a computer player.
    pub fn as_person(&self) -> Option<&ContractPerson> {
        match self {
            ContractPlayer::Person(person) => Some(person),
            ContractPlayer::Bot(_) => None,
        }
    }

    /// The person's key. `None` for a computer player.
    pub fn key(&self) -> Option<Fingerprint> {
        self.as_person().map(|person| person.key)
    }

    /// The level of the computer player, or of the one that takes over for the person. `None` for one that this program doesn't
    /// know.
    pub fn level(&self) -> Option<Level> {
        let (ContractPlayer::Person(ContractPerson { stand_in: bot, .. }) | ContractPlayer::Bot(bot)) = self;
        match bot.parse() {
            Ok(Player::Bot(level)) => Some(level),
            Ok(Player::Human) | Err(_) => None,
        }
    }
}

/// The weakest computer player that may take over for a person.
const WEAKEST_STAND_IN: Level = Level::Expert;

/// A computer player as records write it.
fn bot_name(level: Level) -> Name {
    Name::new(&Player::Bot(level).to_string())
}

/// The time limits of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct TimeLimits {
    /// The limit of a turn in seconds, after which a computer player finishes it. `None` for no limit.
    pub turn_seconds: Option<u16>,
    /// The seconds after a disconnect until others may have a computer player take over.
    pub grace_seconds: u16,
}

impl TimeLimits {
    /// The longer of both, for each limit: within a round nobody's time is shortened.
    pub fn at_least(self, other: TimeLimits) -> TimeLimits {
        let turns = self.turn_seconds.zip(other.turn_seconds);
        TimeLimits {
            turn_seconds: turns.map(|(own, other)| own.max(other)),
            grace_seconds: self.grace_seconds.max(other.grace_seconds),
        }
    }

    /// Whether neither is shorter than the other's.
    pub fn are_at_least(self, other: TimeLimits) -> bool {
        self.at_least(other) == self
    }
}

/// Why no round can be played under a contract.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ContractError {
    /// Rules, seats and teams don't fit together.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A computer player whose level isn't one.
    #[error("seat {0} has a computer player of no known level")]
    Level(Seat),
    /// One key has two seats.
    #[error("the player of seat {0} has another seat too")]
    TwoSeats(Seat),
    /// A dealer or scores that this table can't have.
    #[error("the contract names a dealer or scores that this table can't have")]
    Series,
}

impl RoundContract {
    /// Rules, seats and teams as a checked [`Setup`].
    ///
    /// # Errors
    /// If they don't fit together.
    pub fn setup(&self) -> Result<Setup, SetupError> {
        Setup::new(self.rules, self.seats.len(), self.teams.into())
    }

    /// Checks everything that can be told from the contract alone.
    ///
    /// # Errors
    /// With the first problem.
    pub fn check(&self) -> Result<Setup, ContractError> {
        let setup = self.setup()?;
        let mut keys = BTreeSet::new();
        for (seat, place) in self.by_seat() {
            if place.player.key().is_some_and(|key| !keys.insert(key)) {
                return Err(ContractError::TwoSeats(seat));
            }
            // Another version may know other levels, and have a stronger one take over for people.
            let is_own_bot = place.player.key().is_none() && self.bots == bot::VERSION;
            if is_own_bot && place.player.level().is_none() {
                return Err(ContractError::Level(seat));
            }
        }
        let is_dealer_seated = self.dealer.is_none_or(|dealer| dealer.index() < self.seats.len());
        if !is_dealer_seated || self.scores.len() != setup.team_count() {
            return Err(ContractError::Series);
        }
        Ok(setup)
    }

    /// The seats with their numbers, clockwise from seat 1.
    pub fn by_seat(&self) -> impl Iterator<Item = (Seat, &ContractSeat)> {
        Seat::first_n(self.seats.len()).zip(&self.seats)
    }

    /// The seats of people, with their keys.
    pub fn people(&self) -> impl Iterator<Item = (Seat, Fingerprint)> {
        self.by_seat().filter_map(|(seat, place)| Some((seat, place.player.key()?)))
    }

    /// The key of a seat's person. `None` for a computer player.
    pub fn person(&self, seat: Seat) -> Option<Fingerprint> {
        self.people().find(|(at, _)| *at == seat).map(|(_, key)| key)
    }

    /// The seat of the person with this key.
    pub fn seat_of(&self, key: Fingerprint) -> Option<Seat> {
        self.place_of(key).map(|(seat, _)| seat)
    }

    /// The seat of the person with this key, with what the contract says of it.
    pub fn place_of(&self, key: Fingerprint) -> Option<(Seat, &ContractSeat)> {
        self.by_seat().find(|(_, place)| place.player.key() == Some(key))
    }

    /// The levels of those who take over for people, by seat; the strongest where it isn't known.
    pub fn stand_ins(&self) -> BySeat<Level> {
        let level = |index: usize| self.seats.get(index)?.player.level();
        BySeat(std::array::from_fn(|index| level(index).unwrap_or(Level::STRONGEST)))
    }

    /// Whether this program can repeat the decisions of the computer players: they are of its version, and of levels that it knows.
    pub fn are_bots_known(&self) -> bool {
        self.bots == bot::VERSION && self.seats.iter().all(|place| place.player.level().is_some())
    }

    /// Whether those who take over for people are at least experts, as far as this program knows their levels: a host can't agree for
    /// others to less.
    pub fn has_strong_stand_ins(&self) -> bool {
        let is_weak = |player: &ContractPlayer| player.level().is_some_and(|level| level < WEAKEST_STAND_IN);
        !self.seats.iter().any(|place| place.player.key().is_some() && is_weak(&place.player))
    }

    /// The people who are away as the round begins.
    pub fn away(&self) -> impl Iterator<Item = Seat> {
        let is_away = |place: &ContractSeat| place.player.as_person().is_some_and(|person| person.is_away);
        self.by_seat().filter(move |(_, place)| is_away(place)).map(|(seat, _)| seat)
    }

    /// The ages, by seat.
    pub fn ages(&self) -> Ages {
        BySeat(std::array::from_fn(|index| self.seats.get(index).and_then(|seat| seat.age)))
    }

    /// The seats as a record writes them.
    pub fn seat_records(&self) -> Vec<SeatRecord> {
        let record = |place: &ContractSeat| SeatRecord {
            name: place.name.to_string(),
            player: match &place.player {
                ContractPlayer::Person(_) => Player::Human.to_string(),
                ContractPlayer::Bot(player) => player.to_string(),
            },
            age: place.age,
        };
        self.seats.iter().map(record).collect()
    }

    /// The scores after a round with these points, by team.
    pub fn scores_after(&self, points: &[u32]) -> Vec<u32> {
        let add = |(score, points): (&u32, &u32)| score.saturating_add(*points);
        self.scores.iter().zip(points).map(add).collect()
    }

    /// The winners of the series if it is over with these scores after this round, which is the series' `round`th.
    pub fn series_winners(&self, round: u32, scores: &[u32]) -> Option<Vec<Team>> {
        let setup = self.setup().ok()?;
        skipstone_core::series::winners(&setup, round as usize, scores)
    }
}
