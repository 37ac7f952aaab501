//! How many connections a host holds at once, in all and from one address.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::limits;

/// How many connections a host holds at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Crowd {
    /// In all.
    pub all: usize,
    /// From one address.
    pub per_address: usize,
}

impl Default for Crowd {
    fn default() -> Crowd {
        Crowd { all: limits::CONNECTIONS, per_address: limits::CONNECTIONS_PER_ADDRESS }
    }
}

/// Counts who is inside.
#[derive(Debug, Clone)]
pub(super) struct Gate {
    crowd: Crowd,
    inside: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

/// A place inside, until it is dropped.
#[derive(Debug)]
pub(super) struct Place {
    gate: Gate,
    address: IpAddr,
}

impl Gate {
    pub(super) fn new(crowd: Crowd) -> Gate {
        Gate { crowd, inside: Arc::default() }
    }

    /// A place for one more from this address, if there is one.
    pub(super) fn enter(&self, address: IpAddr) -> Option<Place> {
        let address = address.to_canonical();
        let mut inside = self.inside();
        let all: usize = inside.values().sum();
        let from_here = inside.get(&address).copied().unwrap_or(0);
        if all >= self.crowd.all || from_here >= self.crowd.per_address {
            return None;
        }
        inside.insert(address, from_here + 1);
        Some(Place { gate: self.clone(), address })
    }

    /// Nothing that holds the lock can panic, so what it guards is whole.
    fn inside(&self) -> MutexGuard<'_, HashMap<IpAddr, usize>> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut inside = self.gate.inside();
        match inside.get_mut(&self.address) {
            Some(count) if *count > 1 => *count -= 1,
            _ => {
                inside.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    #[test]
    fn nobody_takes_more_places_than_there_are() {
        let gate = Gate::new(Crowd { all: 3, per_address: 2 });
        let [ada, ben, kim] = [1, 2, 3].map(|host| IpAddr::from(Ipv4Addr::new(192, 168, 1, host)));
        let first = gate.enter(ada);
        let second = gate.enter(Ipv4Addr::new(192, 168, 1, 1).to_ipv6_mapped().into());
        assert!(first.is_some() && second.is_some());
        assert!(gate.enter(ada).is_none(), "two from one address, however it is written");
        let third = gate.enter(ben);
        assert!(third.is_some() && gate.enter(kim).is_none(), "three in all");

        drop(first);
        let fourth = gate.enter(kim);
        assert!(fourth.is_some() && gate.enter(ada).is_none());
        drop((second, third, fourth));
        assert!(gate.inside().is_empty(), "nothing is remembered of who has left");
    }
}
