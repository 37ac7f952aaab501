//! The send queue of a connection, bounded in bytes.

use std::sync::Arc;

use quinn::SendStream;
use tokio::sync::{AcquireError, OwnedSemaphorePermit, Semaphore, TryAcquireError, mpsc};
use tokio::time::timeout;

use crate::codec::{EncodeError, Frame, Message};
use crate::limits;

/// The bytes charged per queued frame beyond its content.
const FRAME_OVERHEAD: usize = 64;

/// The send queue to a peer. Clones share it.
#[derive(Debug)]
pub struct Outbox<Out> {
    queue: mpsc::UnboundedSender<Queued<Out>>,
    /// The bytes that may still be queued, of ordinary messages; `bulk_capacity` the same for parts of longer texts.
    capacity: Arc<Semaphore>,
    bulk_capacity: Arc<Semaphore>,
    /// Held by the long answer that is queued.
    answer: Arc<Semaphore>,
}

/// An entry of the queue.
#[derive(Debug)]
pub(super) enum Queued<Out> {
    /// A frame, with the capacity that it releases once written.
    Frame(Frame<Out>, Option<OwnedSemaphorePermit>),
    /// The end of the stream, after a last frame if there is one.
    Finish(Option<Frame<Out>>),
}

/// Why a message can't be queued.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SendError {
    /// The connection is closed; [`Peer::recv`](super::Peer::recv) reports why.
    #[error("the connection is gone")]
    Disconnected,
    /// [`OUTBOX_BYTES`](crate::limits::OUTBOX_BYTES) are queued already.
    #[error("the other side is too slow")]
    Slow,
    /// The message can't be encoded.
    #[error(transparent)]
    Encode(#[from] EncodeError),
}

impl<Out> Clone for Outbox<Out> {
    fn clone(&self) -> Outbox<Out> {
        Outbox {
            queue: self.queue.clone(),
            capacity: Arc::clone(&self.capacity),
            bulk_capacity: Arc::clone(&self.bulk_capacity),
            answer: Arc::clone(&self.answer),
        }
    }
}

impl<Out> Outbox<Out> {
    pub(super) fn new() -> (Outbox<Out>, mpsc::UnboundedReceiver<Queued<Out>>) {
        let (queue, queued) = mpsc::unbounded_channel();
        let capacity = |permits| Arc::new(Semaphore::new(permits as usize));
        (
            Outbox {
                queue,
                capacity: capacity(limits::OUTBOX_BYTES),
                bulk_capacity: capacity(limits::OUTBOX_BULK_BYTES),
                answer: capacity(1),
            },
            queued,
        )
    }

    /// Queues a frame, which can be shared between several peers. Never waits.
    ///
    /// # Errors
    /// If the peer is gone or too slow.
    pub fn send_frame(&self, frame: Frame<Out>) -> Result<(), SendError> {
        let room = Arc::clone(&self.capacity).try_acquire_many_owned(size(&frame));
        self.enqueue(frame, Some(room.map_err(SendError::from)?))
    }

    /// Queues an answer of several frames that may be longer than the capacity, in its order among the others. Never waits. The
    /// next one needs capacity as long as this one isn't written.
    ///
    /// # Errors
    /// If the peer is gone or too slow.
    pub fn send_answer(&self, mut frames: Vec<Frame<Out>>) -> Result<(), SendError> {
        match Arc::clone(&self.answer).try_acquire_owned() {
            Ok(answer) => {
                let last = frames.pop();
                frames.into_iter().try_for_each(|frame| self.enqueue(frame, None))?;
                last.map_or(Ok(()), |last| self.enqueue(last, Some(answer)))
            }
            Err(_) => frames.into_iter().try_for_each(|frame| self.send_frame(frame)),
        }
    }

    /// Queues a part of a longer text, waiting for bulk capacity: it never causes [`SendError::Slow`]. Ordinary messages may
    /// overtake it.
    ///
    /// # Errors
    /// If the peer is gone.
    pub async fn send_bulk(&self, frame: Frame<Out>) -> Result<(), SendError> {
        let room = Arc::clone(&self.bulk_capacity).acquire_many_owned(size(&frame)).await;
        self.enqueue(frame, Some(room.map_err(SendError::from)?))
    }

    fn enqueue(&self, frame: Frame<Out>, room: Option<OwnedSemaphorePermit>) -> Result<(), SendError> {
        self.queue.send(Queued::Frame(frame, room)).map_err(|_| SendError::Disconnected)
    }

    /// Queues the end of the stream and closes the queue for all clones.
    pub(super) fn end(&self, last: Option<Frame<Out>>) {
        // Fails only if the writer has ended.
        let _ = self.queue.send(Queued::Finish(last));
        self.capacity.close();
        self.bulk_capacity.close();
        self.answer.close();
    }
}

impl<Out: Message> Outbox<Out> {
    /// Encodes and queues a message. Never waits.
    ///
    /// # Errors
    /// If the peer is gone or too slow, or the message too long.
    pub fn send(&self, message: &Out) -> Result<(), SendError> {
        self.send_frame(Frame::new(message)?)
    }
}

fn size<Out>(frame: &Frame<Out>) -> u32 {
    (frame.as_ref().len() + FRAME_OVERHEAD) as u32
}

impl From<TryAcquireError> for SendError {
    fn from(error: TryAcquireError) -> SendError {
        match error {
            TryAcquireError::NoPermits => SendError::Slow,
            TryAcquireError::Closed => SendError::Disconnected,
        }
    }
}

impl From<AcquireError> for SendError {
    fn from(_: AcquireError) -> SendError {
        SendError::Disconnected
    }
}

/// Writes queued frames; at the end waits until the peer has acknowledged all of them.
pub(super) async fn write<Out>(mut stream: SendStream, mut queued: mpsc::UnboundedReceiver<Queued<Out>>) {
    loop {
        let (frame, ends) = match queued.recv().await {
            Some(Queued::Frame(frame, room)) => (Some((frame, room)), false),
            Some(Queued::Finish(last)) => (last.map(|frame| (frame, None)), true),
            None => (None, true),
        };
        // The reader reports why the connection is lost.
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
        let _ = timeout(limits::GOODBYE_TIMEOUT, stream.stopped()).await;
    }
}
