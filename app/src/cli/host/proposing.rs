//! When a table without a window has the first round of a series proposed.

use skipstone_core::table::Update;
use skipstone_net::client::ClientEvent;
use skipstone_net::host::HostEvent;
use skipstone_net::protocol::{Lobby, LobbySeat, Occupant};

/// What was proposed, and whether an answer to that is awaited.
#[derive(Debug, Default)]
pub(super) struct Proposing {
    /// The seats that were proposed last: the same ones are proposed anew only when told to, as whoever leads back to the lobby wants
    /// something to change first. `None` before that, and after a round.
    seats: Option<Vec<LobbySeat>>,
    is_proposed: bool,
    /// Whether a proposal is on its way: asking once more would begin the countdown to it.
    is_awaited: bool,
}

impl Proposing {
    /// Follows an event. Returns whether a round is to be proposed: nobody is missing any more.
    pub(super) fn follow(&mut self, event: &ClientEvent) -> bool {
        match event {
            ClientEvent::Lobby(lobby) if !lobby.begun && self.is_new(lobby) => {
                (self.seats, self.is_awaited) = (Some(lobby.seats.clone()), true);
                return true;
            }
            ClientEvent::Proposal(shown) => (self.is_proposed, self.is_awaited) = (shown.is_some(), false),
            ClientEvent::Table(Update::RoundBegan { .. }) => self.seats = None,
            _ => {}
        }
        false
    }

    /// Follows an event that only the host receives. Returns whether a round is to be proposed: whoever declined is asked again.
    pub(super) fn follow_host(&mut self, event: &HostEvent) -> bool {
        if let HostEvent::Denied(_) | HostEvent::InvalidSetup(_) = event {
            self.is_awaited = false;
        }
        matches!(event, HostEvent::DealDeclined { dropped: Some(_), .. })
    }

    /// Whether every seat is taken, and not just as it was when a round was proposed last.
    fn is_new(&self, lobby: &Lobby) -> bool {
        let is_full = lobby.seats.iter().all(|place| place.occupant != Occupant::Nobody);
        let is_asked = self.is_proposed || self.is_awaited;
        is_full && !is_asked && self.seats.as_ref() != Some(&lobby.seats)
    }
}
