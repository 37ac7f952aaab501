//! The seats of a table as records and series files write them.

use serde::{Deserialize, Serialize};

use super::{Problem, Seated};
use crate::rules::Rules;
use crate::seat::{Seat, Team};
use crate::setup::Setup;

/// A seat as it is written.
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

/// The seats of a table as they are written.
pub fn seat_lines(setup: &Setup, seated: &[Seated]) -> Vec<SeatLine> {
    let line = |(seat, seated): (Seat, &Seated)| SeatLine {
        seat,
        name: seated.name.clone(),
        team: setup.team(seat),
        player: seated.player.clone(),
        age: seated.age,
    };
    setup.seats().zip(seated).map(line).collect()
}

/// A table from its rules and its seats as they were written.
///
/// # Errors
/// If they don't fit together, or seats aren't listed in order, or a team doesn't sit alternately.
pub fn seated(rules: Rules, lines: Vec<SeatLine>) -> Result<(Setup, Vec<Seated>), Problem> {
    let teams = lines.iter().map(|line| usize::from(line.team.number())).max().unwrap_or(0);
    let setup = Setup::new(rules, lines.len(), teams)?;
    for (expected, line) in setup.seats().zip(&lines) {
        let (found, team) = (line.seat, setup.team(expected));
        if found != expected {
            return Err(Problem::SeatOrder { found, expected });
        }
        if line.team != team {
            return Err(Problem::Team { seat: found, found: line.team, expected: team, teams });
        }
    }
    let seated = |line: SeatLine| Seated { name: line.name, player: line.player, age: line.age };
    Ok((setup, lines.into_iter().map(seated).collect()))
}
