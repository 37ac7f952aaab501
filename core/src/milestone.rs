//! What a player can reach, and the pebbles that stand for it. Which rounds, days and puzzles reach one is counted elsewhere.

use serde::{Deserialize, Serialize};

use crate::bot::Level;

/// Something that can be reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Milestone {
    /// A round was won against computer players of this level.
    Beat(Level),
    /// A round was won against at least one person.
    BeatPeople,
    /// A round was won with a partner.
    WonTogether,
    /// A round was won at a table of at least [`LARGE_TABLE`] seats.
    WonLargeTable,
    /// A series was won.
    WonSeries,
    /// [`IN_A_ROW`] rounds were won in a row.
    InARow,
    /// A round was won after [`BEHIND`] stock cards behind.
    Comeback,
    /// So many stock cards were played in one turn.
    StockCards(u16),
    /// [`LONG_TURN`] cards were played in one turn.
    LongTurn,
    /// A round of at least [`REVIEWED_TURNS`] turns was played in which, by its review, no wild was spent too early.
    NoWildWasted,
    /// A round of as many turns was played that, by its review, gave nothing away.
    Flawless,
    /// [`MANY_ROUNDS`] rounds were played.
    ManyRounds,
    /// A day's deal was played on so many days in a row.
    Days(u32),
    /// So many puzzles were solved.
    Puzzles(u32),
    /// [`PUZZLES_IN_A_ROW`] puzzles in a row were solved at once.
    PuzzlesInARow,
}

/// The seats of [`Milestone::WonLargeTable`].
pub const LARGE_TABLE: usize = 6;
/// The rounds in a row of [`Milestone::InARow`].
pub const IN_A_ROW: u32 = 5;
/// The stock cards of [`Milestone::Comeback`].
pub const BEHIND: u32 = 10;
/// The cards of [`Milestone::LongTurn`].
pub const LONG_TURN: u16 = 15;
/// The turns of [`Milestone::NoWildWasted`] and [`Milestone::Flawless`].
pub const REVIEWED_TURNS: u32 = 10;
/// The rounds of [`Milestone::ManyRounds`].
pub const MANY_ROUNDS: u32 = 100;
/// The puzzles of [`Milestone::PuzzlesInARow`].
pub const PUZZLES_IN_A_ROW: u32 = 10;

impl Milestone {
    /// All of them, in the order in which they are shown. A [`Pebble`] is the place of one here, so that new ones come last.
    pub const ALL: [Milestone; 24] = [
        Milestone::Beat(Level::Easy),
        Milestone::Beat(Level::Normal),
        Milestone::Beat(Level::Hard),
        Milestone::Beat(Level::Expert),
        Milestone::BeatPeople,
        Milestone::WonTogether,
        Milestone::WonLargeTable,
        Milestone::WonSeries,
        Milestone::InARow,
        Milestone::Comeback,
        Milestone::StockCards(4),
        Milestone::StockCards(5),
        Milestone::StockCards(6),
        Milestone::LongTurn,
        Milestone::NoWildWasted,
        Milestone::Flawless,
        Milestone::ManyRounds,
        Milestone::Days(7),
        Milestone::Days(30),
        Milestone::Puzzles(10),
        Milestone::Puzzles(50),
        Milestone::Puzzles(100),
        Milestone::Puzzles(300),
        Milestone::PuzzlesInARow,
    ];

    /// What it takes, where that is counted.
    pub fn wanted(self) -> Option<u32> {
        match self {
            Milestone::InARow => Some(IN_A_ROW),
            Milestone::ManyRounds => Some(MANY_ROUNDS),
            Milestone::Days(count) | Milestone::Puzzles(count) => Some(count),
            Milestone::PuzzlesInARow => Some(PUZZLES_IN_A_ROW),
            _ => None,
        }
    }

    /// Whether it is reached by rounds alone.
    pub const fn is_of_rounds(self) -> bool {
        !matches!(self, Milestone::Days(_) | Milestone::Puzzles(_) | Milestone::PuzzlesInARow)
    }

    /// Its name in settings.
    pub fn key(self) -> String {
        match self {
            Milestone::Beat(level) => format!("beat-{level}"),
            Milestone::BeatPeople => "beat-people".to_owned(),
            Milestone::WonTogether => "won-together".to_owned(),
            Milestone::WonLargeTable => "won-large-table".to_owned(),
            Milestone::WonSeries => "won-series".to_owned(),
            Milestone::InARow => "in-a-row".to_owned(),
            Milestone::Comeback => "comeback".to_owned(),
            Milestone::StockCards(cards) => format!("stock-cards-{cards}"),
            Milestone::LongTurn => "long-turn".to_owned(),
            Milestone::NoWildWasted => "no-wild-wasted".to_owned(),
            Milestone::Flawless => "flawless".to_owned(),
            Milestone::ManyRounds => "many-rounds".to_owned(),
            Milestone::Days(days) => format!("days-{days}"),
            Milestone::Puzzles(puzzles) => format!("puzzles-{puzzles}"),
            Milestone::PuzzlesInARow => "puzzles-in-a-row".to_owned(),
        }
    }

    /// The milestone of this name; `None` if this version has none.
    pub fn of_key(key: &str) -> Option<Milestone> {
        Milestone::ALL.into_iter().find(|milestone| milestone.key() == key)
    }
}

/// The pebble that lies beside a player's stone, or none. As a message's part it is one byte: 0 for none, else the place of its milestone
/// in [`Milestone::ALL`], from 1. One that this version doesn't know is kept, and shows nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Pebble(u8);

impl Pebble {
    /// The milestone that it stands for. `None` without a pebble, and for one that this version doesn't know.
    pub fn milestone(self) -> Option<Milestone> {
        let place = usize::from(self.0).checked_sub(1)?;
        Milestone::ALL.get(place).copied()
    }
}

impl From<Option<Milestone>> for Pebble {
    fn from(milestone: Option<Milestone>) -> Pebble {
        let place = milestone.and_then(|shown| Milestone::ALL.iter().position(|one| *one == shown));
        // There are fewer than 255.
        Pebble(place.map_or(0, |place| place as u8 + 1))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn a_milestone_is_known_by_its_name() {
        let keys: BTreeSet<String> = Milestone::ALL.into_iter().map(Milestone::key).collect();
        assert_eq!(keys.len(), Milestone::ALL.len(), "no two are alike");
        for milestone in Milestone::ALL {
            assert_eq!(Milestone::of_key(&milestone.key()), Some(milestone));
        }
        assert_eq!(Milestone::of_key("days-8"), None);
    }

    #[test]
    fn a_pebble_is_the_number_of_its_milestone_and_an_unknown_one_stays_as_it_is() {
        let read = |json: &str| serde_json::from_str::<Pebble>(json).expect("a number");
        let written = |pebble: &Pebble| serde_json::to_string(pebble).expect("a number");
        assert_eq!(written(&Pebble::from(None)), "0");
        for (number, milestone) in (1..).zip(Milestone::ALL) {
            let pebble = Pebble::from(Some(milestone));
            assert_eq!((written(&pebble), pebble.milestone()), (format!("{number}"), Some(milestone)));
        }
        let unknown = read("200");
        assert_eq!((unknown.milestone(), written(&unknown)), (None, "200".to_owned()));
    }
}
