//! Whom the player knows.

use skipstone_net::trust::{Hosts, Players};

use super::database::{Key, Kind};
use super::value::Value;
use super::{Store, Trouble};

const HOSTS: &[u8] = b"hosts";
const PLAYERS: &[u8] = b"players";

impl Store {
    /// The hosts whose tables the player has been to.
    ///
    /// # Errors
    /// If they can't be read.
    pub fn hosts(&self) -> Result<Hosts, Trouble> {
        Ok(self.get(&key(HOSTS))?.unwrap_or_default())
    }

    /// Keeps the hosts whose tables the player has been to.
    ///
    /// # Errors
    /// If they can't be written yet.
    pub fn put_hosts(&self, hosts: &Hosts) -> Result<(), Trouble> {
        self.write([(key(HOSTS), Some(hosts.to_bytes()))].into())
    }

    /// The players who have been to the player's own tables.
    ///
    /// # Errors
    /// If they can't be read.
    pub fn players(&self) -> Result<Players, Trouble> {
        Ok(self.get(&key(PLAYERS))?.unwrap_or_default())
    }

    /// Keeps the players who have been to the player's own tables.
    ///
    /// # Errors
    /// If they can't be written yet.
    pub fn put_players(&self, players: &Players) -> Result<(), Trouble> {
        self.write([(key(PLAYERS), Some(players.to_bytes()))].into())
    }
}

fn key(of: &[u8]) -> Key {
    (Kind::Trust, of.to_owned())
}
