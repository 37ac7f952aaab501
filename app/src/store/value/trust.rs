//! Known hosts, known players, the keys that hosts have named, and who is muted, as values.

use std::collections::{BTreeMap, BTreeSet};

use bincode::{Decode, Encode};
use skipstone_net::Fingerprint;
use skipstone_net::protocol::TableId;
use skipstone_net::trust::{Introductions, KnownHosts, KnownPlayers};

use super::table::RulesCache;
use super::{StoredValue, StoredValueError, decode, encode};
use crate::store::MutedPlayers;

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
    /// Pairs have the bytes of a map; earlier programs sort them by key.
    names: Vec<([u8; 32], String)>,
    banned: BTreeSet<[u8; 32]>,
}

/// Version 1 of introductions: keys by host.
#[derive(Debug, Encode, Decode)]
struct IntroductionsV1(BTreeMap<[u8; 32], BTreeSet<[u8; 32]>>);

/// Version 1 of who is muted: keys by table.
#[derive(Debug, Encode, Decode)]
struct MutedV1(Vec<([u8; 16], BTreeSet<[u8; 32]>)>);

impl StoredValue for KnownHosts {
    const VERSION: u16 = 1;

    fn to_bytes(&self) -> Vec<u8> {
        let place = |(place, host): (&String, &Fingerprint)| (place.clone(), *host.as_bytes());
        let places = self.places().iter().map(place).collect();
        encode::<KnownHosts>(HostsV1 { places, names: names(self.names()) })
    }

    fn from_bytes(bytes: &[u8], _: &mut RulesCache) -> Result<KnownHosts, StoredValueError> {
        let hosts: HostsV1 = decode::<KnownHosts, _>(bytes)?;
        let place = |(place, host)| (place, Fingerprint::from_bytes(host));
        Ok(KnownHosts::new(hosts.places.into_iter().map(place).collect(), read_names(hosts.names)))
    }
}

impl StoredValue for KnownPlayers {
    const VERSION: u16 = 1;

    fn to_bytes(&self) -> Vec<u8> {
        let banned = self.banned().iter().map(|player| *player.as_bytes()).collect();
        let names = self.names().iter().map(|(key, name)| (*key.as_bytes(), name.clone())).collect();
        encode::<KnownPlayers>(PlayersV1 { names, banned })
    }

    fn from_bytes(bytes: &[u8], _: &mut RulesCache) -> Result<KnownPlayers, StoredValueError> {
        let players: PlayersV1 = decode::<KnownPlayers, _>(bytes)?;
        let banned = players.banned.into_iter().map(Fingerprint::from_bytes).collect();
        let names = players.names.into_iter().map(|(key, name)| (Fingerprint::from_bytes(key), name));
        Ok(KnownPlayers::new(names.collect(), banned))
    }
}

impl StoredValue for Introductions {
    const VERSION: u16 = 1;

    fn to_bytes(&self) -> Vec<u8> {
        let of_host =
            |(host, keys): (&Fingerprint, &BTreeSet<Fingerprint>)| (*host.as_bytes(), key_bytes(keys));
        encode::<Introductions>(IntroductionsV1(self.by_host().iter().map(of_host).collect()))
    }

    fn from_bytes(bytes: &[u8], _: &mut RulesCache) -> Result<Introductions, StoredValueError> {
        let IntroductionsV1(by_host) = decode::<Introductions, _>(bytes)?;
        let of_host =
            |(host, keys): ([u8; 32], BTreeSet<[u8; 32]>)| (Fingerprint::from_bytes(host), read_keys(keys));
        Ok(Introductions::new(by_host.into_iter().map(of_host).collect()))
    }
}

impl StoredValue for MutedPlayers {
    const VERSION: u16 = 1;

    fn to_bytes(&self) -> Vec<u8> {
        let at_table = |(table, keys): &(TableId, BTreeSet<Fingerprint>)| (table.0, key_bytes(keys));
        encode::<MutedPlayers>(MutedV1(self.0.iter().map(at_table).collect()))
    }

    fn from_bytes(bytes: &[u8], _: &mut RulesCache) -> Result<MutedPlayers, StoredValueError> {
        let MutedV1(by_table) = decode::<MutedPlayers, _>(bytes)?;
        let at_table = |(table, keys)| (TableId(table), read_keys(keys));
        Ok(MutedPlayers(by_table.into_iter().map(at_table).collect()))
    }
}

fn key_bytes(keys: &BTreeSet<Fingerprint>) -> BTreeSet<[u8; 32]> {
    keys.iter().map(|key| *key.as_bytes()).collect()
}

fn read_keys(keys: BTreeSet<[u8; 32]>) -> BTreeSet<Fingerprint> {
    keys.into_iter().map(Fingerprint::from_bytes).collect()
}

fn names(names: &BTreeMap<Fingerprint, String>) -> NamesV1 {
    names.iter().map(|(key, name)| (*key.as_bytes(), name.clone())).collect()
}

fn read_names(names: NamesV1) -> BTreeMap<Fingerprint, String> {
    names.into_iter().map(|(key, name)| (Fingerprint::from_bytes(key), name)).collect()
}
