//! The ways to a host: over a network to its addresses, or within this process through its table's door.

use std::net::{IpAddr, SocketAddr};

use skipstone_core::ErrorChain;
use tokio::task::JoinSet;
use tracing::debug;

use super::config::JoinConfig;
use super::error::JoinError;
use super::local_network::is_on_local_network;
use super::transport::Transport;
use crate::door::Door;
use crate::fingerprint::Fingerprint;
use crate::ids::TableId;
use crate::quic::{BindError, DialError, Dialer, HostConnection};
use crate::trust::{HostKeyStatus, KnownHosts};

/// The way to a host, taken at first and after each disconnect.
pub(super) enum Route {
    /// Over a network.
    Network(NetworkRoute),
    /// Within this process.
    Local(LocalRoute),
}

/// The way to a host over a network.
pub(super) struct NetworkRoute {
    dialer: Dialer,
    /// The addresses to dial; an address that worked is kept.
    addresses: Vec<SocketAddr>,
    /// As in [`JoinConfig`].
    host_key: Option<Fingerprint>,
    place: String,
    hosts: KnownHosts,
}

/// The way to a table in this process.
pub(super) struct LocalRoute {
    pub(super) door: Door,
    /// The guest's key.
    pub(super) key: Fingerprint,
    /// The address of the guest's phone.
    pub(super) address: IpAddr,
}

impl Route {
    /// The way over a network.
    ///
    /// # Errors
    /// If the local address can't be bound.
    pub(super) fn network(call: &JoinConfig) -> Result<Route, BindError> {
        Ok(Route::Network(NetworkRoute {
            dialer: Dialer::bind(call.bind, &call.identity)?,
            addresses: call.addresses.clone(),
            host_key: call.host_key,
            place: call.place.clone(),
            hosts: call.hosts.clone(),
        }))
    }

    /// Connects. After the first time, only the host with the key `joined` will do.
    pub(super) async fn connect(&self, joined: Option<Fingerprint>) -> Result<Transport, JoinError> {
        match self {
            Route::Network(network) => network.dial(joined).await.map(Transport::Network),
            Route::Local(LocalRoute { door, key, address }) => {
                Ok(Transport::Local(door.enter(*key, *address)))
            }
        }
    }

    /// The table that the way leads to, if that is known before it answers.
    pub(super) fn table(&self) -> Option<TableId> {
        match self {
            Route::Network(_) => None,
            Route::Local(local) => Some(local.door.table()),
        }
    }

    /// Keeps an address at which the host has answered.
    pub(super) fn keep_address(&mut self, address: SocketAddr) {
        if let Route::Network(network) = self
            && !network.addresses.contains(&address)
        {
            network.addresses.push(address);
        }
    }

    /// Waits until the connections are closed.
    pub(super) async fn close(self) {
        if let Route::Network(network) = self {
            network.dialer.close().await;
        }
    }
}

impl NetworkRoute {
    /// Dials every address at once and returns the first host whose key is accepted; if none, the most informative error.
    async fn dial(&self, joined: Option<Fingerprint>) -> Result<HostConnection, JoinError> {
        let mut dials = JoinSet::new();
        for address in self.addresses.clone() {
            let dialer = self.dialer.clone();
            dials.spawn(async move { dialer.dial(address).await });
        }
        let mut failed = None;
        while let Some(dialled) = dials.join_next().await {
            // A dial task fails only by panic or at shutdown.
            let Ok(dialled) = dialled else { continue };
            let error = match dialled.map_err(join_error).and_then(|host| self.check_host_key(host, joined)) {
                Ok(host) => return Ok(host),
                Err(error) => error,
            };
            debug!(error = %ErrorChain(&error), "no way");
            failed = failed.into_iter().chain([error]).max_by_key(informativeness);
        }
        Err(failed.unwrap_or(JoinError::NoAddress))
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
