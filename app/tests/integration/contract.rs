//! The contract that a host would make of a lobby.

use skipstone_core::bot::{self, Level};
use skipstone_net::protocol::{Lobby, LobbySeat, Occupant};
use skipstone_net::round_log::{ContractPerson, ContractPlayer, ContractSeat, RoundContract};

/// The contract that fits a lobby.
pub(crate) fn contract_of(lobby: &Lobby) -> RoundContract {
    let seat = |seat: &LobbySeat| {
        let (name, player) = match &seat.occupant {
            Occupant::Person { name, key, .. } => {
                let person = ContractPerson::new(*key, Level::STRONGEST);
                let person = ContractPerson { is_phone: lobby.is_phone(*key), ..person };
                (name, ContractPlayer::Person(person))
            }
            Occupant::Bot { name, player, .. } => (name, ContractPlayer::Bot(player.clone())),
            Occupant::Nobody => panic!("an empty seat"),
        };
        ContractSeat { name: name.clone(), age: seat.age, player }
    };
    RoundContract {
        rules: lobby.rules,
        teams: lobby.teams,
        seats: lobby.seats.iter().map(seat).collect(),
        bots: bot::VERSION,
        limits: lobby.options.limits(),
        dealer: None,
        scores: vec![0; lobby.teams.into()],
        previous: Default::default(),
        continues: None,
    }
}
