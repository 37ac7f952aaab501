//! Connection churn: thousands of guests, each with its own key, connect from many addresses and disconnect at once.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use skipstone_net::Identity;
use skipstone_net::protocol::{JoinMode, ToHost};
use skipstone_net::quic::Dialer;
use tokio::task::JoinSet;

/// The number of simultaneous connections.
const AT_ONCE: usize = 8;

/// Opens a number of connections and drops them, every third one after a hello. Returns how many were accepted.
pub(crate) async fn flood_connections(times: usize, host: SocketAddr) -> usize {
    let (come, taken_up) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
    let mut churn = JoinSet::new();
    for _ in 0..AT_ONCE {
        let (come, taken_up) = (Arc::clone(&come), Arc::clone(&taken_up));
        churn.spawn(async move {
            loop {
                let number = come.fetch_add(1, Ordering::Relaxed);
                if number >= times {
                    return;
                }
                let identity = Identity::generate().expect("random bytes");
                let from = IpAddr::from([127, 9, (number / 250 % 250) as u8, (number % 250) as u8 + 1]);
                let dialer = Dialer::bind((from, 0).into(), &identity).expect("a socket");
                // A refusal at the connection limit counts as an answer.
                let Ok(host) = dialer.dial(host).await else { continue };
                taken_up.fetch_add(1, Ordering::Relaxed);
                if number % 3 == 0 {
                    host.outbox().send(&ToHost::Hello(super::hello(number, JoinMode::Seat))).expect("room");
                }
            }
        });
    }
    churn.join_all().await;
    taken_up.load(Ordering::Relaxed)
}
