//! Encoding and decoding of one message as a frame.

use std::fmt;
use std::io::Write;
use std::marker::PhantomData;
use std::sync::Arc;

use bincode::config::{self, Config};
use bincode::enc::write::SizeWriter;
use bincode::error::DecodeError;
use serde::Serialize;
use serde::de::DeserializeOwned;
use skipstone_core::SharedError;

use crate::limits;

/// A type that is sent as a frame.
pub trait Message: Serialize + DeserializeOwned + Send + 'static {
    /// The maximum length of a frame's content, in bytes.
    const MAX_LEN: usize;
}

/// The size of the length prefix, in bytes.
pub(super) const LENGTH_PREFIX: usize = size_of::<u16>();

const _: () = assert!(limits::GUEST_FRAME <= limits::HOST_FRAME && limits::HOST_FRAME <= u16::MAX as usize);

/// The bincode configuration; its limit bounds every allocation while decoding. Values take more room in memory than on the wire.
fn config() -> impl Config {
    config::standard().with_limit::<{ 4 * limits::HOST_FRAME }>()
}

/// An encoded message with its length prefix. Clones share the bytes.
pub struct Frame<M> {
    bytes: Arc<[u8]>,
    message: PhantomData<fn(M)>,
}

/// Why a message can't be encoded.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum EncodeError {
    /// The message is longer than [`Message::MAX_LEN`].
    #[error("the message has {length} bytes, {cap} are allowed")]
    TooLong {
        /// The encoded length, in bytes.
        length: usize,
        /// The maximum for this direction, in bytes.
        cap: usize,
    },
    /// Bincode can't encode the value.
    #[error("the message can't be written")]
    Unwritable(#[source] SharedError),
}

/// Why received bytes can't be decoded. The rest of the stream is unusable.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum FrameError {
    /// The announced length exceeds [`Message::MAX_LEN`].
    #[error("a frame of {length} bytes was announced, {cap} are allowed")]
    TooLong {
        /// The announced length, in bytes.
        length: usize,
        /// The maximum for this direction, in bytes.
        cap: usize,
    },
    /// The frame is shorter than its message.
    #[error("a frame ends in the midst of its message")]
    Truncated,
    /// The frame has this many bytes after its message.
    #[error("a frame has {0} bytes too many")]
    Trailing(usize),
    /// An enum variant that this version doesn't know.
    #[error("a frame has an unknown kind of message in it")]
    Unknown,
    /// A value out of its range, such as seat 13.
    #[error("a frame has a value in it that can't be")]
    Value(#[source] SharedError),
    /// The stream ended within a frame.
    #[error("the stream ended in the midst of a frame")]
    UnexpectedEnd,
}

impl<M: Message> Frame<M> {
    /// Encodes a message.
    ///
    /// # Errors
    /// If it is longer than [`Message::MAX_LEN`].
    pub fn new(message: &M) -> Result<Frame<M>, EncodeError> {
        let mut bytes = vec![0; LENGTH_PREFIX];
        bincode::serde::encode_into_std_write(message, &mut bytes, config())
            .map_err(|error| EncodeError::Unwritable(SharedError::new(error)))?;
        let length = bytes.len() - LENGTH_PREFIX;
        if length > M::MAX_LEN {
            return Err(EncodeError::TooLong { length, cap: M::MAX_LEN });
        }
        bytes[..LENGTH_PREFIX].copy_from_slice(&(length as u16).to_le_bytes());
        Ok(Frame { bytes: bytes.into(), message: PhantomData })
    }
}

/// Writes a value in its wire form, without a length: what hashes are made of.
///
/// # Errors
/// If the writer fails, or bincode can't encode the value.
pub(crate) fn write_to(value: &impl Serialize, writer: &mut impl Write) -> Result<(), EncodeError> {
    let written = bincode::serde::encode_into_std_write(value, writer, config::standard());
    written.map(drop).map_err(|error| EncodeError::Unwritable(SharedError::new(error)))
}

/// The number of bytes of a value in its wire form; 0 if bincode can't encode it.
pub(crate) fn encoded_len(value: &impl Serialize) -> usize {
    let mut counter = SizeWriter::default();
    match bincode::serde::encode_into_writer(value, &mut counter, config::standard()) {
        Ok(()) => counter.bytes_written,
        Err(_) => 0,
    }
}

#[cfg(any(test, feature = "testing"))]
impl<M> Frame<M> {
    /// A frame of arbitrary bytes, not checked and without an added length prefix.
    pub fn raw(bytes: &[u8]) -> Frame<M> {
        Frame { bytes: bytes.into(), message: PhantomData }
    }
}

impl<M> AsRef<[u8]> for Frame<M> {
    /// The bytes to send, length prefix included.
    fn as_ref(&self) -> &[u8] {
        &self.bytes
    }
}

impl<M> Clone for Frame<M> {
    fn clone(&self) -> Frame<M> {
        Frame { bytes: Arc::clone(&self.bytes), message: PhantomData }
    }
}

/// Shows the size only: frames hold cards that must not appear in logs.
impl<M> fmt::Debug for Frame<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Frame({} bytes)", self.bytes.len())
    }
}

/// Decodes a frame's content, which must be exactly one message.
pub(super) fn read<M: Message>(content: &[u8]) -> Result<M, FrameError> {
    let (message, read) = bincode::serde::decode_from_slice(content, config()).map_err(frame_error)?;
    match content.len() - read {
        0 => Ok(message),
        trailing => Err(FrameError::Trailing(trailing)),
    }
}

fn frame_error(error: DecodeError) -> FrameError {
    match error {
        // A text or list whose length exceeds the limit is truncated just like one a little too long.
        DecodeError::UnexpectedEnd { .. } | DecodeError::LimitExceeded => FrameError::Truncated,
        DecodeError::OtherString(why) if why.contains("expected variant index") => FrameError::Unknown,
        DecodeError::UnexpectedVariant { .. } => FrameError::Unknown,
        // The text may quote the peer, so it is shortened.
        DecodeError::OtherString(why) => {
            FrameError::Value(SharedError::new(why.chars().take(limits::SHORT_TEXT).collect::<String>()))
        }
        other => FrameError::Value(SharedError::new(other)),
    }
}
