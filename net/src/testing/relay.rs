//! A UDP relay between guests and a host on loopback that loses, delays, duplicates and reorders datagrams, can be cut, and can
//! change the guests' addresses.

use std::collections::HashMap;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};
use tokio::net::UdpSocket;
use tokio::task::{JoinHandle, JoinSet};
use tokio::time::sleep;

/// The conditions of a link, the same in both directions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct LinkConditions {
    /// The percentage of datagrams lost, 0 to 100.
    pub loss_percent: u8,
    /// The percentage of datagrams that arrive twice, 0 to 100.
    pub duplicate_percent: u8,
    /// The minimum latency.
    pub delay: Duration,
    /// The maximum extra latency, uniformly random per datagram; it reorders them.
    pub jitter: Duration,
}

/// The size of the receive buffer, in bytes.
const DATAGRAM: usize = 2048;

/// Relays datagrams between guests and a host until dropped.
#[derive(Debug)]
pub struct LossyRelay {
    network: Arc<Network>,
    address: SocketAddr,
    task: JoinHandle<()>,
}

#[derive(Debug)]
struct Network {
    host: SocketAddr,
    front: UdpSocket,
    conditions: LinkConditions,
    rng: Mutex<ChaCha8Rng>,
    cut: AtomicBool,
    /// The number of address changes so far.
    address_changes: AtomicU32,
}

impl LossyRelay {
    /// Starts a relay to a host. Losses and delays come from the seed, in the order of the datagrams.
    ///
    /// # Errors
    /// If no socket can be bound.
    pub async fn start(host: SocketAddr, conditions: LinkConditions, seed: u64) -> io::Result<LossyRelay> {
        let front = socket().await?;
        let address = front.local_addr()?;
        let network = Arc::new(Network {
            host,
            front,
            conditions,
            rng: Mutex::new(ChaCha8Rng::seed_from_u64(seed)),
            cut: AtomicBool::new(false),
            address_changes: AtomicU32::new(0),
        });
        Ok(LossyRelay { task: tokio::spawn(Arc::clone(&network).run()), network, address })
    }

    /// The address for guests to dial.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Drops all datagrams while `true`.
    pub fn set_cut(&self, cut: bool) {
        self.network.cut.store(cut, Ordering::Relaxed);
    }

    /// Gives the guests a new address from their next datagram on. Datagrams to the old one are lost.
    pub fn change_address(&self) {
        self.network.address_changes.fetch_add(1, Ordering::Relaxed);
    }
}

impl Drop for LossyRelay {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn socket() -> io::Result<UdpSocket> {
    UdpSocket::bind((Ipv4Addr::LOCALHOST, 0)).await
}

impl Network {
    /// Relays from guests to the host. Each guest has a socket of its own towards the host, for the answers.
    async fn run(self: Arc<Self>) {
        let mut guests: HashMap<SocketAddr, (u32, Arc<UdpSocket>)> = HashMap::new();
        let mut answers = JoinSet::new();
        let mut bytes = [0; DATAGRAM];
        loop {
            // A stopped host causes sporadic ICMP errors here, and may come back.
            let Ok((count, guest)) = self.front.recv_from(&mut bytes).await else { continue };
            let address_changes = self.address_changes.load(Ordering::Relaxed);
            let host_socket = match guests.get(&guest) {
                Some((then, host_socket)) if *then == address_changes => Arc::clone(host_socket),
                _ => {
                    let Ok(host_socket) = socket().await.map(Arc::new) else { continue };
                    guests.insert(guest, (address_changes, Arc::clone(&host_socket)));
                    answers.spawn(Arc::clone(&self).answer(Arc::clone(&host_socket), guest, address_changes));
                    host_socket
                }
            };
            for delay in self.delivery_delays() {
                let (network, host_socket, bytes) =
                    (Arc::clone(&self), Arc::clone(&host_socket), bytes[..count].to_vec());
                tokio::spawn(async move {
                    sleep(delay).await;
                    // A failed send counts as a lost datagram.
                    let _ = host_socket.send_to(&bytes, network.host).await;
                });
            }
        }
    }

    /// Relays the host's answers while the guest has this address.
    async fn answer(self: Arc<Self>, host_socket: Arc<UdpSocket>, guest: SocketAddr, address_changes: u32) {
        let mut bytes = [0; DATAGRAM];
        while self.address_changes.load(Ordering::Relaxed) == address_changes {
            let Ok(count) = host_socket.recv(&mut bytes).await else { continue };
            for delay in self.delivery_delays() {
                let (network, bytes) = (Arc::clone(&self), bytes[..count].to_vec());
                tokio::spawn(async move {
                    sleep(delay).await;
                    // A failed send counts as a lost datagram.
                    let _ = network.front.send_to(&bytes, guest).await;
                });
            }
        }
    }

    /// The delay of each copy of the next datagram; empty if it is lost.
    fn delivery_delays(&self) -> Vec<Duration> {
        if self.cut.load(Ordering::Relaxed) {
            return Vec::new();
        }
        let mut rng = self.rng.lock().unwrap_or_else(PoisonError::into_inner);
        delivery_delays(&self.conditions, &mut rng)
    }
}

fn delivery_delays(conditions: &LinkConditions, rng: &mut ChaCha8Rng) -> Vec<Duration> {
    let mut happens = |of_hundred: u8| rng.next_u32() % 100 < u32::from(of_hundred);
    let copies = match (happens(conditions.loss_percent), happens(conditions.duplicate_percent)) {
        (true, _) => 0,
        (false, false) => 1,
        (false, true) => 2,
    };
    (0..copies).map(|_| conditions.delay + conditions.jitter * (rng.next_u32() % 1000) / 1000).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn link_conditions_are_determined_by_their_seed() {
        let conditions = LinkConditions {
            loss_percent: 10,
            duplicate_percent: 5,
            delay: Duration::from_millis(100),
            jitter: Duration::from_millis(50),
        };
        let fates = |seed| -> Vec<Vec<Duration>> {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            (0..1000).map(|_| delivery_delays(&conditions, &mut rng)).collect()
        };
        assert_eq!(fates(1), fates(1));
        assert_ne!(fates(1), fates(2));
        let count = |copies| fates(1).iter().filter(|fate| fate.len() == copies).count();
        assert!((60..140).contains(&count(0)), "{} of 1000 are lost", count(0));
        assert!((25..65).contains(&count(2)), "{} of 1000 arrive twice", count(2));
        let fates = fates(1).concat();
        assert!(fates.iter().all(|delay| (100..150).contains(&delay.as_millis())));
        assert!(!fates.is_sorted(), "later ones overtake");
    }
}
