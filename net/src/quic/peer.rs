//! A connection to an authenticated peer, with typed messages in both directions.

use std::net::{IpAddr, SocketAddr};

use quinn::{Connection, ReadError, RecvStream, SendStream, VarInt};
use rustls::pki_types::CertificateDer;
use skipstone_core::SharedError;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use super::connection_limit::Permit;
use super::error::DisconnectReason;
use super::outbox::{Outbox, write};
use super::tls;
use crate::codec::{Decoder, Frame, Message};
use crate::fingerprint::Fingerprint;
use crate::invite::{ChannelBinding, Side};
use crate::limits;
use crate::protocol::{ToGuest, ToHost};

/// The label of the TLS keying material (RFC 5705) that binds a proof to a connection.
const EXPORTER_LABEL: &[u8] = b"EXPORTER-skipstone-invite";

/// A host's connection to a guest.
pub type GuestConnection = Peer<ToHost, ToGuest>;

/// A guest's connection to the host.
pub type HostConnection = Peer<ToGuest, ToHost>;

/// The size of a read, in bytes.
const READ_CHUNK: usize = 4 << 10;

/// A connection that receives `In` and sends `Out`.
///
/// One task reads and one writes, each with a bounded queue. Dropping a peer closes the connection once the queue is written;
/// [`Peer::close`] waits for that.
#[derive(Debug)]
pub struct Peer<In, Out> {
    connection: Connection,
    binding: ChannelBinding,
    side: Side,
    inbox: mpsc::Receiver<Result<In, DisconnectReason>>,
    outbox: Outbox<Out>,
    writer: JoinHandle<()>,
    /// The place in the connection limit. `None` on a guest's side.
    permit: Option<Permit>,
}

impl<In: Message, Out: Message> Peer<In, Out> {
    /// Wraps a connection with its open stream. With a permit this program is the host, without one the guest.
    pub(super) fn new(
        connection: Connection,
        (sending, receiving): (SendStream, RecvStream),
        own: Fingerprint,
        place: Option<Permit>,
    ) -> Result<Peer<In, Out>, DisconnectReason> {
        let side = if place.is_some() { Side::Host } else { Side::Guest };
        let shown = fingerprint(&connection)?;
        let (host, guest) = match side {
            Side::Host => (own, shown),
            Side::Guest => (shown, own),
        };
        let mut channel = [0; 32];
        let exported = connection.export_keying_material(&mut channel, EXPORTER_LABEL, b"");
        exported.map_err(|_| DisconnectReason::Other(SharedError::new("TLS exports no keys")))?;
        let (outbox, queue) = Outbox::new();
        let (messages, inbox) = mpsc::channel(limits::INBOX_MESSAGES);
        tokio::spawn(read(receiving, messages));
        Ok(Peer {
            writer: tokio::spawn(write(sending, queue)),
            connection,
            binding: ChannelBinding { channel, host, guest },
            side,
            inbox,
            outbox,
            permit: place,
        })
    }

    /// The fingerprint of the key that the peer proved to hold.
    pub fn fingerprint(&self) -> Fingerprint {
        match self.side {
            Side::Host => self.binding.guest,
            Side::Guest => self.binding.host,
        }
    }

    /// The peer's current address. It may change (connection migration).
    pub fn address(&self) -> SocketAddr {
        let address = self.connection.remote_address();
        match address.ip().to_canonical() {
            ip @ IpAddr::V4(_) => SocketAddr::new(ip, address.port()),
            // With its scope.
            IpAddr::V6(_) => address,
        }
    }

    /// The channel binding for invite proofs on this connection.
    pub fn binding(&self) -> &ChannelBinding {
        &self.binding
    }

    /// How many packets have come from the peer, keep-alive packets among them.
    pub fn packets_received(&self) -> u64 {
        self.connection.stats().udp_rx.datagrams
    }

    /// The send queue to the peer.
    pub fn outbox(&self) -> &Outbox<Out> {
        &self.outbox
    }

    /// Sets whether the connection may be closed to make room for others.
    pub(super) fn set_evictable(&self, is_evictable: bool) {
        if let Some(permit) = &self.permit {
            permit.set_evictable(is_evictable);
        }
    }

    /// Waits for the peer's next message. Cancel safe.
    ///
    /// # Errors
    /// Once, with the reason, when the connection has ended; [`DisconnectReason::ClosedByPeer`] on every later call.
    pub async fn recv(&mut self) -> Result<In, DisconnectReason> {
        self.inbox.recv().await.unwrap_or(Err(DisconnectReason::ClosedByPeer))
    }

    /// Sends a last message and closes the connection once everything was acknowledged, at the latest after
    /// [`GOODBYE_TIMEOUT`](limits::GOODBYE_TIMEOUT).
    pub async fn close(mut self, last: Option<&Out>) {
        self.set_evictable(true);
        self.outbox.end(last.and_then(|last| Frame::new(last).ok()));
        // The connection is closed either way.
        let _ = timeout(limits::GOODBYE_TIMEOUT, &mut self.writer).await;
        self.connection.close(VarInt::from_u32(0), b"");
    }
}

impl<In, Out> Drop for Peer<In, Out> {
    /// Ends the stream even if clones of the outbox are still held.
    fn drop(&mut self) {
        self.outbox.end(None);
    }
}

/// The fingerprint of the peer's certificate key.
pub(super) fn fingerprint(connection: &Connection) -> Result<Fingerprint, DisconnectReason> {
    let shown = connection.peer_identity().and_then(|shown| shown.downcast::<Vec<CertificateDer<'_>>>().ok());
    let certificate = shown.as_deref().and_then(|chain| chain.first());
    let fingerprint = certificate.and_then(|certificate| tls::fingerprint(certificate).ok());
    fingerprint.ok_or_else(|| DisconnectReason::Other(SharedError::new("the other side shows no key")))
}

/// Reads messages until the receiver is dropped. A full queue stops reading, and QUIC flow control stops the peer.
async fn read<In: Message>(mut stream: RecvStream, messages: mpsc::Sender<Result<In, DisconnectReason>>) {
    let mut decoder = Decoder::default();
    let mut bytes = [0; READ_CHUNK];
    let lost = loop {
        while let Some(message) = decoder.next_message() {
            let failed = message.is_err();
            if messages.send(message.map_err(DisconnectReason::Malformed)).await.is_err() || failed {
                return;
            }
        }
        let read = tokio::select! {
            read = stream.read(&mut bytes) => read,
            () = messages.closed() => return,
        };
        match read {
            Ok(Some(count)) => decoder.push(&bytes[..count]),
            Ok(None) => {
                break decoder
                    .finish()
                    .map_or_else(DisconnectReason::Malformed, |()| DisconnectReason::ClosedByPeer);
            }
            Err(ReadError::ConnectionLost(error)) => break error.into(),
            Err(error) => break DisconnectReason::Other(SharedError::new(error)),
        }
    };
    // Fails only if the peer was dropped.
    let _ = messages.send(Err(lost)).await;
}
