//! Messages as frames: a length (two bytes, little-endian) and that many bytes of bincode.
//!
//! The only module of this crate that uses bincode. Memory is bounded by the frame's maximum length whatever the bytes say, and a
//! message must fill its frame. No input or output: that is for [`crate::quic`].

mod decoder;
mod frame;

pub use decoder::Decoder;
pub use frame::{EncodeError, Frame, FrameError, Message};
pub(crate) use frame::{encoded_len, write_to};
