//! Challenges: one deal that several people play, each for themselves, against the same computer players.
//!
//! A challenge is handed on as a short [code](ChallengeCodeError), and what somebody made of it as the record of their round, which
//! [`Challenge::check`] replays. The [deal of the day](DayLength) is a challenge that a date makes.
//!
//! ```
//! use skipstone_core::challenge::{Challenge, DayLength};
//!
//! let today = Challenge::of_day(20_261_126, DayLength::Short);
//! let code = today.to_string();
//! assert!(code.len() < 60);
//! assert_eq!(code.parse::<Challenge>()?, today);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod attempt;
mod code;
mod day;
mod file;
mod play;

use crate::bot::Level;
use crate::player_action::PlayerAction;
use crate::record::Record;
use crate::replay::{self, Difference};
use crate::rules::{FirstPlayer, RuleKey, Rules, Scoring};
use crate::seat::Seat;
use crate::seed::Seed;
use crate::setup::{Setup, SetupError};
use crate::table::{Player, ResumeError, SavedRound, SavedTable, SeatConfig, Table, TableConfig, TableError};

pub use attempt::{AttemptError, AttemptTurn, ChallengeAttempt, OtherDeal};
pub use code::ChallengeCodeError;
pub use day::DayLength;
pub use file::{ChallengeFile, ChallengeFileError};
pub use play::PlayError;

/// One deal, with a seat for whoever takes it up and computer players on all others.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Challenge {
    config: TableConfig,
    seat: Seat,
    dealer: Seat,
    seed: Seed,
}

/// Why there can't be such a challenge.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ChallengeError {
    /// Rules, seats and teams don't fit together, or the first player goes by an age.
    #[error(transparent)]
    Table(#[from] TableError),
    /// The seat or the dealer isn't at the table.
    #[error("seat {seat} is not at the table, which has seats 1 to {seats}")]
    NotSeated {
        /// The seat.
        seat: Seat,
        /// The number of seats.
        seats: usize,
    },
    /// A seat has a player that no other program can repeat.
    #[error("seat {seat} is played by {player:?}: a challenge has computer players of known levels")]
    Player {
        /// The seat.
        seat: Seat,
        /// Its player, as in records.
        player: String,
    },
    /// The record breaks the rules.
    #[error("this record can't be played again")]
    Record(#[from] Difference),
    /// The cards of the record were shuffled by hand.
    #[error("the cards of this record were shuffled by hand, so that nobody else can be dealt them")]
    NotFromSeed,
}

impl Challenge {
    /// A challenge to play from a seat at a table, with the cards of a seed. Who sits on that seat doesn't matter. The round is a
    /// single one, whatever the rules say of points.
    ///
    /// # Errors
    /// If the table can't be, or has a person on another seat.
    pub fn new(
        mut config: TableConfig,
        seat: Seat,
        dealer: Seat,
        seed: Seed,
    ) -> Result<Challenge, ChallengeError> {
        let seats = config.seats.len();
        if let Some(seat) = [seat, dealer].into_iter().find(|seat| seat.index() >= seats) {
            return Err(ChallengeError::NotSeated { seat, seats });
        }
        config.rules = single(config.rules);
        for (at, seated) in Seat::first_n(seats).zip(&mut config.seats) {
            seated.age = None;
            if at == seat {
                *seated = SeatConfig { name: String::new(), player: Player::Human, age: None };
            } else if seated.player == Player::Human {
                return Err(ChallengeError::Player { seat: at, player: seated.player.to_string() });
            }
        }
        let challenge = Challenge { config, seat, dealer, seed };
        challenge.table("")?;
        Ok(challenge)
    }

    /// The deal of a recorded round, to play it from one of its seats. Computer players of a level take the seats of other people.
    ///
    /// # Errors
    /// If the record breaks the rules, or can't be repeated.
    pub fn of_record(record: &Record, seat: Seat, others: Level) -> Result<Challenge, ChallengeError> {
        let header = &record.header;
        if !replay::replay(record)?.from_seed {
            return Err(ChallengeError::NotFromSeed);
        }
        let mut rules = *header.setup.rules();
        if rules.first_player.goes_by_age() {
            // Who plays now has another age.
            let first = record.turns().next().map_or(Seat::ONE, |(_, seat)| seat);
            rules.first_player = FirstPlayer::Chosen(first);
        }
        let mut seats = Vec::new();
        for (at, seated) in header.setup.seats().zip(&header.seats) {
            let player = match seated.player.parse() {
                Ok(Player::Human) if at != seat => Player::Bot(others),
                Ok(player) => player,
                Err(_) if at == seat => Player::Human,
                Err(_) => return Err(ChallengeError::Player { seat: at, player: seated.player.clone() }),
            };
            seats.push(SeatConfig { name: seated.name.clone(), player, age: None });
        }
        let config = TableConfig { rules, teams: header.setup.team_count(), seats };
        Challenge::new(config, seat, header.dealer, header.seed)
    }

    /// The table, with somebody of a name on the seat.
    pub fn table_config(&self, name: &str) -> TableConfig {
        let mut config = self.config.clone();
        if let Some(own) = config.seats.get_mut(self.seat.index()) {
            name.clone_into(&mut own.name);
        }
        config
    }

    /// The table with the deal on it, for somebody of a name.
    ///
    /// # Errors
    /// Never for a challenge that could be made.
    pub fn table(&self, name: &str) -> Result<Table, TableError> {
        Table::with_deal(self.table_config(name), self.dealer, self.seed)
    }

    /// The table after some actions of a round with this deal, for somebody of a name.
    ///
    /// # Errors
    /// If an action breaks the rules.
    pub fn table_after(&self, name: &str, actions: Vec<PlayerAction>) -> Result<Table, ResumeError> {
        Table::resume(SavedTable {
            config: self.table_config(name),
            seed: self.seed,
            first_dealer: self.dealer,
            rounds: Vec::new(),
            ended_early: false,
            round: Some(SavedRound { number: 1, seed: self.seed, actions }),
        })
    }

    /// The seat of whoever takes it up.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Rules, seats and teams as a setup.
    ///
    /// # Errors
    /// Never for a challenge that could be made.
    pub fn setup(&self) -> Result<Setup, SetupError> {
        self.config.setup()
    }

    /// The rules; their scoring is that of a single round.
    pub const fn rules(&self) -> &Rules {
        &self.config.rules
    }

    /// The keys of the rules that differ from the preset, without what makes the round a single one.
    pub fn changed_rules(&self) -> impl Iterator<Item = &'static RuleKey> {
        self.rules().overrides().filter(|key| !["scoring", "target"].contains(&key.name))
    }

    /// The seed of the cards.
    pub const fn seed(&self) -> &Seed {
        &self.seed
    }

    /// The seats, that of whoever takes it up without a name.
    pub fn seats(&self) -> &[SeatConfig] {
        &self.config.seats
    }
}

/// Rules of a round that belongs to no series.
fn single(rules: Rules) -> Rules {
    Rules { scoring: Scoring::Single, target: Scoring::Single.default_target(), ..rules }
}
