//! The connected guests, admitted or knocking.

use std::collections::BTreeMap;
use std::time::Duration;

use skipstone_core::Stone;

use super::messages::{GuestId, JoinRequest};
use super::rate_limit::{RateDecision, RateLimits};
use super::records;
use crate::fingerprint::Fingerprint;
use crate::protocol::Name;
use crate::round_log::LogId;

/// An attempt to deal: the log that it is in, and how many have failed there before.
type AttemptNumber = (LogId, usize);

/// A guest with a connection, admitted or knocking. The host's own player is one too.
#[derive(Debug)]
pub(super) struct ConnectedGuest {
    pub(super) key: Fingerprint,
    /// Whether the guest has been here before, and its program hasn't sent the wish for a stone yet that it begins with.
    pub(super) comes_back: bool,
    /// Record requests that cost no token: one for each round that ended while the guest was connected.
    free_records: usize,
    /// The contributions to the current attempt to deal: which attempt, and
    /// how many came over this connection.
    contributions: (Option<AttemptNumber>, u32),
    /// Whether the guest let the time for a commitment pass and has sent nothing since. Deals don't wait for it again.
    is_unresponsive: bool,
    /// Whether nothing has come over the connection for a while.
    pub(super) is_quiet: bool,
    /// The join request, and when the knock times out, as time since the room was created. `None` once admitted.
    pending_knock: Option<(JoinRequest, Duration)>,
}

impl ConnectedGuest {
    pub(super) fn new(key: Fingerprint) -> ConnectedGuest {
        ConnectedGuest {
            key,
            comes_back: false,
            free_records: 0,
            contributions: (None, 0),
            is_unresponsive: false,
            is_quiet: false,
            pending_knock: None,
        }
    }

    /// The same, who has been here before if `comes_back`, and begins with a wish for a stone.
    pub(super) fn returning(self, comes_back: bool) -> ConnectedGuest {
        ConnectedGuest { comes_back, ..self }
    }

    /// A guest who waits for the host's answer until the given time since the room was created.
    pub(super) fn knocking(request: JoinRequest, until: Duration) -> ConnectedGuest {
        let guest = ConnectedGuest::new(request.key);
        ConnectedGuest { pending_knock: Some((request, until)), ..guest }
    }

    pub(super) fn is_knocking(&self) -> bool {
        self.pending_knock.is_some()
    }
}

/// The connected guests, by connection.
#[derive(Debug, Default)]
pub(super) struct Guests {
    connected: BTreeMap<GuestId, ConnectedGuest>,
    rates: RateLimits,
}

impl Guests {
    pub(super) fn add(&mut self, id: GuestId, guest: ConnectedGuest) {
        self.connected.insert(id, guest);
    }

    pub(super) fn remove(&mut self, id: GuestId) -> Option<ConnectedGuest> {
        self.connected.remove(&id)
    }

    pub(super) fn get(&self, id: GuestId) -> Option<&ConnectedGuest> {
        self.connected.get(&id)
    }

    pub(super) fn get_mut(&mut self, id: GuestId) -> Option<&mut ConnectedGuest> {
        self.connected.get_mut(&id)
    }

    /// The connection of a key, admitted or knocking.
    pub(super) fn find_by_key(&self, key: Fingerprint) -> Option<GuestId> {
        self.connected.iter().find(|(_, guest)| guest.key == key).map(|(id, _)| *id)
    }

    /// Whether the person with this key is connected and answers.
    pub(super) fn is_responsive(&self, key: Fingerprint) -> bool {
        self.find_by_key(key).and_then(|id| self.get(id)).is_some_and(|guest| !guest.is_unresponsive)
    }

    pub(super) fn mark_unresponsive(&mut self, key: Fingerprint) {
        self.connected
            .values_mut()
            .filter(|guest| guest.key == key)
            .for_each(|guest| guest.is_unresponsive = true);
    }

    pub(super) fn mark_responsive(&mut self, id: GuestId) {
        if let Some(guest) = self.connected.get_mut(&id) {
            guest.is_unresponsive = false;
        }
    }

    /// A round has ended: everyone may request its record once, whatever else they have requested.
    pub(super) fn grant_free_records(&mut self) {
        for guest in self.connected.values_mut() {
            guest.free_records = (guest.free_records + 1).min(records::CAPACITY);
        }
    }

    /// Uses up a free record request of this guest, if it has one.
    pub(super) fn take_free_record(&mut self, id: GuestId) -> bool {
        let Some(guest) = self.connected.get_mut(&id).filter(|guest| guest.free_records > 0) else {
            return false;
        };
        guest.free_records -= 1;
        true
    }

    /// Takes a token of the guest with this key who comes or goes. Returns whether there was one.
    pub(super) fn may_come_or_go(&mut self, key: Fingerprint, now: Duration) -> bool {
        self.rates.try_take(key, now) == RateDecision::Allowed
    }

    /// Takes a token of a guest's, however often the guest has come over another connection. `None` for an unknown connection.
    pub(super) fn take_token(&mut self, id: GuestId, now: Duration) -> Option<RateDecision> {
        let guest = self.connected.get(&id)?;
        Some(self.rates.try_take(guest.key, now))
    }

    /// Whether a contribution of this guest is one of the two that every attempt to deal asks for over each connection;
    /// `attempt` is the current one, `None` before the first.
    pub(super) fn is_contribution_free(&mut self, id: GuestId, attempt: Option<AttemptNumber>) -> bool {
        const FREE: u32 = 2;
        let Some(guest) = self.connected.get_mut(&id) else { return false };
        let (known, count) = &mut guest.contributions;
        if *known != attempt {
            (*known, *count) = (attempt, 0);
        }
        *count = (*count + 1).min(FREE + 1);
        *count <= FREE
    }

    /// Whether this guest's requests are limited now.
    #[cfg(test)]
    pub(super) fn is_limited(&self, id: GuestId, now: Duration) -> bool {
        self.connected.get(&id).is_none_or(|guest| self.rates.is_limited(guest.key, now))
    }

    /// Whether this connection's guest is admitted.
    pub(super) fn is_inside(&self, id: GuestId) -> bool {
        self.connected.get(&id).is_some_and(|guest| !guest.is_knocking())
    }

    /// The keys of all admitted guests, spectators included.
    pub(super) fn keys_inside(&self) -> impl Iterator<Item = Fingerprint> {
        self.connected.values().filter(|guest| !guest.is_knocking()).map(|guest| guest.key)
    }

    /// The connections of all admitted guests, spectators included.
    pub(super) fn inside(&self) -> impl Iterator<Item = GuestId> {
        self.connected.iter().filter(|(_, guest)| !guest.is_knocking()).map(|(id, _)| *id)
    }

    /// Notes which stone a guest wishes for who knocks, and returns the key. `None` if the guest has wished already, or doesn't knock.
    pub(super) fn wish_for_stone(&mut self, id: GuestId, stone: Stone) -> Option<Fingerprint> {
        let (request, _) = self.connected.get_mut(&id)?.pending_knock.as_mut()?;
        request.stone.replace(stone).is_none().then_some(request.key)
    }

    /// The join requests of the guests who wait for the host's answer.
    pub(super) fn knocks(&self) -> impl Iterator<Item = &JoinRequest> {
        self.connected.values().filter_map(|guest| guest.pending_knock.as_ref()).map(|(request, _)| request)
    }

    /// When the next knock times out, as time since the room was created. `None` if nobody knocks.
    pub(super) fn next_knock_timeout(&self) -> Option<Duration> {
        self.connected
            .values()
            .filter_map(|guest| guest.pending_knock.as_ref())
            .map(|(_, until)| *until)
            .min()
    }

    /// The connections whose knock has timed out.
    pub(super) fn expired_knocks(&self, now: Duration) -> Vec<GuestId> {
        let is_expired =
            |guest: &ConnectedGuest| guest.pending_knock.as_ref().is_some_and(|(_, until)| *until <= now);
        self.connected.iter().filter(|(_, guest)| is_expired(guest)).map(|(id, _)| *id).collect()
    }

    /// Removes the guest who knocks with this key and name, and returns its join request. `None` if there is none.
    pub(super) fn take_knock(&mut self, key: Fingerprint, name: &Name) -> Option<JoinRequest> {
        let is_meant = |(request, _): &(JoinRequest, Duration)| request.hello.name == *name;
        let knock = |id: &GuestId| self.get(*id)?.pending_knock.as_ref();
        let id = self.find_by_key(key).filter(|id| knock(id).is_some_and(is_meant))?;
        self.connected.remove(&id)?.pending_knock.map(|(request, _)| request)
    }
}
