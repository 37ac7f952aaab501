//! The way to a host over a network: dials its known addresses, and those at which its key is announced meanwhile. An address is
//! never trusted: whoever answers there has to prove the host's key before anything is said.

use std::future::pending;
use std::net::SocketAddr;
use std::time::Duration;

use skipstone_core::ErrorChain;
use tokio::sync::mpsc;
use tokio::task::JoinSet;
use tokio::time::sleep;
use tracing::debug;

use super::addresses::HostAddresses;
use super::config::{JoinCode, JoinConfig};
use super::error::JoinError;
use super::local_network::is_on_local_network;
use super::network_watch::{NetworkChange, WatchNetwork, watch_network};
use crate::discovery::Interfaces;
use crate::fingerprint::Fingerprint;
use crate::quic::{BindError, DialError, Dialer, HostConnection};
use crate::trust::{HostKeyStatus, KnownHosts};

/// The time that a first attempt takes at least where the host is looked for: others answer on the network within it.
const SEARCH_TIME: Duration = Duration::from_secs(2);

/// The most dials at once. Announcements wait while there are as many.
const MAX_DIALS: usize = 48;

/// The way to a host over a network.
pub(super) struct NetworkRoute {
    dialer: Dialer,
    addresses: HostAddresses,
    /// As in [`JoinConfig`].
    host_key: Option<Fingerprint>,
    place: String,
    hosts: KnownHosts,
    /// The key that is looked for before the host is joined. `None` if it isn't known.
    sought: Option<Fingerprint>,
    search_time: Duration,
    watch_network: WatchNetwork,
    /// What is noticed while the host is out of reach. `None` before the first dial, and during a connection.
    changes: Option<mpsc::Receiver<NetworkChange>>,
}

/// An address that was dialled, and who answered.
type Dialled = (SocketAddr, Result<HostConnection, DialError>);

impl NetworkRoute {
    /// The way that a configuration describes.
    ///
    /// # Errors
    /// If the local address can't be bound.
    pub(super) fn new(call: &JoinConfig) -> Result<NetworkRoute, BindError> {
        // Of an address that was typed, only what answers there is meant.
        let of_code = match call.code {
            Some(JoinCode::Invite(_)) => call.hosts.places().get(&call.place).copied(),
            _ => None,
        };
        Ok(NetworkRoute {
            dialer: Dialer::bind(call.bind, &call.identity)?,
            addresses: HostAddresses::new(&call.addresses),
            host_key: call.host_key,
            place: call.place.clone(),
            hosts: call.hosts.clone(),
            sought: call.host_key.or(of_code),
            search_time: if call.interfaces == Interfaces::None { Duration::ZERO } else { SEARCH_TIME },
            watch_network: watch_network(call.interfaces.clone()),
            changes: None,
        })
    }

    /// Notices what the test sends, instead of the network.
    #[cfg(test)]
    pub(super) fn watch_with(mut self, watch: WatchNetwork) -> NetworkRoute {
        self.watch_network = watch;
        self
    }

    /// Dials every address at once, and those that are announced meanwhile, and returns the first host whose key is accepted; if
    /// none, the most informative error. After the first time, only the host with the key `joined` will do.
    pub(super) async fn dial(&mut self, joined: Option<Fingerprint>) -> Result<HostConnection, JoinError> {
        let sought = joined.or(self.sought);
        if let (Some(host), None) = (sought, &self.changes) {
            self.changes = Some((self.watch_network)(host));
        }
        let waits = sought.is_some() && joined.is_none();
        let search = sleep(if waits { self.search_time } else { Duration::ZERO });
        tokio::pin!(search);
        let mut dials = self.dial_all();
        let mut failed = None;
        loop {
            let (address, dialled) = tokio::select! {
                Some(dialled) = dials.join_next() => match dialled {
                    Ok(dialled) => dialled,
                    // A dial task fails only by panic or at shutdown.
                    Err(_) => continue,
                },
                change = next_change(&mut self.changes), if dials.len() < MAX_DIALS => {
                    match change {
                        // What was sent from the old addresses may be answered there.
                        NetworkChange::OwnAddresses => dials = self.dial_all(),
                        NetworkChange::HostAnnounced(address) if self.addresses.announce(address) => {
                            debug!(%address, "the host is announced at another address");
                            self.spawn_dial(&mut dials, address);
                        }
                        NetworkChange::HostAnnounced(_) => {}
                    }
                    continue;
                }
                () = &mut search, if dials.is_empty() => return Err(failed.unwrap_or(JoinError::NoAddress)),
            };
            let error = match dialled.map_err(join_error) {
                // Anybody can announce a copied key: that says nothing of the host.
                Ok(host) if !self.addresses.is_known(address) && Some(host.fingerprint()) != sought => {
                    debug!(%address, "another key answers than was announced");
                    continue;
                }
                Ok(host) => match self.check_host_key(host, joined) {
                    Ok(host) => return Ok(host),
                    Err(error) => error,
                },
                Err(error) => error,
            };
            debug!(error = %ErrorChain(&error), "no way");
            failed = failed.into_iter().chain([error]).max_by_key(informativeness);
        }
    }

    /// Waits until another dial may succeed where the last one failed. Cancel safe.
    pub(super) async fn changed(&mut self) {
        loop {
            match next_change(&mut self.changes).await {
                NetworkChange::HostAnnounced(address) if !self.addresses.announce(address) => {}
                change => return debug!(?change, "the network has changed"),
            }
        }
    }

    /// Keeps the address at which the host has proven its key, and looks for it no longer.
    pub(super) fn connected(&mut self, address: SocketAddr) {
        self.addresses.prove(address);
        self.changes = None;
    }

    /// Waits until the connections are closed.
    pub(super) async fn close(self) {
        self.dialer.close().await;
    }

    fn dial_all(&self) -> JoinSet<Dialled> {
        let mut dials = JoinSet::new();
        self.addresses.all().into_iter().for_each(|address| self.spawn_dial(&mut dials, address));
        dials
    }

    fn spawn_dial(&self, dials: &mut JoinSet<Dialled>, address: SocketAddr) {
        let dialer = self.dialer.clone();
        dials.spawn(async move { (address, dialer.dial(address).await) });
    }

    /// Checks the host's key against the announced or the known one before any message is sent.
    fn check_host_key(
        &self,
        host: HostConnection,
        joined: Option<Fingerprint>,
    ) -> Result<HostConnection, JoinError> {
        let shown = host.fingerprint();
        match (joined, self.host_key) {
            (Some(known), _) if known != shown => Err(JoinError::KeyChanged { known, shown }),
            (Some(_), _) => Ok(host),
            (None, Some(expected)) if expected != shown => Err(JoinError::UnexpectedKey { expected, shown }),
            (None, Some(_)) => Ok(host),
            (None, None) => match self.hosts.check_key(&self.place, shown) {
                HostKeyStatus::Changed { known } => Err(JoinError::KeyChanged { known, shown }),
                HostKeyStatus::Known | HostKeyStatus::New => Ok(host),
            },
        }
    }
}

/// The next change; never, where none is or can be noticed. Cancel safe.
async fn next_change(changes: &mut Option<mpsc::Receiver<NetworkChange>>) -> NetworkChange {
    let change = match changes {
        Some(changes) => changes.recv().await,
        None => None,
    };
    match change {
        Some(change) => change,
        None => pending().await,
    }
}

/// Classifies a failed dial, telling addresses of this computer's subnets from others.
fn join_error(error: DialError) -> JoinError {
    match error {
        DialError::NoAnswer(address) if is_on_local_network(address.ip()) => {
            JoinError::NothingAnswers(address)
        }
        DialError::NoAnswer(address) => JoinError::OtherNetwork(address),
        DialError::Busy => JoinError::Busy,
        DialError::OtherProtocol(address) => JoinError::OtherProtocol(address),
        DialError::Unreachable(address) => JoinError::Unreachable(address),
        DialError::Disconnected(lost) => lost.into(),
    }
}

/// Ranks errors of several addresses: an answer, even a bad one, tells more than silence.
fn informativeness(error: &JoinError) -> u8 {
    match error {
        JoinError::KeyChanged { .. } | JoinError::UnexpectedKey { .. } => 5,
        JoinError::Busy => 4,
        JoinError::OtherProtocol(_) => 3,
        JoinError::Disconnected(_) => 2,
        JoinError::NothingAnswers(_) => 1,
        _ => 0,
    }
}
