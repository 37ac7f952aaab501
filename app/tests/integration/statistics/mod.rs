//! Statistics: the figures, their export, and their screen.

pub(crate) mod fixtures;
mod luck;
mod milestones;
mod recount;
mod screen;
mod table;

use jiff::{Span, Timestamp};
use skipstone::store::{PlayedRound, RoundKey, StoredSeriesId};
use skipstone_core::milestone::LONG_TURN;
use skipstone_core::tally::Tally;
use skipstone_core::{Seat, Team};

/// Rounds that are won by the player's team or not, in a series each, a day apart.
fn rounds_won(seats: &[&str], teams: usize, wins: &[bool]) -> Vec<PlayedRound> {
    let table = fixtures::table("preset = 'quick'\nscoring = 'single'", teams, seats);
    let [round] = &fixtures::rounds(1, &table, Seat::ONE, Timestamp::UNIX_EPOCH)[..] else {
        panic!("a single round")
    };
    let nth = |(at, won): (usize, &bool)| {
        let mut round = round.clone();
        round.key = RoundKey { series: StoredSeriesId(at as u128), number: 1 };
        round.finished = Timestamp::UNIX_EPOCH + Span::new().hours(24 * at as i64);
        round.result.winner = Some(Team::from_index(usize::from(!won)));
        round.tallies = vec![Tally { longest_turn: LONG_TURN - 1, ..Tally::default() }; seats.len()];
        round
    };
    wins.iter().enumerate().map(nth).collect()
}
