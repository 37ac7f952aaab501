//! The connection to a host: over a network, or within this process.

use std::net::SocketAddr;

use skipstone_core::ErrorChain;
use tokio::sync::mpsc::error::TrySendError;

use crate::door::LocalConnection;
use crate::fingerprint::Fingerprint;
use crate::invite::ChannelBinding;
use crate::protocol::{ToGuest, ToHost};
use crate::quic::{self, DisconnectReason};

/// The connection to the host.
#[derive(Debug)]
pub(super) enum Transport {
    /// A QUIC connection.
    Network(quic::HostConnection),
    /// A pair of channels to the host's task in this process.
    Local(LocalConnection),
}

impl Transport {
    /// What a proof of a code is bound to.
    pub(super) fn binding(&self) -> &ChannelBinding {
        match self {
            Transport::Network(host) => host.binding(),
            Transport::Local(connection) => &connection.binding,
        }
    }

    /// The host's key.
    pub(super) fn host(&self) -> Fingerprint {
        self.binding().host
    }

    /// The host's address.
    pub(super) fn address(&self) -> SocketAddr {
        match self {
            Transport::Network(host) => host.address(),
            Transport::Local(connection) => connection.address,
        }
    }

    /// The host's next message. Cancel safe.
    pub(super) async fn recv(&mut self) -> Result<ToGuest, DisconnectReason> {
        match self {
            Transport::Network(host) => host.recv().await,
            Transport::Local(connection) => {
                connection.inbox.recv().await.ok_or(DisconnectReason::ClosedByPeer)
            }
        }
    }

    /// Queues a message to the host. Failures are only logged: [`Transport::recv`] reports a lost connection.
    pub(super) fn send(&self, message: &ToHost) {
        let sent = match self {
            Transport::Network(host) => {
                host.outbox().send(message).map_err(|error| ErrorChain(&error).to_string())
            }
            Transport::Local(connection) => {
                connection.outbox.try_send(message.clone()).map_err(|error| match error {
                    TrySendError::Full(_) => "the host is too slow".to_owned(),
                    TrySendError::Closed(_) => "the host is gone".to_owned(),
                })
            }
        };
        if let Err(why) = sent {
            tracing::debug!(%why, "a message is lost");
        }
    }

    /// Closes the connection, after sending `last` if there is one.
    pub(super) async fn close(self, last: Option<&ToHost>) {
        match self {
            Transport::Network(host) => host.close(last).await,
            Transport::Local(connection) => {
                if let Some(last) = last {
                    // Fails only if the host is gone already.
                    let _ = connection.outbox.send(last.clone()).await;
                }
            }
        }
    }
}
