//! Known hosts and known players in the store, the keys that hosts have named, and who is muted.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use skipstone_net::Fingerprint;
use skipstone_net::protocol::TableId;
use skipstone_net::trust::{Introductions, KnownHosts, KnownPlayers};

use super::database::{RowKey, RowKind};
use super::error::StoreError;
use super::handle::Store;
use super::value::{PlainValue, StoredValue};

const HOSTS: &[u8] = b"hosts";
const PLAYERS: &[u8] = b"players";
const INTRODUCTIONS: &[u8] = b"introductions";
const MUTED: &[u8] = b"muted";
/// The most tables of which it is kept who is muted there.
const MUTED_TABLES: usize = 50;

/// Whom the player has muted, by table; the table where that changed last is the last one.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct MutedPlayers(pub Vec<(TableId, BTreeSet<Fingerprint>)>);

impl MutedPlayers {
    /// Who is muted at a table.
    pub fn at(&self, table: TableId) -> BTreeSet<Fingerprint> {
        let kept = self.0.iter().find(|(at, _)| *at == table);
        kept.map(|(_, muted)| muted.clone()).unwrap_or_default()
    }

    /// Replaces who is muted at a table, and forgets the tables beyond the last fifty.
    pub fn set(&mut self, table: TableId, muted: BTreeSet<Fingerprint>) {
        self.0.retain(|(at, _)| *at != table);
        if !muted.is_empty() {
            self.0.push((table, muted));
        }
        self.0.drain(..self.0.len().saturating_sub(MUTED_TABLES));
    }
}

impl PlainValue for KnownHosts {
    const VERSION: u16 = 1;
}

impl PlainValue for KnownPlayers {
    const VERSION: u16 = 1;
}

impl PlainValue for Introductions {
    const VERSION: u16 = 1;
}

impl PlainValue for MutedPlayers {
    const VERSION: u16 = 1;
}

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

    /// Whom the player has muted.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn muted(&self) -> Result<MutedPlayers, StoreError> {
        Ok(self.get(&key(MUTED))?.unwrap_or_default())
    }

    /// Saves whom the player has muted, replacing what is stored.
    pub fn put_muted(&self, muted: &MutedPlayers) {
        self.write([(key(MUTED), Some(muted.to_bytes()))].into());
    }
}

fn key(of: &[u8]) -> RowKey {
    (RowKind::Trust, of.to_owned())
}
