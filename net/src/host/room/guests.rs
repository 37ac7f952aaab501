//! Everyone who is connected.

use std::collections::BTreeMap;
use std::time::Duration;

use super::messages::{GuestId, JoinRequest};
use super::rate_limit::TokenBucket;
use super::seating::Seating;
use crate::fingerprint::Fingerprint;
use crate::protocol::{Name, Watcher};

/// Somebody who is connected.
#[derive(Debug)]
pub(super) struct ConnectedGuest {
    pub(super) key: Fingerprint,
    pub(super) name: Name,
    pub(super) budget: TokenBucket,
    /// How it came, and until when it is asked whether it may come in; nothing any more once it is inside.
    pending_knock: Option<(JoinRequest, Duration)>,
}

impl ConnectedGuest {
    pub(super) fn new(key: Fingerprint, name: Name) -> ConnectedGuest {
        ConnectedGuest { key, name, budget: TokenBucket::default(), pending_knock: None }
    }

    pub(super) fn knocking(arrival: JoinRequest, until: Duration) -> ConnectedGuest {
        let guest = ConnectedGuest::new(arrival.key, arrival.hello.name.clone());
        ConnectedGuest { pending_knock: Some((arrival, until)), ..guest }
    }

    pub(super) fn is_knocking(&self) -> bool {
        self.pending_knock.is_some()
    }
}

/// Everyone who is connected.
#[derive(Debug, Default)]
pub(super) struct Guests(BTreeMap<GuestId, ConnectedGuest>);

impl Guests {
    pub(super) fn clear(&mut self) {
        self.0.clear();
    }

    pub(super) fn add(&mut self, id: GuestId, guest: ConnectedGuest) {
        self.0.insert(id, guest);
    }

    pub(super) fn remove(&mut self, id: GuestId) -> Option<ConnectedGuest> {
        self.0.remove(&id)
    }

    pub(super) fn get(&self, id: GuestId) -> Option<&ConnectedGuest> {
        self.0.get(&id)
    }

    pub(super) fn get_mut(&mut self, id: GuestId) -> Option<&mut ConnectedGuest> {
        self.0.get_mut(&id)
    }

    /// The connection of a key, if it has one.
    pub(super) fn find_by_key(&self, key: Fingerprint) -> Option<GuestId> {
        self.0.iter().find(|(_, guest)| guest.key == key).map(|(id, _)| *id)
    }

    pub(super) fn is_inside(&self, id: GuestId) -> bool {
        self.0.get(&id).is_some_and(|guest| !guest.is_knocking())
    }

    /// Everyone inside.
    pub(super) fn inside(&self) -> impl Iterator<Item = GuestId> {
        self.0.iter().filter(|(_, guest)| !guest.is_knocking()).map(|(id, _)| *id)
    }

    /// Everyone inside who has no seat.
    pub(super) fn watching<'a>(
        &'a self,
        seating: &'a Seating,
    ) -> impl Iterator<Item = (GuestId, &'a ConnectedGuest)> {
        let watches = |guest: &ConnectedGuest| !guest.is_knocking() && seating.seat_of(guest.key).is_none();
        self.0.iter().filter(move |(_, guest)| watches(guest)).map(|(id, guest)| (*id, guest))
    }

    pub(super) fn watchers(&self, seating: &Seating) -> Vec<Watcher> {
        let watcher =
            |(_, guest): (GuestId, &ConnectedGuest)| Watcher { name: guest.name.clone(), key: guest.key };
        self.watching(seating).map(watcher).collect()
    }

    /// How many knock.
    pub(super) fn knocking_count(&self) -> usize {
        self.0.values().filter(|guest| guest.is_knocking()).count()
    }

    /// When the first of those who knock is asked no longer.
    pub(super) fn next_knock_timeout(&self) -> Option<Duration> {
        self.0.values().filter_map(|guest| guest.pending_knock.as_ref()).map(|(_, until)| *until).min()
    }

    /// Those who have knocked for too long.
    pub(super) fn expired_knocks(&self, now: Duration) -> Vec<GuestId> {
        let over =
            |guest: &ConnectedGuest| guest.pending_knock.as_ref().is_some_and(|(_, until)| *until <= now);
        self.0.iter().filter(|(_, guest)| over(guest)).map(|(id, _)| *id).collect()
    }

    /// Ends the knocking of a key: how it came.
    pub(super) fn take_knock(&mut self, key: Fingerprint) -> Option<JoinRequest> {
        let id = self.find_by_key(key).filter(|id| !self.is_inside(*id))?;
        self.0.remove(&id)?.pending_knock.map(|(arrival, _)| arrival)
    }
}
