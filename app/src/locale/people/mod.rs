//! What the people at a table are called: decided here for every screen, in the language of the moment.
//!
//! A name is stored as it was entered, empty if none was. What stands for an empty one is up to whoever shows it.

use skipstone_core::Seat;
use skipstone_core::record::Header;
use skipstone_core::table::{Player, SeatConfig};

use super::Locale;
use crate::store::SavedSeries;
use crate::table::Voice;
use crate::tr;

/// The name somebody was given; empty for who has none.
///
/// Earlier versions stored a person without a name as "You" or "Du", whichever their language was: that is no name.
pub fn given_name(name: &str, is_person: bool) -> &str {
    match name.trim() {
        "" => "",
        "You" | "Du" if is_person => "",
        _ => name,
    }
}

/// The given names at a table, by seat.
pub fn given_names(seats: &[SeatConfig]) -> Vec<String> {
    seats.iter().map(|seat| given_name(&seat.name, seat.player == Player::Human).to_owned()).collect()
}

/// The given names of a record, by seat.
pub fn recorded_names(header: &Header) -> Vec<String> {
    let human = Player::Human.to_string();
    header.seated.iter().map(|seated| given_name(&seated.name, seated.player == human).to_owned()).collect()
}

/// What a seat is called on the command line and in tables for other programs, by its given name: in English, whoever reads it.
pub fn english_name(seat: Seat, given: &str) -> String {
    match given {
        "" => format!("Player {seat}"),
        given => given.to_owned(),
    }
}

/// The player's own seat in a series of their store, where no other person plays; with others it isn't kept.
pub fn own_seat(saved: &SavedSeries) -> Option<Seat> {
    if saved.is_shared() { None } else { saved.table.first_person() }
}

impl Locale {
    /// What a seat is called, by its given name. `mine` is whether it is the reader's own.
    pub fn seat_name(&self, seat: Seat, given: &str, mine: bool) -> String {
        match given {
            "" if mine => tr!(self, "player-you"),
            "" => tr!(self, "player-number", seat = seat.number()),
            given => given.to_owned(),
        }
    }

    /// Everyone at a table; `me` is the reader's own seat.
    pub fn players(&self, seats: &[SeatConfig], me: Option<Seat>) -> String {
        let names = given_names(seats);
        let voice = Voice { locale: self, names: &names, me };
        Seat::first(names.len()).map(|seat| voice.name(seat)).collect::<Vec<_>>().join(", ")
    }

    /// What a series is called: by its name, or by who plays.
    pub fn series_title(&self, saved: &SavedSeries) -> String {
        match saved.name.is_empty() {
            true => self.players(&saved.table.seats, own_seat(saved)),
            false => saved.name.clone(),
        }
    }

    /// Several in a row: "A, B and C".
    pub fn list(&self, items: &[String]) -> String {
        match items.split_last() {
            Some((last, first)) if !first.is_empty() => {
                tr!(self, "table-pair", first = first.join(", "), last = last.as_str())
            }
            _ => items.concat(),
        }
    }
}

#[cfg(test)]
mod tests;
