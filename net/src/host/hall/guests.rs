//! Everyone who is connected.

use std::collections::BTreeMap;
use std::time::Duration;

use super::Arrival;
use super::budget::Budget;
use super::seating::Seating;
use crate::fingerprint::Fingerprint;
use crate::protocol::{Name, Watcher};

/// One connection.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(in crate::host) struct GuestId(pub(in crate::host) u64);

impl GuestId {
    /// The host's own player.
    pub(in crate::host) const HOST: GuestId = GuestId(0);
}

/// Somebody who is connected.
#[derive(Debug)]
pub(super) struct Guest {
    pub(super) key: Fingerprint,
    pub(super) name: Name,
    pub(super) budget: Budget,
    /// How it came, and until when it is asked whether it may come in; nothing any more once it is inside.
    knocks: Option<(Arrival, Duration)>,
}

impl Guest {
    pub(super) fn new(key: Fingerprint, name: Name) -> Guest {
        Guest { key, name, budget: Budget::default(), knocks: None }
    }

    pub(super) fn knocking(arrival: Arrival, until: Duration) -> Guest {
        let guest = Guest::new(arrival.key, arrival.hello.name.clone());
        Guest { knocks: Some((arrival, until)), ..guest }
    }

    pub(super) fn is_knocking(&self) -> bool {
        self.knocks.is_some()
    }
}

/// Everyone who is connected.
#[derive(Debug, Default)]
pub(super) struct Guests(BTreeMap<GuestId, Guest>);

impl Guests {
    pub(super) fn clear(&mut self) {
        self.0.clear();
    }

    pub(super) fn add(&mut self, id: GuestId, guest: Guest) {
        self.0.insert(id, guest);
    }

    pub(super) fn remove(&mut self, id: GuestId) -> Option<Guest> {
        self.0.remove(&id)
    }

    pub(super) fn get(&self, id: GuestId) -> Option<&Guest> {
        self.0.get(&id)
    }

    pub(super) fn get_mut(&mut self, id: GuestId) -> Option<&mut Guest> {
        self.0.get_mut(&id)
    }

    /// The connection of a key, if it has one.
    pub(super) fn with_key(&self, key: Fingerprint) -> Option<GuestId> {
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
    pub(super) fn watching<'a>(&'a self, seating: &'a Seating) -> impl Iterator<Item = (GuestId, &'a Guest)> {
        let watches = |guest: &Guest| !guest.is_knocking() && seating.seat_of(guest.key).is_none();
        self.0.iter().filter(move |(_, guest)| watches(guest)).map(|(id, guest)| (*id, guest))
    }

    pub(super) fn watchers(&self, seating: &Seating) -> Vec<Watcher> {
        let watcher = |(_, guest): (GuestId, &Guest)| Watcher { name: guest.name.clone(), key: guest.key };
        self.watching(seating).map(watcher).collect()
    }

    /// How many knock.
    pub(super) fn knocks(&self) -> usize {
        self.0.values().filter(|guest| guest.is_knocking()).count()
    }

    /// When the first of those who knock is asked no longer.
    pub(super) fn knocks_end(&self) -> Option<Duration> {
        self.0.values().filter_map(|guest| guest.knocks.as_ref()).map(|(_, until)| *until).min()
    }

    /// Those who have knocked for too long.
    pub(super) fn knocks_over(&self, now: Duration) -> Vec<GuestId> {
        let over = |guest: &Guest| guest.knocks.as_ref().is_some_and(|(_, until)| *until <= now);
        self.0.iter().filter(|(_, guest)| over(guest)).map(|(id, _)| *id).collect()
    }

    /// Ends the knocking of a key: how it came.
    pub(super) fn answer(&mut self, key: Fingerprint) -> Option<Arrival> {
        let id = self.with_key(key).filter(|id| !self.is_inside(*id))?;
        self.0.remove(&id)?.knocks.map(|(arrival, _)| arrival)
    }
}
