//! How many connections there are, and from where.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use skipstone_net::subnet::subnet;

use super::limits;

/// The connections that there are, by subnet: who has one IPv6 address has all of its subnet.
#[derive(Debug, Default)]
pub(super) struct Connections(Mutex<BTreeMap<IpAddr, usize>>);

/// A connection that counts until this is dropped.
#[derive(Debug)]
pub(super) struct CountedConnection {
    all: Arc<Connections>,
    address: IpAddr,
}

impl Connections {
    /// Counts a connection from an address. `None` if there are too many.
    pub(super) fn count(all: &Arc<Connections>, address: IpAddr) -> Option<CountedConnection> {
        let address = subnet(address);
        let mut counts = all.0.lock().unwrap_or_else(PoisonError::into_inner);
        let sum: usize = counts.values().sum();
        let own = counts.get(&address).copied().unwrap_or_default();
        if sum >= limits::CONNECTIONS || own >= limits::CONNECTIONS_PER_ADDRESS {
            return None;
        }
        counts.insert(address, own + 1);
        Some(CountedConnection { all: Arc::clone(all), address })
    }
}

impl Drop for CountedConnection {
    fn drop(&mut self) {
        let mut counts = self.all.0.lock().unwrap_or_else(PoisonError::into_inner);
        match counts.get_mut(&self.address) {
            Some(count) if *count > 1 => *count -= 1,
            _ => drop(counts.remove(&self.address)),
        }
    }
}
