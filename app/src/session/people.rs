//! Whom a session remembers: how well their computers are known, and who has played the round that was judged last.

use std::collections::BTreeMap;

use skipstone_core::Seat;
use skipstone_net::Fingerprint;
use skipstone_net::protocol::{Lobby, Name};
use skipstone_net::trust::Acquaintance;

use super::NetworkSession;
use crate::players::names::given_name;

/// The most people whom a session remembers: far more than come to a table, and few enough for a host that names others without
/// end.
const MAX_PEOPLE: usize = 1024;

/// Whom a session remembers.
#[derive(Debug, Default)]
pub(super) struct KnownPeople {
    /// The keys of the people who have played here, by the names that they have had.
    names: BTreeMap<Name, Fingerprint>,
    /// How well the other players' computers were known when they came to the table.
    acquaintances: BTreeMap<Fingerprint, Acquaintance>,
    /// Whom the host has kicked since the last lobby.
    kicked: Vec<Fingerprint>,
}

impl KnownPeople {
    /// Notes what the people who play are called. Whoever was kicked isn't in the lobby any more.
    pub(super) fn note_lobby(&mut self, lobby: &Lobby) {
        self.kicked.clear();
        let room = MAX_PEOPLE.saturating_sub(self.names.len());
        let players = lobby.everybody().filter(|person| person.seat.is_some()).take(room);
        self.names.extend(players.map(|person| (person.name.clone(), person.key)));
    }

    /// Notes that the host has kicked somebody, until the next lobby.
    pub(super) fn note_kicked(&mut self, who: Fingerprint) {
        if !self.kicked.contains(&who) {
            self.kicked.push(who);
        }
    }

    /// Whether the host has kicked somebody since the last lobby.
    pub(super) fn was_kicked(&self, who: Fingerprint) -> bool {
        self.kicked.contains(&who)
    }

    /// The key of somebody who was called so.
    pub(super) fn key_of(&self, name: &str) -> Option<Fingerprint> {
        self.names.get(&Name::new(name)).copied()
    }
}

impl NetworkSession {
    /// Notes how well the computers of players are known that have come to the table. `look_up` says it of each once.
    pub fn note_acquaintances(&mut self, look_up: impl Fn(Fingerprint) -> Acquaintance) {
        let acquaintances = &mut self.known.acquaintances;
        for (_, key) in self.lobby.iter().flat_map(|lobby| lobby.people()) {
            if acquaintances.len() >= MAX_PEOPLE {
                return;
            }
            acquaintances.entry(key).or_insert_with(|| look_up(key));
        }
    }

    /// The person at a seat in the round that was judged last: the name and the key that its contract gives, whatever the lobby shows
    /// by now. `None` before the first verdict, and for a computer player.
    fn judged_person(&self, seat: Seat) -> Option<(&Name, Fingerprint)> {
        let place = self.verdicts.contract()?.seats.get(seat.index())?;
        Some((&place.name, place.player.key()?))
    }

    /// The given name of a person in the round that was judged last. `None` if it has none.
    pub fn judged_name(&self, seat: Seat) -> Option<&str> {
        self.judged_person(seat).map(|(name, _)| given_name(name)).filter(|name| !name.is_empty())
    }

    /// How well the computer of a person was known who played in the round that was judged last; `None` for the player's own one.
    pub fn judged_acquaintance(&self, seat: Seat) -> Option<Acquaintance> {
        self.judged_person(seat).and_then(|(_, key)| self.acquaintance_of(key))
    }

    /// Whether who played at a seat in the round that was judged last did so from a phone.
    pub fn judged_on_phone(&self, seat: Seat) -> bool {
        let place = self.verdicts.contract().and_then(|contract| contract.seats.get(seat.index()));
        place.and_then(|place| place.player.as_person()).is_some_and(|person| person.is_phone)
    }

    /// How well another player's computer was known when it came to this table; `None` for the player's own one, and for a
    /// computer player's seat.
    pub fn acquaintance(&self, seat: Seat) -> Option<Acquaintance> {
        self.acquaintance_of(self.key_at(seat)?)
    }

    /// How well the computer with this key was known; `None` for the player's own one.
    fn acquaintance_of(&self, key: Fingerprint) -> Option<Acquaintance> {
        self.known.acquaintances.get(&key).copied().filter(|_| key != self.own_key)
    }
}
