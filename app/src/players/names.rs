//! Given names of players, as they are stored and shown.
//!
//! A name is stored as it was entered, empty if none was. [`Locale::seat_name`](crate::locale::Locale::seat_name) replaces an
//! empty one on the screen, in the current language.

use skipstone_core::bot::Character;
use skipstone_core::record::Header;
use skipstone_core::table::SeatConfig;
use skipstone_core::{MAX_SEATS, Seat};

/// The given name of a player; empty if there is none.
pub fn given_name(name: &str) -> &str {
    if name.trim().is_empty() { "" } else { name }
}

/// Computer players, by seat from the second on. A seat keeps its name when the number of seats changes.
const CHARACTERS: [Character; MAX_SEATS - 1] = Character::ALL;

/// The name of a seat's computer player. The first seat, usually a person's, gets the last name.
pub fn bot_name(seat: Seat) -> &'static str {
    let at = seat.index().checked_sub(1).unwrap_or(CHARACTERS.len() - 1);
    CHARACTERS.get(at).copied().map_or("", Character::name)
}

/// The name with the next number, to tell it from one that is the same: "Ada 2" after "Ada", "Ada 3" after "Ada 2".
pub fn numbered(name: &str) -> String {
    let counted = name.rsplit_once(' ').and_then(|(start, number)| Some((start, number.parse::<u8>().ok()?)));
    match counted.filter(|(start, number)| !start.is_empty() && (2..u8::MAX).contains(number)) {
        Some((start, number)) => format!("{start} {}", number + 1),
        None => format!("{name} 2"),
    }
}

/// The given names at a table, by seat.
pub fn given_names(seats: &[SeatConfig]) -> Vec<String> {
    seats.iter().map(|seat| given_name(&seat.name).to_owned()).collect()
}

/// The given names of a record's players, by seat.
pub fn recorded_names(header: &Header) -> Vec<String> {
    header.seats.iter().map(|seated| given_name(&seated.name).to_owned()).collect()
}

/// A seat's name on the command line and in CSV: the given one, else an English one with the seat's number.
pub fn english_name(seat: Seat, given: &str) -> String {
    match given {
        "" => format!("Player {seat}"),
        given => given.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::numbered;

    #[test]
    fn a_taken_name_gets_the_next_number() {
        assert_eq!(
            ["Ada", "Ada 2", "Ada 9", "Ada Lovelace"].map(numbered),
            ["Ada 2", "Ada 3", "Ada 10", "Ada Lovelace 2"]
        );
        assert_eq!(["7", "Ada 1815", "Ada 255"].map(numbered), ["7 2", "Ada 1815 2", "Ada 255 2"]);
    }
}
