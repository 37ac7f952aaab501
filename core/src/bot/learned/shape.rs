//! The kinds of tables that are played differently: each has a network of its own.

use crate::setup::Setup;

use super::features::{OTHER, OWN};

/// A kind of table: how many play, alone or in how many teams.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Shape {
    /// So many seats, 2 to 6, each for itself.
    Alone(usize),
    /// Two pairs.
    Pairs,
    /// Two larger teams.
    TwoTeams,
    /// Three teams.
    ThreeTeams,
}

impl Shape {
    /// Every kind.
    pub const ALL: [Shape; 8] = [
        Shape::Alone(2),
        Shape::Alone(3),
        Shape::Alone(4),
        Shape::Alone(5),
        Shape::Alone(6),
        Shape::Pairs,
        Shape::TwoTeams,
        Shape::ThreeTeams,
    ];

    /// The kind of a table.
    pub fn of(setup: &Setup) -> Shape {
        match (setup.has_partners(), setup.team_count(), setup.seat_count()) {
            (false, _, seats) => Shape::Alone(seats),
            (true, 2, 4) => Shape::Pairs,
            (true, 2, _) => Shape::TwoTeams,
            (true, ..) => Shape::ThreeTeams,
        }
    }

    /// As it is written: `2` to `6`, `pairs`, `two-teams`, `three-teams`.
    pub const fn name(self) -> &'static str {
        match self {
            Shape::Alone(2) => "2",
            Shape::Alone(3) => "3",
            Shape::Alone(4) => "4",
            Shape::Alone(5) => "5",
            Shape::Alone(_) => "6",
            Shape::Pairs => "pairs",
            Shape::TwoTeams => "two-teams",
            Shape::ThreeTeams => "three-teams",
        }
    }

    /// The tables that are trained on: seats and teams.
    pub(super) const fn tables(self) -> &'static [(usize, usize)] {
        match self {
            Shape::Alone(2) => &[(2, 2)],
            Shape::Alone(3) => &[(3, 3)],
            Shape::Alone(4) => &[(4, 4)],
            Shape::Alone(5) => &[(5, 5)],
            Shape::Alone(_) => &[(6, 6)],
            Shape::Pairs => &[(4, 2)],
            Shape::TwoTeams => &[(6, 2), (6, 2), (8, 2), (12, 2)],
            Shape::ThreeTeams => &[(6, 3), (6, 3), (9, 3), (12, 3)],
        }
    }

    /// How many other seats its network looks at: all, or what stands for those of a team.
    const fn blocks(self) -> usize {
        match self {
            Shape::Alone(seats) => seats - 1,
            _ => 5,
        }
    }

    /// How many numbers its network takes.
    pub(super) const fn inputs(self) -> usize {
        OWN + self.blocks() * OTHER
    }

    /// How many numbers it could take, of which it is told at present: what a training begins with leaves room for some more, so
    /// that one of them doesn't change everything.
    pub(super) const fn room(self) -> usize {
        101 + self.blocks() * 36
    }
}
