//! A network between a guest and a host, on loopback: it loses, delays, repeats and reorders datagrams, is cut, and gives the
//! guest another address.

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

/// What happens to datagrams, each way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Weather {
    /// How many of a hundred are lost.
    pub lost: u8,
    /// How many of a hundred arrive twice.
    pub twice: u8,
    /// How long each takes at least.
    pub delay: Duration,
    /// How much longer it may take; later ones overtake those that do.
    pub jitter: Duration,
}

/// The largest datagram.
const DATAGRAM: usize = 2048;

/// Passes datagrams between guests and a host.
#[derive(Debug)]
pub struct Relay {
    network: Arc<Network>,
    address: SocketAddr,
    task: JoinHandle<()>,
}

#[derive(Debug)]
struct Network {
    host: SocketAddr,
    front: UdpSocket,
    weather: Weather,
    chance: Mutex<ChaCha8Rng>,
    cut: AtomicBool,
    /// How often the guests' address has changed.
    moves: AtomicU32,
}

impl Relay {
    /// A network to a host. What happens on it comes from the seed, in the order of the datagrams.
    ///
    /// # Errors
    /// If there is no socket to be had.
    pub async fn to(host: SocketAddr, weather: Weather, seed: u64) -> io::Result<Relay> {
        let front = socket().await?;
        let address = front.local_addr()?;
        let network = Arc::new(Network {
            host,
            front,
            weather,
            chance: Mutex::new(ChaCha8Rng::seed_from_u64(seed)),
            cut: AtomicBool::new(false),
            moves: AtomicU32::new(0),
        });
        Ok(Relay { task: tokio::spawn(Arc::clone(&network).run()), network, address })
    }

    /// Where guests find the host.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Cuts the network, or mends it.
    pub fn cut(&self, cut: bool) {
        self.network.cut.store(cut, Ordering::Relaxed);
    }

    /// Lets the guests have another address from their next datagram on. What is sent to the old one is lost.
    pub fn change_address(&self) {
        self.network.moves.fetch_add(1, Ordering::Relaxed);
    }
}

impl Drop for Relay {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn socket() -> io::Result<UdpSocket> {
    UdpSocket::bind((Ipv4Addr::LOCALHOST, 0)).await
}

impl Network {
    /// Passes on what guests send. Each has a socket of its own towards the host, on which the answers come.
    async fn run(self: Arc<Self>) {
        let mut guests: HashMap<SocketAddr, (u32, Arc<UdpSocket>)> = HashMap::new();
        let mut answers = JoinSet::new();
        let mut bytes = [0; DATAGRAM];
        loop {
            // A host that is gone shows as an error here and there, and may come back.
            let Ok((count, guest)) = self.front.recv_from(&mut bytes).await else { continue };
            let moves = self.moves.load(Ordering::Relaxed);
            let back = match guests.get(&guest) {
                Some((then, back)) if *then == moves => Arc::clone(back),
                _ => {
                    let Ok(back) = socket().await.map(Arc::new) else { continue };
                    guests.insert(guest, (moves, Arc::clone(&back)));
                    answers.spawn(Arc::clone(&self).answer(Arc::clone(&back), guest, moves));
                    back
                }
            };
            for delay in self.fate() {
                let (network, back, bytes) = (Arc::clone(&self), Arc::clone(&back), bytes[..count].to_vec());
                tokio::spawn(async move {
                    sleep(delay).await;
                    // What can't be sent is lost, as on any network.
                    let _ = back.send_to(&bytes, network.host).await;
                });
            }
        }
    }

    /// Passes on what the host answers, as long as the guest has this address.
    async fn answer(self: Arc<Self>, back: Arc<UdpSocket>, guest: SocketAddr, moves: u32) {
        let mut bytes = [0; DATAGRAM];
        while self.moves.load(Ordering::Relaxed) == moves {
            let Ok(count) = back.recv(&mut bytes).await else { continue };
            for delay in self.fate() {
                let (network, bytes) = (Arc::clone(&self), bytes[..count].to_vec());
                tokio::spawn(async move {
                    sleep(delay).await;
                    // As above.
                    let _ = network.front.send_to(&bytes, guest).await;
                });
            }
        }
    }

    /// After how long each copy of the next datagram arrives.
    fn fate(&self) -> Vec<Duration> {
        if self.cut.load(Ordering::Relaxed) {
            return Vec::new();
        }
        let mut chance = self.chance.lock().unwrap_or_else(PoisonError::into_inner);
        fate(&self.weather, &mut chance)
    }
}

fn fate(weather: &Weather, chance: &mut ChaCha8Rng) -> Vec<Duration> {
    let mut happens = |of_hundred: u8| chance.next_u32() % 100 < u32::from(of_hundred);
    let copies = match (happens(weather.lost), happens(weather.twice)) {
        (true, _) => 0,
        (false, false) => 1,
        (false, true) => 2,
    };
    (0..copies).map(|_| weather.delay + weather.jitter * (chance.next_u32() % 1000) / 1000).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_weather_comes_from_its_seed() {
        let weather = Weather {
            lost: 10,
            twice: 5,
            delay: Duration::from_millis(100),
            jitter: Duration::from_millis(50),
        };
        let fates = |seed| -> Vec<Vec<Duration>> {
            let mut chance = ChaCha8Rng::seed_from_u64(seed);
            (0..1000).map(|_| fate(&weather, &mut chance)).collect()
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
