//! Messages as bytes: frames of a length (two bytes, little-endian) and that many bytes of bincode.
//!
//! Bincode is known here alone. Reading is bounded by the frame's cap whatever the bytes say, and a message must be all of its
//! frame. Nothing here reads or writes: that is for [`crate::quic`].

mod decoder;

use std::fmt;
use std::marker::PhantomData;
use std::sync::Arc;

use bincode::config::{self, Config};
use bincode::error::DecodeError;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::limits;

pub use decoder::Decoder;

/// What can go over the wire.
pub trait Message: Serialize + DeserializeOwned + Send + 'static {
    /// The longest one, in bytes of its frame's content.
    const CAP: usize;
}

/// How many bytes tell a frame's length.
const LENGTH: usize = size_of::<u16>();

const _: () = assert!(limits::GUEST_FRAME <= limits::HOST_FRAME && limits::HOST_FRAME <= u16::MAX as usize);

/// No single allocation while reading is larger than this limit.
fn config() -> impl Config {
    config::standard().with_limit::<{ limits::HOST_FRAME }>()
}

/// A message ready to be sent, as often as needed: a copy costs nothing.
pub struct Frame<M> {
    bytes: Arc<[u8]>,
    message: PhantomData<fn(M)>,
}

/// Why a message can't be sent.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Unsendable {
    /// Longer than the other side reads.
    #[error("the message has {length} bytes, {cap} are allowed")]
    TooLong {
        /// Its length.
        length: usize,
        /// What is allowed.
        cap: usize,
    },
    /// It has no form on the wire.
    #[error("the message can't be written: {0}")]
    Unwritable(String),
}

/// Why received bytes are no message. Whatever comes after them has no meaning any more.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadFrame {
    /// Longer than any message.
    #[error("a frame of {length} bytes was announced, {cap} are allowed")]
    TooLong {
        /// As announced.
        length: usize,
        /// What is allowed.
        cap: usize,
    },
    /// The frame holds less than its message needs.
    #[error("a frame ends in the midst of its message")]
    Short,
    /// The frame holds more than its message.
    #[error("a frame has {0} bytes too many")]
    Trailing(usize),
    /// A kind of message, or of a part of one, that nobody knows.
    #[error("a frame has an unknown kind of message in it")]
    Unknown,
    /// A value that can't be, such as a seat 13.
    #[error("a frame has a value in it that can't be: {0}")]
    Value(String),
    /// The stream ended within a frame.
    #[error("the stream ended in the midst of a frame")]
    Cut,
}

impl<M: Message> Frame<M> {
    /// Writes a message.
    ///
    /// # Errors
    /// If it is longer than the other side would read.
    pub fn new(message: &M) -> Result<Frame<M>, Unsendable> {
        let mut bytes = vec![0; LENGTH];
        bincode::serde::encode_into_std_write(message, &mut bytes, config())
            .map_err(|error| Unsendable::Unwritable(error.to_string()))?;
        let length = bytes.len() - LENGTH;
        if length > M::CAP {
            return Err(Unsendable::TooLong { length, cap: M::CAP });
        }
        bytes[..LENGTH].copy_from_slice(&(length as u16).to_le_bytes());
        Ok(Frame { bytes: bytes.into(), message: PhantomData })
    }
}

#[cfg(any(test, feature = "testing"))]
impl<M> Frame<M> {
    /// Any bytes as they are: for tests of what becomes of them.
    pub fn raw(bytes: &[u8]) -> Frame<M> {
        Frame { bytes: bytes.into(), message: PhantomData }
    }
}

impl<M> AsRef<[u8]> for Frame<M> {
    /// The bytes that go over the wire, their length in front.
    fn as_ref(&self) -> &[u8] {
        &self.bytes
    }
}

impl<M> Clone for Frame<M> {
    fn clone(&self) -> Frame<M> {
        Frame { bytes: Arc::clone(&self.bytes), message: PhantomData }
    }
}

/// Frames hold cards that not everyone may see: no log shows more than their size.
impl<M> fmt::Debug for Frame<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Frame({} bytes)", self.bytes.len())
    }
}

/// Reads the message that is all of a frame's content.
fn read<M: Message>(content: &[u8]) -> Result<M, BadFrame> {
    let (message, read) = bincode::serde::decode_from_slice(content, config()).map_err(bad)?;
    match content.len() - read {
        0 => Ok(message),
        trailing => Err(BadFrame::Trailing(trailing)),
    }
}

fn bad(error: DecodeError) -> BadFrame {
    match error {
        // A text or list that claims to be longer than any frame is as short of bytes as one a little too long.
        DecodeError::UnexpectedEnd { .. } | DecodeError::LimitExceeded => BadFrame::Short,
        DecodeError::OtherString(why) if why.contains("expected variant index") => BadFrame::Unknown,
        DecodeError::UnexpectedVariant { .. } => BadFrame::Unknown,
        DecodeError::OtherString(why) => BadFrame::Value(why.chars().take(limits::TEXT).collect()),
        other => BadFrame::Value(other.to_string()),
    }
}
