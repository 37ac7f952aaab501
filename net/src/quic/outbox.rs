//! What waits for a peer to read it.

use std::sync::Arc;

use quinn::SendStream;
use tokio::sync::{AcquireError, OwnedSemaphorePermit, Semaphore, TryAcquireError, mpsc};
use tokio::time::timeout;

use crate::codec::{Frame, Message, Unsendable};
use crate::limits;

/// What a waiting frame takes up beyond its own bytes.
const OVERHEAD: usize = 64;

/// Where messages to a peer go. Copies lead to the same peer.
#[derive(Debug)]
pub struct Outbox<Out> {
    queue: mpsc::UnboundedSender<Queued<Out>>,
    /// What bounds the queue: bytes that may still wait, of ordinary messages and of longer texts.
    room: Arc<Semaphore>,
    bulk_room: Arc<Semaphore>,
}

/// What waits to be written.
#[derive(Debug)]
pub(super) enum Queued<Out> {
    /// A frame, and the room that it gives back once it is written.
    Frame(Frame<Out>, OwnedSemaphorePermit),
    /// The last word, if there is one. Nothing more will come.
    End(Option<Frame<Out>>),
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
        Outbox {
            queue: self.queue.clone(),
            room: Arc::clone(&self.room),
            bulk_room: Arc::clone(&self.bulk_room),
        }
    }
}

impl<Out> Outbox<Out> {
    pub(super) fn new() -> (Outbox<Out>, mpsc::UnboundedReceiver<Queued<Out>>) {
        let (queue, queued) = mpsc::unbounded_channel();
        let room = |bytes| Arc::new(Semaphore::new(bytes as usize));
        (Outbox { queue, room: room(limits::OUTBOX), bulk_room: room(limits::OUTBOX_BULK) }, queued)
    }

    /// Sends what was written once for several peers; it doesn't wait.
    ///
    /// # Errors
    /// If the peer is gone or too slow.
    pub fn send_frame(&self, frame: Frame<Out>) -> Result<(), SendError> {
        let room = Arc::clone(&self.room).try_acquire_many_owned(size(&frame));
        self.put(frame, room.map_err(SendError::from)?)
    }

    /// Sends a piece of something longer as soon as there is room for it: it makes no peer slow. Ordinary messages may overtake
    /// it.
    ///
    /// # Errors
    /// If the peer is gone.
    pub async fn send_bulk(&self, frame: Frame<Out>) -> Result<(), SendError> {
        let room = Arc::clone(&self.bulk_room).acquire_many_owned(size(&frame)).await;
        self.put(frame, room.map_err(SendError::from)?)
    }

    fn put(&self, frame: Frame<Out>, room: OwnedSemaphorePermit) -> Result<(), SendError> {
        self.queue.send(Queued::Frame(frame, room)).map_err(|_| SendError::Gone)
    }

    /// Lets nothing more come after a last word, whoever sends at the same time.
    pub(super) fn end(&self, last: Option<Frame<Out>>) {
        // It fails where the end has come already.
        let _ = self.queue.send(Queued::End(last));
        self.room.close();
        self.bulk_room.close();
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
}

fn size<Out>(frame: &Frame<Out>) -> u32 {
    (frame.as_ref().len() + OVERHEAD) as u32
}

impl From<TryAcquireError> for SendError {
    fn from(error: TryAcquireError) -> SendError {
        match error {
            TryAcquireError::NoPermits => SendError::Slow,
            TryAcquireError::Closed => SendError::Gone,
        }
    }
}

impl From<AcquireError> for SendError {
    fn from(_: AcquireError) -> SendError {
        SendError::Gone
    }
}

/// Writes what comes, and at the end waits until the peer has all of it.
pub(super) async fn write<Out>(mut stream: SendStream, mut queued: mpsc::UnboundedReceiver<Queued<Out>>) {
    loop {
        let (frame, ends) = match queued.recv().await {
            Some(Queued::Frame(frame, room)) => (Some((frame, Some(room))), false),
            Some(Queued::End(last)) => (last.map(|frame| (frame, None)), true),
            None => (None, true),
        };
        // Why the connection is gone is for the reader to tell.
        if let Some((frame, _room)) = frame
            && stream.write_all(frame.as_ref()).await.is_err()
        {
            return;
        }
        if ends {
            break;
        }
    }
    if stream.finish().is_ok() {
        let _ = timeout(limits::GOODBYE, stream.stopped()).await;
    }
}
