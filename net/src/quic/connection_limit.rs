//! Limits on a host's simultaneous connections, in total and per address.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::limits;

/// The most connections that a host holds at once, those in their handshake included.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ConnectionLimits {
    /// The limit over all addresses.
    pub total: usize,
    /// The limit per IP address.
    pub per_address: usize,
}

impl Default for ConnectionLimits {
    fn default() -> ConnectionLimits {
        ConnectionLimits { total: limits::CONNECTIONS, per_address: limits::CONNECTIONS_PER_ADDRESS }
    }
}

/// Counts connections by IP address. Clones share the counts.
#[derive(Debug, Clone)]
pub(super) struct ConnectionLimiter {
    limits: ConnectionLimits,
    counts: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

/// One counted connection; dropping it releases the slot.
#[derive(Debug)]
pub(super) struct Permit {
    limiter: ConnectionLimiter,
    address: IpAddr,
}

impl ConnectionLimiter {
    pub(super) fn new(limits: ConnectionLimits) -> ConnectionLimiter {
        ConnectionLimiter { limits, counts: Arc::default() }
    }

    /// A permit for one more connection from this address. `None` at a limit. IPv4-mapped addresses count as IPv4.
    pub(super) fn try_acquire(&self, address: IpAddr) -> Option<Permit> {
        let address = address.to_canonical();
        let mut counts = self.counts();
        let total: usize = counts.values().sum();
        let from_here = counts.get(&address).copied().unwrap_or(0);
        if total >= self.limits.total || from_here >= self.limits.per_address {
            return None;
        }
        counts.insert(address, from_here + 1);
        Some(Permit { limiter: self.clone(), address })
    }

    /// Locks the counts. A poisoned lock is ignored: no holder can panic midway.
    fn counts(&self) -> MutexGuard<'_, HashMap<IpAddr, usize>> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut counts = self.limiter.counts();
        match counts.get_mut(&self.address) {
            Some(count) if *count > 1 => *count -= 1,
            _ => {
                counts.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    #[test]
    fn permits_never_exceed_the_limit() {
        let limiter = ConnectionLimiter::new(ConnectionLimits { total: 3, per_address: 2 });
        let [ada, ben, kim] = [1, 2, 3].map(|host| IpAddr::from(Ipv4Addr::new(192, 168, 1, host)));
        let first = limiter.try_acquire(ada);
        let second = limiter.try_acquire(Ipv4Addr::new(192, 168, 1, 1).to_ipv6_mapped().into());
        assert!(first.is_some() && second.is_some());
        assert!(limiter.try_acquire(ada).is_none(), "two from one address, however it is written");
        let third = limiter.try_acquire(ben);
        assert!(third.is_some() && limiter.try_acquire(kim).is_none(), "three in all");

        drop(first);
        let fourth = limiter.try_acquire(kim);
        assert!(fourth.is_some() && limiter.try_acquire(ada).is_none());
        drop((second, third, fourth));
        assert!(limiter.counts().is_empty(), "nothing is remembered of who has left");
    }
}
