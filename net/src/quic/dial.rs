//! A guest's side: dialling a host.

use std::net::SocketAddr;

use quinn::Endpoint;
use tokio::time::timeout;

use super::error::{BindError, DialError};
use super::peer::{HostConnection, Peer};
use super::{endpoint, tls};
use crate::fingerprint::Fingerprint;
use crate::identity::Identity;
use crate::limits;

/// Dials hosts from one UDP socket. Clones share it.
#[derive(Debug, Clone)]
pub struct Dialer {
    endpoint: Endpoint,
    own: Fingerprint,
}

impl Dialer {
    /// Binds a socket to a local address; `[::]:0` lets the system choose. Needs a tokio runtime.
    ///
    /// # Errors
    /// If the socket can't be bound.
    pub fn bind(from: SocketAddr, identity: &Identity) -> Result<Dialer, BindError> {
        Ok(Dialer { endpoint: endpoint::client_endpoint(from, identity)?, own: identity.fingerprint() })
    }

    /// Connects to the host at an address. The host reports the guest only after its first message.
    ///
    /// # Errors
    /// If nobody answers within [`HANDSHAKE_TIMEOUT`](crate::limits::HANDSHAKE_TIMEOUT), or the handshake fails.
    pub async fn dial(&self, address: SocketAddr) -> Result<HostConnection, DialError> {
        let connecting = self
            .endpoint
            .connect(address, tls::SERVER_NAME)
            .map_err(|error| DialError::from_connect(address, error))?;
        let connection = timeout(limits::HANDSHAKE_TIMEOUT, connecting)
            .await
            .map_err(|_| DialError::NoAnswer(address))?
            .map_err(|error| DialError::from_connection(address, error))?;
        let stream =
            connection.open_bi().await.map_err(|error| DialError::from_connection(address, error))?;
        Ok(Peer::new(connection, stream, self.own, None)?)
    }

    /// Waits until every connection is closed, at most [`GOODBYE_TIMEOUT`](limits::GOODBYE_TIMEOUT).
    pub async fn close(self) {
        // On timeout the peers notice by their idle timeout.
        let _ = timeout(limits::GOODBYE_TIMEOUT, self.endpoint.wait_idle()).await;
    }
}
