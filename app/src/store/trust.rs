//! Known hosts and known players in the store, and the keys that hosts have named.

use skipstone_net::trust::{Introductions, KnownHosts, KnownPlayers};

use super::database::{RowKey, RowKind};
use super::value::StoredValue;
use super::{Store, StoreError};

const HOSTS: &[u8] = b"hosts";
const PLAYERS: &[u8] = b"players";
const INTRODUCTIONS: &[u8] = b"introductions";

impl Store {
    /// The hosts whose tables the player has joined.
    ///
    /// # Errors
    /// If they can't be read.
    pub fn hosts(&self) -> Result<KnownHosts, StoreError> {
        Ok(self.get(&key(HOSTS))?.unwrap_or_default())
    }

    /// Saves the known hosts, replacing the stored ones.
    pub fn put_hosts(&self, hosts: &KnownHosts) {
        self.write([(key(HOSTS), Some(hosts.to_bytes()))].into());
    }

    /// The players who were admitted to or banned from the player's tables.
    ///
    /// # Errors
    /// If they can't be read.
    pub fn players(&self) -> Result<KnownPlayers, StoreError> {
        Ok(self.get(&key(PLAYERS))?.unwrap_or_default())
    }

    /// Saves the known players, replacing the stored ones.
    pub fn put_players(&self, players: &KnownPlayers) {
        self.write([(key(PLAYERS), Some(players.to_bytes()))].into());
    }

    /// The keys of players that hosts have named.
    ///
    /// # Errors
    /// If they can't be read.
    pub fn introductions(&self) -> Result<Introductions, StoreError> {
        Ok(self.get(&key(INTRODUCTIONS))?.unwrap_or_default())
    }

    /// Saves the keys that hosts have named, replacing the stored ones.
    pub fn put_introductions(&self, named: &Introductions) {
        self.write([(key(INTRODUCTIONS), Some(named.to_bytes()))].into());
    }
}

fn key(of: &[u8]) -> RowKey {
    (RowKind::Trust, of.to_owned())
}
