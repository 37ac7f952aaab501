//! Between rounds: who is ready for the next one, and the countdown after which the host begins without the others. After a
//! series: who plays again.

use std::time::Duration;

use skipstone_core::Seat;
use skipstone_core::table::{IntentError, PlayerPresence, TableInput};

use super::Room;
use super::game::Stage;
use super::messages::{GuestId, millis};
use crate::digest::Digest;
use crate::fingerprint::Fingerprint;
use crate::protocol::{Denial, ToGuest};

/// How long everybody sees that the host begins before it does.
const COUNTDOWN: Duration = Duration::from_secs(10);

impl Room {
    /// Whether a guest is ready for the next round already, or it is being dealt: to be ready once more changes nothing.
    pub(super) fn is_ready(&self, guest: GuestId) -> bool {
        let key = self.guests.get(guest).map(|guest| guest.key);
        key.is_some_and(|key| {
            self.next_seat_of(key).is_some() && (self.stage() == Stage::Dealing || self.people.is_ready(key))
        })
    }

    /// Notes that a player is ready for the proposed round, which begins once everybody is. After a series the player plays again, also
    /// one who had wished to watch. Whoever a computer player plays for though they are here plays again themselves.
    pub(super) fn mark_ready(&mut self, guest: GuestId, proposal: Digest) -> Result<(), Denial> {
        let key = self.guests.get(guest).map(|guest| guest.key).ok_or(Denial::NotSeated)?;
        if let Some(seat) = self.seating.seat_of(key) {
            self.return_to_seat(seat);
        }
        let seat = self.next_seat_of(key).ok_or(Denial::NotSeated)?;
        match self.check_next_round() {
            Err(Denial::Table(IntentError::SeriesOver)) => self.keep_seat(seat),
            checked => checked?,
        }
        // What the player agrees to may have changed before the request came.
        self.sync_proposal();
        if self.stage() == Stage::Dealing {
            return Ok(());
        }
        if self.proposed_digest() != Some(proposal) {
            return Err(Denial::Stale);
        }
        self.note_ready(key);
        Ok(())
    }

    /// The host's player has begun what is proposed, and is ready for it.
    pub(super) fn mark_host_ready(&mut self) {
        if self.next_seat_of(self.host_key()).is_some() {
            self.note_ready(self.host_key());
        }
    }

    fn note_ready(&mut self, key: Fingerprint) {
        if !matches!(self.stage(), Stage::Lobby | Stage::Dealing)
            && self.people.set_ready(key, true)
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
        let key = self.guests.get(guest).map(|guest| guest.key).ok_or(Denial::NotSeated)?;
        self.next_seat_of(key).ok_or(Denial::NotSeated)?;
        if !self.stage().is_proposing() {
            return Err(Denial::NotNow);
        }
        if self.people.set_ready(key, false) {
            self.broadcast_readiness();
        }
        Ok(())
    }

    /// Whoever has lost the connection and had to agree to something new has to do so again: their own program has forgotten it.
    pub(super) fn forget_readiness(&mut self, key: Fingerprint) {
        if self.must_proposal_be_agreed() && self.people.set_ready(key, false) {
            self.broadcast_readiness();
        }
    }

    /// Whether somebody has to be waited for before the next round: who isn't ready, unless a computer player has taken over or they are
    /// away for longer than the grace period.
    fn is_anybody_awaited(&self) -> bool {
        self.people_next().into_iter().any(|(seat, key)| match self.presence_of(seat, key) {
            _ if self.people.is_ready(key) => false,
            PlayerPresence::Here => true,
            PlayerPresence::Away(until) => until > self.now,
            PlayerPresence::Replaced => false,
        })
    }

    /// Whether somebody is here who plays in a seat from the next round on. Newcomers are.
    fn presence_of(&self, seat: Seat, key: Fingerprint) -> PlayerPresence {
        let game = self.game.as_ref().filter(|_| self.seating.person(seat) == Some(key));
        game.map_or(PlayerPresence::Here, |game| game.table.presence(seat))
    }

    /// When the countdown is over, or somebody need no longer be waited for. `None` while the game is paused: nothing begins then.
    pub(super) fn next_round_at(&self) -> Option<Duration> {
        let game = self.game.as_ref().filter(|game| game.table.paused().is_none())?;
        let grace_end = |(seat, _)| match game.table.presence(seat) {
            PlayerPresence::Away(until) if until > self.now => Some(until),
            _ => None,
        };
        let graces = self.seating.people().filter_map(grace_end).filter(|_| self.people.is_anybody_ready());
        graces.chain(game.begins_at).min()
    }

    /// Begins the proposed round if everybody is ready; else begins a countdown that all see.
    pub(super) fn begin_or_count_down(&mut self) -> Result<(), Denial> {
        self.check_next_round()?;
        self.mark_host_ready();
        if self.stage() == Stage::Dealing {
            return Ok(());
        }
        self.proposed.as_ref().ok_or(Denial::NotNow)?;
        if !self.is_anybody_awaited() {
            return self.start_deal();
        }
        if let Some(game) = self.game.as_mut().filter(|game| game.begins_at.is_none()) {
            game.begins_at = Some(self.now + COUNTDOWN);
            self.broadcast_readiness();
        }
        Ok(())
    }

    /// Begins the next round if somebody is ready and nobody else has to be waited for, or if the countdown is over. Returns
    /// whether it has begun.
    pub(super) fn begin_if_ready(&mut self) -> bool {
        if self.stage() == Stage::SeriesOver {
            return self.does_everybody_play_again() && self.play_again().is_ok();
        }
        let Some(game) = self.game.as_ref().filter(|_| self.stage() != Stage::Dealing) else { return false };
        let is_everybody_ready = self.people.is_anybody_ready() && !self.is_anybody_awaited();
        let is_due = game.begins_at.is_some_and(|at| at <= self.now);
        // A paused table waits.
        (is_everybody_ready || is_due) && self.start_deal().is_ok()
    }

    /// Who is ready, for everybody at the table. `None` while nobody is, and no countdown runs.
    pub(super) fn readiness(&self) -> Option<ToGuest> {
        let begins_at = self.game.as_ref()?.begins_at;
        (begins_at.is_some() || self.people.is_anybody_ready()).then(|| self.ready_message()).flatten()
    }

    fn ready_message(&self) -> Option<ToGuest> {
        let begins_at = self.game.as_ref()?.begins_at;
        let ready = self.people_next().into_iter().filter(|(_, key)| self.people.is_ready(*key));
        let begins_in = begins_at.map(|at| millis(at.saturating_sub(self.now)));
        Some(ToGuest::Ready { seats: ready.map(|(seat, _)| seat).collect(), begins_in })
    }

    /// Whether the people of a series that is over are all there and play again.
    fn does_everybody_play_again(&self) -> bool {
        let is_here = |key| self.guests.find_by_key(key).is_some();
        let mut people = self.people_next().into_iter().peekable();
        people.peek().is_some() && people.all(|(_, key)| self.people.is_ready(key) && is_here(key))
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
        let was_anybody = self.people.clear_ready();
        let begins_at = self.game.as_mut().and_then(|game| game.begins_at.take());
        if was_anybody || begins_at.is_some() {
            self.broadcast_readiness();
        }
    }

    pub(super) fn broadcast_readiness(&mut self) {
        if let Some(message) = self.ready_message() {
            self.broadcast(message);
        }
    }
}
