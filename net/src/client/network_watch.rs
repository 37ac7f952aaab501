//! What is noticed on the network while a host is out of reach: where it announces itself, and that this computer's own addresses
//! have changed. Nothing waits for it, and where it notices nothing, the known addresses go on as they are.

use std::collections::BTreeSet;
use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use skipstone_core::ErrorChain;
use tokio::sync::mpsc;
use tokio::time::{MissedTickBehavior, interval, timeout};
use tracing::debug;

use crate::discovery::{BrowseEvent, Interfaces, TableBrowser};
use crate::fingerprint::Fingerprint;

/// After how long the network is asked anew, at first and at last: an announcement may have been lost, and who remembers nothing
/// gets whole answers. Each time doubles it.
const ASK_INTERVAL: (Duration, Duration) = (Duration::from_secs(2), Duration::from_secs(16));

/// How often this computer's own addresses are compared with those before.
const OWN_ADDRESSES_INTERVAL: Duration = Duration::from_millis(500);

/// The capacity of the queue of changes. While it is full, no more announcements are read.
const CHANGE_QUEUE: usize = 16;

/// A change that is worth another try.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum NetworkChange {
    /// The host's key was announced at an address. Anybody can copy a key.
    HostAnnounced(SocketAddr),
    /// This computer has other addresses than before.
    OwnAddresses,
}

/// Watches for a host until the receiver is dropped.
pub(super) type WatchNetwork = Box<dyn Fn(Fingerprint) -> mpsc::Receiver<NetworkChange> + Send + Sync>;

/// Watches the network on these interfaces. To be called in a tokio runtime.
pub(super) fn watch_network(interfaces: Interfaces) -> WatchNetwork {
    Box::new(move |host| {
        let (changes_tx, changes) = mpsc::channel(CHANGE_QUEUE);
        let interfaces = interfaces.clone();
        tokio::spawn(async move {
            tokio::select! {
                () = watch(&interfaces, host, &changes_tx) => {}
                () = changes_tx.closed() => {}
            }
        });
        changes
    })
}

/// Reports changes for as long as somebody receives them.
async fn watch(interfaces: &Interfaces, host: Fingerprint, changes: &mpsc::Sender<NetworkChange>) {
    let mut own = OwnAddresses::read();
    let mut checks = interval(OWN_ADDRESSES_INTERVAL);
    checks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut ask_again = ASK_INTERVAL.0;
    loop {
        let asking = timeout(ask_again, announcements(interfaces, host, changes));
        tokio::pin!(asking);
        loop {
            tokio::select! {
                _ = &mut asking => {
                    ask_again = (ask_again * 2).min(ASK_INTERVAL.1);
                    break;
                }
                _ = checks.tick() => {
                    let now = OwnAddresses::read();
                    if now != own {
                        own = now;
                        ask_again = ASK_INTERVAL.0;
                        // The browser that begins then asks on the new interfaces at once.
                        if changes.send(NetworkChange::OwnAddresses).await.is_err() {
                            return;
                        }
                        break;
                    }
                }
            }
        }
    }
}

/// Reports where the host is announced. Never ends, not even where tables can't be looked for.
async fn announcements(interfaces: &Interfaces, host: Fingerprint, changes: &mpsc::Sender<NetworkChange>) {
    if *interfaces != Interfaces::None {
        match TableBrowser::new(interfaces) {
            Ok(mut browser) => {
                while let Some(event) = browser.next().await {
                    let BrowseEvent::Found(found) = event else { continue };
                    for address in found.addresses.into_iter().filter(|_| found.table.host == host) {
                        // Fails only once nobody receives changes any more.
                        let _ = changes.send(NetworkChange::HostAnnounced(address)).await;
                    }
                }
            }
            Err(error) => debug!(error = %ErrorChain(&error), "the host isn't looked for"),
        }
    }
    std::future::pending().await
}

/// The addresses of this computer's interfaces. Empty if the system doesn't list them.
#[derive(Debug, PartialEq, Eq)]
struct OwnAddresses(BTreeSet<(String, IpAddr)>);

impl OwnAddresses {
    fn read() -> OwnAddresses {
        let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
        OwnAddresses(
            interfaces.into_iter().map(|interface| (interface.name.clone(), interface.ip())).collect(),
        )
    }
}
