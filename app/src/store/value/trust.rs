//! The hosts and players whom the player knows, as values.

use std::collections::{BTreeMap, BTreeSet};

use bincode::{Decode, Encode};
use skipstone_net::Fingerprint;
use skipstone_net::trust::{Hosts, Players};

use super::table::KnownRules;
use super::{Damaged, Value, decode, encode, unknown, versioned};

/// Names by fingerprint.
type NamesV1 = BTreeMap<[u8; 32], String>;

/// Version 1 of hosts.
#[derive(Debug, Encode, Decode)]
struct HostsV1 {
    places: BTreeMap<String, [u8; 32]>,
    names: NamesV1,
}

/// Version 1 of players.
#[derive(Debug, Encode, Decode)]
struct PlayersV1 {
    names: NamesV1,
    banned: BTreeSet<[u8; 32]>,
}

impl Value for Hosts {
    fn to_bytes(&self) -> Vec<u8> {
        let place = |(place, host): (&String, &Fingerprint)| (place.clone(), *host.as_bytes());
        let places = self.places().iter().map(place).collect();
        encode(1, HostsV1 { places, names: names(self.names()) })
    }

    fn from_bytes(bytes: &[u8], _: &mut KnownRules) -> Result<Hosts, Damaged> {
        let hosts: HostsV1 = match versioned(bytes)? {
            (1, bytes) => decode(bytes)?,
            (version, _) => return unknown(version),
        };
        let place = |(place, host)| (place, Fingerprint::from_bytes(host));
        Ok(Hosts::new(hosts.places.into_iter().map(place).collect(), read_names(hosts.names)))
    }
}

impl Value for Players {
    fn to_bytes(&self) -> Vec<u8> {
        let banned = self.banned().iter().map(|player| *player.as_bytes()).collect();
        encode(1, PlayersV1 { names: names(self.names()), banned })
    }

    fn from_bytes(bytes: &[u8], _: &mut KnownRules) -> Result<Players, Damaged> {
        let players: PlayersV1 = match versioned(bytes)? {
            (1, bytes) => decode(bytes)?,
            (version, _) => return unknown(version),
        };
        let banned = players.banned.into_iter().map(Fingerprint::from_bytes).collect();
        Ok(Players::new(read_names(players.names), banned))
    }
}

fn names(names: &BTreeMap<Fingerprint, String>) -> NamesV1 {
    names.iter().map(|(key, name)| (*key.as_bytes(), name.clone())).collect()
}

fn read_names(names: NamesV1) -> BTreeMap<Fingerprint, String> {
    names.into_iter().map(|(key, name)| (Fingerprint::from_bytes(key), name)).collect()
}
