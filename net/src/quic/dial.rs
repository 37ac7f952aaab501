//! A guest's side: going to a host.

use std::net::SocketAddr;

use quinn::Endpoint;
use tokio::time::timeout;

use super::error::{BindError, DialError};
use super::peer::{Host, Peer};
use super::{SERVER_NAME, setup};
use crate::fingerprint::Fingerprint;
use crate::identity::Identity;
use crate::limits;

/// Goes to hosts from one socket.
#[derive(Debug, Clone)]
pub struct Dialer {
    endpoint: Endpoint,
    own: Fingerprint,
}

impl Dialer {
    /// Opens a socket on an address of this computer; `[::]:0` leaves the choice to the system. Needs a tokio runtime.
    ///
    /// # Errors
    /// If there is none to be had.
    pub fn bind(from: SocketAddr, identity: &Identity) -> Result<Dialer, BindError> {
        Ok(Dialer { endpoint: setup::guest(from, identity)?, own: identity.fingerprint() })
    }

    /// Makes a connection to the host at an address. The host notices nothing of it before the first message.
    ///
    /// # Errors
    /// If nobody is there, or somebody else.
    pub async fn dial(&self, address: SocketAddr) -> Result<Host, DialError> {
        let connecting = self
            .endpoint
            .connect(address, SERVER_NAME)
            .map_err(|error| DialError::before(address, &error))?;
        let connection = timeout(limits::HANDSHAKE, connecting)
            .await
            .map_err(|_| DialError::NoAnswer(address))?
            .map_err(|error| DialError::during(address, error))?;
        let stream = connection.open_bi().await.map_err(|error| DialError::during(address, error))?;
        Ok(Peer::new(connection, stream, self.own, None)?)
    }

    /// Waits until every connection is closed properly, for [a while](limits::GOODBYE) at most.
    pub async fn close(self) {
        // The others find out by the silence.
        let _ = timeout(limits::GOODBYE, self.endpoint.wait_idle()).await;
    }
}
