//! The names at the table: whose each is, now or from the next round on. No two look the same.

use super::Room;
use super::guests::ConnectedGuest;
use super::seating::NameOwner;
use crate::fingerprint::Fingerprint;
use crate::names::same_name;
use crate::protocol::Name;

impl Room {
    /// Whether a person with another key, or a computer player, has this name at the table, or will have it.
    pub(super) fn is_name_taken(&self, name: &str, key: Fingerprint) -> bool {
        self.is_anothers_name(name, NameOwner::Person(key))
    }

    /// Whether anybody but this one has a name, or will have it.
    pub(super) fn is_anothers_name(&self, name: &str, own: NameOwner) -> bool {
        let seated = self.seating.names(self.game.is_some());
        let spectators = self.guests.watching(&self.seating);
        let spectators =
            spectators.map(|(_, ConnectedGuest { key, name, .. })| (NameOwner::Person(*key), name));
        let changes = self.game.as_ref().map(|game| &game.seat_changes);
        let renamed = changes.into_iter().flat_map(|changes| &changes.names);
        let renamed = renamed.map(|(key, name)| (NameOwner::Person(*key), name));
        let promised = changes.into_iter().flat_map(|changes| changes.promised_keys());
        let promised =
            promised.filter_map(|key| Some((NameOwner::Person(*key), self.admission.name_of(*key)?)));
        let mut others = seated
            .chain(spectators)
            .chain(renamed)
            .chain(promised)
            .filter(|(owner, _): &(_, &Name)| *owner != own);
        others.any(|(_, taken)| same_name(taken, name))
    }
}
