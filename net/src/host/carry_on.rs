//! Carries a series on that was played at somebody else's table: the same people in the same seats, with the same scores.

use std::collections::BTreeMap;

use skipstone_core::Stone;
use skipstone_core::bot::{Character, Level};

use super::person::{Person, Standing};
use super::saved::{RoundBefore, SavedBot, SavedChat, SavedRoom, SavedSeat, SavedShortCode};
use crate::client::Evidence;
use crate::fingerprint::Fingerprint;
use crate::ids::{SeriesKey, TableId, TableSeriesId};
use crate::invite::{AttemptLimiter, InviteSecret, ShortCode};
use crate::names::same_name;
use crate::protocol::{Name, TableOptions};
use crate::random::{RandomnessError, random};
use crate::round_log::{ContractPlayer, ContractSeat};

/// Why a series can't be carried on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum CarryOnError {
    /// The end of none of its rounds was shown to this player.
    #[error("no round of this series was seen to its end here")]
    NothingSeen,
    /// This player had no seat in its last round.
    #[error("only somebody who has played a series can carry it on")]
    NotPlayed,
    /// The series is over.
    #[error("the series is over")]
    Over,
    /// The last round that is stored isn't the last one whose end was shown.
    #[error("round {seen} was seen to its end, but {stored} rounds are stored")]
    RoundsMissing {
        /// The last round whose end was shown, from 1.
        seen: u32,
        /// The number of rounds that are stored.
        stored: u32,
    },
    /// The stored rounds have other scores than those that were shown.
    #[error("the stored rounds have other scores than were seen")]
    OtherScores,
    /// The system gives no random bytes.
    #[error(transparent)]
    Randomness(#[from] RandomnessError),
}

/// How a series is carried on.
#[derive(Debug, Clone)]
pub struct CarryOn {
    /// The series.
    pub series: SeriesKey,
    /// The key of the player, who is the host from now on.
    pub own: Fingerprint,
    /// The number of its rounds that are stored here.
    pub rounds: u32,
    /// The scores after them, by team.
    pub scores: Vec<u32>,
    /// The stones of its players, by seat, as far as they are known.
    pub stones: Vec<Stone>,
    /// The title of the table.
    pub title: Name,
    /// Admission and watching. The time limits are those of the series.
    pub options: TableOptions,
    /// The port to listen on.
    pub port: u16,
}

impl CarryOn {
    /// The room in which the series goes on, by what was shown of it to this player, as if it had been saved between two rounds. People
    /// at phones have their keys in the computer of the host that is gone: computer players have their seats until they come anew.
    ///
    /// # Errors
    /// If the player hasn't seen enough of the series.
    pub fn room(self, evidence: &Evidence) -> Result<SavedRoom, CarryOnError> {
        let last = evidence.last.as_ref().ok_or(CarryOnError::NothingSeen)?;
        if last.contract.seat_of(self.own).is_none() {
            return Err(CarryOnError::NotPlayed);
        }
        if last.is_last {
            return Err(CarryOnError::Over);
        }
        if last.round != self.rounds {
            return Err(CarryOnError::RoundsMissing { seen: last.round, stored: self.rounds });
        }
        if last.scores != self.scores {
            return Err(CarryOnError::OtherScores);
        }
        let limits = last.contract.limits;
        let options = TableOptions {
            turn_seconds: limits.turn_seconds,
            grace_seconds: limits.grace_seconds,
            ..self.options
        };
        let is_taken = |name: &&str| last.contract.seats.iter().any(|place| same_name(&place.name, name));
        let mut free_names = Character::ALL.iter().map(|character| character.name());
        let mut people = BTreeMap::new();
        let stones = self.stones.into_iter().map(Some).chain(std::iter::repeat(None));
        let seats = last.contract.seats.iter().zip(stones).map(|(place, stone)| {
            let ContractSeat { name, player, .. } = place;
            match player {
                ContractPlayer::Person(person) if !person.is_phone => {
                    let known = Person { stone, ..Person::new(name.clone(), Standing::Plays) };
                    people.insert(person.key, known);
                    SavedSeat { person: Some(person.key), ..SavedSeat::default() }
                }
                ContractPlayer::Bot(_) => {
                    SavedSeat { bot_stone: stone.unwrap_or_default(), ..SavedSeat::default() }
                }
                player @ ContractPlayer::Person(_) => {
                    let level = player.level().unwrap_or(Level::STRONGEST);
                    // Whoever comes anew has their own name again.
                    let other = free_names.find(|name| !is_taken(name));
                    let bot = SavedBot::new(other.map_or_else(|| name.clone(), Name::new), level);
                    SavedSeat { bot: Some(bot), bot_stone: stone.unwrap_or_default(), ..SavedSeat::default() }
                }
            }
        });
        Ok(SavedRoom {
            id: TableId(random()?),
            series: TableSeriesId(random()?),
            title: self.title,
            options,
            port: self.port,
            secret: InviteSecret::generate()?,
            short_code: SavedShortCode {
                code: ShortCode::generate()?,
                tries: AttemptLimiter::default(),
                wrong: 0,
            },
            continues: Some(RoundBefore { series: self.series, round: last.round, head: last.head }),
            seats: seats.collect(),
            people,
            log: None,
            paused: None,
            chat: SavedChat::default(),
        })
    }
}
