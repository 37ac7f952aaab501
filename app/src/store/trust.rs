//! Known hosts and known players in the store.

use skipstone_net::trust::{KnownHosts, KnownPlayers};

use super::database::{RowKey, RowKind};
use super::value::StoredValue;
use super::{Store, StoreError};

const HOSTS: &[u8] = b"hosts";
const PLAYERS: &[u8] = b"players";

impl Store {
    /// The hosts whose tables the player has joined.
    ///
    /// # Errors
    /// If they can't be read.
    pub fn hosts(&self) -> Result<KnownHosts, StoreError> {
        Ok(self.get(&key(HOSTS))?.unwrap_or_default())
    }

    /// Saves the known hosts, replacing the stored ones.
    ///
    /// # Errors
    /// If they can't be written yet; they are kept in memory then.
    pub fn put_hosts(&self, hosts: &KnownHosts) -> Result<(), StoreError> {
        self.write([(key(HOSTS), Some(hosts.to_bytes()))].into())
    }

    /// The players who were admitted to or banned from the player's tables.
    ///
    /// # Errors
    /// If they can't be read.
    pub fn players(&self) -> Result<KnownPlayers, StoreError> {
        Ok(self.get(&key(PLAYERS))?.unwrap_or_default())
    }

    /// Saves the known players, replacing the stored ones.
    ///
    /// # Errors
    /// If they can't be written yet; they are kept in memory then.
    pub fn put_players(&self, players: &KnownPlayers) -> Result<(), StoreError> {
        self.write([(key(PLAYERS), Some(players.to_bytes()))].into())
    }
}

fn key(of: &[u8]) -> RowKey {
    (RowKind::Trust, of.to_owned())
}
