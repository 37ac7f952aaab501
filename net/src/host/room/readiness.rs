//! Between rounds: who is ready for the next one, and the countdown after which the host begins without the others. After a
//! series: who plays again.

use std::collections::BTreeSet;
use std::time::Duration;

use skipstone_core::Seat;
use skipstone_core::table::IntentError;

use super::Room;
use super::messages::{GuestId, millis};
use crate::fingerprint::Fingerprint;
use crate::protocol::{Denial, SeriesId, ToGuest};
use crate::random::random;

/// How long everybody sees that the host begins before it does.
const COUNTDOWN: Duration = Duration::from_secs(10);

/// Who is ready for the next round, or for another series after this one. Empty during a round.
#[derive(Debug, Default)]
pub(super) struct Readiness {
    pub(super) seats: BTreeSet<Seat>,
    /// When the round begins without the others, as time since the room was created. `None` unless the host has said so.
    pub(super) begins_at: Option<Duration>,
}

impl Room {
    /// Whether a guest is ready for the next round already, or it is being dealt: to be ready once more changes nothing.
    pub(super) fn is_ready(&self, guest: GuestId) -> bool {
        let seat = self.guests.get(guest).and_then(|guest| self.next_seat_of(guest.key));
        let (Some(seat), Some(game)) = (seat, &self.game) else { return false };
        game.dealing.is_some() || game.readiness.seats.contains(&seat)
    }

    /// Notes that a player is ready for the next round, which begins once everybody is. After a series the player plays again, also
    /// one who had wished to watch.
    pub(super) fn mark_ready(&mut self, guest: GuestId) -> Result<(), Denial> {
        let key = self.guests.get(guest).map(|guest| guest.key);
        let seat = key.and_then(|key| self.next_seat_of(key)).ok_or(Denial::NotSeated)?;
        match self.check_next_round() {
            Err(Denial::Table(IntentError::SeriesOver)) => self.keep_seat(seat),
            checked => checked?,
        }
        if let Some(game) = self.game.as_mut().filter(|game| game.dealing.is_none())
            && game.readiness.seats.insert(seat)
            && !self.begin_if_ready()
        {
            self.broadcast_readiness();
        }
        Ok(())
    }

    /// Notes that a player isn't ready after all, or doesn't play again.
    pub(super) fn withdraw_readiness(&mut self, key: Fingerprint) -> Result<(), Denial> {
        let seat = self.next_seat_of(key).ok_or(Denial::NotSeated)?;
        let game = self.game.as_mut().filter(|game| game.dealing.is_none() && game.is_round_over());
        if game.ok_or(Denial::NotNow)?.readiness.seats.remove(&seat) {
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
        if game.table.series().is_over() {
            return self.does_everybody_play_again() && self.play_again().is_ok();
        }
        let Readiness { seats, begins_at } = &game.readiness;
        let is_everybody_ready = !seats.is_empty() && game.awaited(self.now).next().is_none();
        let is_due = begins_at.is_some_and(|at| at <= self.now);
        // A paused table waits.
        (is_everybody_ready || is_due) && self.start_deal().is_ok()
    }

    /// Who is ready, for everybody at the table. `None` while nobody is, and no countdown runs.
    pub(super) fn readiness(&self) -> Option<ToGuest> {
        let Readiness { seats, begins_at } = &self.game.as_ref()?.readiness;
        (begins_at.is_some() || !seats.is_empty()).then(|| self.ready_message()).flatten()
    }

    fn ready_message(&self) -> Option<ToGuest> {
        let Readiness { seats, begins_at } = &self.game.as_ref()?.readiness;
        let begins_in = begins_at.map(|at| millis(at.saturating_sub(self.now)));
        Some(ToGuest::Ready { seats: seats.iter().copied().collect(), begins_in })
    }

    /// Whether the people of a series that is over are all there and play again.
    fn does_everybody_play_again(&self) -> bool {
        let ready = self.game.as_ref().map(|game| &game.readiness.seats);
        let plays_again = |seat: Seat| ready.is_some_and(|seats| seats.contains(&seat));
        let is_here = |key| self.guests.find_by_key(key).is_some();
        let mut people = self.people_next().into_iter().peekable();
        people.peek().is_some() && people.all(|(seat, key)| plays_again(seat) && is_here(key))
    }

    /// Begins another series in the same seats and by the same rules. Programs compare its contract with what their players have
    /// agreed to.
    fn play_again(&mut self) -> Result<(), Denial> {
        let series = SeriesId(random().map_err(|_| Denial::NotNow)?);
        self.note_played();
        self.seat_planned();
        self.start_series(series).map_err(|_| Denial::NotNow)?;
        self.start_deal()
    }

    /// Notes who has played the series that is over.
    pub(super) fn note_played(&mut self) {
        self.agreed_before.extend(self.seating.people().map(|(_, key)| key));
    }

    /// Forgets who is ready for the next round, or plays again: what they have agreed to has changed.
    pub(super) fn clear_readiness(&mut self) {
        let Some(game) = &mut self.game else { return };
        let Readiness { seats, begins_at } = std::mem::take(&mut game.readiness);
        if !seats.is_empty() || begins_at.is_some() {
            self.broadcast_readiness();
        }
    }

    pub(super) fn broadcast_readiness(&mut self) {
        if let Some(message) = self.ready_message() {
            self.broadcast(message);
        }
    }
}
