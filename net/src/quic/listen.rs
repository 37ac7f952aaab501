//! A host's side: letting guests come.

use std::io;
use std::net::SocketAddr;

use quinn::{Endpoint, Incoming, VarInt};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tracing::debug;

use super::error::{BindError, Lost};
use super::gate::{Crowd, Gate, Place};
use super::peer::{Guest, Peer};
use super::setup;
use crate::fingerprint::Fingerprint;
use crate::identity::Identity;
use crate::limits;
use crate::protocol::{Farewell, Hello, ToGuest, ToHost};

/// How many may wait to be welcomed.
const WAITING: usize = 16;

/// Waits for guests on one socket.
#[derive(Debug)]
pub struct Listener {
    endpoint: Endpoint,
    arrivals: mpsc::Receiver<Arrival>,
    door: JoinHandle<()>,
}

/// Somebody who has said hello, and is to be answered.
#[derive(Debug)]
pub struct Arrival {
    /// Who.
    pub guest: Guest,
    /// What was said.
    pub hello: Hello,
}

impl Listener {
    /// Listens on an address of this computer, on all of them at `[::]`. Needs a tokio runtime.
    ///
    /// # Errors
    /// If the address is not to be had.
    pub fn bind(address: SocketAddr, identity: &Identity, crowd: Crowd) -> Result<Listener, BindError> {
        let endpoint = setup::host(address, identity)?;
        let (waiting, arrivals) = mpsc::channel(WAITING);
        let door =
            Door { endpoint: endpoint.clone(), own: identity.fingerprint(), gate: Gate::new(crowd), waiting };
        Ok(Listener { endpoint, arrivals, door: tokio::spawn(door.keep()) })
    }

    /// Where it listens.
    ///
    /// # Errors
    /// If the system doesn't tell.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.endpoint.local_addr()
    }

    /// Waits for the next one to come. May be dropped while it waits: nobody is lost.
    pub async fn arrival(&mut self) -> Option<Arrival> {
        self.arrivals.recv().await
    }

    /// Lets nobody in any more, closes what is still open, and waits until that is known, for [a while](limits::GOODBYE) at
    /// most.
    pub async fn close(self) {
        self.endpoint.close(VarInt::from_u32(0), b"");
        // The others find out by the silence.
        let _ = timeout(limits::GOODBYE, self.endpoint.wait_idle()).await;
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.door.abort();
    }
}

/// Who stands at the door, and decides by what can be seen from outside.
struct Door {
    endpoint: Endpoint,
    own: Fingerprint,
    gate: Gate,
    waiting: mpsc::Sender<Arrival>,
}

impl Door {
    async fn keep(self) {
        while let Some(incoming) = self.endpoint.accept().await {
            // Whoever can't answer from the address it claims gets no further, and costs nothing.
            if !incoming.remote_address_validated() {
                // It fails only for those who have done so already.
                let _ = incoming.retry();
                continue;
            }
            match self.gate.enter(incoming.remote_address().ip()) {
                Some(place) => {
                    tokio::spawn(greet(incoming, place, self.own, self.waiting.clone()));
                }
                None => {
                    debug!(address = %incoming.remote_address(), "refused: too many connections");
                    incoming.refuse();
                }
            }
        }
    }
}

/// Makes a connection and listens to the first message.
async fn greet(incoming: Incoming, place: Place, own: Fingerprint, waiting: mpsc::Sender<Arrival>) {
    let address = incoming.remote_address();
    let introduced = timeout(limits::HANDSHAKE, async {
        let connection = incoming.await?;
        let stream = connection.accept_bi().await?;
        let mut guest: Guest = Peer::new(connection, stream, own, Some(place))?;
        let first = guest.message().await;
        Ok::<_, Lost>((guest, first))
    });
    match introduced.await {
        Ok(Ok((guest, Ok(ToHost::Hello(hello))))) => {
            debug!(%address, guest = ?guest.fingerprint(), "said hello");
            // Where nobody waits any more, the host is closing.
            let _ = waiting.send(Arrival { guest, hello }).await;
        }
        Ok(Ok((guest, Ok(_) | Err(Lost::Misunderstood(_))))) => {
            debug!(%address, guest = ?guest.fingerprint(), "said something else than hello");
            guest.close(Some(&ToGuest::Goodbye(Farewell::Misunderstood))).await;
        }
        // Whoever breaks off, or says nothing, needs no answer.
        Ok(Ok((_, Err(lost))) | Err(lost)) => debug!(%address, %lost, "broke off"),
        Err(_) => debug!(%address, "said nothing"),
    }
}
