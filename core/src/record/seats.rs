//! The seats of a table as records and series files write them.

use serde::{Deserialize, Serialize};

use super::{RecordProblem, SeatRecord};
use crate::rules::Rules;
use crate::seat::{Seat, Team};
use crate::setup::Setup;
use crate::text;

/// The serde form of a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatLine {
    seat: Seat,
    name: String,
    team: Team,
    player: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    age: Option<u8>,
}

/// The serde form of a table's seats, from seat 1.
pub fn seat_lines(setup: &Setup, seated: &[SeatRecord]) -> Vec<SeatLine> {
    let line = |(seat, seated): (Seat, &SeatRecord)| SeatLine {
        seat,
        name: seated.name.clone(),
        team: setup.team(seat),
        player: seated.player.clone(),
        age: seated.age,
    };
    setup.seats().zip(seated).map(line).collect()
}

/// Rebuilds setup and players from rules and the serde form of the seats. Names come from others, so they are [cleaned](text::clean).
///
/// # Errors
/// If they don't fit together, or seats aren't listed in order, or a team doesn't sit alternately.
pub fn parse_seats(rules: Rules, lines: Vec<SeatLine>) -> Result<(Setup, Vec<SeatRecord>), RecordProblem> {
    let teams = lines.iter().map(|line| usize::from(line.team.number())).max().unwrap_or(0);
    let setup = Setup::new(rules, lines.len(), teams)?;
    for (expected, line) in setup.seats().zip(&lines) {
        let (found, team) = (line.seat, setup.team(expected));
        if found != expected {
            return Err(RecordProblem::SeatOrder { found, expected });
        }
        if line.team != team {
            return Err(RecordProblem::Team { seat: found, found: line.team, expected: team, teams });
        }
    }
    let seated = |line: SeatLine| SeatRecord {
        name: text::clean(line.name),
        player: text::clean(line.player),
        age: line.age,
    };
    Ok((setup, lines.into_iter().map(seated).collect()))
}
