//! Who sits at the network table, and who will in the next round.

use skipstone_core::Seat;
use skipstone_net::Fingerprint;
use skipstone_net::host::HostCommand;
use skipstone_net::protocol::{Lobby, LobbyRequest, LobbySeat, Name, Occupant, Spectator};

use super::NetworkSession;

impl NetworkSession {
    /// Whether other people are seated, so that a takeback needs a vote.
    pub fn has_other_people(&self) -> bool {
        let seats = self.lobby.iter().flat_map(|lobby| lobby.by_seat());
        let mut people = seats.filter(|(_, place)| matches!(place.occupant, Occupant::Person { .. }));
        people.any(|(seat, _)| Some(seat) != self.seat())
    }

    /// Whether the player has partners, to whom alone something can be said.
    pub fn has_partners(&self) -> bool {
        let lobby = self.lobby.as_ref().filter(|lobby| lobby.seat_of(self.own_key).is_some());
        lobby.is_some_and(|lobby| usize::from(lobby.teams) < lobby.seats.len())
    }

    /// The player's own seat in the next round; `None` for who watches it.
    pub fn seat_in_next_round(&self) -> Option<Seat> {
        let lobby = self.lobby.as_ref()?;
        let stays = |seat: &Seat| lobby.seats.get(seat.index()).is_some_and(|place| place.next.is_none());
        lobby.next_seat_of(self.own_key).or_else(|| self.seat().filter(stays))
    }

    /// The computer players' seats that a spectator can have from the next round on.
    pub fn seats_to_take(&self) -> impl Iterator<Item = Seat> {
        let seats = self.lobby.iter().filter(|lobby| lobby.begun).flat_map(|lobby| lobby.by_seat());
        let is_offered =
            |place: &LobbySeat| place.next.is_none() && matches!(place.occupant, Occupant::Bot { .. });
        seats.filter(move |(_, place)| is_offered(place)).map(|(seat, _)| seat)
    }

    /// Has a person be called otherwise: the player, or anybody by the host.
    pub fn rename(&mut self, who: Fingerprint, name: Name) {
        match who == self.own_key {
            true => self.send_lobby_request(LobbyRequest::Name(name)),
            false => self.send_command(HostCommand::Rename(who, name)),
        }
    }
}

/// Everybody at a table with their stones, for the program's log: the same in all windows.
pub(super) fn described(lobby: &Lobby) -> String {
    let player = |(seat, place): (Seat, &LobbySeat)| match &place.occupant {
        Occupant::Person { name, stone, .. } | Occupant::Bot { name, stone, .. } => {
            format!("{seat} {} {stone:?}", &**name)
        }
        Occupant::Nobody => format!("{seat} free"),
    };
    let spectator = |spectator: &Spectator| format!("{} {:?} watches", &*spectator.name, spectator.stone);
    let people = lobby.by_seat().map(player).chain(lobby.spectators.iter().map(spectator));
    people.collect::<Vec<_>>().join(", ")
}
