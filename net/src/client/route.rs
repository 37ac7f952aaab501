//! The ways to a host: over a network to its addresses, or within this process through its table's door.

use std::future::pending;
use std::net::{IpAddr, SocketAddr};

use super::config::JoinConfig;
use super::error::JoinError;
use super::network_route::NetworkRoute;
use super::transport::Transport;
use crate::door::Door;
use crate::fingerprint::Fingerprint;
use crate::ids::TableId;
use crate::quic::BindError;

/// The way to a host, taken at first and after each disconnect.
pub(super) enum Route {
    /// Over a network.
    Network(Box<NetworkRoute>),
    /// Within this process.
    Local(LocalRoute),
}

/// The way to a table in this process.
pub(super) struct LocalRoute {
    pub(super) door: Door,
    /// The guest's key.
    pub(super) key: Fingerprint,
    /// The address of the guest's phone.
    pub(super) address: IpAddr,
}

impl From<NetworkRoute> for Route {
    fn from(network: NetworkRoute) -> Route {
        Route::Network(Box::new(network))
    }
}

impl Route {
    /// The way over a network.
    ///
    /// # Errors
    /// If the local address can't be bound.
    pub(super) fn network(call: &JoinConfig) -> Result<Route, BindError> {
        Ok(NetworkRoute::new(call)?.into())
    }

    /// Connects. After the first time, only the host with the key `joined` will do.
    pub(super) async fn connect(&mut self, joined: Option<Fingerprint>) -> Result<Transport, JoinError> {
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

    /// Notes the address at which the host has proven its key.
    pub(super) fn connected(&mut self, address: SocketAddr) {
        if let Route::Network(network) = self {
            network.connected(address);
        }
    }

    /// Waits until another try may succeed where the last one failed; within this process, forever. Cancel safe.
    pub(super) async fn changed(&mut self) {
        match self {
            Route::Network(network) => network.changed().await,
            Route::Local(_) => pending().await,
        }
    }

    /// Waits until the connections are closed.
    pub(super) async fn close(self) {
        if let Route::Network(network) = self {
            network.close().await;
        }
    }
}
