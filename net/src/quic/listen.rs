//! A host's side: accepting guests.

use std::collections::BTreeSet;
use std::io;
use std::net::SocketAddr;

use quinn::{Endpoint, Incoming, VarInt};
use skipstone_core::ErrorChain;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tracing::debug;

use super::connection_limit::{BUSY, ConnectionLimiter, ConnectionLimits, Permit};
use super::endpoint;
use super::error::{BindError, DisconnectReason};
use super::peer::{self, GuestConnection, Peer};
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
    limiter: ConnectionLimiter,
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
        let limiter = ConnectionLimiter::new(limits);
        let acceptor = Acceptor {
            endpoint: endpoint.clone(),
            own: identity.fingerprint(),
            limiter: limiter.clone(),
            arrivals_tx,
        };
        Ok(Listener { endpoint, limiter, arrivals, acceptor: tokio::spawn(acceptor.run()) })
    }

    /// Replaces the set of keys whose connections don't count for the [`ConnectionLimits`]: admitted guests, and those who may
    /// come back. Empty at first.
    pub fn set_known_keys(&self, keys: BTreeSet<Fingerprint>) {
        self.limiter.set_known_keys(keys);
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
            // Address validation (QUIC Retry) before any state is kept for the peer. Not for link-local addresses: quinn's
            // tokens contain no scope, so it takes the address of the answer for another one. Only computers on the same link
            // can forge them, and an unvalidated peer is sent no more than three times what it sends.
            if !incoming.remote_address_validated() && !is_scoped(incoming.remote_address()) {
                // Fails only for connections that were validated already.
                let _ = incoming.retry();
                continue;
            }
            let address = incoming.remote_address();
            let (permit, evicted) = self.limiter.begin_handshake(address.ip());
            let handshake = receive_hello(incoming, permit, self.own, self.arrivals_tx.clone());
            tokio::spawn(async move {
                tokio::select! {
                    () = handshake => {}
                    _ = evicted => debug!(%address, "evicted: too many connections"),
                }
            });
        }
    }
}

/// Whether an address is valid together with an interface only.
fn is_scoped(address: SocketAddr) -> bool {
    matches!(address, SocketAddr::V6(address) if address.scope_id() != 0)
}

/// Completes the handshake and reads the first message, which must be a `Hello`.
async fn receive_hello(
    incoming: Incoming,
    permit: Permit,
    own: Fingerprint,
    arrivals_tx: mpsc::Sender<IncomingGuest>,
) {
    let address = incoming.remote_address();
    let connection = match timeout(limits::HANDSHAKE_TIMEOUT, incoming).await {
        Ok(Ok(connection)) => connection,
        Ok(Err(error)) => return debug!(%address, error = %ErrorChain(&error), "broke off the handshake"),
        Err(_) => return debug!(%address, "didn't finish the handshake"),
    };
    let introduced = timeout(limits::HELLO_TIMEOUT, async {
        if !permit.identify(peer::fingerprint(&connection)?, Some(connection.clone())) {
            debug!(%address, "refused: too many connections");
            connection.close(BUSY, b"busy");
        }
        let stream = connection.accept_bi().await?;
        let mut guest: GuestConnection = Peer::new(connection, stream, own, Some(permit))?;
        let first = guest.recv().await;
        Ok::<_, DisconnectReason>((guest, first))
    });
    match introduced.await {
        Ok(Ok((guest, Ok(ToHost::Hello(hello))))) => {
            debug!(%address, guest = ?guest.fingerprint(), "said hello");
            guest.set_evictable(false);
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
