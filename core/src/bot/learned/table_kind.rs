//! The kinds of tables that are played differently: each has a network of its own.

use crate::setup::Setup;

use super::features::{OTHER_SEAT_FEATURES, OWN_FEATURES};

/// A kind of table, by seats and teams.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum TableKind {
    /// Each seat for itself: 2 to 6 seats.
    Alone(usize),
    /// Two pairs.
    Pairs,
    /// Two larger teams.
    TwoTeams,
    /// Three teams.
    ThreeTeams,
}

impl TableKind {
    /// All kinds, in the order of their networks.
    pub const ALL: [TableKind; 8] = [
        TableKind::Alone(2),
        TableKind::Alone(3),
        TableKind::Alone(4),
        TableKind::Alone(5),
        TableKind::Alone(6),
        TableKind::Pairs,
        TableKind::TwoTeams,
        TableKind::ThreeTeams,
    ];

    /// The kind of a table.
    pub fn of(setup: &Setup) -> TableKind {
        match (setup.has_partners(), setup.team_count(), setup.seat_count()) {
            (false, _, seats) => TableKind::Alone(seats),
            (true, 2, 4) => TableKind::Pairs,
            (true, 2, _) => TableKind::TwoTeams,
            (true, ..) => TableKind::ThreeTeams,
        }
    }

    /// The text form: `2` to `6`, `pairs`, `two-teams`, `three-teams`.
    pub const fn name(self) -> &'static str {
        match self {
            TableKind::Alone(2) => "2",
            TableKind::Alone(3) => "3",
            TableKind::Alone(4) => "4",
            TableKind::Alone(5) => "5",
            TableKind::Alone(_) => "6",
            TableKind::Pairs => "pairs",
            TableKind::TwoTeams => "two-teams",
            TableKind::ThreeTeams => "three-teams",
        }
    }

    /// The tables that are trained on: seats and teams.
    pub(super) const fn tables(self) -> &'static [(usize, usize)] {
        match self {
            TableKind::Alone(2) => &[(2, 2)],
            TableKind::Alone(3) => &[(3, 3)],
            TableKind::Alone(4) => &[(4, 4)],
            TableKind::Alone(5) => &[(5, 5)],
            TableKind::Alone(_) => &[(6, 6)],
            TableKind::Pairs => &[(4, 2)],
            TableKind::TwoTeams => &[(6, 2), (6, 2), (8, 2), (12, 2)],
            TableKind::ThreeTeams => &[(6, 3), (6, 3), (9, 3), (12, 3)],
        }
    }

    /// The number of blocks for other seats in its feature vector.
    const fn blocks(self) -> usize {
        match self {
            TableKind::Alone(seats) => seats - 1,
            _ => 5,
        }
    }

    /// The number of inputs of its network.
    pub(super) const fn inputs(self) -> usize {
        OWN_FEATURES + self.blocks() * OTHER_SEAT_FEATURES
    }

    /// The number of inputs for which a training draws its first weights. It leaves room for more than there are, so that a new
    /// feature doesn't change the random weights of all others.
    pub(super) const fn reserved_inputs(self) -> usize {
        101 + self.blocks() * 36
    }
}
