//! Who is at the other end of a connection, and the messages to and from there.

use std::net::SocketAddr;

use quinn::{Connection, RecvStream, SendStream, VarInt};
use rustls::pki_types::CertificateDer;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use super::error::Lost;
use super::{EXPORTER, tls};
use crate::codec::{Decoder, Frame, Message, Unsendable};
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
/// One task reads and one writes, each with a queue of limited length. Dropping a peer ends the connection as soon as what was
/// sent is through; [`Peer::close`] waits for that.
#[derive(Debug)]
pub struct Peer<In, Out> {
    connection: Connection,
    binding: Binding,
    side: Side,
    inbox: mpsc::Receiver<Result<In, Lost>>,
    outbox: Outbox<Out>,
    writer: JoinHandle<()>,
}

/// Where messages to a peer go.
#[derive(Debug)]
pub struct Outbox<Out> {
    /// `None`: nothing more will come.
    frames: mpsc::Sender<Option<Frame<Out>>>,
}

/// Why a message isn't sent.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SendError {
    /// The connection is gone; reading from it tells why.
    #[error("the connection is gone")]
    Gone,
    /// The peer doesn't read what it is sent.
    #[error("the other side is too slow")]
    Slow,
    /// The message can't be sent to anybody.
    #[error(transparent)]
    Unsendable(#[from] Unsendable),
}

impl<Out> Clone for Outbox<Out> {
    fn clone(&self) -> Outbox<Out> {
        Outbox { frames: self.frames.clone() }
    }
}

impl<Out: Message> Outbox<Out> {
    /// Sends a message; it doesn't wait.
    ///
    /// # Errors
    /// If the peer is gone or too slow, or the message too long.
    pub fn send(&self, message: &Out) -> Result<(), SendError> {
        self.send_frame(Frame::new(message)?)
    }

    /// Sends what was written once for several peers.
    ///
    /// # Errors
    /// If the peer is gone or too slow.
    pub fn send_frame(&self, frame: Frame<Out>) -> Result<(), SendError> {
        self.put(Some(frame))
    }

    fn put(&self, frame: Option<Frame<Out>>) -> Result<(), SendError> {
        self.frames.try_send(frame).map_err(|error| match error {
            mpsc::error::TrySendError::Full(_) => SendError::Slow,
            mpsc::error::TrySendError::Closed(_) => SendError::Gone,
        })
    }
}

impl<In: Message + Send + 'static, Out: Message + Send + 'static> Peer<In, Out> {
    /// Takes up a connection whose stream is open; `side` is this program's.
    pub(super) fn new(
        connection: Connection,
        (sending, receiving): (SendStream, RecvStream),
        own: Fingerprint,
        side: Side,
    ) -> Result<Peer<In, Out>, Lost> {
        let shown = fingerprint(&connection)?;
        let (host, guest) = match side {
            Side::Host => (own, shown),
            Side::Guest => (shown, own),
        };
        let mut channel = [0; 32];
        let exported = connection.export_keying_material(&mut channel, EXPORTER, b"");
        exported.map_err(|_| Lost::Broken("TLS exports no keys".to_owned()))?;
        let (frames, queue) = mpsc::channel(limits::OUTBOX);
        let (messages, inbox) = mpsc::channel(limits::INBOX);
        tokio::spawn(read(receiving, messages));
        Ok(Peer {
            writer: tokio::spawn(write(sending, queue)),
            connection,
            binding: Binding { channel, host, guest },
            side,
            inbox,
            outbox: Outbox { frames },
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
        let said = last.map_or(Ok(()), |last| self.outbox.send(last));
        if said.and_then(|()| self.outbox.put(None)).is_ok() {
            // Too late is as good as never: the connection is closed either way.
            let _ = timeout(limits::GOODBYE, &mut self.writer).await;
        }
        self.connection.close(VarInt::from_u32(0), b"");
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
            Err(quinn::ReadError::ConnectionLost(error)) => break error.into(),
            Err(error) => break Lost::Broken(error.to_string()),
        }
    };
    // Nobody may be there any more to be told.
    let _ = messages.send(Err(lost)).await;
}

/// Writes what comes, and at the end waits until the peer has all of it.
async fn write<Out>(mut stream: SendStream, mut frames: mpsc::Receiver<Option<Frame<Out>>>) {
    while let Some(Some(frame)) = frames.recv().await {
        // Why the connection is gone is for the reader to tell.
        if stream.write_all(frame.as_ref()).await.is_err() {
            return;
        }
    }
    if stream.finish().is_ok() {
        let _ = timeout(limits::GOODBYE, stream.stopped()).await;
    }
}
