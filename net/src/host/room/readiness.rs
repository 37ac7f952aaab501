//! Between rounds: who is ready for the next one, and the countdown after which the host begins without the others. After a
//! series: who plays again.

use std::collections::BTreeSet;
use std::time::Duration;

use skipstone_core::Seat;
use skipstone_core::table::{IntentError, PlayerPresence, TableInput};

use super::Room;
use super::messages::{GuestId, millis};
use crate::digest::Digest;
use crate::fingerprint::Fingerprint;
use crate::protocol::{Denial, ToGuest};

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

    /// Notes that a player is ready for the proposed round, which begins once everybody is. After a series the player plays again, also
    /// one who had wished to watch. Whoever a computer player plays for though they are here plays again themselves.
    pub(super) fn mark_ready(&mut self, guest: GuestId, proposal: Digest) -> Result<(), Denial> {
        let key = self.guests.get(guest).map(|guest| guest.key);
        if let Some(seat) = key.and_then(|key| self.seating.seat_of(key)) {
            self.return_to_seat(seat);
        }
        let seat = key.and_then(|key| self.next_seat_of(key)).ok_or(Denial::NotSeated)?;
        match self.check_next_round() {
            Err(Denial::Table(IntentError::SeriesOver)) => self.keep_seat(seat),
            checked => checked?,
        }
        // What the player agrees to may have changed before the request came.
        self.sync_proposal();
        if self.game.as_ref().is_some_and(|game| game.dealing.is_some()) {
            return Ok(());
        }
        if self.proposed_digest() != Some(proposal) {
            return Err(Denial::Stale);
        }
        self.note_ready(seat);
        Ok(())
    }

    /// The host's player has begun what is proposed, and is ready for it.
    pub(super) fn mark_host_ready(&mut self) {
        if let Some(seat) = self.next_seat_of(self.host_key) {
            self.note_ready(seat);
        }
    }

    fn note_ready(&mut self, seat: Seat) {
        if let Some(game) = self.game.as_mut().filter(|game| game.dealing.is_none())
            && game.readiness.seats.insert(seat)
            && !self.begin_if_ready()
        {
            self.broadcast_readiness();
        }
    }

    /// Has a person play again for whom a computer player plays though they are here.
    pub(super) fn return_to_seat(&mut self, seat: Seat) {
        let presence = self.game.as_ref().map(|game| game.table.presence(seat));
        if presence == Some(PlayerPresence::Replaced) {
            self.apply_to_table(TableInput::Returned(seat), None);
        }
    }

    /// Notes that a player isn't ready after all, or doesn't play again.
    pub(super) fn withdraw_readiness(&mut self, guest: GuestId) -> Result<(), Denial> {
        let key = self.guests.get(guest).map(|guest| guest.key);
        let seat = key.and_then(|key| self.next_seat_of(key)).ok_or(Denial::NotSeated)?;
        let game = self.game.as_mut().filter(|game| game.dealing.is_none() && !game.is_round_running());
        if game.ok_or(Denial::NotNow)?.readiness.seats.remove(&seat) {
            self.broadcast_readiness();
        }
        Ok(())
    }

    /// Whoever has lost the connection and had to agree to something new has to do so again: their own program has forgotten it.
    pub(super) fn forget_readiness(&mut self, key: Fingerprint) {
        let seat = self.next_seat_of(key).filter(|_| self.must_proposal_be_agreed());
        if let (Some(seat), Some(game)) = (seat, &mut self.game)
            && game.readiness.seats.remove(&seat)
        {
            self.broadcast_readiness();
        }
    }

    /// Begins the proposed round if everybody is ready; else begins a countdown that all see.
    pub(super) fn begin_or_count_down(&mut self) -> Result<(), Denial> {
        self.check_next_round()?;
        self.mark_host_ready();
        let Some(game) = &mut self.game else { return Err(Denial::NotNow) };
        if game.dealing.is_some() {
            return Ok(());
        }
        self.proposed.as_ref().ok_or(Denial::NotNow)?;
        if game.awaited(self.now).next().is_none() {
            return self.start_deal();
        }
        if game.readiness.begins_at.is_none() {
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

    /// Begins the series that is proposed after this one.
    fn play_again(&mut self) -> Result<(), Denial> {
        let series = self.game.as_ref().and_then(|game| game.next_series).ok_or(Denial::NotNow)?;
        self.seat_planned();
        self.start_series(series).map_err(|_| Denial::NotNow)?;
        self.start_deal()
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
