//! Exports rounds as CSV: a header line and one line per round.

use std::io::{self, Write};

use serde::Serialize;
use skipstone_core::{EndReason, RuleKey, RuleValue, Seat};

use super::player_round::{PlayerRound, RoundOutcome};
use crate::store::{PlayedRound, player_names};

/// A line of the CSV, a public format: new columns go last. The player's columns are empty for a round only watched.
#[derive(Serialize)]
struct Row {
    finished: String,
    series: String,
    round: u32,
    seats: usize,
    teams: usize,
    /// In seat order. An apostrophe precedes what a spreadsheet would take for a formula.
    names: String,
    /// `human`, or the kind of computer player, in the same order.
    players: String,
    scoring: Option<String>,
    ending: EndReason,
    seat: Option<u8>,
    outcome: Option<&'static str>,
    points: Option<u32>,
    stock_left: Option<u8>,
    turns: Option<u16>,
    cards_played: Option<u16>,
    longest_turn: Option<u16>,
    freed_straight: Option<u16>,
    freed_by_hand: Option<u16>,
    freed_by_discards: Option<u16>,
    freed_by_both: Option<u16>,
    freed_after_wild: Option<u16>,
    taken_back: bool,
}

/// Writes the rounds as CSV; one that several people at this computer played has a line for each of them.
///
/// # Errors
/// If `out` can't be written.
pub fn write_csv(rounds: &[PlayedRound], out: impl Write) -> io::Result<()> {
    let mut table = csv::Writer::from_writer(out);
    for round in rounds {
        match round.own_seats.as_slice() {
            [] => table.serialize(Row::of(round, None))?,
            seats => seats.iter().try_for_each(|seat| table.serialize(Row::of(round, Some(*seat))))?,
        }
    }
    table.flush()
}

impl Row {
    fn of(round: &PlayedRound, seat: Option<Seat>) -> Row {
        let own = seat.and_then(|seat| PlayerRound::of(round, seat));
        let tally = own.map(|own| own.tally());
        let seats = &round.table.seats;
        let listed = |words: Vec<String>| words.join(", ");
        Row {
            finished: format!("{:.0}", round.finished),
            series: round.key.series.to_string(),
            round: round.key.number,
            seats: seats.len(),
            teams: round.table.teams,
            names: no_formula(player_names(seats)),
            players: listed(seats.iter().map(|seat| seat.player.to_string()).collect()),
            scoring: scoring(round),
            ending: round.result.reason,
            seat: own.map(|own| own.me.number()),
            outcome: own.map(|own| match own.outcome() {
                RoundOutcome::Won => "won",
                RoundOutcome::Lost => "lost",
                RoundOutcome::Tied => "tied",
            }),
            points: own.and_then(|own| own.points()),
            stock_left: own.and_then(|own| round.result.left.get(own.me.index()).copied()),
            turns: tally.map(|tally| tally.turns),
            cards_played: tally.map(|tally| tally.played),
            longest_turn: tally.map(|tally| tally.longest_turn),
            freed_straight: tally.map(|tally| tally.stock.straight),
            freed_by_hand: tally.map(|tally| tally.stock.hand),
            freed_by_discards: tally.map(|tally| tally.stock.discards),
            freed_by_both: tally.map(|tally| tally.stock.both),
            freed_after_wild: tally.map(|tally| tally.stock.wild),
            taken_back: round.taken_back,
        }
    }
}

/// Escapes a text that spreadsheets would take for a formula. Names may come from untrusted imported files.
fn no_formula(text: String) -> String {
    if text.starts_with(['=', '+', '-', '@', '\t', '\r']) { format!("'{text}") } else { text }
}

/// The value of the rule `scoring`, as in the rules' TOML.
fn scoring(round: &PlayedRound) -> Option<String> {
    let key = RuleKey::from_name("scoring")?;
    match (key.get)(&round.table.rules) {
        RuleValue::Text(word) => Some(word),
        value => Some(value.to_string()),
    }
}
