//! What is trained for each kind of table.

use skipstone_core::bot::learned::NetKind;

/// The tables that a kind is trained on, those named twice twice as often: seats and teams.
pub(super) const fn of(kind: NetKind) -> &'static [(usize, usize)] {
    match kind {
        NetKind::Alone(2) => &[(2, 2)],
        NetKind::Alone(3) => &[(3, 3)],
        NetKind::Alone(4) => &[(4, 4)],
        NetKind::Alone(5) => &[(5, 5)],
        NetKind::Alone(_) => &[(6, 6)],
        NetKind::Pairs => &[(4, 2)],
        NetKind::TwoTeams => &[(6, 2), (6, 2), (8, 2), (12, 2)],
        NetKind::ThreeTeams => &[(6, 3), (6, 3), (9, 3), (12, 3)],
    }
}

/// The number of inputs for which a training draws its first weights. It leaves room for more than there are, so that a new feature
/// doesn't change the random weights of all others.
pub(super) const fn reserved_inputs(kind: NetKind) -> usize {
    let others = match kind {
        NetKind::Alone(seats) => seats.saturating_sub(1),
        _ => 5,
    };
    101 + others * 36
}

#[cfg(test)]
mod tests {
    use skipstone_core::{Rules, Setup, StockSize};

    use super::*;

    #[test]
    fn every_kind_is_trained_on_its_own_tables() {
        // So few that the largest tables can play.
        let rules = Rules { stock: StockSize::Cards(5), ..Rules::default() };
        for kind in NetKind::ALL {
            assert!(reserved_inputs(kind) >= kind.inputs(), "{}", kind.name());
            for (seats, teams) in of(kind) {
                let setup = Setup::new(rules, *seats, *teams).expect("so many can play");
                assert_eq!(NetKind::of(&setup), kind);
            }
        }
    }
}
