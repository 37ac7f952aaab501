//! The round on the table as everybody has agreed to it: who plays what there, whatever the lobby shows.

use skipstone_core::Seat;
use skipstone_core::table::Update;
use skipstone_net::client::ClientEvent;
use skipstone_net::protocol::Lobby;
use skipstone_net::round_log::{RoundContract, TimeLimits};

/// The contract of the round on the table, from its deal until another one's, or until the lobby is open again.
#[derive(Debug, Default)]
pub(super) struct RoundOnTable {
    contract: Option<Box<RoundContract>>,
    /// The player's own seat. `None` for a spectator, and for who was kicked.
    seat: Option<Seat>,
    /// The time limits, which may change in the round.
    limits: Option<TimeLimits>,
    /// Whether its cards are dealt and it isn't over. No lobby is open then, whatever the host says.
    is_running: bool,
}

impl RoundOnTable {
    pub(super) fn apply(&mut self, event: &ClientEvent) {
        match event {
            ClientEvent::Contract(contract, seat) => {
                if self.contract.as_ref() != Some(contract) {
                    (self.is_running, self.limits) = (false, Some(contract.limits));
                }
                (self.contract, self.seat) = (Some(contract.clone()), *seat);
            }
            ClientEvent::LimitsChanged(limits) => self.limits = Some(*limits),
            ClientEvent::Table(Update::RoundBegan { .. }) => self.is_running = true,
            ClientEvent::Table(Update::Snapshot { ended, .. }) => self.is_running = ended.is_none(),
            ClientEvent::Table(Update::RoundEnded { .. }) => self.is_running = false,
            ClientEvent::Lobby(lobby) if self.is_over_with(lobby) => *self = RoundOnTable::default(),
            _ => {}
        }
    }

    /// Whether the host has led back to the lobby with this one.
    pub(super) fn is_over_with(&self, lobby: &Lobby) -> bool {
        !lobby.begun && !self.is_running
    }

    /// Whether cards are on the table.
    pub(super) fn is_running(&self) -> bool {
        self.is_running && self.contract.is_some()
    }

    pub(super) fn contract(&self) -> Option<&RoundContract> {
        self.contract.as_deref()
    }

    pub(super) fn limits(&self) -> Option<TimeLimits> {
        self.limits
    }

    pub(super) fn seat(&self) -> Option<Seat> {
        self.seat
    }
}
