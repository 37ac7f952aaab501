//! Whose rounds are counted: those of who plays here alone, or of one of the names that share the computer.

use std::collections::BTreeSet;

use skipstone_core::Seat;

use super::player_round::PlayerRound;
use crate::players::names::given_name;
use crate::store::PlayedRound;

/// A player whose rounds are counted.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum CountedPlayer {
    /// Whoever played at this computer alone, under any name.
    #[default]
    Alone,
    /// The person with this given name, alone at this computer or with others.
    Named(String),
}

impl CountedPlayer {
    /// The rounds that they played at this computer, in the same order.
    pub(super) fn rounds<'a>(&self, rounds: &'a [PlayedRound]) -> impl Iterator<Item = PlayerRound<'a>> {
        rounds.iter().filter_map(|round| PlayerRound::of(round, self.seat_in(round)?))
    }

    /// The player's seat in a round; `None` if they didn't play it at this computer.
    pub(super) fn seat_in(&self, round: &PlayedRound) -> Option<Seat> {
        match self {
            CountedPlayer::Alone => round.own_seat(),
            CountedPlayer::Named(name) => {
                round.own_seats.iter().copied().find(|seat| name_in(round, *seat) == Some(name))
            }
        }
    }
}

/// The given names of the people who have shared this computer, in alphabetical order.
pub fn sharing_names(rounds: &[PlayedRound]) -> Vec<String> {
    let shared = rounds.iter().filter(|round| round.own_seats.len() > 1);
    let names = shared.flat_map(|round| round.own_seats.iter().filter_map(|seat| name_in(round, *seat)));
    let names: BTreeSet<&str> = names.filter(|name| !name.is_empty()).collect();
    names.into_iter().map(str::to_owned).collect()
}

/// The given name of a person in a round.
fn name_in(round: &PlayedRound, seat: Seat) -> Option<&str> {
    Some(given_name(&round.table.seats.get(seat.index())?.name).trim())
}
