//! The names of players on all screens, in the current language.

use skipstone_core::bot::{Character, Level};
use skipstone_core::record::SeatRecord;
use skipstone_core::table::{Player, SeatConfig};
use skipstone_core::{Seat, Stone};

use super::Locale;
use super::arguments::isolated;
use crate::players::names::given_names;
use crate::tr;

impl Locale {
    /// The name of a seat. `given` is the stored name, which may be empty; `mine` tells whether it is the player's own seat.
    pub fn seat_name(&self, seat: Seat, given: &str, mine: bool) -> String {
        match given {
            "" if mine => tr!(self, "player-you"),
            "" => tr!(self, "player-number", seat = seat.number()),
            given => given.to_owned(),
        }
    }

    /// The names of all seats as a list; `me` is the player's own seat, `None` for a spectator.
    pub fn player_names(&self, seats: &[SeatConfig], me: Option<Seat>) -> String {
        let names = given_names(seats);
        let name = |(seat, given): (Seat, &String)| self.seat_name(seat, given, Some(seat) == me);
        self.enumeration(Seat::first_n(names.len()).zip(&names).map(name))
    }

    /// The name of a computer player's level.
    pub fn level(&self, level: Level) -> String {
        tr!(self, format!("level-{level}"))
    }

    /// What a computer player's character is, in a sentence.
    pub fn character(&self, character: Character) -> String {
        tr!(self, format!("character-{}", character.name().to_lowercase()))
    }

    /// The name of a stone; that of its computer player for one of theirs.
    pub fn stone_name(&self, stone: Stone) -> String {
        match stone {
            Stone::Bot(character) => character.name().to_owned(),
            stone => tr!(self, format!("stone-{}", stone.key())),
        }
    }

    /// A recorded player's name; a computer player's with its level.
    pub fn recorded_player(&self, name: String, seated: &SeatRecord) -> String {
        match seated.player.parse() {
            Ok(Player::Bot(level)) => tr!(self, "replay-player", name = name, level = self.level(level)),
            _ => name,
        }
    }

    /// Joins names without an "and": "A, B, C".
    pub fn enumeration<Name: AsRef<str>>(&self, names: impl IntoIterator<Item = Name>) -> String {
        let isolated = |name: Name| isolated(name.as_ref().into()).into_owned();
        names.into_iter().map(isolated).collect::<Vec<_>>().join(", ")
    }

    /// Joins items: "A, B and C".
    pub fn list(&self, items: &[String]) -> String {
        match items.split_last() {
            Some((last, first)) if !first.is_empty() => {
                tr!(self, "table-pair", first = self.enumeration(first), last = last.as_str())
            }
            _ => items.concat(),
        }
    }
}
