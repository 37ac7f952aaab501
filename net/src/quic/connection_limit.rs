//! Limits on a host's simultaneous connections. Those of unknown keys share a few places; known keys have their own, so that
//! strangers never keep them out.

use std::collections::{BTreeMap, BTreeSet};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use quinn::{Connection, VarInt};
use tokio::sync::oneshot;

use crate::fingerprint::Fingerprint;
use crate::limits;
use crate::subnet::subnet;

/// The most connections that a host holds at once of keys that it doesn't know. As many may be in their TLS handshake, where no
/// key is known yet. [Known keys](super::Listener::set_known_keys) are limited one by one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ConnectionLimits {
    /// The limit over all addresses.
    pub total: usize,
    /// The limit per IPv4 address or IPv6 subnet of 64 bits.
    pub per_address: usize,
}

impl Default for ConnectionLimits {
    fn default() -> ConnectionLimits {
        ConnectionLimits {
            total: limits::UNKNOWN_CONNECTIONS,
            per_address: limits::UNKNOWN_CONNECTIONS_PER_ADDRESS,
        }
    }
}

/// The QUIC error code of connections that are closed at a limit.
pub(super) const BUSY: VarInt = VarInt::from_u32(1);

/// Counts connections by subnet and key. Clones share the counts.
#[derive(Debug, Clone)]
pub(super) struct ConnectionLimiter {
    limits: ConnectionLimits,
    state: Arc<Mutex<State>>,
}

#[derive(Debug, Default)]
struct State {
    /// The connections by number, the oldest first.
    connections: BTreeMap<u64, Entry>,
    /// The number of the newest connection.
    last: u64,
    known: BTreeSet<Fingerprint>,
}

#[derive(Debug)]
struct Entry {
    subnet: IpAddr,
    /// `None` during the TLS handshake.
    key: Option<Fingerprint>,
    /// Whether the connection makes room for others: before its first message and after its last one.
    is_evictable: bool,
    /// Closed on eviction. `None` during the TLS handshake.
    connection: Option<Connection>,
    /// Dropped on eviction, for the task that waits for the first message.
    _evict: oneshot::Sender<()>,
}

/// One counted connection; dropping it releases the place.
#[derive(Debug)]
pub(super) struct Permit {
    limiter: ConnectionLimiter,
    number: u64,
}

/// Resolves when a connection has to make room for another one.
pub(super) type Evicted = oneshot::Receiver<()>;

impl ConnectionLimiter {
    pub(super) fn new(limits: ConnectionLimits) -> ConnectionLimiter {
        ConnectionLimiter { limits, state: Arc::default() }
    }

    /// A permit for a TLS handshake from this address. At a limit it evicts the oldest other handshake: an honest one takes
    /// milliseconds.
    pub(super) fn begin_handshake(&self, address: IpAddr) -> (Permit, Evicted) {
        let subnet = subnet(address);
        let mut state = self.state();
        let handshakes = state.count(|entry| entry.key.is_none());
        let from_here = state.count(|entry| entry.key.is_none() && entry.subnet == subnet);
        if from_here >= self.limits.per_address {
            let oldest = state.oldest(|entry| entry.key.is_none() && entry.subnet == subnet);
            state.evict(oldest);
        } else if handshakes >= self.limits.total {
            let busiest = state.busiest_subnet(|entry| entry.key.is_none());
            let oldest = state.oldest(|entry| entry.key.is_none() && Some(entry.subnet) == busiest);
            state.evict(oldest);
        }
        state.last += 1;
        let (evict, evicted) = oneshot::channel();
        let number = state.last;
        let entry = Entry { subnet, key: None, is_evictable: true, connection: None, _evict: evict };
        state.connections.insert(number, entry);
        (Permit { limiter: self.clone(), number }, evicted)
    }

    /// Replaces the set of known keys. It counts for present connections too.
    pub(super) fn set_known_keys(&self, keys: BTreeSet<Fingerprint>) {
        self.state().known = keys;
    }

    /// Locks the state. A poisoned lock is ignored: no holder can panic midway.
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Permit {
    /// Counts the connection for its key from now on. At a limit it evicts the oldest connection that says nothing or is being
    /// closed, or returns `false` if there is none: then this connection must be closed.
    pub(super) fn identify(&self, key: Fingerprint, connection: Option<Connection>) -> bool {
        let ConnectionLimits { total, per_address } = self.limiter.limits;
        let mut state = self.limiter.state();
        let Some(subnet) = state.connections.get(&self.number).map(|entry| entry.subnet) else {
            return false;
        };
        let has_room = if state.known.contains(&key) {
            state.make_room(limits::CONNECTIONS_PER_KNOWN_KEY, |_, other| other.key == Some(key))
        } else {
            state.make_room(per_address, |state, other| state.is_stranger(other) && other.subnet == subnet)
                && state.make_room(total, State::is_stranger)
        };
        if let Some(entry) = state.connections.get_mut(&self.number) {
            (entry.key, entry.connection) = (has_room.then_some(key), connection);
        }
        has_room
    }

    /// Sets whether the connection makes room for others. It does so at first.
    pub(super) fn set_evictable(&self, is_evictable: bool) {
        if let Some(entry) = self.limiter.state().connections.get_mut(&self.number) {
            entry.is_evictable = is_evictable;
        }
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        self.limiter.state().connections.remove(&self.number);
    }
}

impl State {
    /// Whether the connection's key is shown and unknown.
    fn is_stranger(&self, entry: &Entry) -> bool {
        entry.key.is_some_and(|key| !self.known.contains(&key))
    }

    fn count(&self, matches: impl Fn(&Entry) -> bool) -> usize {
        self.connections.values().filter(|entry| matches(entry)).count()
    }

    /// Makes sure that fewer than `limit` connections match, by evicting one. `false` if none of them can be evicted.
    fn make_room(&mut self, limit: usize, matches: impl Fn(&State, &Entry) -> bool) -> bool {
        if self.count(|entry| matches(self, entry)) < limit {
            return true;
        }
        let number = self.oldest(|entry| entry.is_evictable && matches(self, entry));
        self.evict(number)
    }

    /// The oldest connection that matches.
    fn oldest(&self, matches: impl Fn(&Entry) -> bool) -> Option<u64> {
        self.connections.iter().find(|(_, entry)| matches(entry)).map(|(number, _)| *number)
    }

    /// Closes a connection and frees its place at once. `false` if there is none.
    fn evict(&mut self, number: Option<u64>) -> bool {
        let Some(evicted) = number.and_then(|number| self.connections.remove(&number)) else { return false };
        if let Some(connection) = evicted.connection {
            connection.close(BUSY, b"busy");
        }
        true
    }

    /// The subnet with the most connections that match.
    fn busiest_subnet(&self, matches: impl Fn(&Entry) -> bool) -> Option<IpAddr> {
        let mut counts = BTreeMap::<IpAddr, usize>::new();
        for entry in self.connections.values().filter(|entry| matches(entry)) {
            *counts.entry(entry.subnet).or_default() += 1;
        }
        counts.into_iter().max_by_key(|(_, count)| *count).map(|(subnet, _)| subnet)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(number: u8) -> Fingerprint {
        Fingerprint([number; 32])
    }

    fn ip(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    impl ConnectionLimiter {
        /// A connection that has said hello. `None` at a limit.
        fn connect(&self, address: &str, number: u8) -> Option<Permit> {
            let (permit, _) = self.begin_handshake(ip(address));
            permit.identify(key(number), None).then(|| {
                permit.set_evictable(false);
                permit
            })
        }
    }

    fn is_evicted(evicted: &mut Evicted) -> bool {
        evicted.try_recv() == Err(oneshot::error::TryRecvError::Closed)
    }

    #[test]
    fn strangers_never_exceed_the_limit_and_known_keys_get_in() {
        let limiter = ConnectionLimiter::new(ConnectionLimits { total: 3, per_address: 2 });
        let first = limiter.connect("192.168.1.1", 1);
        let second = limiter.connect("::ffff:192.168.1.1", 2);
        assert!(first.is_some() && second.is_some());
        assert!(limiter.connect("192.168.1.1", 3).is_none(), "two from one address, however it is written");
        let third = limiter.connect("192.168.1.2", 3);
        assert!(third.is_some() && limiter.connect("192.168.1.3", 4).is_none(), "three in all");

        limiter.set_known_keys([key(9)].into());
        let known: Vec<_> = (0..99).map_while(|_| limiter.connect("192.168.1.1", 9)).collect();
        assert_eq!(known.len(), limits::CONNECTIONS_PER_KNOWN_KEY);
        // A stranger who becomes known takes no place of strangers any more.
        limiter.set_known_keys([key(3), key(9)].into());
        let fourth = limiter.connect("192.168.1.3", 4);
        assert!(fourth.is_some() && limiter.connect("192.168.1.4", 5).is_none());

        drop(first);
        let fifth = limiter.connect("192.168.1.1", 5);
        assert!(fifth.is_some());
        drop((second, third, fourth, fifth, known));
        assert!(limiter.state().connections.is_empty(), "nothing is remembered of who has left");
    }

    #[test]
    fn an_ipv6_subnet_counts_as_one_address() {
        let limiter = ConnectionLimiter::new(ConnectionLimits { total: 9, per_address: 2 });
        let permits = [limiter.connect("2001:db8::1", 1), limiter.connect("2001:db8::2:1", 2)];
        assert!(permits.iter().all(Option::is_some));
        assert!(limiter.connect("2001:db8::3", 3).is_none());
        assert!(limiter.connect("2001:db8:0:1::3", 3).is_some());
    }

    #[test]
    fn silent_connections_make_room() {
        let limiter = ConnectionLimiter::new(ConnectionLimits { total: 3, per_address: 2 });
        // Handshakes evict those of their own subnet, or of the busiest one.
        let (_first, mut first_evicted) = limiter.begin_handshake(ip("10.0.0.1"));
        let (_second, mut second_evicted) = limiter.begin_handshake(ip("10.0.0.1"));
        let (_third, mut third_evicted) = limiter.begin_handshake(ip("10.0.0.1"));
        assert!(is_evicted(&mut first_evicted) && !is_evicted(&mut second_evicted));
        let (_ada, mut ada_evicted) = limiter.begin_handshake(ip("10.0.0.2"));
        let (ben, mut ben_evicted) = limiter.begin_handshake(ip("10.0.0.3"));
        assert!(is_evicted(&mut second_evicted) && !is_evicted(&mut third_evicted));

        // So do strangers that have shown their key, but not said hello.
        assert!(ben.identify(key(1), None));
        let strangers: Vec<_> = (2..=4).map_while(|number| limiter.connect("10.0.0.4", number)).collect();
        assert_eq!(strangers.len(), 2);
        assert!(!is_evicted(&mut ben_evicted));
        let fourth = limiter.connect("10.0.0.5", 5);
        assert!(fourth.is_some());
        assert!(is_evicted(&mut ben_evicted) && !is_evicted(&mut ada_evicted));
        assert!(!ben.identify(key(1), None), "an evicted connection stays evicted");

        // And those that are being closed.
        assert!(limiter.connect("10.0.0.6", 6).is_none());
        strangers[0].set_evictable(true);
        assert!(limiter.connect("10.0.0.6", 6).is_some());
    }
}
