//! The kinds of tables that are played differently: each has a network of its own.

use crate::setup::Setup;

use super::features::{OTHER_SEAT_FEATURES, OWN_FEATURES};

/// A kind of table, by seats and teams.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum NetKind {
    /// Each seat for itself: 2 to 6 seats.
    Alone(usize),
    /// Two pairs.
    Pairs,
    /// Two larger teams.
    TwoTeams,
    /// Three teams.
    ThreeTeams,
}

impl NetKind {
    /// All kinds, in the order of their networks.
    pub const ALL: [NetKind; 8] = [
        NetKind::Alone(2),
        NetKind::Alone(3),
        NetKind::Alone(4),
        NetKind::Alone(5),
        NetKind::Alone(6),
        NetKind::Pairs,
        NetKind::TwoTeams,
        NetKind::ThreeTeams,
    ];

    /// The kind of a table.
    pub fn of(setup: &Setup) -> NetKind {
        match (setup.has_partners(), setup.team_count(), setup.seat_count()) {
            (false, _, seats) => NetKind::Alone(seats),
            (true, 2, 4) => NetKind::Pairs,
            (true, 2, _) => NetKind::TwoTeams,
            (true, ..) => NetKind::ThreeTeams,
        }
    }

    /// The text form: `2` to `6`, `pairs`, `two-teams`, `three-teams`.
    pub const fn name(self) -> &'static str {
        match self {
            NetKind::Alone(2) => "2",
            NetKind::Alone(3) => "3",
            NetKind::Alone(4) => "4",
            NetKind::Alone(5) => "5",
            NetKind::Alone(_) => "6",
            NetKind::Pairs => "pairs",
            NetKind::TwoTeams => "two-teams",
            NetKind::ThreeTeams => "three-teams",
        }
    }

    /// The number of blocks for other seats in its feature vector.
    const fn blocks(self) -> usize {
        match self {
            NetKind::Alone(seats) => seats.saturating_sub(1),
            _ => 5,
        }
    }

    /// The number of inputs of its network.
    pub const fn inputs(self) -> usize {
        OWN_FEATURES + self.blocks() * OTHER_SEAT_FEATURES
    }
}
