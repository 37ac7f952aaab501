//! Exports rounds as CSV: a header line and one line per round. All numbers are whole, so they are the same in every language.

use std::io::{self, Write};

use serde::Serialize;
use skipstone_core::table::SeatConfig;
use skipstone_core::{EndReason, RuleKey, RuleValue, Seat};

use super::player_round::{PlayerRound, RoundOutcome};
use crate::players::names::{english_name, given_names};
use crate::read_file::BYTE_ORDER_MARK;
use crate::store::PlayedRound;

/// How a CSV file separates columns, and tells its encoding.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CsvFormat {
    separator: u8,
    has_byte_order_mark: bool,
}

impl CsvFormat {
    /// With commas, for programs.
    pub const PLAIN: CsvFormat = CsvFormat { separator: b',', has_byte_order_mark: false };

    /// As a spreadsheet opens it in columns: with semicolons where the comma is the decimal mark, and with a byte order mark, without
    /// which it isn't taken for UTF-8.
    pub const fn for_spreadsheet(has_decimal_comma: bool) -> CsvFormat {
        let separator = if has_decimal_comma { b';' } else { b',' };
        CsvFormat { separator, has_byte_order_mark: true }
    }
}

/// A line of the CSV, a public format: new columns go last. The player's columns are empty for a round only watched.
#[derive(Serialize)]
struct Row {
    finished: String,
    series: String,
    round: u32,
    seats: usize,
    teams: usize,
    /// In seat order. An apostrophe precedes each that a spreadsheet could take for a formula.
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
pub fn write_csv(rounds: &[PlayedRound], format: CsvFormat, mut out: impl Write) -> io::Result<()> {
    if format.has_byte_order_mark {
        write!(out, "{BYTE_ORDER_MARK}")?;
    }
    let mut table = csv::WriterBuilder::new().delimiter(format.separator).from_writer(out);
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
            names: listed(names(seats)),
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

/// The players' names in English. Each is escaped: a spreadsheet that expects another separator may begin a cell at any of them.
fn names(seats: &[SeatConfig]) -> Vec<String> {
    let given = given_names(seats);
    Seat::first_n(seats.len())
        .zip(&given)
        .map(|(seat, given)| no_formula(english_name(seat, given)))
        .collect()
}

/// Escapes a text that spreadsheets would take for a formula, in wide letters too. Names may come from untrusted imported files.
fn no_formula(text: String) -> String {
    let begins_formula = text.trim_start().starts_with(['=', '+', '-', '@', '＝', '＋', '－', '＠']);
    if begins_formula { format!("'{text}") } else { text }
}

/// The value of the rule `scoring`, as in the rules' TOML.
fn scoring(round: &PlayedRound) -> Option<String> {
    let key = RuleKey::from_name("scoring")?;
    match (key.get)(&round.table.rules) {
        RuleValue::Text(word) => Some(word),
        value => Some(value.to_string()),
    }
}
