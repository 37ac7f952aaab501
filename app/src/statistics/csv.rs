//! Rounds as a table for other programs: one line each, under a line that names the columns.

use std::io::{self, Write};

use serde::Serialize;
use skipstone_core::{EndReason, Key, Value};

use super::own::{Outcome, Own};
use crate::store::{PlayedRound, players};

/// A line of the table, a public format: new columns come last. Where the player only watched, what is the player's is empty.
#[derive(Serialize)]
struct Row {
    finished: String,
    series: String,
    round: u32,
    seats: usize,
    teams: usize,
    /// As they sit. What a spreadsheet would take for a formula has an apostrophe before it.
    names: String,
    /// Who decided for them, in the same order.
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
}

/// Writes the rounds as CSV.
///
/// # Errors
/// If they can't be written.
pub fn write_csv(rounds: &[PlayedRound], out: impl Write) -> io::Result<()> {
    let mut table = csv::Writer::from_writer(out);
    for round in rounds {
        table.serialize(Row::of(round))?;
    }
    table.flush()
}

impl Row {
    fn of(round: &PlayedRound) -> Row {
        let own = Own::of(round);
        let tally = own.map(|own| own.tally());
        let seats = &round.table.seats;
        let listed = |words: Vec<String>| words.join(", ");
        Row {
            finished: format!("{:.0}", round.finished),
            series: round.id.series.to_string(),
            round: round.id.number,
            seats: seats.len(),
            teams: round.table.teams,
            names: no_formula(players(seats)),
            players: listed(seats.iter().map(|seat| seat.player.to_string()).collect()),
            scoring: scoring(round),
            ending: round.result.reason,
            seat: own.map(|own| own.me.number()),
            outcome: own.map(|own| match own.outcome() {
                Outcome::Won => "won",
                Outcome::Lost => "lost",
                Outcome::Tied => "tied",
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
        }
    }
}

/// A text that spreadsheets take for nothing else. Names come from imported series too, so from anybody.
fn no_formula(text: String) -> String {
    if text.starts_with(['=', '+', '-', '@', '\t', '\r']) { format!("'{text}") } else { text }
}

/// As the rules' text writes it.
fn scoring(round: &PlayedRound) -> Option<String> {
    let key = Key::named("scoring")?;
    match (key.get)(&round.table.rules) {
        Value::Text(word) => Some(word),
        value => Some(value.to_string()),
    }
}
