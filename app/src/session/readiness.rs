//! Before each round at a network table: who is ready for it, and how long the host still waits.

use std::time::{Duration, Instant};

use skipstone_core::Seat;
use skipstone_core::table::Update;
use skipstone_net::client::{ClientEvent, ConnectionState};

/// Who is ready for the proposed round; nobody during a round.
#[derive(Debug, Default)]
pub struct Readiness {
    seats: Vec<Seat>,
    /// When the round begins without the others; `None` unless the host has said so.
    begins_at: Option<Instant>,
    /// The time of the last event or tick; the countdown is relative to it.
    now: Option<Instant>,
}

impl Readiness {
    /// Follows an event. `is_proposed` says whether a round is proposed.
    pub(super) fn apply(&mut self, event: &ClientEvent, is_proposed: bool, now: Instant) {
        match event {
            ClientEvent::Ready { seats, begins_in } => {
                let begins_at = begins_in.map(|left| now + left);
                *self = Readiness { seats: seats.clone(), begins_at, now: Some(now) };
            }
            // The host sends it anew after a reconnect.
            ClientEvent::ConnectionState(ConnectionState::Joined { .. })
            | ClientEvent::Table(Update::RoundBegan { .. }) => *self = Readiness::default(),
            // The host has led back to the lobby.
            ClientEvent::Lobby(lobby) if !lobby.begun && !is_proposed => *self = Readiness::default(),
            _ => {}
        }
    }

    pub(super) fn tick(&mut self, now: Instant) {
        self.now = Some(now);
    }

    pub(super) fn needs_ticks(&self) -> bool {
        self.begins_in().is_some_and(|left| !left.is_zero())
    }

    /// Whether a seat's player is ready.
    pub fn is_ready(&self, seat: Seat) -> bool {
        self.seats.contains(&seat)
    }

    /// The number of players who are ready.
    pub fn count(&self) -> usize {
        self.seats.len()
    }

    /// The time until the round begins without the others; `None` if the host hasn't said so.
    pub fn begins_in(&self) -> Option<Duration> {
        Some(self.begins_at?.saturating_duration_since(self.now?))
    }
}
