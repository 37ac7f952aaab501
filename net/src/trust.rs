//! Known hosts and players, by the fingerprints of their keys (trust on first use).
//!
//! The app loads and stores these; the checks need neither a network nor a clock.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::fingerprint::Fingerprint;
use crate::names::same_name;

/// The host keys that a player has met, and the places that lead to them.
///
/// A place is what the player typed: an address or an invite code. The first key seen at a place is remembered; a different one
/// there is never accepted silently. A discovered table has no place: its host is known by its key alone, because anyone can
/// announce a table of any name. Earlier versions stored the names of discovered tables as places, which no longer match.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct KnownHosts {
    places: BTreeMap<String, Fingerprint>,
    names: BTreeMap<Fingerprint, String>,
}

/// The result of checking a host's key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HostKeyStatus {
    /// The key is known from this place, or from another one if this place is new.
    Known,
    /// Neither place nor key is known.
    New,
    /// The key differs from the one known at this place: another computer, a new installation, or a man in the middle. The
    /// player must be asked.
    Changed {
        /// The key known at this place.
        known: Fingerprint,
    },
}

impl KnownHosts {
    /// Restores stored hosts: the key of each place, and each host's last name.
    pub fn new(places: BTreeMap<String, Fingerprint>, names: BTreeMap<Fingerprint, String>) -> KnownHosts {
        KnownHosts { places, names }
    }

    /// The key that belongs to each place.
    pub fn places(&self) -> &BTreeMap<String, Fingerprint> {
        &self.places
    }

    /// The last known name of each host.
    pub fn names(&self) -> &BTreeMap<Fingerprint, String> {
        &self.names
    }

    /// Whether the player has joined a table of the host with this key.
    pub fn is_known(&self, key: Fingerprint) -> bool {
        self.names.contains_key(&key)
    }

    /// Checks the key that a host shows at a place.
    pub fn check_key(&self, place: &str, shown: Fingerprint) -> HostKeyStatus {
        match self.places.get(place) {
            Some(known) if *known == shown => HostKeyStatus::Known,
            Some(known) => HostKeyStatus::Changed { known: *known },
            None if self.is_known(shown) => HostKeyStatus::Known,
            None => HostKeyStatus::New,
        }
    }

    /// Stores the key and name of a host after joining it. Replaces the place's key: ask the player first if it changed.
    pub fn remember(&mut self, place: &str, shown: Fingerprint, name: &str) {
        self.places.insert(place.to_owned(), shown);
        self.remember_discovered(shown, name);
    }

    /// Stores the key and name of a host after joining its discovered table.
    pub fn remember_discovered(&mut self, key: Fingerprint, name: &str) {
        self.names.insert(key, name.to_owned());
    }
}

/// The most players that a host knows: whoever has the code can come under any number of keys.
const MAX_KNOWN_PLAYERS: usize = 1024;

/// The players that a host has let in, by answering their knocks or by giving them an invite code. One more than 1024 takes the
/// place of the one who came in the longest time ago.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct KnownPlayers {
    /// In the order in which they came in last.
    names: Vec<(Fingerprint, String)>,
    banned: BTreeSet<Fingerprint>,
}

/// The result of checking a player's key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlayerKeyStatus {
    /// The host let the player in before.
    Known,
    /// Neither key nor name is known.
    New,
    /// The key is new but the name belongs to a known player: a possible impersonation.
    Namesake {
        /// The key of the known player with this name.
        known: Fingerprint,
    },
    /// The host banned this key.
    Banned,
}

impl KnownPlayers {
    /// Restores stored players: the last name of each, in the order in which they came in last, and the banned keys.
    pub fn new(names: Vec<(Fingerprint, String)>, banned: BTreeSet<Fingerprint>) -> KnownPlayers {
        KnownPlayers { names, banned }
    }

    /// The last known name of each admitted player, in the order in which they came in last.
    pub fn names(&self) -> &[(Fingerprint, String)] {
        &self.names
    }

    /// The last known name of a player. `None` unless the player is known.
    pub fn name(&self, player: Fingerprint) -> Option<&str> {
        self.names.iter().find(|(key, _)| *key == player).map(|(_, name)| name.as_str())
    }

    /// The banned keys.
    pub fn banned(&self) -> &BTreeSet<Fingerprint> {
        &self.banned
    }

    /// Checks a player's key and name. Names are compared as they look.
    pub fn check_key(&self, name: &str, shown: Fingerprint) -> PlayerKeyStatus {
        if self.banned.contains(&shown) {
            return PlayerKeyStatus::Banned;
        }
        if self.name(shown).is_some() {
            return PlayerKeyStatus::Known;
        }
        match self.names.iter().find(|(_, known)| same_name(known, name)) {
            Some((known, _)) => PlayerKeyStatus::Namesake { known: *known },
            None => PlayerKeyStatus::New,
        }
    }

    /// Stores the key and current name of a player who comes in, and lifts a ban.
    pub fn admit(&mut self, player: Fingerprint, name: &str) {
        self.banned.remove(&player);
        self.names.retain(|(key, _)| *key != player);
        self.names.push((player, name.to_owned()));
        let surplus = self.names.len().saturating_sub(MAX_KNOWN_PLAYERS);
        self.names.drain(..surplus);
    }

    /// Lifts a ban. The key's player is as new as before, and may knock.
    pub fn unban(&mut self, player: Fingerprint) {
        self.banned.remove(&player);
    }

    /// Bans a key.
    pub fn ban(&mut self, player: Fingerprint) {
        self.banned.insert(player);
    }
}

/// The keys of other players that hosts have named, by host: a host can name any key, so none of these is proven to this program.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Introductions(BTreeMap<Fingerprint, BTreeSet<Fingerprint>>);

/// The most keys that are kept of one host: it can name any number.
const MAX_INTRODUCED: usize = 256;

/// How well a player's key is known to this program.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Acquaintance {
    /// The key was proven over a direct connection: as a host, or as a guest.
    Direct,
    /// Another host has named it too.
    OtherHost,
    /// Only the host of this table has named it, at an earlier table.
    ThisHost,
    /// Never seen before.
    New,
}

impl Introductions {
    /// Creates the lists from stored values: keys by host.
    pub fn new(by_host: BTreeMap<Fingerprint, BTreeSet<Fingerprint>>) -> Introductions {
        Introductions(by_host)
    }

    /// The keys that each host has named, for storage.
    pub fn by_host(&self) -> &BTreeMap<Fingerprint, BTreeSet<Fingerprint>> {
        &self.0
    }

    /// How well a key is known that this host names.
    pub fn acquaintance(
        &self,
        key: Fingerprint,
        host: Fingerprint,
        hosts: &KnownHosts,
        players: &KnownPlayers,
    ) -> Acquaintance {
        let has_named = |(_, keys): &(&Fingerprint, &BTreeSet<Fingerprint>)| keys.contains(&key);
        let mut namers = self.0.iter().filter(has_named).map(|(namer, _)| *namer);
        if key == host || hosts.is_known(key) || players.name(key).is_some() {
            Acquaintance::Direct
        } else if namers.clone().any(|namer| namer != host) {
            Acquaintance::OtherHost
        } else if namers.any(|namer| namer == host) {
            Acquaintance::ThisHost
        } else {
            Acquaintance::New
        }
    }

    /// Notes that a host has named a key. Returns whether that is new; at most 256 keys are kept of one host.
    pub fn note(&mut self, host: Fingerprint, key: Fingerprint) -> bool {
        let keys = self.0.entry(host).or_default();
        keys.len() < MAX_INTRODUCED && keys.insert(key)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: Fingerprint = Fingerprint([1; 32]);
    const BEN: Fingerprint = Fingerprint([2; 32]);
    const EVE: Fingerprint = Fingerprint([3; 32]);

    #[test]
    fn a_changed_key_is_never_trusted_silently() {
        let mut hosts = KnownHosts::default();
        assert_eq!(hosts.check_key("192.168.1.20:7462", ADA), HostKeyStatus::New);
        hosts.remember("192.168.1.20:7462", ADA, "Ada's table");
        assert_eq!(hosts.check_key("192.168.1.20:7462", ADA), HostKeyStatus::Known);
        assert_eq!(hosts.check_key("192.168.1.20:7462", EVE), HostKeyStatus::Changed { known: ADA });
        assert_eq!(
            hosts.check_key("192.168.1.21:7462", ADA),
            HostKeyStatus::Known,
            "the key counts, not the address"
        );
        assert_eq!(hosts.check_key("192.168.1.21:7462", EVE), HostKeyStatus::New);

        // A key known from elsewhere is still not the one that belongs here.
        hosts.remember("192.168.1.30:7462", BEN, "Ben's table");
        assert_eq!(hosts.check_key("192.168.1.20:7462", BEN), HostKeyStatus::Changed { known: ADA });

        hosts.remember("192.168.1.20:7462", EVE, "Eve's table");
        assert_eq!(
            hosts.check_key("192.168.1.20:7462", EVE),
            HostKeyStatus::Known,
            "once the player said so"
        );
    }

    #[test]
    fn a_discovered_host_is_known_by_its_key_alone() {
        let mut hosts = KnownHosts::default();
        assert!(!hosts.is_known(ADA));
        hosts.remember_discovered(ADA, "Kitchen");
        assert!(hosts.is_known(ADA) && !hosts.is_known(EVE));
        assert_eq!(hosts.check_key("Kitchen", EVE), HostKeyStatus::New, "a table's name is no place");
        assert_eq!(hosts.check_key("192.168.1.20:7462", ADA), HostKeyStatus::Known);
    }

    #[test]
    fn a_key_that_only_hosts_have_named_is_never_met() {
        let (mut hosts, mut players) = (KnownHosts::default(), KnownPlayers::default());
        let mut named = Introductions::default();
        let carol = Fingerprint([4; 32]);
        assert_eq!(named.acquaintance(EVE, ADA, &hosts, &players), Acquaintance::New);
        assert_eq!(named.acquaintance(ADA, ADA, &hosts, &players), Acquaintance::Direct, "the host itself");
        assert!(named.note(ADA, EVE) && !named.note(ADA, EVE));
        assert_eq!(named.acquaintance(EVE, ADA, &hosts, &players), Acquaintance::ThisHost);
        assert_eq!(named.acquaintance(EVE, BEN, &hosts, &players), Acquaintance::OtherHost);
        players.admit(EVE, "Eve");
        assert_eq!(named.acquaintance(EVE, ADA, &hosts, &players), Acquaintance::Direct);
        hosts.remember_discovered(carol, "Carol's table");
        assert_eq!(named.acquaintance(carol, ADA, &hosts, &players), Acquaintance::Direct);
        let many = (0..400u16).map(|number| {
            let mut bytes = [9; 32];
            bytes[..2].copy_from_slice(&number.to_le_bytes());
            Fingerprint(bytes)
        });
        assert_eq!(many.filter(|key| named.note(BEN, *key)).count(), MAX_INTRODUCED);
    }

    #[test]
    fn a_known_name_with_another_key_isnt_trusted() {
        let mut players = KnownPlayers::default();
        assert_eq!(players.check_key("Ada", ADA), PlayerKeyStatus::New);
        players.admit(ADA, "Ada");
        assert_eq!(players.check_key("Countess", ADA), PlayerKeyStatus::Known);
        assert_eq!(players.check_key(" a\u{200b}da", EVE), PlayerKeyStatus::Namesake { known: ADA });
        assert_eq!(players.check_key("Eve", EVE), PlayerKeyStatus::New);

        players.ban(ADA);
        players.ban(EVE);
        assert_eq!(players.check_key("Ada", ADA), PlayerKeyStatus::Banned);
        assert_eq!(players.check_key("Somebody", EVE), PlayerKeyStatus::Banned, "who never was let in, too");
        players.admit(ADA, "Ada");
        assert_eq!(players.check_key("Ada", ADA), PlayerKeyStatus::Known);
    }

    #[test]
    fn who_came_in_the_longest_time_ago_is_forgotten_first() {
        let mut players = KnownPlayers::default();
        players.admit(ADA, "Ada");
        players.admit(BEN, "Ben");
        for number in 0..MAX_KNOWN_PLAYERS as u16 {
            let mut bytes = [9; 32];
            bytes[..2].copy_from_slice(&number.to_le_bytes());
            players.admit(Fingerprint(bytes), "Eve");
            players.admit(ADA, "Ada L");
        }
        assert_eq!(players.names().len(), MAX_KNOWN_PLAYERS);
        assert_eq!((players.name(ADA), players.name(BEN)), (Some("Ada L"), None));
    }
}
