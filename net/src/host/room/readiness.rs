//! Between rounds: who is ready for the next one, and the countdown after which the host begins without the others.

use std::collections::BTreeSet;
use std::time::Duration;

use skipstone_core::Seat;
use skipstone_core::table::PlayerPresence;

use super::Room;
use super::game::{Game, millis};
use crate::protocol::{Denial, ToGuest};

/// How long everybody sees that the host begins before it does.
const COUNTDOWN: Duration = Duration::from_secs(10);

/// Who is ready for the next round. Empty during a round.
#[derive(Debug, Default)]
pub(super) struct Readiness {
    seats: BTreeSet<Seat>,
    /// When the round begins without the others, as time since the room was created. `None` unless the host has said so.
    begins_at: Option<Duration>,
}

impl Room {
    /// Notes that a seat's player is ready for the next round, which begins once everybody is.
    pub(super) fn mark_ready(&mut self, seat: Seat) -> Result<(), Denial> {
        self.check_next_round()?;
        if let Some(game) = self.game.as_mut().filter(|game| game.dealing.is_none())
            && game.readiness.seats.insert(seat)
            && !self.begin_if_ready()
        {
            self.broadcast_readiness();
        }
        Ok(())
    }

    /// Begins the next round if everybody is ready, and the first one in any case; else begins a countdown that all see.
    pub(super) fn begin_or_count_down(&mut self) -> Result<(), Denial> {
        self.check_next_round()?;
        let Some(game) = &mut self.game else { return Err(Denial::NotNow) };
        if game.table.series().rounds().is_empty() || game.awaited(self.now).next().is_none() {
            return self.start_deal();
        }
        if game.dealing.is_none() && game.readiness.begins_at.is_none() {
            game.readiness.begins_at = Some(self.now + COUNTDOWN);
            self.broadcast_readiness();
        }
        Ok(())
    }

    /// Begins the next round if somebody is ready and nobody else has to be waited for, or if the countdown is over. Returns
    /// whether it has begun.
    pub(super) fn begin_if_ready(&mut self) -> bool {
        let Some(game) = self.game.as_ref().filter(|game| game.dealing.is_none()) else { return false };
        let Readiness { seats, begins_at } = &game.readiness;
        let is_everybody_ready = !seats.is_empty() && game.awaited(self.now).next().is_none();
        let is_due = begins_at.is_some_and(|at| at <= self.now);
        // A paused table waits.
        (is_everybody_ready || is_due) && self.start_deal().is_ok()
    }

    /// Who is ready, for everybody at the table. `None` while nobody is, and no countdown runs.
    pub(super) fn readiness(&self) -> Option<ToGuest> {
        let Readiness { seats, begins_at } = &self.game.as_ref()?.readiness;
        let begins_in = begins_at.map(|at| millis(at.saturating_sub(self.now)));
        (begins_in.is_some() || !seats.is_empty())
            .then(|| ToGuest::Ready { seats: seats.iter().copied().collect(), begins_in })
    }

    fn broadcast_readiness(&mut self) {
        if let Some(message) = self.readiness() {
            self.broadcast(message);
        }
    }
}

impl Game {
    /// The people who have to be waited for before the next round: those who aren't ready, unless a computer player has taken
    /// over or they are away for longer than the grace period.
    fn awaited(&self, now: Duration) -> impl Iterator<Item = Seat> {
        let is_awaited = move |seat: &Seat| match self.table.presence(*seat) {
            PlayerPresence::Here => true,
            PlayerPresence::Away(until) => until > now,
            PlayerPresence::Replaced => false,
        };
        self.table.people().filter(|seat| !self.readiness.seats.contains(seat)).filter(is_awaited)
    }

    /// When the countdown is over, or somebody need no longer be waited for.
    pub(super) fn next_round_at(&self, now: Duration) -> Option<Duration> {
        let grace_end = |seat| match self.table.presence(seat) {
            PlayerPresence::Away(until) if until > now => Some(until),
            _ => None,
        };
        let graces = self.table.people().filter_map(grace_end).filter(|_| !self.readiness.seats.is_empty());
        graces.chain(self.readiness.begins_at).min()
    }
}
