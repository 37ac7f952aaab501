//! The round on the table as everybody has agreed to it: who plays what there, whatever the lobby shows.

use skipstone_core::table::{Player, Update};
use skipstone_core::{Seat, Setup, VisibleEvent};
use skipstone_net::client::ClientEvent;
use skipstone_net::protocol::{LobbySeat, Occupant};
use skipstone_net::round_log::{ContractPlayer, ContractSeat, RoundContract, SafetyNumber, TimeLimits};

use super::NetworkSession;

/// The contract of the round on the table, from its deal until another one's, or until the lobby is open again.
#[derive(Debug, Default)]
pub(super) struct RoundOnTable {
    contract: Option<Box<RoundContract>>,
    /// The player's own seat. `None` for a spectator, and for who was kicked.
    seat: Option<Seat>,
    /// The time limits, which may change in the round.
    limits: Option<TimeLimits>,
    /// Stands for what was shown of it; `None` before the first deal is agreed on.
    safety_number: Option<SafetyNumber>,
    /// The seat on turn; `None` before the first turn.
    turn: Option<Seat>,
    /// Whether its cards are dealt and it isn't over. No lobby is open then, whatever the host says.
    is_running: bool,
    /// Whether the host has led back to the lobby since.
    is_lobby_open: bool,
}

impl RoundOnTable {
    pub(super) fn apply(&mut self, event: &ClientEvent) {
        if let ClientEvent::Table(
            Update::RoundBegan { events, .. } | Update::Snapshot { events, .. } | Update::Events(events),
        ) = event
        {
            let turn = |event: &VisibleEvent| match event {
                VisibleEvent::Deal { .. } => Some(None),
                VisibleEvent::Turn(turn) => Some(Some(turn.seat)),
                _ => None,
            };
            self.turn = events.iter().rev().find_map(turn).unwrap_or(self.turn);
        }
        match event {
            ClientEvent::Contract(contract, seat) => {
                if self.contract.as_ref() != Some(contract) {
                    (self.is_running, self.limits) = (false, Some(contract.limits));
                }
                (self.contract, self.seat, self.is_lobby_open) = (Some(contract.clone()), *seat, false);
            }
            ClientEvent::LimitsChanged(limits) => self.limits = Some(*limits),
            ClientEvent::SafetyNumber { number, .. } => self.safety_number = Some(*number),
            ClientEvent::Table(Update::RoundBegan { .. } | Update::Snapshot { ended: None, .. }) => {
                (self.is_running, self.is_lobby_open) = (true, false);
            }
            ClientEvent::Table(Update::Snapshot { .. }) => self.is_running = false,
            ClientEvent::Table(Update::RoundEnded { .. }) => self.is_running = false,
            ClientEvent::Lobby(lobby) => self.is_lobby_open = !lobby.begun && !self.is_running,
            _ => {}
        }
    }

    /// Whether its cards are on the table.
    pub(super) fn is_running(&self) -> bool {
        self.is_running && self.contract.is_some()
    }

    /// The seat on turn, as far as the round is known. `None` while no cards are on the table.
    pub(super) fn turn(&self) -> Option<Seat> {
        self.turn.filter(|_| self.is_running())
    }

    /// The contract. `None` before the first one, and in an open lobby.
    pub(super) fn contract(&self) -> Option<&RoundContract> {
        self.contract.as_deref().filter(|_| !self.is_lobby_open)
    }

    pub(super) fn limits(&self) -> Option<TimeLimits> {
        self.limits.filter(|_| !self.is_lobby_open)
    }

    pub(super) fn seat(&self) -> Option<Seat> {
        self.seat.filter(|_| !self.is_lobby_open)
    }
}

impl NetworkSession {
    /// Stands for what was shown of the round on the table, which everybody may compare; `None` before the first deal is agreed on.
    pub fn safety_number(&self) -> Option<SafetyNumber> {
        self.on_table.safety_number
    }

    /// The player's own seat: in the round on the table, or else in what is proposed or in the lobby. `None` for a spectator, and before
    /// the first lobby.
    pub fn seat(&self) -> Option<Seat> {
        match (self.on_table.contract(), self.next_round.proposed.proposal()) {
            (Some(_), _) => self.on_table.seat(),
            (None, Some(_)) => self.proposed_seat(),
            (None, None) => self.lobby_seat(),
        }
    }

    /// The contract by which the table is shown: that of the round on it, or else of the first one that is proposed. `None` in an open
    /// lobby.
    pub(super) fn contract(&self) -> Option<&RoundContract> {
        self.on_table.contract().or_else(|| self.next_round.proposed.contract())
    }

    pub(super) fn place(&self, seat: Seat) -> Option<&ContractSeat> {
        self.contract()?.seats.get(seat.index())
    }

    /// The player's own seat as the lobby shows it. `None` for a spectator, and before the first lobby.
    pub(super) fn lobby_seat(&self) -> Option<Seat> {
        self.lobby.as_ref()?.seat_of(self.own_key)
    }

    /// The time limits of the round on the table, or else those of the lobby. `None` before the first lobby.
    pub fn limits(&self) -> Option<TimeLimits> {
        let in_lobby = || self.shown_lobby().map(|lobby| lobby.options.limits());
        self.on_table.limits().or_else(in_lobby)
    }

    /// Rules, seats and teams of the round on the table, or else of the lobby. `None` before the first lobby, and if they don't fit
    /// together.
    pub fn setup(&self) -> Option<Setup> {
        match self.contract() {
            Some(contract) => contract.setup().ok(),
            None => self.lobby.as_ref()?.setup().ok(),
        }
    }

    /// The number of teams; equal to the number of seats without partners. 0 before the first lobby.
    pub fn teams(&self) -> usize {
        let in_lobby = || self.lobby.as_ref().map_or(0, |lobby| lobby.teams);
        self.contract().map_or_else(in_lobby, |contract| contract.teams).into()
    }

    /// Whether the cards of a round are on the table: no lobby is open then.
    pub fn is_round_running(&self) -> bool {
        self.on_table.is_running()
    }

    /// The kinds of players by seat, in the round on the table or else in the lobby; none before the first lobby. An empty seat counts
    /// as a person's.
    pub fn players(&self) -> Vec<Player> {
        if let Some(contract) = self.contract() {
            let player = |place: &ContractSeat| match &place.player {
                ContractPlayer::Bot(player) => player.parse().unwrap_or(Player::Human),
                ContractPlayer::Person(_) => Player::Human,
            };
            return contract.seats.iter().map(player).collect();
        }
        let player = |place: &LobbySeat| match &place.occupant {
            Occupant::Bot { player, .. } => player.parse().unwrap_or(Player::Human),
            Occupant::Person { .. } | Occupant::Nobody => Player::Human,
        };
        self.lobby.iter().flat_map(|lobby| &lobby.seats).map(player).collect()
    }
}
