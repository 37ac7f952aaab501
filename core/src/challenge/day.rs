//! The deal of the day: everybody who plays it on the same date has the same cards and the same opponents.

use serde::{Deserialize, Serialize};

use super::Challenge;
use crate::bot::{Character, Level};
use crate::rules::{Preset, Rules, StockSize};
use crate::seat::Seat;
use crate::seed::Seed;
use crate::table::{Player, SeatConfig, TableConfig};

/// Every deal of the day comes from this seed. Another one, or another choice of opponents, would be another deal for those who
/// haven't got the new program.
const ALL_DAYS: Seed = Seed(*b"Skipstone, the deal of the day 1");

/// How long a deal of the day takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum DayLength {
    /// About five minutes: one opponent, and few stock cards.
    Short,
    /// About a quarter of an hour: two opponents.
    Medium,
    /// About twenty minutes: three opponents, and the stock piles of the standard rules for two.
    Long,
}

impl DayLength {
    /// Every length, the shortest first.
    pub const ALL: [DayLength; 3] = [DayLength::Short, DayLength::Medium, DayLength::Long];

    /// How long it takes, in minutes.
    pub const fn minutes(self) -> u8 {
        match self {
            DayLength::Short => 5,
            DayLength::Medium => 15,
            DayLength::Long => 20,
        }
    }

    /// Seats, cards in each stock pile, and the level of the opponents.
    const fn table(self) -> (usize, u8, Level) {
        match self {
            DayLength::Short => (2, 10, Level::Normal),
            DayLength::Medium => (3, 25, Level::Hard),
            DayLength::Long => (4, 30, Level::Hard),
        }
    }
}

impl Challenge {
    /// The deal of a day, which is a date as a number: 20261126 is the 26th of November 2026.
    pub fn of_day(date: u32, length: DayLength) -> Challenge {
        let seed = ALL_DAYS.child(date.into()).child(length.minutes().into());
        let (seats, stock, level) = length.table();
        let mut lots = seed.child(1).stream(0);
        let mut characters = Character::ALL.to_vec();
        let mut opponent = || {
            let lot = lots.below(characters.len() as u32) as usize;
            let name = characters.remove(lot).name().to_owned();
            SeatConfig { name, player: Player::Bot(level), age: None }
        };
        let own = SeatConfig { name: String::new(), player: Player::Human, age: None };
        let seats: Vec<SeatConfig> = std::iter::once(own).chain((1..seats).map(|_| opponent())).collect();
        let rules = super::single(Rules { stock: StockSize::Cards(stock), ..Preset::Standard.rules() });
        let dealer = Seat::from_index(lots.below(seats.len() as u32) as usize);
        Challenge { config: TableConfig { rules, teams: seats.len(), seats }, seat: Seat::ONE, dealer, seed }
    }
}
