//! Known hosts and known players in the store, the keys that hosts have named, and who is muted.

use std::collections::BTreeSet;

use jiff::Timestamp;
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
const VISITS: &[u8] = b"visits";
/// The most tables of which it is kept who is muted there.
const MUTED_TABLES: usize = 50;
/// The most players of whom it is kept when they came last: as many as are known.
const KEPT_VISITS: usize = 1024;

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

/// When players have come to the player's tables last.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Visits(Vec<(Fingerprint, i64)>);

impl Visits {
    /// When somebody came last. `None` if that isn't kept.
    pub fn last(&self, who: Fingerprint) -> Option<Timestamp> {
        let (_, second) = self.0.iter().find(|(key, _)| *key == who)?;
        Timestamp::from_second(*second).ok()
    }

    /// Notes that somebody comes, and forgets those beyond the last 1024.
    pub fn note(&mut self, who: Fingerprint, now: Timestamp) {
        self.0.retain(|(key, _)| *key != who);
        self.0.push((who, now.as_second()));
        self.0.drain(..self.0.len().saturating_sub(KEPT_VISITS));
    }
}

impl PlainValue for Visits {
    const VERSION: u16 = 1;
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

    /// When players have come to the player's tables last.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn visits(&self) -> Result<Visits, StoreError> {
        Ok(self.get(&key(VISITS))?.unwrap_or_default())
    }

    /// Saves when players have come last, replacing what is stored.
    pub fn put_visits(&self, visits: &Visits) {
        self.write([(key(VISITS), Some(visits.to_bytes()))].into());
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
