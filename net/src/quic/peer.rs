//! Who is at the other end of a connection, and the messages to and from there.

use std::net::SocketAddr;

use quinn::{Connection, ReadError, RecvStream, SendStream, VarInt};
use rustls::pki_types::CertificateDer;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use super::error::Lost;
use super::gate::Place;
use super::outbox::{Outbox, write};
use super::{EXPORTER, tls};
use crate::codec::{Decoder, Frame, Message};
use crate::fingerprint::Fingerprint;
use crate::invite::{Binding, Side};
use crate::limits;
use crate::protocol::{ToGuest, ToHost};

/// A guest, as the host has it.
pub type Guest = Peer<ToHost, ToGuest>;

/// The host, as a guest has it.
pub type Host = Peer<ToGuest, ToHost>;

/// How much is read at once.
const READ: usize = 4 << 10;

/// The other end of a connection, which says `In` and is told `Out`.
///
/// One task reads and one writes, each with a queue of limited size. Dropping a peer ends the connection as soon as what was sent
/// is through; [`Peer::close`] waits for that.
#[derive(Debug)]
pub struct Peer<In, Out> {
    connection: Connection,
    binding: Binding,
    side: Side,
    inbox: mpsc::Receiver<Result<In, Lost>>,
    outbox: Outbox<Out>,
    writer: JoinHandle<()>,
    /// What it takes up at a host.
    _place: Option<Place>,
}

impl<In: Message, Out: Message> Peer<In, Out> {
    /// Takes up a connection whose stream is open. This program is the side that has a place for it, or the guest.
    pub(super) fn new(
        connection: Connection,
        (sending, receiving): (SendStream, RecvStream),
        own: Fingerprint,
        place: Option<Place>,
    ) -> Result<Peer<In, Out>, Lost> {
        let side = if place.is_some() { Side::Host } else { Side::Guest };
        let shown = fingerprint(&connection)?;
        let (host, guest) = match side {
            Side::Host => (own, shown),
            Side::Guest => (shown, own),
        };
        let mut channel = [0; 32];
        let exported = connection.export_keying_material(&mut channel, EXPORTER, b"");
        exported.map_err(|_| Lost::Broken("TLS exports no keys".to_owned()))?;
        let (outbox, queue) = Outbox::new();
        let (messages, inbox) = mpsc::channel(limits::INBOX);
        tokio::spawn(read(receiving, messages));
        Ok(Peer {
            writer: tokio::spawn(write(sending, queue)),
            connection,
            binding: Binding { channel, host, guest },
            side,
            inbox,
            outbox,
            _place: place,
        })
    }

    /// Whose key the peer has proven to hold.
    pub fn fingerprint(&self) -> Fingerprint {
        match self.side {
            Side::Host => self.binding.guest,
            Side::Guest => self.binding.host,
        }
    }

    /// Where the peer is now. It may change.
    pub fn address(&self) -> SocketAddr {
        let address = self.connection.remote_address();
        SocketAddr::new(address.ip().to_canonical(), address.port())
    }

    /// What a proof for this connection is bound to.
    pub fn binding(&self) -> &Binding {
        &self.binding
    }

    /// Where messages to the peer go.
    pub fn outbox(&self) -> &Outbox<Out> {
        &self.outbox
    }

    /// Waits for the peer's next message. May be dropped while it waits: nothing is lost.
    ///
    /// # Errors
    /// Once nothing more will come; from then on only that the connection was closed.
    pub async fn message(&mut self) -> Result<In, Lost> {
        self.inbox.recv().await.unwrap_or(Err(Lost::Ended))
    }

    /// Sends a last message and closes the connection once all that was sent has arrived, or after
    /// [a while](limits::GOODBYE) in any case.
    pub async fn close(mut self, last: Option<&Out>) {
        self.outbox.end(last.and_then(|last| Frame::new(last).ok()));
        // Too late is as good as never: the connection is closed either way.
        let _ = timeout(limits::GOODBYE, &mut self.writer).await;
        self.connection.close(VarInt::from_u32(0), b"");
    }
}

impl<In, Out> Drop for Peer<In, Out> {
    /// Whoever still holds the outbox holds up nothing.
    fn drop(&mut self) {
        self.outbox.end(None);
    }
}

/// Whose key a connection was made with.
fn fingerprint(connection: &Connection) -> Result<Fingerprint, Lost> {
    let shown = connection.peer_identity().and_then(|shown| shown.downcast::<Vec<CertificateDer<'_>>>().ok());
    let certificate = shown.as_deref().and_then(|chain| chain.first());
    let fingerprint = certificate.and_then(|certificate| tls::fingerprint(certificate).ok());
    fingerprint.ok_or_else(|| Lost::Broken("the other side shows no key".to_owned()))
}

/// Reads as long as somebody takes the messages. Where they pile up it waits, and QUIC makes the peer wait too.
async fn read<In: Message>(mut stream: RecvStream, messages: mpsc::Sender<Result<In, Lost>>) {
    let mut decoder = Decoder::default();
    let mut bytes = [0; READ];
    let lost = loop {
        while let Some(message) = decoder.message() {
            let failed = message.is_err();
            if messages.send(message.map_err(Lost::Misunderstood)).await.is_err() || failed {
                return;
            }
        }
        let read = tokio::select! {
            read = stream.read(&mut bytes) => read,
            () = messages.closed() => return,
        };
        match read {
            Ok(Some(count)) => decoder.push(&bytes[..count]),
            Ok(None) => break decoder.end().map_or_else(Lost::Misunderstood, |()| Lost::Ended),
            Err(ReadError::ConnectionLost(error)) => break error.into(),
            Err(error) => break Lost::Broken(error.to_string()),
        }
    };
    // Nobody may be there any more to be told.
    let _ = messages.send(Err(lost)).await;
}
