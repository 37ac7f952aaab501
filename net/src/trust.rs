//! Whom a program knows: hosts and players by the fingerprints of their keys.
//!
//! What is known here comes from and goes to the app's store; deciding needs neither a network nor a clock.

use std::collections::{BTreeMap, BTreeSet};

use crate::fingerprint::Fingerprint;

/// The hosts a player has been to: which key was shown at which place.
///
/// A place is what the player chose: an address that was typed, or a table's name in the list. The first key seen at a place is
/// remembered; another one there is never taken silently.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Hosts {
    places: BTreeMap<String, Fingerprint>,
    names: BTreeMap<Fingerprint, String>,
}

/// What a host's key says to one who comes to its table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HostKey {
    /// The key that belongs to this place, or to a host known from another one.
    Known,
    /// The first time, in this place and with this key.
    New,
    /// Another key than at this place before: another computer, a program set up anew, or somebody in between. The player
    /// must be asked.
    Changed {
        /// The key that was known.
        known: Fingerprint,
    },
}

impl Hosts {
    /// The hosts with these keys at these places, and the names under which they were met last.
    pub fn new(places: BTreeMap<String, Fingerprint>, names: BTreeMap<Fingerprint, String>) -> Hosts {
        Hosts { places, names }
    }

    /// The key that belongs to each place.
    pub fn places(&self) -> &BTreeMap<String, Fingerprint> {
        &self.places
    }

    /// The name under which each host was met last.
    pub fn names(&self) -> &BTreeMap<Fingerprint, String> {
        &self.names
    }

    /// What to think of the key that a host shows at a place.
    pub fn judge(&self, place: &str, shown: Fingerprint) -> HostKey {
        match self.places.get(place) {
            Some(known) if *known == shown => HostKey::Known,
            Some(known) => HostKey::Changed { known: *known },
            None if self.names.contains_key(&shown) => HostKey::Known,
            None => HostKey::New,
        }
    }

    /// Remembers a host that the player joined. Where the key at the place has changed, that is for the player to decide first.
    pub fn remember(&mut self, place: &str, shown: Fingerprint, name: &str) {
        self.places.insert(place.to_owned(), shown);
        self.names.insert(shown, name.to_owned());
    }
}

/// The players a host has met.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Players {
    names: BTreeMap<Fingerprint, String>,
    banned: BTreeSet<Fingerprint>,
}

/// What a player's key says to the host whose table it wants to join.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlayerKey {
    /// Let in before: comes straight back.
    Known,
    /// Never met.
    New,
    /// Never met, but calls itself like somebody who was: the host should look twice.
    Namesake {
        /// The one known by this name.
        known: Fingerprint,
    },
    /// Not to be let in.
    Banned,
}

impl Players {
    /// The players with these names, and those who are banned.
    pub fn new(names: BTreeMap<Fingerprint, String>, banned: BTreeSet<Fingerprint>) -> Players {
        Players { names, banned }
    }

    /// The name that each player had when it was let in last.
    pub fn names(&self) -> &BTreeMap<Fingerprint, String> {
        &self.names
    }

    /// Those who are banned.
    pub fn banned(&self) -> &BTreeSet<Fingerprint> {
        &self.banned
    }

    /// What to think of a player that gives this name and shows this key.
    pub fn judge(&self, name: &str, shown: Fingerprint) -> PlayerKey {
        if self.banned.contains(&shown) {
            return PlayerKey::Banned;
        }
        if self.names.contains_key(&shown) {
            return PlayerKey::Known;
        }
        let alike = |known: &str| known.trim().to_lowercase() == name.trim().to_lowercase();
        match self.names.iter().find(|(_, known)| alike(known)) {
            Some((known, _)) => PlayerKey::Namesake { known: *known },
            None => PlayerKey::New,
        }
    }

    /// Remembers a player that was let in, by the name it has now.
    pub fn let_in(&mut self, player: Fingerprint, name: &str) {
        self.banned.remove(&player);
        self.names.insert(player, name.to_owned());
    }

    /// Lets a player in no more.
    pub fn ban(&mut self, player: Fingerprint) {
        self.banned.insert(player);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: Fingerprint = Fingerprint([1; 32]);
    const BEN: Fingerprint = Fingerprint([2; 32]);
    const EVE: Fingerprint = Fingerprint([3; 32]);

    #[test]
    fn a_changed_key_is_never_taken_silently() {
        let mut hosts = Hosts::default();
        assert_eq!(hosts.judge("192.168.1.20:7462", ADA), HostKey::New);
        hosts.remember("192.168.1.20:7462", ADA, "Ada's table");
        assert_eq!(hosts.judge("192.168.1.20:7462", ADA), HostKey::Known);
        assert_eq!(hosts.judge("192.168.1.20:7462", EVE), HostKey::Changed { known: ADA });
        assert_eq!(hosts.judge("192.168.1.21:7462", ADA), HostKey::Known, "the key counts, not the address");
        assert_eq!(hosts.judge("192.168.1.21:7462", EVE), HostKey::New);

        // A key known from elsewhere is still not the one that belongs here.
        hosts.remember("192.168.1.30:7462", BEN, "Ben's table");
        assert_eq!(hosts.judge("192.168.1.20:7462", BEN), HostKey::Changed { known: ADA });

        hosts.remember("192.168.1.20:7462", EVE, "Eve's table");
        assert_eq!(hosts.judge("192.168.1.20:7462", EVE), HostKey::Known, "once the player said so");
    }

    #[test]
    fn a_name_opens_no_door() {
        let mut players = Players::default();
        assert_eq!(players.judge("Ada", ADA), PlayerKey::New);
        players.let_in(ADA, "Ada");
        assert_eq!(players.judge("Countess", ADA), PlayerKey::Known);
        assert_eq!(players.judge(" ada", EVE), PlayerKey::Namesake { known: ADA });
        assert_eq!(players.judge("Eve", EVE), PlayerKey::New);

        players.ban(ADA);
        players.ban(EVE);
        assert_eq!(players.judge("Ada", ADA), PlayerKey::Banned);
        assert_eq!(players.judge("Somebody", EVE), PlayerKey::Banned, "who never was let in, too");
        players.let_in(ADA, "Ada");
        assert_eq!(players.judge("Ada", ADA), PlayerKey::Known);
    }
}
