//! Between rounds at a network table: who is ready for the next one, and how long the host still waits.

use std::time::{Duration, Instant};

use skipstone_core::Seat;
use skipstone_core::table::Update;
use skipstone_net::client::{ClientEvent, ConnectionState};
use skipstone_net::protocol::Lobby;

/// Who is ready for the next round; nobody during a round.
#[derive(Debug, Default)]
pub struct Readiness {
    seats: Vec<Seat>,
    /// When the round begins without the others; `None` unless the host has said so.
    begins_at: Option<Instant>,
    /// Whether the player was ready, and is asked once more: the host has changed the time for turns.
    asks_again: bool,
    /// The time of the last event or tick; the countdown is relative to it.
    now: Option<Instant>,
}

impl Readiness {
    /// Follows an event. `own` is the player's seat in the next round, `lobby` the lobby before the event.
    pub(super) fn apply(
        &mut self,
        event: &ClientEvent,
        own: Option<Seat>,
        lobby: Option<&Lobby>,
        now: Instant,
    ) {
        match event {
            ClientEvent::Ready { seats, begins_in } => {
                *self = Readiness {
                    seats: seats.clone(),
                    begins_at: begins_in.map(|left| now + left),
                    asks_again: self.asks_again && !own.is_some_and(|own| seats.contains(&own)),
                    now: Some(now),
                };
            }
            // The host sends it anew after a reconnect.
            ClientEvent::ConnectionState(ConnectionState::Joined { .. })
            | ClientEvent::Table(Update::RoundBegan { .. }) => *self = Readiness::default(),
            ClientEvent::Lobby(next) if !next.begun => *self = Readiness::default(),
            ClientEvent::Lobby(next) => {
                let has_new_limit =
                    lobby.is_some_and(|lobby| lobby.options.turn_seconds != next.options.turn_seconds);
                self.asks_again |= has_new_limit && own.is_some_and(|own| self.is_ready(own));
            }
            _ => {}
        }
    }

    /// Whether the player was ready, and has to say so again.
    pub fn asks_again(&self) -> bool {
        self.asks_again
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
