//! A host's side: accepting guests.

use std::io;
use std::net::SocketAddr;

use quinn::{Endpoint, Incoming, VarInt};
use skipstone_core::ErrorChain;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tracing::debug;

use super::connection_limit::{ConnectionLimiter, ConnectionLimits, Permit};
use super::endpoint;
use super::error::{BindError, DisconnectReason};
use super::peer::{GuestConnection, Peer};
use crate::fingerprint::Fingerprint;
use crate::identity::Identity;
use crate::limits;
use crate::protocol::{CloseReason, Hello, ToGuest, ToHost};

/// The capacity of the queue of incoming guests.
const ARRIVAL_QUEUE: usize = 16;

/// Accepts guests on one UDP socket.
#[derive(Debug)]
pub struct Listener {
    endpoint: Endpoint,
    arrivals: mpsc::Receiver<IncomingGuest>,
    acceptor: JoinHandle<()>,
}

/// A guest that has sent its `Hello` and awaits an answer.
#[derive(Debug)]
pub struct IncomingGuest {
    /// The connection to the guest.
    pub guest: GuestConnection,
    /// The guest's first message.
    pub hello: Hello,
}

impl Listener {
    /// Listens on a local address; `[::]` for all of them. Needs a tokio runtime.
    ///
    /// # Errors
    /// If the address can't be bound.
    pub fn bind(
        address: SocketAddr,
        identity: &Identity,
        limits: ConnectionLimits,
    ) -> Result<Listener, BindError> {
        let endpoint = endpoint::server_endpoint(address, identity)?;
        let (arrivals_tx, arrivals) = mpsc::channel(ARRIVAL_QUEUE);
        let acceptor = Acceptor {
            endpoint: endpoint.clone(),
            own: identity.fingerprint(),
            limiter: ConnectionLimiter::new(limits),
            arrivals_tx,
        };
        Ok(Listener { endpoint, arrivals, acceptor: tokio::spawn(acceptor.run()) })
    }

    /// The local address with the actual port.
    ///
    /// # Errors
    /// If the system reports none.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.endpoint.local_addr()
    }

    /// Waits for the next guest. Cancel safe. `None` once the endpoint is closed.
    pub async fn accept(&mut self) -> Option<IncomingGuest> {
        self.arrivals.recv().await
    }

    /// Stops accepting, closes all connections, and waits until the peers know, at most
    /// [`GOODBYE_TIMEOUT`](limits::GOODBYE_TIMEOUT).
    pub async fn close(self) {
        self.endpoint.close(VarInt::from_u32(0), b"");
        // On timeout the peers notice by their idle timeout.
        let _ = timeout(limits::GOODBYE_TIMEOUT, self.endpoint.wait_idle()).await;
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.acceptor.abort();
    }
}

/// The task that accepts connections, after validating their address and applying the connection limits.
struct Acceptor {
    endpoint: Endpoint,
    own: Fingerprint,
    limiter: ConnectionLimiter,
    arrivals_tx: mpsc::Sender<IncomingGuest>,
}

impl Acceptor {
    async fn run(self) {
        while let Some(incoming) = self.endpoint.accept().await {
            // Address validation (QUIC Retry) before any state is kept for the peer.
            if !incoming.remote_address_validated() {
                // Fails only for connections that were validated already.
                let _ = incoming.retry();
                continue;
            }
            match self.limiter.try_acquire(incoming.remote_address().ip()) {
                Some(place) => {
                    tokio::spawn(receive_hello(incoming, place, self.own, self.arrivals_tx.clone()));
                }
                None => {
                    debug!(address = %incoming.remote_address(), "refused: too many connections");
                    incoming.refuse();
                }
            }
        }
    }
}

/// Completes the handshake and reads the first message, which must be a `Hello`.
async fn receive_hello(
    incoming: Incoming,
    place: Permit,
    own: Fingerprint,
    arrivals_tx: mpsc::Sender<IncomingGuest>,
) {
    let address = incoming.remote_address();
    let introduced = timeout(limits::HANDSHAKE_TIMEOUT, async {
        let connection = incoming.await?;
        let stream = connection.accept_bi().await?;
        let mut guest: GuestConnection = Peer::new(connection, stream, own, Some(place))?;
        let first = guest.recv().await;
        Ok::<_, DisconnectReason>((guest, first))
    });
    match introduced.await {
        Ok(Ok((guest, Ok(ToHost::Hello(hello))))) => {
            debug!(%address, guest = ?guest.fingerprint(), "said hello");
            // Fails only if the listener was dropped.
            let _ = arrivals_tx.send(IncomingGuest { guest, hello }).await;
        }
        Ok(Ok((guest, Ok(_) | Err(DisconnectReason::Malformed(_))))) => {
            debug!(%address, guest = ?guest.fingerprint(), "said something else than hello");
            guest.close(Some(&ToGuest::Goodbye(CloseReason::ProtocolError))).await;
        }
        // A peer that broke off or stayed silent gets no answer.
        Ok(Ok((_, Err(lost))) | Err(lost)) => debug!(%address, lost = %ErrorChain(&lost), "broke off"),
        Err(_) => debug!(%address, "said nothing"),
    }
}
